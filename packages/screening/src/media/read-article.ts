/** Reads an article sentence by sentence: the names, and the offences, stages and verdicts. */
import { aimOf } from './aims.ts';
import { type Context, findContexts, isFought, isNegated } from './context.ts';
import type { MentionFinder } from './mentions.ts';
import type { NameRun } from './name-runs.ts';
import { type SentenceNames, namesIn } from './named-parties.ts';
import { OFFENCES, type Offence } from './offences.ts';
import { type FoundPhrase, phraseFinder } from './phrases.ts';
import { denialsOf, isEnded, isVerdict } from './no-verdict.ts';
import { findPlain, isAmbiguous, isPlain } from './plain-sense.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { type LegalStage, findStages, stageOf } from './stages.ts';
import { type Verdict, verdictsOf } from './verdicts.ts';

export interface ReadSentence {
  part: 'title' | 'text';
  sentence: Sentence;
  /** In order. */
  names: readonly NameRun[];
  /** The ones that are the party's. */
  party: ReadonlySet<NameRun>;
  offences: readonly FoundPhrase<Offence>[];
  /** Offences that somebody commits, and nobody fights or explains. */
  committed: readonly FoundPhrase<Offence>[];
  stage: LegalStage | null;
  contexts: readonly FoundPhrase<Context>[];
  verdicts: readonly FoundPhrase<Verdict>[];
}

/** Longer articles are judged by their beginning, where papers put what matters; it bounds the work. */
const MOST_CHARACTERS = 20_000;

const findOffences = phraseFinder(OFFENCES);

export function readArticle(
  title: string,
  text: string,
  findMentions: MentionFinder,
  partyNames: readonly string[],
): ReadSentence[] {
  const sentences = [
    ...sentencesOf(title).map((sentence) => ({ part: 'title' as const, sentence })),
    ...sentencesOf(text.slice(0, MOST_CHARACTERS)).map((sentence) => ({ part: 'text' as const, sentence })),
  ];
  const named = namesIn(
    sentences.map(({ sentence }) => sentence.words),
    findMentions,
    partyNames,
  );
  const read = sentences.map(({ part, sentence }, at) => readSentence(part, sentence, named[at]!));
  return read.some(({ isCase }) => isCase)
    ? read.map(({ sentence }) => sentence)
    : read.map(({ sentence }) => withoutLaw(sentence));
}

/** A sentence, and whether it has an offence or a legal phrase that is unambiguous. */
function readSentence(
  part: ReadSentence['part'],
  sentence: Sentence,
  { names, party }: SentenceNames,
): { sentence: ReadSentence; isCase: boolean } {
  const { words } = sentence;
  const contexts = findContexts(words);
  const plain = findPlain(words);
  const isMeant = (phrase: FoundPhrase<string>) => !isPlain(phrase, plain);
  const named = findOffences(words).filter((phrase) => isMeant(phrase) && !isInName(phrase, names));
  const offences = named.filter((phrase) => !isNegated(phrase, contexts));
  const stages = findStages(words)
    .filter((phrase) => isMeant(phrase) && !isNegated(phrase, contexts) && isVerdict(words, phrase))
    .map(({ meaning, first, last }): FoundPhrase<LegalStage> => {
      return { meaning: isEnded(words, { meaning, first, last }) ? 'dropped' : meaning, first, last };
    });
  const verdicts = [...denialsOf(words, named), ...verdictsOf(words, contexts).filter(isMeant)].toSorted(
    (a, b) => a.first - b.first,
  );
  // 'A looted vase', 'was robbed'.
  const suffered = verdicts.filter((phrase) => phrase.meaning === 'did' && aimOf(phrase, words, names) === 'nobody');
  return {
    isCase: offences.length > 0 || [...stages, ...verdicts].some((phrase) => !isAmbiguous(phrase, words)),
    sentence: {
      part,
      sentence,
      names,
      party,
      contexts,
      offences,
      committed: offences.filter(
        (offence) => !isFought(offence, contexts, words) && !suffered.some((deed) => overlaps(deed, offence)),
      ),
      verdicts,
      stage: stageOf(words, stages),
    },
  };
}

const overlaps = (a: FoundPhrase<string>, b: FoundPhrase<string>): boolean => a.first <= b.last && b.first <= a.last;

const withoutLaw = (read: ReadSentence): ReadSentence => ({ ...read, verdicts: [], stage: null });

/** 'Serious Fraud Office', 'Cartel Records': a word of a longer name does not mean an offence. */
const isInName = (phrase: FoundPhrase<string>, names: readonly NameRun[]): boolean =>
  names.some(
    ({ first, last }) => first <= phrase.first && phrase.last <= last && last - first > phrase.last - phrase.first,
  );
