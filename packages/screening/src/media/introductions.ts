/**
 * Sentences about somebody without a name, and who takes them up in the next sentences: 'A builder was jailed. Ann
 * Brown, 40,'
 */
import type { Harmless } from './bystanders.ts';
import { type NameRun, isSomebody } from './name-runs.ts';
import type { FoundPhrase } from './phrases.ts';
import type { ReadSentence } from './read-article.ts';
import type { TextWord } from './sentences.ts';
import { isOfStaff, maySubject } from './subjects.ts';
import { ACCUSING_VERBS } from './tables/aim-words.ts';
import { COMPANIES, COMPANY_WORDS, OTHERS, PEOPLE, PERSON } from './tables/people-words.ts';
import { BYSTANDERS, HARMLESS_VERBS, KIN } from './tables/role-words.ts';
import type { Verdict } from './verdicts.ts';

/** What a sentence says about somebody unnamed: a verdict, or that they sue, help or suffer. */
export interface OfUnnamed {
  said: Verdict | 'good';
  /** The words after 'sues': anybody named with one of them is sued. */
  against?: readonly string[];
  /** People, so no company. */
  isOfPeople: boolean;
}

export interface Introduction extends OfUnnamed {
  /** For this many sentences the first name is meant. */
  sentences: number;
}

export const NO_INTRODUCTION: Introduction = { sentences: 0, said: 'accused', isOfPeople: false };

/**
 * What is introduced after a sentence, by it or by an earlier one. A headline lasts longer, since the text begins by
 * repeating it.
 */
export function introductionBehind(
  before: Introduction,
  { part, sentence: { words } }: ReadSentence,
  of: OfUnnamed | null,
): Introduction {
  if (of && part === 'title') return { ...of, sentences: HEADLINE_INTRODUCES };
  const sentences = Math.max(0, before.sentences - 1);
  // 'Court clears mayor. The mayor, who served two years': describes what happened before the headline.
  if (!of || (before.said === 'cleared' && sentences > 0)) return { ...before, sentences };
  return { ...of, sentences: Math.max(sentences, INTRODUCTIONS.has(words[0]?.text ?? '') ? 1 : 0) };
}

/** For how many sentences a headline introduces the person that it accuses without a name. */
const HEADLINE_INTRODUCES = 2;
/** First words of a sentence that introduces somebody: 'A man', 'The former mayor', 'Two brothers'. */
const INTRODUCTIONS: ReadonlySet<string> = new Set(
  'a an the two three one former ex un una uno dos um uma dois une deux ein eine einen zwei der die il la el o le l'.split(
    ' ',
  ),
);

/**
 * Whether a headline begins with a bystander who is not accused in it: 'Witness tells of threats', 'Judge jails
 * pastor', 'Father of murdered student'; not 'Judge charged with bribery'.
 */
export function opensWithBystander({ sentence: { words }, verdicts, names }: ReadSentence): boolean {
  const at = words
    .slice(0, OPENING)
    .findIndex(({ text }, place) => BYSTANDERS.has(text) || (KIN.has(text) && words[place + 1]?.text === 'of'));
  if (at < 0 || words[at]!.isPossessive || names.some(({ first }) => first <= at)) return false;
  const first = verdicts.find(({ meaning }) => meaning === 'guilty' || meaning === 'accused');
  return (
    !first ||
    HARMLESS_VERBS.has(words[at + 1]!.text) ||
    (first.first === at + 1 && ACCUSING_VERBS.has(words[first.first]!.text))
  );
}

const OPENING = 3;

