/**
 * Organisations by their other names: the FSB is the Federal Security Service, Rosselkhozbank the Russian Agricultural
 * Bank.
 */
import {
  type BodyWord,
  bodyWords,
  exactKey,
  inWords,
  looseKey,
  looseKeyOfExact,
  mayBeLeftOut,
  withoutApostrophes,
  wordKeys,
} from './body-words.ts';
import { companyWord } from './company-words.ts';
import { isAscii } from '../fold.ts';
import { knownBodyKeys } from '../tables/known-bodies.gen.ts';
import { isLegalWord } from './legal-forms.ts';
import { remembered } from '../remembered.ts';
import { codeOfState } from './towns.ts';
import {
  formWords,
  groupLetters,
  isAtHome,
  isElsewhere,
  isFiller,
  isNumbered,
  isOnlyPlaced,
  isPlacedIn,
  isSubsidiary,
  isWhole,
  longName,
  placeNamed,
  saysLittle,
} from './beside-known-bodies.ts';

/** One of the other names of an organisation; also all words of all its names. */
interface OtherName {
  /** The keys of its words, with spaces between them. */
  keys: string;
  /** The same with its small words, if only they tell it apart from other names: Bank of China. */
  exact: string | undefined;
  /** The number of its words. */
  length: number;
  fullName: string;
  /** It is the full name itself, which is looked for only within a longer text. */
  isFull: boolean;
  /** The ISO code of the country, if the name means the body only there: SBI Mumbai. */
  home: string | undefined;
  own: () => ReadonlySet<string>;
}

/** Known names, and each body by all of its names that no other body has. */
interface Tables {
  /** By their first two words, the longest names first. */
  otherNames: ReadonlyMap<string, OtherName[]>;
  firsts: ReadonlySet<string>;
  /** '' if several bodies have the name. */
  bodies: ReadonlyMap<string, string>;
}
let tables: Tables | undefined;

/** Reads the table as `scripts/known-body-keys.ts` writes it. */
function load(): Tables {
  const otherNames = new Map<string, OtherName[]>();
  const firsts = new Set<string>();
  const bodies = new Map<string, string>();
  for (const line of knownBodyKeys.trim().split('\n')) {
    const [fullName = '', ...entries] = line.split('|');
    let known: ReadonlySet<string> | undefined;
    const own = () => (known ??= new Set(entries.flatMap((entry) => partsOf(entry).keys.split(' '))));
    for (const entry of entries) {
      const { mark, keys, exact, extra } = partsOf(entry);
      if (mark !== entryMarks.part && mark !== entryMarks.atHome) {
        const key = exact === undefined ? (extra ?? keys) : exactMark + (extra ?? exact);
        bodies.set(key, bodies.has(key) && bodies.get(key) !== fullName ? '' : fullName);
      }
      const [first = '', second] = keys.split(' ', 2);
      const start = startOf(first, second);
      const home = mark === entryMarks.atHome ? extra : undefined;
      const length = keys.split(' ').length;
      const name = { keys, exact, length, fullName, own, home, isFull: mark === entryMarks.full };
      const names = otherNames.get(start);
      if (names) names.push(name);
      else otherNames.set(start, [name]);
      firsts.add(first);
    }
  }
  for (const names of otherNames.values())
    names.sort((one, other) => other.length - one.length || (other.exact?.length ?? 0) - (one.exact?.length ?? 0));
  return { otherNames, firsts, bodies };
}

/**
 * What stands before the keys of an entry in the generated table: the full name; the name of a part that starts with the
 * letters of its body; letters that mean the body only beside a place in its country, whose code follows. The exact mark
 * comes after it, before keys with small words, all of which are needed.
 */
export const entryMarks = { full: '=', part: '+', atHome: '@' } as const;
export const exactMark = '!';
function partsOf(entry: string) {
  const [, mark, needsAll, written = '', extra] = /^([=+@]?)(!?)([^;]*)(?:;(.*))?$/.exec(entry) ?? [];
  return needsAll === ''
    ? { mark, keys: written, exact: undefined, extra }
    : { mark, keys: looseKeyOfExact(written), exact: written, extra };
}

/** The lookup key of a name; many names begin with the same word, so it has two words. */
const startOf = (first: string, second: string | undefined): string =>
  second === undefined ? first : `${first} ${second}`;

