/** An incremental hash that every host has (SHA-256). */
export interface Hasher {
  update(data: string | Uint8Array): Hasher;
  hex(): string;
}
