/** The legal stage: from a suspicion to a sentence, or to an acquittal. */
import { type FoundPhrase, phraseFinder } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { ACCUSING_PHRASES, CLEARING_PHRASES, DEEDS } from './tables/accusing-phrases.ts';
import { STAGE_PHRASES } from './tables/stage-phrases.ts';

export type LegalStage = keyof typeof STAGE_PHRASES;

/** Finds accusations. */
export const findAccusations: (words: readonly TextWord[]) => FoundPhrase<keyof typeof ACCUSING_PHRASES>[] =
  phraseFinder(ACCUSING_PHRASES);

/** Finds phrases that clear somebody. */
export const findClearings: (words: readonly TextWord[]) => FoundPhrase<keyof typeof CLEARING_PHRASES>[] =
  phraseFinder(CLEARING_PHRASES);

/** Finds verbs of wrongdoing. */
export const findDeeds: (words: readonly TextWord[]) => FoundPhrase<'deed'>[] = phraseFinder({ deed: DEEDS });

const findLooseStages = phraseFinder(STAGE_PHRASES);

/** Finds phrases that show a stage: accusations and clearings, and words that merely belong to the law. */
export const findStages = (words: readonly TextWord[]): FoundPhrase<LegalStage>[] => [
  ...findLooseStages(words),
  ...findAccusations(words),
  ...findClearings(words),
];

/**
 * How much an accusation weighs at each stage, from 0 to 1: a judge's word more than a prosecutor's, a prosecutor's
 * more than a newspaper's. An acquittal is still worth knowing, but never more than a low risk.
 */
export const STAGE_WEIGHTS: Readonly<Record<LegalStage, number>> = {
  convicted: 0.95,
  sanctioned: 0.95,
  fined: 0.85,
  charged: 0.85,
  settled: 0.75,
  investigated: 0.7,
  suspected: 0.66,
  acquitted: 0.3,
  dropped: 0.3,
};

/** The end of a case comes before its beginnings: 'acquitted of the fraud he was charged with' is an acquittal. */
const ORDER: readonly LegalStage[] = [
  'acquitted',
  'dropped',
  'convicted',
  'sanctioned',
  'fined',
  'settled',
  'charged',
  'investigated',
  'suspected',
];

/** The furthest stage of several; null if there is none. */
export function furthestStage(stages: Iterable<LegalStage>): LegalStage | null {
  const stated = new Set(stages);
  return ORDER.find((stage) => stated.has(stage)) ?? null;
}

/** The stage in one sentence. 'Acquitted of bribery but convicted of fraud' is a conviction. */
export function stageOf(words: readonly TextWord[], stages: readonly FoundPhrase<LegalStage>[]): LegalStage | null {
  const cleared = stages.find(({ meaning }) => CLEARED.has(meaning));
  const isGuiltyOfAnother = stages.some(
    ({ meaning, first }) => cleared && meaning === 'convicted' && first > cleared.last && !isNoun(words[first]),
  );
  return isGuiltyOfAnother ? 'convicted' : furthestStage(stages.map(({ meaning }) => meaning));
}

/** In 'overturned his conviction' the second word is not a verdict of its own. */
const isNoun = (word: TextWord | undefined) => word?.text.startsWith('conviction') ?? false;

/** The stages at which nothing remains of the accusation. */
export const CLEARED: ReadonlySet<LegalStage> = new Set(['acquitted', 'dropped']);
