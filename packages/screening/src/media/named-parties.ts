/** The names in each sentence of an article, and which of them are the party's. */
import type { Mention, MentionFinder } from './mentions.ts';
import { type NameRun, knownWordsOf, nameRunsOf } from './name-runs.ts';
import type { TextWord } from './sentences.ts';

export interface SentenceNames {
  /** In order. */
  names: NameRun[];
  /** The ones that are the party's. */
  party: ReadonlySet<NameRun>;
}

/** The names in all sentences: the party's in any spelling, others by their capitals. */
export function namesIn(
  sentences: readonly (readonly TextWord[])[],
  findMentions: MentionFinder,
  partyNames: readonly string[],
): SentenceNames[] {
  const known = knownWordsOf(sentences);
  const read = sentences.map((words) => ({ words, runs: nameRunsOf(words, known), mentions: findMentions(words) }));
  const isSure = surest(read, partyNames);
  return read.map(({ words, runs, mentions }) => {
    const party = mentions.filter((mention) => isSure(mention, runs, words)).map((mention) => within(mention, runs));
    const others = runs.filter((run) => !party.some((mention) => overlaps(mention, run)));
    return { names: [...party, ...others].toSorted((a, b) => a.first - b.first), party: new Set(party) };
  });
}

interface Found {
  words: readonly TextWord[];
  runs: readonly NameRun[];
  mentions: readonly Mention[];
}

type Test = (mention: Mention, runs: readonly NameRun[], words: readonly TextWord[]) => boolean;

const isWhole: Test = (mention, runs) => longerName(mention, runs) === undefined;

/**
 * Which mentions are the party's. If the article names the party in full, one word of its name within a longer name is
 * a namesake's. Otherwise, if any of these longer names begins like one of the party's names, only such mentions are
 * the party's; if none does, all are.
 */
function surest(read: readonly Found[], partyNames: readonly string[]): Test {
  const initials = new Set(partyNames.flatMap((name) => name.toLowerCase().match(/(?<!\p{L})\p{L}/gu) ?? []));
  const isAlike: Test = (mention, runs, words) => {
    const run = longerName(mention, runs);
    return run !== undefined && initials.has(words[run.first]!.text.charAt(0));
  };
  const holds = (test: Test) =>
    read.some(({ words, runs, mentions }) => mentions.some((mention) => test(mention, runs, words)));
  if (holds(({ first, last }) => last > first)) return isWhole;
  return holds(isAlike) ? (...given) => isWhole(...given) || isAlike(...given) : () => true;
}

const overlaps = (a: Mention, b: Mention): boolean => a.first <= b.last && b.first <= a.last;

/** The longer name around a mention of one word: 'Eva Brown' if Ann Brown is looked for. */
const longerName = (mention: Mention, runs: readonly NameRun[]): NameRun | undefined =>
  mention.first === mention.last ? runs.find((run) => overlaps(mention, run) && run.last > run.first) : undefined;

/** The whole name around the mention. */
function within({ first, last }: Mention, runs: readonly NameRun[]): NameRun {
  const run = runs.find((one) => one.first <= first && last <= one.last);
  if (!run) return { first, last };
  // 'A teacher from Tver Ann Brown': a place may stand before a name of two words.
  return { first: last > first ? first : run.first, last: run.last };
}
