/** A character of an article: what the article says about them, and the part they play according to it. */
import type { Harmless } from './bystanders.ts';
import { type Verdict, isAccusing } from './verdicts.ts';

/** Accused; cleared; a bystander, who speaks, judges, helps or suffers; or just named. */
export type Part = 'accused' | 'cleared' | 'named' | 'bystander';

export interface Character {
  isParty: boolean;
  /** Named by two adjacent words that are not a place, so certainly somebody. */
  isFull: boolean;
  /** In lower case, without titles. */
  words: Set<string>;
  /** The final word on the character in each scene that has one. */
  verdicts: { verdict: Verdict; isTitle: boolean }[];
  /**
   * In how many scenes a title shows it to be a bystander, or its deed does, or it is mentioned only because of
   * another.
   */
  harmless: Record<Harmless, number>;
  /** The numbers of the scenes that mention the character. */
  scenes: Set<number>;
}

/** A character about whom nothing is known yet. */
export const aCharacter = (isParty: boolean): Character => ({
  isParty,
  isFull: false,
  words: new Set(),
  verdicts: [],
  harmless: { 'by title': 0, 'by deed': 0, 'for another': 0 },
  scenes: new Set(),
});

/** The part that a character plays in the whole article. */
export function partOf({ verdicts, harmless, scenes }: Character): Part {
  if (isCleared({ verdicts })) return 'cleared';
  const against = verdicts.filter(({ verdict }) => isAccusing(verdict));
  const isGuilty = against.some(({ verdict }) => verdict === 'guilty');
  // A character shown in office more often than accused was probably only mistaken for an accused.
  if (isGuilty || (against.length > 0 && against.length >= harmless['by title'])) return 'accused';
  if (against.length > 0) return 'bystander';
  if (verdicts.length > 0) return 'cleared';
  const isBystander = harmless['by title'] > 0 || harmless['by deed'] * 2 >= scenes.size;
  return isBystander ? 'bystander' : 'named';
}

/** Whether a character is mostly mentioned because of another. */
export const isForAnother = ({ harmless, scenes }: Character): boolean => harmless['for another'] * 2 >= scenes.size;

/** Cleared by the headline, or by the text with no guilty verdict after it. */
export function isCleared({ verdicts }: Pick<Character, 'verdicts'>): boolean {
  if (verdicts.some(({ verdict, isTitle }) => isTitle && verdict === 'cleared')) return true;
  const last = verdicts.findLastIndex(({ verdict }) => verdict === 'cleared');
  return last >= 0 && !verdicts.slice(last).some(({ verdict }) => verdict === 'guilty');
}

/** A verdict of a sentence on somebody; a verdict in a relative clause describes the past. */
export interface SentenceVerdict {
  verdict: Verdict;
  isBackground: boolean;
  /** Stated by a previous sentence, so that this sentence takes precedence. */
  isIntroduced?: boolean;
}

/**
 * The last verdict of a sentence counts, unless it is in the background. 'Not accused of more' does not cancel earlier
 * statements, and what somebody is cleared of was an accusation.
 */
export function addVerdict(
  verdicts: Map<Character, SentenceVerdict>,
  character: Character,
  next: SentenceVerdict,
): void {
  const before = verdicts.get(character);
  if (before) {
    if (next.verdict === 'unaccused') return;
    if (next.isBackground && !(before.isIntroduced && isAccusing(before.verdict))) return;
    if (
      isLighter(next.verdict) &&
      (before.verdict === 'guilty' || (before.verdict === 'cleared' && !before.isBackground))
    ) {
      return;
    }
  }
  verdicts.set(character, next);
}

const isLighter = (verdict: Verdict) => verdict === 'accused' || verdict === 'did';
