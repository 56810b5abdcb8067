/**
 * Near-misses made from the lists: a listed family name with another given name, listed given names with another patronymic,
 * sister companies. None of them is the listed party, and a person would seldom want to look.
 */
import { type ListedParty, DEFAULT_THRESHOLD, compare } from '../src/index.ts';
import type { Subject } from '../src/party.ts';
import type { Random } from '../src/self-test/random.ts';

interface NearMiss {
  kind: string;
  subject: Subject;
  /** The party whose name was altered, and the word that replaced one of its own. */
  party: ListedParty;
  listed: string;
  put: string;
}

/** Makes a near-miss from a listed name; undefined if that is impossible. */
type Change = (
  words: readonly string[],
  others: readonly string[][],
  random: Random,
) => [string[], put: string] | undefined;

const latinWord = /^[a-z][a-z'’-]+$/i;
const patronymic = /(?:[oe]v|[iy])(?:ich|na)$/i;
/** Titles and prefixes. */
const noName =
  /^(?:abd.*|ab[ou]u?|se?yy?ed|say+[ei]d|s[hy].*kh|mull?ah?|ha[fj].*|u|ben|bin|ibn|al-?|el|mc|mac|von|van|de|del|san|dr|general)$/i;
const sectors =
  'Shipping Trading Construction Engineering Energy Petroleum Chemical Steel Electronics Aviation Airlines Insurance Bank Cement Food Textile Pharmaceutical Transport Logistics Mining'.split(
    ' ',
  );
const places = 'Tehran Moscow Damascus Dubai Shanghai Minsk Istanbul Cairo Beirut Kiev Havana Caracas Pyongyang'.split(
  ' ',
);
const numbers = ['II', 'III', 'IV', 'VII', '1', '5', '6', '8', '9', '12'];

const isOther = (one: string, other: string): boolean =>
  one.slice(0, 3).toLowerCase() !== other.slice(0, 3).toLowerCase();

/** Replaces a word with a word of another listed name, if the two are not spelled alike. */
const fromAnother =
  (placeOf: (words: readonly string[]) => number): Change =>
  (words, others, random) => {
    const at = placeOf(words);
    const other = random.pick(others);
    const put = other[placeOf(other)];
    if (at < 0 || put === undefined || !latinWord.test(put) || !isOther(put, words[at]!)) return undefined;
    if (noName.test(put) || noName.test(words[at]!)) return undefined;
    return [words.with(at, put), put];
  };

/** Replaces a word on a list with another word of that list. */
const fromList =
  (list: readonly string[]): Change =>
  (words, _others, random) => {
    const at = words.findIndex((word) => list.some((one) => one.toLowerCase() === word.toLowerCase()));
    const put = random.pick(list);
    if (at < 0 || put.toLowerCase() === words[at]!.toLowerCase()) return undefined;
    return [words.with(at, put), put];
  };

const changes: readonly (readonly [kind: string, type: 'person' | 'company', change: Change])[] = [
  ['another given name', 'person', fromAnother((words) => (words.length >= 2 ? 0 : -1))],
  ['another family name', 'person', fromAnother((words) => (words.length >= 2 ? words.length - 1 : -1))],
  [
    'another patronymic',
    'person',
    fromAnother((words) => (words.length === 3 ? words.findIndex((word) => patronymic.test(word)) : -1)),
  ],
  ['sister company, another trade', 'company', fromList(sectors)],
  ['sister company, another place', 'company', fromList(places)],
  ['sister company, another number', 'company', fromList(numbers)],
];

const wordsOf = (name: string): string[] => name.split(/[\s,]+/).filter((word) => word !== '');
const keyOf = (words: readonly string[]): string =>
  words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join(' ');

/** `count` near-misses of primary names in Latin letters, distributed evenly over the kinds for which the lists have names. */
export function nearMisses(parties: readonly ListedParty[], count: number, random: Random): NearMiss[] {
  const listedNames = new Set(parties.flatMap(({ names }) => names.map(({ text }) => keyOf(wordsOf(text)))));
  let rest = count;
  // The rarest kind first, so that the others can make up the number.
  return changes.toReversed().flatMap(([kind, type, change], at) => {
    const perKind = Math.ceil(rest / (changes.length - at));
    const pool = parties.filter(
      (party) => party.type === type && /^[\x20-\x7e]+ [\x20-\x7e]+$/.test(party.names[0]?.text ?? ''),
    );
    const names = pool.map((party) => wordsOf(party.names[0]!.text));
    const found: NearMiss[] = [];
    for (let tries = 0; tries < perKind * 200 && found.length < perKind; tries++) {
      const which = random.integer(pool.length);
      const party = pool[which]!;
      const changed = change(names[which]!, names, random);
      if (!changed || listedNames.has(keyOf(changed[0]))) continue;
      const [words, put] = changed;
      found.push({ kind, subject: { names: [words.join(' ')], type }, party, listed: party.names[0]!.text, put });
    }
    rest -= found.length;
    return found;
  });
}

const MAX_REASONS = 4;

/** One row per kind: how many there are, how many alert, and why. */
export function nearMissRows(judged: readonly JudgedNearMiss[]): (string | number)[][] {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  return [...kinds, 'all'].map((kind) => {
    const some = judged.filter((miss) => kind === 'all' || miss.kind === kind);
    const alerting = some.filter(({ score }) => score >= DEFAULT_THRESHOLD);
    const reasons = Map.groupBy(alerting, ({ why }) => why);
    const why = [...reasons]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([reason, misses]) => ({ reason, count: misses.length }));
    const rest = why.slice(MAX_REASONS).reduce((sum, { count }) => sum + count, 0);
    const shown = [...why.slice(0, MAX_REASONS), ...(rest > 0 ? [{ reason: 'other', count: rest }] : [])];
    return [
      kind,
      some.length,
      `${((100 * alerting.length) / some.length).toFixed(1)} %`,
      shown.map(({ reason, count: times }) => `${reason}: ${times}`).join('; '),
    ];
  });
}

/** The score of a near-miss against its original party, and the reason if it alerts. */
interface JudgedNearMiss extends NearMiss {
  score: number;
  why: string;
}

export function judgeNearMiss(miss: NearMiss): JudgedNearMiss {
  const { score, evidence } = compare(miss.subject, miss.party);
  if (score < DEFAULT_THRESHOLD) return { ...miss, score, why: '' };
  const put = lettersOf(miss.put);
  const part = evidence.parts.find(({ subject }) => lettersOf(subject).includes(put));
  const another = evidence.matchedName === miss.listed ? '' : ', through another of its names';
  return { ...miss, score, why: `${reasonOf(part?.agreement)}${another}` };
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\s'’-]/g, '');

function reasonOf(agreement: string | undefined): string {
  switch (agreement) {
    case 'missing':
      return 'the list omits the word';
    case 'differs':
      return 'the other words outweigh it';
    case undefined:
      return 'the word says nothing (a title, particle or small word)';
    default:
      return `the word counts as a listed one (${agreement})`;
  }
}
