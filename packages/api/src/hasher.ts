/** An incremental SHA-256, which the host supplies: the web platform has none. */
export interface Hasher {
  update(data: string | Uint8Array): Hasher;
  /** The digest in lower-case hexadecimal. */
  hex(): string;
}
