/**
 * Who is shown by their actions or by what happened to them to be no offender: those who sue, help against the deed, or
 * are its prey.
 */
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

/** Who sues, helps or suffers in a sentence: each of the phrases with its subject. */
export function goodOf({ sentence: { words }, contexts, offences, names }: ReadSentence): Good[] {
  const isByState = words.slice(0, PLAINTIFF_REACH).some(({ text }) => PUBLIC_PLAINTIFFS.has(text));
  const good = contexts.filter(
    (phrase) => GOOD.has(phrase.meaning) && !isPassive(words, phrase) && !(phrase.meaning === 'sues' && isByState),
  );
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

const STAFF_LINKS: ReadonlySet<string> = new Set([
  'at',
  'of',
  'from',
  'for',
  'with',
  'von',
  'bei',
  'de',
  'da',
  'di',
  'del',
]);

/** 'The state of Ohio has sued a chain': a name after the phrase is probably the one sued. */
const PLAINTIFF_REACH = 4;
const PUBLIC_PLAINTIFFS: ReadonlySet<string> = new Set(
  [
    'state states city county government watchdog regulator regulators prosecutors prosecution ministry commission council',
    'authority authorities treasury department sec ftc eu us liquidators liquidator trustee trustees administrators',
    'investors shareholders customers victims workers employees residents families patients',
  ]
    .join(' ')
    .split(' '),
);

/** 'Was exposed' is not help; 'was hacked' includes its 'was' in the phrase. */
const isPassive = (words: readonly TextWord[], { meaning, first }: FoundPhrase<Context>): boolean =>
  meaning === 'helps' && PASSIVES.has(words[first - 1]?.text ?? '');

/** 'Brown, whose team busted a ring': his team's work counts as his. */
function ownerOf(words: readonly TextWord[], { first }: { first: number }, names: readonly NameRun[]): Aim | null {
  const whose = words.findLastIndex(({ text }, at) => at < first && first - at <= OWNER_REACH && text === 'whose');
  const name = names.find(({ last }) => last === whose - 1);
  return whose > 0 && name ? { names: [name] } : null;
}

const OWNER_REACH = 3;

/** 'Loses 180,000 in a bank scam': a verb of losing with an offence after it. */
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
  isDoneToBy(words, name) || isBehindCriminals(words, name) || isBeforeCriminals(words, name);

/** 'Cedar School will get a new roof after thieves stripped', 'Northern Bank said that hackers had'. */
function isBeforeCriminals(words: readonly TextWord[], { last }: NameRun): boolean {
  const behind = words.slice(last + 1);
  const at = behind.findIndex(({ text }) => CRIMINALS.has(text));
  const opens = behind.slice(Math.max(0, at - OPENING_REACH), Math.max(0, at));
  return opens.some(({ text }) => OPENINGS.has(text)) && !behind.slice(0, at).some(({ text }) => PREPOSED.has(text));
}

/** 'After two masked robbers'. */
const OPENING_REACH = 3;
const OPENINGS: ReadonlySet<string> = new Set('after when because that as before while said says since'.split(' '));
/** 'Brown told a court how he and the robbers'. */
const PREPOSED: ReadonlySet<string> = new Set(['and', 'he', 'she', 'they', 'with']);

/** In the passive, with 'by' before the criminals. */
function isDoneToBy(words: readonly TextWord[], { last }: NameRun): boolean {
  const behind = words.slice(last + 1, last + 1 + PREY_REACH);
  const was = behind.findIndex(
    ({ text, isAfterPause }, at) => PASSIVES.has(text) || (at === 0 && isAfterPause && text.endsWith('ed')),
  );
  const by = behind.findIndex(({ text }, at) => was >= 0 && at > was && text === 'by');
  return by >= 0 && behind.slice(by + 1, by + 4).some(({ text }) => CRIMINALS.has(text));
}

/** Unnamed criminals are the subject of the sentence, and nothing links the name to them. */
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