/** Who is meant in the sentence after an introduction: its subject, or a name given with an age. */
export function introducedIn(
  { said, isOfPeople, against, sentences }: Introduction,
  words: readonly TextWord[],
  names: readonly NameRun[],
  harmless: ReadonlyMap<NameRun, Harmless | null>,
): NameRun | null {
  if (sentences === 0) return null;
  const isObject = said === 'cleared';
  const first = names.find(
    (name) =>
      (isObject ? harmless.get(name) !== 'by title' : maySubject(name, words)) &&
      isSomebody(words, name) &&
      !isOfStaff(words.slice(name.last + 1)),
  );
  if (!first || (isOfPeople && isCompany(words, first))) return null;
  if (words.slice(first.first, first.last + 1).some(({ text }) => against?.includes(text))) return null;
  if (isAged(words, first)) return first;
  const opening = words.slice(0, first.first);
  if (harmless.get(first) === 'by title' || POSSESSIVES.has(words[0]!.text)) return null;
  if (isObject) return first;
  return opening.length <= MOST_BEFORE_SUBJECT && !opening.some(({ text }) => CLAUSES.has(text)) ? first : null;
}

/** 'A former coach was jailed. Trainer Ann Brown ...' */
const MOST_BEFORE_SUBJECT = 4;
/** 'His former partner Ann Brown' is somebody else. */
const POSSESSIVES: ReadonlySet<string> = new Set(
  'his her their its su sus seu sua son sa ses leur sein ihr suo sua'.split(' '),
);
/** 'The inquiry began when Ann Brown' is not an introduction. */
const CLAUSES: ReadonlySet<string> = new Set(
  'when after before because if that while since cuando que quando lorsque als nachdem dass когда после что'.split(' '),
);

/** 'Ann Brown, 40,' or 'Ann Brown (40)'. */
function isAged(words: readonly TextWord[], { last }: NameRun): boolean {
  const next = words[last + 1];
  return next !== undefined && next.isAfterPause && /^[1-9]\d$/u.test(next.text);
}

/** 'Northern Timber Ltd', 'Cedar Schools Trust', 'Brown & Sons'. */
export const isCompany = (words: readonly TextWord[], { first, last }: NameRun): boolean =>
  words.slice(first, last + 1).some(({ text }) => COMPANY_WORDS.has(text));

/** Whether a phrase refers to people: 'three men were arrested', 'arrested four suspects', 'finance officer stole'. */
export const isSaidOfPeople = (phrase: FoundPhrase<string>, words: readonly TextWord[]): boolean =>
  PERSONAL.has(words[phrase.first - 1]?.text ?? '') ||
  isOf(phrase, words, ({ text }) => PEOPLE.has(text) || PERSON.has(text));

/** Whether it refers to several people, none of whom is singled out. */
export const isSaidOfSeveral = (phrase: FoundPhrase<string>, words: readonly TextWord[]): boolean =>
  isOf(phrase, words, ({ text }) => PEOPLE.has(text));

/** Whether it refers to somebody connected with the named one: 'the rival, which is being investigated'. */
export const isSaidOfOther = (phrase: FoundPhrase<string>, words: readonly TextWord[]): boolean =>
  near(phrase, words).some(({ text }) => OTHERS.has(text));

export const PERSONAL: ReadonlySet<string> = new Set(['he', 'she']);

/** Not 'a company used by nurses was fined'. */
function isOf(phrase: FoundPhrase<string>, words: readonly TextWord[], isMeant: (word: TextWord) => boolean): boolean {
  const beside = near(phrase, words);
  const subject = phrase.first > 0 ? words.slice(0, SUBJECT_AT) : [];
  return beside.some(isMeant) && ![...subject, ...beside].some(({ text }) => COMPANIES.has(text));
}

const near = ({ first, last }: FoundPhrase<string>, words: readonly TextWord[]): readonly TextWord[] => [
  ...words.slice(Math.max(0, first - SUBJECT_REACH), first),
  ...words.slice(last + 1, last + 1 + OBJECT_REACH),
];

/** 'A local payroll company used by nurses'. */
const SUBJECT_AT = 4;
/** 'Three men from Leeds have been arrested.' */
const SUBJECT_REACH = 6;
/** 'Arrested four elderly suspects.' */
const OBJECT_REACH = 4;
