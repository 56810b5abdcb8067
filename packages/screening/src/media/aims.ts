/** Whom a legal phrase refers to: the grammar of accusing and clearing, in all supported languages. */
import { isBody } from './bystanders.ts';
import type { NameRun } from './name-runs.ts';
import type { FoundPhrase } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { type Aim, linked, subjectOf } from './subjects.ts';
import {
  ACCUSERS_VERBS,
  ACCUSING_VERBS,
  AIMED_ON,
  DETERMINERS,
  NOBODY,
  OBJECT_LEADS,
  OF_ITS_SUBJECT,
  TAKES,
  TARGET_ENDS,
  TARGET_LINKS,
} from './tables/aim-words.ts';
import { PASSIVES, PRONOUNS } from './tables/role-words.ts';
import type { Verdict } from './verdicts.ts';

/** How far before a verdict its 'was' may be: 'was not formally charged'. */
const PASSIVE_REACH = 3;
/** How far after the accusing word the accused may be: 'charged the former head of its office, Brown'. */
const OBJECT_REACH = 9;
/** Whom the phrase accuses or clears; for a deed, who did it. */
export function aimOf(phrase: FoundPhrase<Verdict>, words: readonly TextWord[], names: readonly NameRun[]): Aim {
  if (DEFENDANTS.has(words[phrase.first]!.text)) return defendantOf(phrase, words, names);
  if (phrase.meaning === 'did') return isSuffered(phrase, words) ? 'nobody' : subjectOf(phrase, words, names);
  if (isOfSubject(phrase, words) && !isSpokenOf(phrase, words)) return subjectOf(phrase, words, names);
  const object = objectOf(phrase, words, names);
  if (object) return object;
  if (isAttribute(phrase, words)) return 'nobody';
  if (isActive(phrase, words, names) || isAccusersOrLed(phrase, words) || isSpokenOf(phrase, words)) return 'unnamed';
  return subjectOf(
    phrase,
    words,
    names.filter((name) => !isBody(words, name)),
  );
}

/** 'The first defendant, Brown', 'Brown, a defendant', 'the defendant said': a noun beside a name, or in its place. */
function defendantOf({ first, last }: FoundPhrase<string>, words: readonly TextWord[], names: readonly NameRun[]): Aim {
  const next = names.findIndex((name) => name.first === last + 1);
  if (next >= 0) return { names: [names[next]!, ...linked(names, next, 1, words)] };
  const apposed = names.find(
    (name) => name.last < first && first - name.last <= 3 && words[name.last + 1]!.isAfterPause,
  );
  if (apposed) return { names: [apposed] };
  return first <= 1 ? 'taken up' : 'unnamed';
}

const DEFENDANTS: ReadonlySet<string> = new Set(['defendant', 'defendants']);

/** 'Was robbed', 'widow of a murdered reporter', 'Kidnapped engineer freed'. */
const isSuffered = (phrase: FoundPhrase<string>, words: readonly TextWord[]): boolean =>
  isPassive(phrase, words) ||
  words[phrase.last + 1]?.text === 'by' ||
  isOfThing(phrase, words) ||
  (phrase.first === 0 && words[0]!.text.endsWith('ed') && words[1] !== undefined && !words[1].isCapital) ||
  ATTRIBUTE_LEADS.has(words[phrase.first - 1]?.text ?? '');

/** 'Returns looted vase', 'traces smuggled ivory': refers to the following thing. */
function isOfThing({ first, last }: FoundPhrase<string>, words: readonly TextWord[]): boolean {
  const [verb, next] = [words[first - 1], words[last + 1]];
  if (first !== last || !verb || !next || !words[first]!.text.endsWith('ed')) return false;
  const isNoun = !next.isAfterPause && !next.isCapital && !DETERMINERS.has(next.text) && !TARGET_ENDS.has(next.text);
  return isNoun && !verb.isCapital && !verb.isPossessive && /[^s]s$/u.test(verb.text);
}

const ATTRIBUTE_LEADS: ReadonlySet<string> = new Set('of a the by his her their its with for'.split(' '));

/** 'Brown alleges', 'an inquiry into': the name before it is not the accused. */
const isAccusersOrLed = ({ first, last }: FoundPhrase<string>, words: readonly TextWord[]): boolean =>
  ACCUSERS_VERBS.has(words[first]!.text) || (last > first && AIMED_ON.has(words[last]!.text));

