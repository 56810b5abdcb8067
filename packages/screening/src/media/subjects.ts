/** Finds the subject of a verb, as far as capitals and function words show it. */
import type { NameRun } from './name-runs.ts';
import type { FoundPhrase } from './phrases.ts';
import { isPlace } from './places.ts';
import { isSaidOfAntecedent } from './relative-clauses.ts';
import type { TextWord } from './sentences.ts';
import { AUXILIARIES, LAW_WORDS, TARGET_ENDS, TARGET_LINKS } from './tables/aim-words.ts';
import { COMPANIONS } from './tables/companion-words.ts';
import { PUBLIC_BODY_WORDS } from './tables/context-phrases.ts';
import { ACCUSED_TITLES, BYSTANDERS, KIN, PASSIVES, PREPOSITIONS, PRONOUNS, TITLES } from './tables/role-words.ts';

/**
 * What a phrase refers to: names in its sentence, the character mentioned before, somebody unnamed, or nobody at all.
 */
export type Aim = { names: NameRun[] } | 'taken up' | 'unnamed' | 'nobody';

/** How many words may stand between two names that share a fate: 'Brown and his accountant Smith'. */
const LINK_REACH = 5;

/** The referent of a phrase whose subject is before it, with the names that share the subject's fate. */
export function subjectOf({ first }: FoundPhrase<string>, words: readonly TextWord[], names: readonly NameRun[]): Aim {
  if (isSaidOfPronoun(words, first)) return speakerOf(words, first, names) ?? 'taken up';
  if (isSaidOfAntecedent(words, first, names)) return 'unnamed';
  const name = nearestSubject(words, first, names);
  if (name) {
    const between = words.slice(name.last + 1, first);
    if (isModifier(between) || hasOwnSubject(between)) return 'unnamed';
    return { names: [name, ...linked(names, names.indexOf(name), -1, words)] };
  }
  const kin = words.slice(0, Math.min(first, NOUN_REACH)).findIndex(({ text }) => KIN.has(text));
  if (kin >= 0) return words[kin + 1]!.text === 'of' ? 'unnamed' : 'nobody';
  return isTakenUp(words, first) && !hasOwnSubject(words.slice(0, first)) ? 'taken up' : 'unnamed';
}

/** 'Smith said he had been charged'. */
function isSaidOfPronoun(words: readonly TextWord[], first: number): boolean {
  let at = first - 1;
  while (at > 0 && !PRONOUNS.has(words[at]!.text) && isAuxiliary(words[at]!.text)) at -= 1;
  return at >= 0 && PRONOUNS.has(words[at]!.text) && !OBJECTS.has(words[at]!.text);
}

/** 'Northern Bank said that it had not', where 'it' can only be the speaker. */
function speakerOf(words: readonly TextWord[], first: number, names: readonly NameRun[]): Aim | null {
  const it = words.findLastIndex(({ text }, at) => at < first && PRONOUNS.has(text));
  if (words[it]!.text !== 'it') return null;
  const said = words[it - 1]?.text === 'that' ? it - 2 : it - 1;
  const speaker = SAID.has(words[said]?.text ?? '') ? names.find(({ last }) => last === said - 1) : undefined;
  return speaker ? { names: [speaker] } : null;
}

const SAID: ReadonlySet<string> = new Set(['said', 'says', 'stated', 'insisted', 'insists']);

/** 'Officials who created them would be prosecuted'. */
const OBJECTS: ReadonlySet<string> = new Set(['them', 'him']);

const isAuxiliary = (text: string): boolean => PASSIVES.has(text) || AUXILIARIES.has(text);

