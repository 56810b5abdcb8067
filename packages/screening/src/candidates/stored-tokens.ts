/** How a segment keeps the words of names: each distinct word once, as 32-bit words, so that no name is read twice. */
import type { NameToken, TokenKind } from '../names/name-token.ts';
import { storedPerBit } from './segment-format.ts';

/** What a stored word is; an acronym of the whole name is kept beside its words. */
export type StoredKind = TokenKind | 'acronym';
const kinds: readonly StoredKind[] = [
  'word',
  'initial',
  'number',
  'legal-form',
  'generic',
  'place',
  'suffix',
  'light',
  'acronym',
];

/** Parts of the first 32-bit word of a stored word. */
const kindBits = 0xf;
const patronymic = 0x10;
const syllabic = 0x20;
const weightAt = 8;
const formsAt = 16;

/** Words that stand for an idea are written together as they read, not by the idea: only their text must be kept. */
export const keepsText = (kind: TokenKind): boolean => kind === 'generic' || kind === 'place' || kind === 'legal-form';

/** A word as 32-bit words: what it is, the number of its text (0 for none, else one more), the numbers of its spellings. */
export function packToken(token: NameToken, text: number, forms: readonly number[]): number[] {
  const flags = (token.isPatronymic ? patronymic : 0) | (token.isSyllabic ? syllabic : 0);
  const weight = Math.round(token.bits * storedPerBit);
  return [kinds.indexOf(token.kind) | flags | (weight << weightAt) | (forms.length << formsAt), text, ...forms];
}

/** An acronym as 32-bit words. */
export const packAcronym = (form: number): number[] => [kinds.indexOf('acronym') | (1 << formsAt), 0, form];

/** What a stored word is. */
export const storedKind = (head: number): StoredKind => kinds[head & kindBits] ?? 'word';

/** The reverse of `packToken`, given the texts of the spellings. */
export function unpackToken(head: number, text: string, forms: readonly string[]): NameToken {
  const kind = storedKind(head);
  if (kind === 'acronym') throw new TypeError('An acronym is no word of a name.');
  return {
    text,
    forms,
    kind,
    bits: ((head >>> weightAt) & 0xff) / storedPerBit,
    ...(head & patronymic ? { isPatronymic: true } : {}),
    ...(head & syllabic ? { isSyllabic: true } : {}),
  };
}
