/** A party as it is stored, with its number. */
export interface PartyText {
  id: number;
  json: string;
}