/** The nearest name that may be the subject; after an apposition, the name that it describes. */
function nearestSubject(words: readonly TextWord[], first: number, names: readonly NameRun[]): NameRun | undefined {
  const before = names.filter((name) => name.first < first);
  const candidates = before.filter((name) => maySubject(name, words));
  // 'A villa of Brown, a banker sanctioned by'.
  const pauseAt = words.findLastIndex(({ isAfterPause }, at) => at <= first && isAfterPause);
  const apposed =
    pauseAt < first && APPOSED.has(words[pauseAt]?.text ?? '')
      ? before.find(({ last }) => last === pauseAt - 1)
      : undefined;
  if (apposed) return apposed;
  const whoAt = words.findLastIndex(({ text, isAfterPause }, at) => at < first && isAfterPause && WHO.has(text));
  const isBehindApposition = words.slice(Math.max(1, first - 2), first + 1).some(({ isAfterPause }) => isAfterPause);
  // 'The arrest of Brown, who was charged'.
  const isInClause = whoAt >= 0 && first - whoAt <= CLAUSE_REACH;
  if (isInClause && !isBehindApposition) return before.find(({ last }) => last === whoAt - 1) ?? candidates.at(-1);
  if (!isBehindApposition) return candidates.at(-1);
  return (
    // 'Brown, who drove the Corolla, was charged'.
    before.find(({ last }) => last === whoAt - 1) ??
    // 'Brown, the head of Southern, was charged'.
    candidates.findLast(({ last }) => words[last + 1]!.isAfterPause) ??
    candidates.at(-1)
  );
}

const APPOSED: ReadonlySet<string> = new Set('a an the one former ex un una um uma une ein eine der die'.split(' '));
/** How far after 'who' its verb may be. */
const CLAUSE_REACH = 4;
const WHO: ReadonlySet<string> = new Set('who which whose whom que qui der die das che который которая'.split(' '));

/** 'He was jailed', 'On Friday the former clerk pleaded guilty'; not 'The court ...', which never means the accused. */
function isTakenUp(words: readonly TextWord[], first: number): boolean {
  const from = words.findIndex(({ text }, at) => at < first && (SUBJECTS.has(text) || isDefinite(text)));
  if (from < 0 || from > MOST_BEFORE_SUBJECT || words[from - 1]?.text === 'of') return false;
  if (SUBJECTS.has(words[from]!.text)) return true;
  // 'The founder of the scheme', 'the secretary named in the story': the noun alone would not identify anybody.
  if (words.slice(from + 2, Math.min(first, from + 2 + NOUN_REACH)).some(({ text }) => NARROWING.has(text)))
    return false;
  return !words
    .slice(from + 1, from + 1 + NOUN_REACH)
    .some(({ text }) => PUBLIC_BODY_WORDS.has(text) || BYSTANDERS.has(text) || KIN.has(text) || LAW_WORDS.has(text));
}

const NARROWING: ReadonlySet<string> = new Set(['named', 'who', 'which', 'behind', 'accused', 'alleged']);

/** Not 'her', which may belong to what follows: 'her accountant was jailed'. */
const SUBJECTS: ReadonlySet<string> = new Set(
  [...PRONOUNS].filter(
    (text) => !['him', 'her', 'them', 'himself', 'herself', 'lui', 'lei', 'его', 'його'].includes(text),
  ),
);

/** 'On Friday morning he'. */
const MOST_BEFORE_SUBJECT = 3;
/** 'The former managing director'. */
const NOUN_REACH = 3;

const isDefinite = (text: string) =>
  ['the', 'el', 'la', 'los', 'las', 'le', 'les', 'der', 'die', 'das', 'il', 'this'].includes(text);

/** 'Brown's bank', 'Northern Bank manager', 'by Brown', 'before Judge Brown': the name is not the subject. */
export function maySubject({ first, last }: NameRun, words: readonly TextWord[]): boolean {
  const next = words[last + 1];
  if (words[last]!.isPossessive || (next && !next.isAfterPause && TITLES.has(next.text))) return false;
  let before = first - 1;
  while (before >= 0 && isLed(words[before]!.text) && !words[before + 1]!.isAfterPause) before -= 1;
  if (before < 0 || words[before + 1]!.isAfterPause) return true;
  return !PREPOSITIONS.has(words[before]!.text) && !isOfAnother(words, before, first);
}

/** 'The brother of jailed drug lord Brown'. */
function isOfAnother(words: readonly TextWord[], before: number, first: number): boolean {
  const from = Math.max(0, before - OF_REACH);
  const of = words.slice(from, before + 1).findLastIndex(({ text }) => text === 'of');
  return of >= 0 && words.slice(from + of + 1, first + 1).every(({ isAfterPause }) => !isAfterPause);
}

const OF_REACH = 4;

/** This many words between a name and a verb, all of them nouns, make the name part of their phrase. */
const MOST_MODIFIED = 3;

/**
 * 'Northern Bank fund manager quits', 'Northern Air flight attendants face new charges': somebody other than the bank.
 */
