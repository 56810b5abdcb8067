import type { FoundBy, PartyName } from '@tamis/screening';
import * as v from 'valibot';
import { plainWords } from './words.ts';

/**
 * Why a name was found: it has the words as they were typed, words that begin with them or have them inside, words spelled
 * alike, words of another script; or it is another name of the party. Or the party bears the number that was typed.
 */
export const Reason = v.picklist(['name', 'beginning', 'inside', 'spelling', 'transliterated', 'alias', 'identifier']);
export type Reason = v.InferOutput<typeof Reason>;

/** The reason that says most about a name that was found. */
export function reasonOf(q: string, name: PartyName, by: FoundBy | 'identifier'): Reason {
  if (by === 'identifier') return by;
  if (name.kind !== 'primary') return name.kind === 'original-script' ? 'transliterated' : 'alias';
  if (!shareScript(q, name.text)) return 'transliterated';
  if (by !== 'word') return by;
  if (holdsEveryWord(q, name.text)) return 'name';
  // Of a name that is written without spaces: 金, 金正恩.
  return name.text.startsWith(q) ? 'beginning' : name.text.includes(q) ? 'inside' : 'spelling';
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
];

/**
 * Whether both have letters of one of the common scripts, or neither has a letter of any; digits and signs are of every
 * script.
 */
function shareScript(one: string, other: string): boolean {
  if (![one, other].every((text) => /\p{L}/u.test(text))) return true;
  const ofBoth = SCRIPTS.some((script) => script.test(one) && script.test(other));
  return ofBoth || !SCRIPTS.some((script) => script.test(one) || script.test(other));
}

/** Whether a name has all words of a question as they were typed. */
export function holdsEveryWord(q: string, name: string): boolean {
  const words = new Set(plainWords(name));
  return plainWords(q).every((word) => words.has(word));
}
