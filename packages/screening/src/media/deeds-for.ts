/** Who is shown by what it does or suffers to be no offender: who sues, who helps against the deed, who is its prey. */
import type { Context } from './context.ts';
import type { NameRun } from './name-runs.ts';
import type { FoundPhrase } from './phrases.ts';
import type { ReadSentence } from './read-article.ts';
import type { TextWord } from './sentences.ts';
import { type Aim, STAFF, subjectOf } from './subjects.ts';
import { CRIMINALS, LOSES } from './tables/prey-words.ts';
import { PASSIVES } from './tables/role-words.ts';

/** Contexts that clear their subject of the deed. */
const GOOD: ReadonlySet<Context> = new Set(['sues', 'helps', 'suffers']);

interface Good {
  phrase: FoundPhrase<string>;
  aim: Aim;
}

/** Of whom a sentence says that they sue, help or suffer: each of the phrases by its subject. */
export function goodOf({ sentence: { words }, contexts, offences, names }: ReadSentence): Good[] {
  const good = contexts.filter((phrase) => GOOD.has(phrase.meaning) && !isPassive(words, phrase));
  return [...good, ...lossesIn(words, offences)].map((phrase) => ({
    phrase,
    aim: ownerOf(words, phrase, names) ?? staffOf(words, phrase, names) ?? subjectOf(phrase, words, names),
  }));
}

/** 'Staff at Northern Bank became suspicious': the bank's credit. */
function staffOf(words: readonly TextWord[], { first }: { first: number }, names: readonly NameRun[]): Aim | null {
  const name = names.findLast(
    (one) =>
      one.last < first && STAFF.has(words[one.first - 2]?.text ?? '') && STAFF_LINKS.has(words[one.first - 1]!.text),
  );
  return name ? { names: [name] } : null;
}

const STAFF_LINKS: ReadonlySet<string> = new Set(['at', 'of', 'from', 'for', 'with']);

/** 'Was exposed' is no help; 'was hacked' has its 'was' within the phrase. */
const isPassive = (words: readonly TextWord[], { meaning, first }: FoundPhrase<Context>): boolean =>
  meaning === 'helps' && PASSIVES.has(words[first - 1]?.text ?? '');

/** 'Brown, whose team busted a ring': his team's work is his. */
function ownerOf(words: readonly TextWord[], { first }: { first: number }, names: readonly NameRun[]): Aim | null {
  const whose = words.findLastIndex(({ text }, at) => at < first && first - at <= OWNER_REACH && text === 'whose');
  const name = names.find(({ last }) => last === whose - 1);
  return whose > 0 && name ? { names: [name] } : null;
}

const OWNER_REACH = 3;

/** 'Loses 180,000 in a bank scam': a verb of losing with the offence behind it. */
const lossesIn = (words: readonly TextWord[], offences: readonly FoundPhrase<string>[]): FoundPhrase<string>[] =>
  words.flatMap(({ text }, at) =>
    LOSES.has(text) && offences.some(({ first }) => first > at && first - at <= LOSS_REACH)
      ? [{ meaning: 'suffers', first: at, last: at }]
      : [],
  );

const LOSS_REACH = 8;

/** 'A tip-off from Northern Bank', 'according to a forecast from Ann Brown'. */
export const isHelper = ({ sentence: { words }, contexts }: ReadSentence, { first }: NameRun): boolean =>
  contexts.some(
    ({ meaning, last }) =>
      meaning === 'helpers' &&
      last < first &&
      first - last <= HELPER_REACH &&
      words.slice(last + 1, first + 1).every(({ isAfterPause }) => !isAfterPause),
  );

/** 'Thanks to the old Northern Bank'. */
const HELPER_REACH = 4;

/** 'Ann Brown was dragged from her car by gunmen', 'robbers blew up a machine belonging to Northern Bank'. */
export const isPrey = (words: readonly TextWord[], name: NameRun): boolean =>
  isDoneToBy(words, name) || isBehindCriminals(words, name);

/** In the passive, with 'by' before the criminals. */
function isDoneToBy(words: readonly TextWord[], { last }: NameRun): boolean {
  const behind = words.slice(last + 1, last + 1 + PREY_REACH);
  const was = behind.findIndex(
    ({ text, isAfterPause }, at) => PASSIVES.has(text) || (at === 0 && isAfterPause && text.endsWith('ed')),
  );
  const by = behind.findIndex(({ text }, at) => was >= 0 && at > was && text === 'by');
  return by >= 0 && behind.slice(by + 1, by + 4).some(({ text }) => CRIMINALS.has(text));
}

/** Criminals without a name are the subject of the sentence, and nothing ties the name to them. */
function isBehindCriminals(words: readonly TextWord[], { first }: NameRun): boolean {
  const doers = words.findIndex(({ text }, at) => at <= DOERS_AT && CRIMINALS.has(text));
  if (doers < 0 || first <= doers + 1) return false;
  return !words.slice(doers + 1, first).some(({ text }) => TIES.has(text));
}

const PREY_REACH = 14;
/** 'Two armed robbers'. */
const DOERS_AT = 3;
const TIES: ReadonlySet<string> = new Set(
  'by for including included like as named called led linked tied working who were was are is and said says say told por con como par avec von mit da di'.split(
    ' ',
  ),
);