function isModifier(between: readonly TextWord[]): boolean {
  if (isOfStaff(between)) return true;
  if (between.length === 0 || between.length > MOST_MODIFIED) return false;
  return between.every(
    ({ text, isAfterPause, isCapital }) =>
      !isAfterPause && !isCapital && !PASSIVES.has(text) && !AUXILIARIES.has(text) && !/(?:ly|ed|\d)$/u.test(text),
  );
}

/** 'Brown was robbed, and that the main witness had', 'Brown said the broker had': the verb has another subject. */
function hasOwnSubject(between: readonly TextWord[]): boolean {
  const opens = between.findLastIndex(({ text }) => CLAUSES.has(text) || SAID.has(text));
  const subject = between[opens + 1];
  if (opens < 0 || !subject) return false;
  const isReported = between[opens]!.text === 'that' || SAID.has(between[opens]!.text);
  const isOther = isReported
    ? isNounPhrase(subject)
    : OTHER_SUBJECTS.has(subject.text) || isOfCompanion(between, opens + 1);
  return isOther && between.slice(opens + 2).every(({ isAfterPause }) => !isAfterPause);
}

/** 'Said that corrupt officials': neither pronoun nor verb. */
const isNounPhrase = ({ text, isCapital }: TextWord): boolean =>
  !isCapital && !PRONOUNS.has(text) && !isAuxiliary(text) && !POSSESSIVES.has(text);

/** 'After its finance director'. */
const isOfCompanion = (words: readonly TextWord[], at: number): boolean =>
  POSSESSIVES.has(words[at]!.text) && words.slice(at + 1, at + 4).some(({ text }) => COMPANIONS.has(text));

const POSSESSIVES: ReadonlySet<string> = new Set(['his', 'her', 'its', 'their']);

/** They open a clause that may have another subject. */
const CLAUSES: ReadonlySet<string> = new Set(
  'and but while whereas that when because after before if though although'.split(' '),
);
/** Beginnings of that subject. */
const OTHER_SUBJECTS: ReadonlySet<string> = new Set(
  'the a an two three four five six several some many most hundreds thousands dozens people prosecutors police'.split(
    ' ',
  ),
);

/** Whether the words after a name refer to its staff: 'flight attendants'. */
export function isOfStaff(behind: readonly TextWord[]): boolean {
  const at = behind.slice(0, MOST_MODIFIED).findIndex(({ text }) => STAFF.has(text));
  return at >= 0 && behind.slice(0, at + 1).every(({ isAfterPause, isCapital }) => !isAfterPause && !isCapital);
}

/** People who work for the one named before them. */
export const STAFF: ReadonlySet<string> = new Set(
  [
    'employee employees staff staffer staffers worker workers executive executives official officials manager managers',
    'clerk clerks trader traders banker bankers attendant attendants steward stewards guard guards agent agents player',
    'players kassierer kassiererin mitarbeiter mitarbeiterin verkäuferin cajero cajera empleado empleada funcionária caissier',
    'caissière employé employée cassiera commessa crew accountant accountants bookkeeper cashier cashiers teller tellers nurse nurses engineer engineers driver drivers pilot pilots adviser advisers advisor advisors aide aides director directors',
  ]
    .join(' ')
    .split(' '),
);

/** Stands between a preposition and the name: 'by the former mayor Brown'. */
const isLed = (text: string) =>
  TITLES.has(text) || ACCUSED_TITLES.has(text) || BYSTANDERS.has(text) || isDefinite(text) || isPlace(text);

/** The neighbours of a name in the given direction that 'and', a comma or 'his partner' links to it. */
export function linked(names: readonly NameRun[], from: number, step: 1 | -1, words: readonly TextWord[]): NameRun[] {
  const found: NameRun[] = [];
  for (let at = from; names[at + step]; at += step) {
    const [left, right] = step > 0 ? [names[at]!, names[at + 1]!] : [names[at - 1]!, names[at]!];
    const between = words.slice(left.last + 1, right.first);
    const isTied =
      between.length <= LINK_REACH &&
      (between.some(({ text }) => TARGET_LINKS.has(text)) || (step > 0 && words[right.first]!.isAfterPause)) &&
      !between.some(({ text }) => TARGET_ENDS.has(text) && !TARGET_LINKS.has(text));
    if (!isTied) break;
    found.push(names[at + step]!);
  }
  return found;
}
