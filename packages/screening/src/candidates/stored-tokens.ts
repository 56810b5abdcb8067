/** How a segment stores the words of names: each distinct word once, so that no name is read twice. */
import { type NameToken, type TokenKind, nameToken } from '../names/name-token.ts';
import { isLatin, isThaiOrKhmer } from '../names/scripts/script-of.ts';
import type { ByteReader, ByteWriter } from './packed-bytes.ts';
import { storedPerBit } from './segment-format.ts';

/** The kind of a stored word; an acronym of the whole name is stored like a word. */
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

/** Parts of a stored word's first number; its weight in tenths of a bit is above them. */
const kindBits = 0xf;
const patronymic = 0x10;
const syllabic = 0x20;
/** It has one spelling and its text is not kept, like most words. */
const isPlain = 0x40;
const weightAt = 7;

/**
 * Whether the text of a word must be kept. Words that stand for an idea, a number or a suffix are joined as they are
 * written, and so is a word whose first spelling custom changes (Amir-Abdollahian). Words in other scripts are compared
 * more freely with Latin ones; a final 'a' means nothing in Indian scripts; and Thai and Khmer show their vowels.
 */
export const keepsText = ({ kind, text, forms }: NameToken): boolean =>
  writtenOtherwise.has(kind) ||
  (kind === 'word' &&
    (isSpelledOut(text, forms[0]) || isThaiOrKhmer(text) || (text !== forms[0] && /^[a-z]+$/.test(text))));
const isSpelledOut = (text: string, form = ''): boolean => text !== '' && !isLatin(text) && /^[a-z]/.test(form);
const writtenOtherwise: ReadonlySet<TokenKind> = new Set(['generic', 'place', 'legal-form', 'number', 'suffix']);

/** A stored word. `text` is the number of its text plus one, or 0; `forms` are the numbers of its spellings. */
export interface StoredToken {
  kind: StoredKind;
  weight: number;
  flags: number;
  text: number;
  forms: readonly number[];
}

/** A word to be stored, given the numbers of its texts. */
export function storedToken(token: NameToken, text: number, forms: readonly number[]): StoredToken {
  const flags = (token.isPatronymic ? patronymic : 0) | (token.isSyllabic ? syllabic : 0);
  return { kind: token.kind, weight: Math.round(token.bits * storedPerBit), flags, text, forms };
}

/** An acronym to be stored, given the number of its text. */
export const storedAcronym = (form: number): StoredToken => ({
  kind: 'acronym',
  weight: 0,
  flags: 0,
  text: 0,
  forms: [form],
});

export function writeToken({ kind, weight, flags, text, forms }: StoredToken, out: ByteWriter): void {
  const plain = text === 0 && forms.length === 1;
  out.number(kinds.indexOf(kind) | flags | (plain ? isPlain : 0) | (weight << weightAt));
  if (!plain) out.number(text);
  for (const form of forms) out.number(form);
}

/** The reverse of `writeToken`. */
export function readToken(from: ByteReader): StoredToken {
  const head = from.number();
  const text = head & isPlain ? 0 : from.number();
  const forms: number[] = [];
  while (from.at < from.end) forms.push(from.number());
  const kind = kinds[head & kindBits] ?? 'word';
  return { kind, weight: head >>> weightAt, flags: head & (patronymic | syllabic), text, forms };
}

/** The word, given its texts. Not for acronyms. */
export function tokenOf({ kind, weight, flags }: StoredToken, text: string, forms: readonly string[]): NameToken {
  if (kind === 'acronym') throw new TypeError('An acronym is no word of a name.');
  const token = nameToken(text, forms, kind, weight / storedPerBit, (flags & syllabic) !== 0);
  token.isPatronymic = (flags & patronymic) !== 0;
  return token;
}
