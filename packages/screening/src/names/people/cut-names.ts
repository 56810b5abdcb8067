/** Names whose last word may be a fragment, because a field or a system was too short for it. */
import { fillsField } from '../field-lengths.ts';
import { fold } from '../fold.ts';
import type { Peculiarity } from '../name-token.ts';
import { isFrequentName } from '../rarity.ts';
import { romaniseWord } from '../romanise.ts';
import { endingLength } from './name-endings.ts';
import { isEstablishedFamily } from './near-names.ts';
import { kinOf } from './nicknames.ts';

/** A name without its last word, and the fragment of that word. */
export interface EndOfName {
  before: string;
  fragment: Pick<Peculiarity, 'cut' | 'rest'>;
}

/**
 * The last word that may be cut off, in a name of at least three words that fills a field (MARIA FERNANDEZ VILL) or is
 * long and ends in no known name.
 */
export function endThatMayBeCut(text: string): EndOfName | undefined {
  const isOfDocument = text.includes('<<');
  const isFull = isOfDocument || fillsField(text);
  const last = isFull || text.length >= oftenCut ? (isOfDocument ? lastOfDocument : lastOfMany).exec(text) : null;
  if (!last) return undefined;
  const end = fold(last[1]!);
  const spelled = romaniseWord(end)[0] ?? '';
  const before = text.slice(0, last.index);
  if (isFull) return { before, fragment: { cut: spelled } };
  return mayBeBeginning(spelled) ? { before, fragment: { rest: end } } : undefined;
}
/**
 * The machine-readable line of a document cannot hold all names. It separates them by fillers and cuts the last one:
 * KUZNETSOV<<ANDREI<SERG.
 */
const lastOfDocument = /(?<=\p{L})<+(\p{L}+)$/u;
const lastOfMany = /(?<=^(?:\p{L}+[\s,-]+)+\p{L}+)[\s,-]+(\p{L}+)$/u;

/** From about this length on, systems cut names anywhere, and no known name is just the beginning of another one. */
const oftenCut = 26;
const mayBeBeginning = (word: string): boolean =>
  word.length >= MIN_BEGINNING_LENGTH &&
  word.length <= MAX_BEGINNING_LENGTH &&
  /^[a-z]+$/.test(word) &&
  endingLength(word) === 0 &&
  !isFrequentName(word) &&
  kinOf(word).size === 0 &&
  !isEstablishedFamily(word);
const MIN_BEGINNING_LENGTH = 3;
const MAX_BEGINNING_LENGTH = 9;
