/** Somebody whom an article names: what it says of them, and which part they play by it. */
import type { Harmless } from './bystanders.ts';
import { type Verdict, isAccusing } from './verdicts.ts';

/** Accused; cleared; a bystander, who tells, judges, helps or suffered; or just named. */
export type Part = 'accused' | 'cleared' | 'named' | 'bystander';

export interface Character {
  isParty: boolean;
  /** Named by two words together that are no place, so surely somebody. */
  isFull: boolean;
  /** Small letters, without titles. */
  words: Set<string>;
  /** The last word on the character in each scene that has one. */
  verdicts: { verdict: Verdict; isTitle: boolean }[];
  /** In how many scenes a title shows it to be a bystander, what it does there, or that it is told for another's sake. */
  harmless: Record<Harmless, number>;
  /** The numbers of the scenes that name or take up the character. */
  scenes: Set<number>;
}

/** Somebody of whom nothing is told yet. */
export const aCharacter = (isParty: boolean): Character => ({
  isParty,
  isFull: false,
  words: new Set(),
  verdicts: [],
  harmless: { 'by title': 0, 'by deed': 0, 'for another': 0 },
  scenes: new Set(),
});

/** The part that a character plays in the whole. */
export function partOf({ verdicts, harmless, scenes }: Character): Part {
  if (isCleared({ verdicts })) return 'cleared';
  const against = verdicts.filter(({ verdict }) => isAccusing(verdict));
  const isGuilty = against.some(({ verdict }) => verdict === 'guilty');
  // Whoever is shown in office more often than accused is rather mistaken for an accused than one.
  if (isGuilty || (against.length > 0 && against.length >= harmless['by title'])) return 'accused';
  if (against.length > 0) return 'bystander';
  if (verdicts.length > 0) return 'cleared';
  const isBystander = harmless['by title'] > 0 || harmless['by deed'] * 2 >= scenes.size;
  return isBystander ? 'bystander' : 'named';
}

/** Whether a character is mostly told of for another's sake. */
export const isForAnother = ({ harmless, scenes }: Character): boolean => harmless['for another'] * 2 >= scenes.size;

/** Cleared by the headline, or by the text without a verdict of guilt behind it. */
export function isCleared({ verdicts }: Pick<Character, 'verdicts'>): boolean {
  if (verdicts.some(({ verdict, isTitle }) => isTitle && verdict === 'cleared')) return true;
  const last = verdicts.findLastIndex(({ verdict }) => verdict === 'cleared');
  return last >= 0 && !verdicts.slice(last).some(({ verdict }) => verdict === 'guilty');
}

/** A verdict of a sentence on somebody; one in a relative clause tells what was before. */
export interface Told {
  verdict: Verdict;
  isBackground: boolean;
  /** Told by a sentence before, so that this one has the better word. */
  isIntroduced?: boolean;
}

/**
 * The last word of a sentence counts, unless it is in the background; that somebody is not accused of more does not take
 * back what is said before, and what somebody is cleared of was an accusation.
 */
export function tell(verdicts: Map<Character, Told>, character: Character, told: Told): void {
  const before = verdicts.get(character);
  if (before) {
    if (told.verdict === 'unaccused') return;
    if (told.isBackground && !(before.isIntroduced && isAccusing(before.verdict))) return;
    if (
      isLighter(told.verdict) &&
      (before.verdict === 'guilty' || (before.verdict === 'cleared' && !before.isBackground))
    ) {
      return;
    }
  }
  verdicts.set(character, told);
}

const isLighter = (verdict: Verdict) => verdict === 'accused' || verdict === 'did';