/** 'Brown announced the indictment', but 'Brown faces an indictment'. */
const isSpokenOf = ({ first }: FoundPhrase<string>, words: readonly TextWord[]): boolean =>
  DETERMINERS.has(words[first - 1]?.text ?? '') && first > 1 && !TAKES.has(words[first - 2]!.text);

/** 'Barred windows', 'sanctioned persons': refers to what follows, which is not a name. */
function isAttribute({ first, last }: FoundPhrase<string>, words: readonly TextWord[]): boolean {
  const next = words[last + 1];
  if (first < last || !words[first]!.text.endsWith('ed') || !next) return false;
  return NOBODY.has(next.text) || !(DETERMINERS.has(next.text) || /^\d/u.test(next.text));
}

/** 'Judge Brown sentenced a man', 'Northern Bank sues its founder': the subject is not the accused. */
function isActive(
  { first, last }: FoundPhrase<string>,
  words: readonly TextWord[],
  names: readonly NameRun[],
): boolean {
  const verb = words[first]!.text;
  if (verb.endsWith('ed') || verb.endsWith('ing')) return first === last;
  return ACCUSING_VERBS.has(verb) && names.some((name) => name.last === first - 1 && !words[name.last]!.isPossessive);
}

/**
 * 'Was charged', 'charged with', 'pleads guilty' refer to the name before. 'Charged Brown', 'case against Brown' do
 * not.
 */
function isOfSubject({ first, last }: FoundPhrase<string>, words: readonly TextWord[]): boolean {
  const head = words[first]!.text;
  if (OF_ITS_SUBJECT.has(head)) return true;
  // 'Was a pyramid scheme'.
  if (last > first && PASSIVES.has(head)) return true;
  // 'Accused of', 'wanted for'.
  if (last > first && participle.test(head) && TARGET_ENDS.has(words[last]!.text)) return true;
  if (isPassive({ first }, words)) return true;
  const next = words[last + 1];
  if (next === undefined || next.isAfterPause || /^\d/u.test(next.text)) return !AIMED_ON.has(words[last]!.text);
  return head.endsWith('ed') && TARGET_ENDS.has(next.text);
}

const participle = /(?:ed|ado|ada|ados|adas|ido|ida|é|ée|és|ées|ato|ata|ati)$|^(?:guilty|liable)$/u;

/** 'Northern Bank executives Brown'. */
function isOfNext({ last }: NameRun, next: NameRun | undefined, words: readonly TextWord[]): boolean {
  if (!next || next.first - last > MOST_NOUNS + 1 || next.first === last + 1) return false;
  return words
    .slice(last + 1, next.first + 1)
    .every(({ text, isAfterPause }) => !isAfterPause && !TARGET_ENDS.has(text) && !TARGET_LINKS.has(text));
}

const MOST_NOUNS = 2;

/** 'Was robbed', 'has not been charged'. */
function isPassive({ first }: { first: number }, words: readonly TextWord[]): boolean {
  for (let at = first - 1; at >= Math.max(0, first - PASSIVE_REACH); at -= 1) {
    if (words[at + 1]!.isAfterPause) return false;
    if (PASSIVES.has(words[at]!.text)) return true;
  }
  return false;
}

/** The names after the phrase, up to a word that ends the object. */
function objectOf(
  { meaning, first, last }: FoundPhrase<string>,
  words: readonly TextWord[],
  names: readonly NameRun[],
): Aim | null {
  const next = words[last + 1];
  if (next && PRONOUNS.has(next.text) && !next.isAfterPause) return 'taken up';
  const from = next && AIMED_ON.has(next.text) ? last + 2 : last + 1;
  for (let at = names.findIndex((name) => name.first >= from); at >= 0 && at < names.length; at += 1) {
    const name = names[at]!;
    if (name.first - last > OBJECT_REACH) return null;
    const between = words.slice(from, name.first);
    const isLedTo = OBJECT_LEADS.has(words[name.first - 1]!.text);
    if (!isLedTo && between.some(({ text }) => TARGET_ENDS.has(text) && !AIMED_ON.has(text))) continue;
    if (words[name.first]!.isAfterPause && isAttribute({ first, last, meaning }, words)) return 'nobody';
    if (words[name.last]!.isPossessive) return 'unnamed';
    // 'Indicted Northern Bank executives Brown and Smith', 'arrested the head of Northern Bank, Brown': the later
    // names.
    if (isOfNext(name, names[at + 1], words)) continue;
    if (between.slice(1).some(({ text }) => text === 'of') && !words[name.first]!.isAfterPause) continue;
    return { names: [name, ...linked(names, at, 1, words)] };
  }
  return null;
}