/** The words that identify a body: those without a company's form, unless only a place is left (MTS Russia). */
export function identifyingWords(words: readonly BodyWord[]): readonly BodyWord[] {
  const own = words.filter(
    ({ spelling }) => spelling.length > 1 && !isLegalWord(spelling) && !formWords().has(spelling),
  );
  return own.length === 1 && own.length < words.length && isAnyones(own[0]!) ? words : own;
}
const isAnyones = (word: BodyWord): boolean => placeNamed(word) !== '' || companyWord(word.spelling) !== undefined;

/** The text with the other name of an organisation replaced by the full name; undefined for nearly all texts. */
export function byFullName(text: string): string | undefined {
  tables ??= load();
  if (!mayHoldOtherName(text, tables)) return undefined;
  const { otherNames, firsts } = tables;
  const words = bodyWords(text);
  for (const [at, { exact, key }] of words.entries()) {
    if (!firsts.has(key) && !otherNames.has(exact)) continue;
    for (const name of namesAt(words, at, otherNames)) {
      const full = inFull(text, words, at, name);
      if (full !== undefined) return full;
    }
  }
  return undefined;
}

/**
 * The text with the full name in place of a name at a given word; undefined if it is not that name, or names something
 * else.
 */
function inFull(
  text: string,
  words: readonly BodyWord[],
  at: number,
  { keys, exact, length, fullName, own, isFull, home }: OtherName,
): string | undefined {
  const end = at + length;
  const other = words.slice(at, end);
  if (looseKey(other) !== keys || (exact !== undefined && !` ${exactKey(other)}`.endsWith(` ${exact}`)))
    return undefined;
  const rest = [...words.slice(0, at), ...words.slice(end)];
  if (home !== undefined) return isPlacedIn(rest, (country) => country === home, own) ? fullName : undefined;
  if (
    rest.length > 0 &&
    ((isWhole(other) && isOnlyPlaced(rest) && !isSubsidiary(rest)) || isAtHome(rest, fullName, own))
  )
    return isAnotherBody(text, fullName) ? undefined : fullName;
  if (isFull) return rest.length === 0 && isSpelledOtherwise(other, fullName) ? fullName : undefined;
  // A name of one word may mean something else, which words that do not belong to the body would show.
  const addsLittle = (word: BodyWord): boolean =>
    saysLittle(word) || own().has(word.key) || (other[0]!.key.length >= longName && isFiller(word));
  if (other.length === 1 && !rest.every(addsLittle) && !isNumbered(rest)) return undefined;
  if (rest.some(({ spelling, key }) => houses.has(spelling) && !own().has(key))) return undefined;
  const [from, to] = [startWithArticle(text, other[0]!), words[end - 1]!.to];
  if (isElsewhere(rest, bodyWords(fullName)) && !groupLetters.test(text.slice(from, to))) return undefined;
  // A name given twice: GRU Main Intelligence Directorate.
  if (rest.some((word) => !saysLittle(word)) && rest.every((word) => own().has(word.key))) return fullName;
  return `${text.slice(0, from)}${fullName}${text.slice(to)}`;
}

const isAnotherBody = (text: string, fullName: string): boolean => !['', fullName].includes(bodyOf(text));

/** Whether words are the full name in another transliteration: Imam Hussein University. */
const isSpelledOtherwise = (name: readonly BodyWord[], fullName: string): boolean =>
  bodyWords(fullName).some(({ exact }, at) => exact !== name[at]?.exact);

/** Things named after the same prophet, battle or city as a body: Khatam al-Anbiya Hospital. */
const houses: ReadonlySet<string> = new Set(
  'hospital clinic school college kindergarten mosque museum stadium library theatre theater pharmacy hotel restaurant'.split(
    ' ',
  ),
);

/** Where a name begins: before its article, if it has one. */
function startWithArticle(text: string, { from, before }: BodyWord): number {
  const [article] = before === '' ? [] : (/[\p{L}]+[\s-]+$/u.exec(text.slice(0, from)) ?? []);
  return article === undefined || !articles.has(article.toLowerCase().replace(/[\s-]+$/, ''))
    ? from
    : from - article.length;
}
const articles: ReadonlySet<string> = new Set(['the', 'al', 'el', 'los', 'las', 'la', 'le', 'les']);

