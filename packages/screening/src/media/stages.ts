/** How far the law has come: from a suspicion to a sentence, or to its opposite. */
import { type FoundPhrase, phraseFinder } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { STAGE_PHRASES } from './tables/stage-phrases.ts';

export type LegalStage = keyof typeof STAGE_PHRASES;

/** Finds what tells a stage in a sentence. */
export const findStages: (words: readonly TextWord[]) => FoundPhrase<LegalStage>[] = phraseFinder(STAGE_PHRASES);

/**
 * How much an accusation weighs at each stage, from 0 to 1: a judge's word more than a prosecutor's, his more than a
 * newspaper's. An acquittal leaves what a reader should know, but never more than a low risk.
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

/** The stage that the law has reached where several are told; null where none is. */
export function furthestStage(stages: Iterable<LegalStage>): LegalStage | null {
  const told = new Set(stages);
  return ORDER.find((stage) => told.has(stage)) ?? null;
}

/** The stage that one sentence tells. 'Acquitted of bribery but convicted of fraud' is a conviction. */
export function stageOf(words: readonly TextWord[], stages: readonly FoundPhrase<LegalStage>[]): LegalStage | null {
  const cleared = stages.find(({ meaning }) => CLEARED.has(meaning));
  const isGuiltyOfAnother = stages.some(
    ({ meaning, first }) => cleared && meaning === 'convicted' && first > cleared.last && !isNoun(words[first]),
  );
  return isGuiltyOfAnother ? 'convicted' : furthestStage(stages.map(({ meaning }) => meaning));
}

/** In 'overturned his conviction' the second word is no verdict of its own. */
const isNoun = (word: TextWord | undefined) => word?.text.startsWith('conviction') ?? false;

/** The stages at which nothing is left of the accusation. */
export const CLEARED: ReadonlySet<LegalStage> = new Set(['acquitted', 'dropped']);