/** The names that may begin at a word, names of several words first. */
function namesAt(words: readonly BodyWord[], at: number, names: Tables['otherNames']): readonly OtherName[] {
  const { exact, key } = words[at]!;
  const ofSeveral = at + 1 < words.length ? names.get(startOf(key, words[at + 1]!.key)) : undefined;
  const ofOne = names.get(exact);
  return ofSeveral && ofOne ? [...ofSeveral, ...ofOne] : (ofSeveral ?? ofOne ?? none);
}
const none: readonly OtherName[] = [];

const betweenWords = /[^A-Za-z\d]+/;

/**
 * Whether a known name may begin at any word, judged by two words at a time: cheaper than finding the position of each
 * word.
 */
function mayHoldOtherName(text: string, { firsts, otherNames }: Tables): boolean {
  const whole = withoutApostrophes(text);
  const words = isAscii.test(whole) ? whole.split(betweenWords) : (whole.match(inWords) ?? []);
  for (let at = 0; at < words.length; at++) {
    const { exact, key: first } = wordKeys(words[at]!);
    if (otherNames.has(exact)) return true;
    if (!firsts.has(first)) continue;
    for (let next = at + 1; next < words.length; next++) {
      const { spelling, key } = wordKeys(words[next]!);
      if (otherNames.has(startOf(first, key))) return true;
      if (!mayBeLeftOut(spelling)) break;
    }
  }
  return false;
}

/** The full name of the organisation if the text is exactly one of its names; '' for nearly all texts. */
const bodyOf = remembered((text) => {
  const { bodies } = (tables ??= load());
  const words = identifyingWords(bodyWords(text));
  return bodies.get(exactMark + exactKey(words)) ?? bodies.get(looseKey(words)) ?? '';
});

/** The same, also for a text that names a branch of it. */
const bodyOrBranch = (text: string): string => bodyOf(text) || bodyOf(byFullName(text) ?? '');

/** Whether both texts are known names of one organisation or of a branch of it. */
export function isOneBody(one: string, other: string): boolean {
  const body = bodyOrBranch(one);
  return body !== '' && body === bodyOrBranch(other);
}

/** Whether a text names a known body. */
export const isKnownBody = (text: string): boolean => bodyOf(text) !== '';

/**
 * Whether the texts name two different known bodies, two branches of one in different states, or a known body and a house
 * that bears the same name.
 */
export function areTwoBodies(one: string, other: string): boolean {
  const body = bodyBesideBrackets(one);
  const otherBody = bodyBesideBrackets(other);
  if (body !== '' && otherBody !== '') return body !== otherBody || areBranchesOfTwoStates(one, other, body);
  return (body !== '' && isHouseNamedAlike(other, one)) || (otherBody !== '' && isHouseNamedAlike(one, other));
}

/**
 * Whether each text names a state that is not the body's own, and not the same: Banco Santander (Brasil), Banco
 * Santander Chile.
 */
function areBranchesOfTwoStates(one: string, other: string, body: string): boolean {
  const home = statesIn(body);
  const statesAbroad = (text: string): string[] => statesIn(text).filter((state) => !home.includes(state));
  const [states, others] = [statesAbroad(one), statesAbroad(other)];
  return states.length > 0 && others.length > 0 && !states.some((state) => others.includes(state));
}
const statesIn = (text: string): string[] =>
  bodyWords(text)
    .map((word) => codeOfState(placeNamed(word)))
    .filter((code) => code !== '');

/** Whether a text names a house and the body's name does not: Khatam al-Anbiya Hospital, Construction Headquarters. */
const isHouseNamedAlike = (text: string, body: string): boolean =>
  bodyWords(text).some(({ spelling }) => houses.has(spelling)) &&
  !bodyWords(body).some(({ spelling }) => houses.has(spelling) || isUniversity.test(spelling));
/** Its schools, libraries and hospitals are parts of it. */
const isUniversity = /^universi/;

/**
 * Like `bodyOf`, but the text may end with the body's letters, or another name of it, in brackets. Mere initials of what
 * stands before them may also be another body's.
 */
const bodyBesideBrackets = remembered((text) => {
  const [, outside = '', inside = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(text) ?? [];
  return bodyOrBranch(text) || bodyOf(outside) || (areInitials(inside, outside) ? '' : bodyOf(inside));
});

/** Whether letters are the first letters of all words of a name, in order. */
export const areInitials = (letters: string, name: string): boolean =>
  letters.length > 1 &&
  letters ===
    Array.from(name.matchAll(inWords), ([word]) => word.charAt(0))
      .join('')
      .toUpperCase();
