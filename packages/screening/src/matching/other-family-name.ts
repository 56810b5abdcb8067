/**
 * Women who are listed under another family name: a woman who marries keeps her given name, her father's name and her
 * day of birth. A search finds such a pair by the day, because the names share too little.
 */
import type { NameReading, NameToken } from '../names/name-token.ts';
import { isFamilyWithKin, kinOf } from '../names/people/nicknames.ts';
import { isEstablishedFamily } from '../names/people/near-names.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import type { PartyDate, Subject } from '../party.ts';
import { align } from './align.ts';
import { type AlignedNames, type Side, mainForm } from './aligned-names.ts';
import { dayOf } from './dates.ts';
import type { ComparedParty, Finding } from './fields.ts';
import type { NameMatch } from './name-evidence.ts';

/**
 * The evidence of names that agree in all but the family name. With an equal day of birth the score is 73, just over
 * the threshold; without one it is far below.
 */
export const otherFamilyEvidence = -0.1;

/** The endings of a woman's patronymic. */
const daughtersPatronymic = /(?:[oe]vna|ichna|inichna|ivna|[aeiu]una|kyz[yi]|qiz[iy]|q[iy]z[iy]|giz[iy])$/;
/** The endings of a Slavic family name of a woman. */
const ofWoman = /(?:[oe]va|[iy]na|sk(?:aya|aia|a))$/;
/** The same without -ina, which also ends other family names: Medina. */
const ofWomanOnly = /(?:[oe]va|sk(?:aya|aia|a))$/;

/**
 * Whether a person is a woman, may be one, or is a man, by gender, by the patronymic, or by the family name of a name
 * of several words.
 */
export type Womanhood = 'woman' | 'unknown' | 'man';
export function womanhoodOf(gender: Subject['gender'], readings: readonly NameReading[]): Womanhood {
  if (gender !== undefined) return gender === 'female' ? 'woman' : 'man';
  if (readings.some(isWomans)) return 'woman';
  return readings.some(({ tokens }) => tokens.some(({ isPatronymic }) => isPatronymic)) ? 'man' : 'unknown';
}
/** The same for unread names. */
const womanhoodOfNames = (gender: Subject['gender'], names: readonly string[]): Womanhood =>
  womanhoodOf(
    gender,
    names.flatMap((name) => cachedReadings(name, 'person')),
  );
const isWomans = ({ tokens }: NameReading): boolean =>
  tokens.length > 1 &&
  tokens.some((token, at) =>
    token.isPatronymic
      ? daughtersPatronymic.test(mainForm(token))
      : (at === 0 || at === tokens.length - 1) && isWomansFamily(token),
  );
const isWomansFamily = (token: NameToken): boolean =>
  token.kind === 'word' && ofWomanOnly.test(mainForm(token)) && kinOf(mainForm(token)).size === 0;

/**
 * The days of birth, as ISO dates, by which a woman may be found: no mere years, and no 1 January, which stands for an
 * unknown day.
 */
export const daysToLookFor = (dates: readonly string[]): string[] =>
  [...new Set(dates.map(dayOf).filter((day) => day !== undefined && !day.endsWith('-01-01')))] as string[];
/** The same for a listed party. */
export const daysOfParty = (dates: readonly PartyDate[]): string[] =>
  daysToLookFor(dates.filter(({ from, to, circa }) => from === to && !circa).map(({ from }) => from));

/**
 * The keys under which a day of birth is filed, like an identifier, and by which it is found: one of the two must be
 * known to be a woman, and neither a man.
 */
export const keysOfDay = (day: string, womanhood: Womanhood): string[] =>
  womanhood === 'man' ? [] : womanhood === 'woman' ? [anyBorn(day), womanBorn(day)] : [anyBorn(day)];
/** The keys by which a person who may be a woman is found, for these days of birth. */
export function keysToLookFor(
  { type = 'person', gender, names }: Pick<Subject, 'type' | 'gender' | 'names'>,
  days: readonly string[],
): DayKey[] {
  if (type !== 'person' || days.length === 0) return [];
  const womanhood = womanhoodOfNames(gender, names);
  if (womanhood === 'man') return [];
  const keyOf = womanhood === 'woman' ? anyBorn : womanBorn;
  return days.map((day) => ({ key: keyOf(day), year: Number(day.slice(0, 4)) }));
}
export interface DayKey {
  key: string;
  year: number;
}
const anyBorn = (day: string): string => `born ${day}`;
const womanBorn = (day: string): string => `woman born ${day}`;

/** The names that agree in all but the family name, if the fields show one woman whose family name may have changed. */
export function namesOfOtherFamily(
  subject: Subject,
  party: ComparedParty,
  findings: readonly Finding[],
): NameMatch | undefined {
  if (party.type !== 'person' || !mayHaveOtherFamily(findings)) return undefined;
  const shares = (shared: Finding['field']): boolean =>
    findings.some(({ field, verdict }) => field === shared && verdict === 'match');
  const shared = { country: shares('country'), place: shares('birthPlace') };
  const womanhood = womanhoodOfNames(subject.gender, subject.names);
  const listed = womanhoodOfNames(
    party.gender,
    party.names.map(({ text }) => text),
  );
  const isOneWoman = womanhood === 'woman' ? listed !== 'man' : womanhood === 'unknown' && listed === 'woman';
  if (!isOneWoman) return undefined;
  for (const subjectName of subject.names)
    for (const partyName of party.names)
      for (const left of cachedReadings(subjectName, 'person'))
        for (const right of cachedReadings(partyName.text, 'person')) {
          const names = align(left, right);
          if (agreeButForFamily(names, shared))
            return {
              ...names,
              evidence: otherFamilyEvidence,
              subjectName,
              partyName,
              areTwo: false,
              isOfOtherFamily: true,
            };
        }
  return undefined;
}

/** Whether the day of birth is the same and no field differs. */
function mayHaveOtherFamily(findings: readonly Finding[]): boolean {
  const date = findings.find(({ field }) => field === 'date');
  return (
    date?.complete === true &&
    daysToLookFor([date.subject]).includes(date.listed) &&
    findings.every(({ verdict }) => verdict !== 'differs')
  );
}

/**
 * Whether two names agree in all but one family name each: in her given name and her father's name, or in two given
 * names. If only one word agrees, the place of birth must be the same, or the country if the name is not among the
 * commonest.
 */
function agreeButForFamily(
  { pairs, left, right }: AlignedNames,
  shared: { country: boolean; place: boolean },
): boolean {
  if (!isFamilyOnly(left) || !isFamilyOnly(right)) return false;
  if (!pairs.every(({ similarity, relation }) => similarity >= MIN_ALIKE && relation !== 'initial')) return false;
  // The father's name alone is also her sister's.
  const given = pairs.find((pair) => !pair.left[0].isPatronymic);
  if (!given) return false;
  return pairs.length > 1 || shared.place || (shared.country && given.bits >= MIN_BITS_OF_ONE);
}
const MIN_ALIKE = 0.9;
/** The least bits of a given name that is not among the commonest. */
const MIN_BITS_OF_ONE = 7;

/** Whether the only unpaired word, apart from a patronymic, is a family name at either end. */
function isFamilyOnly({ tokens, unpairedAt }: Side): boolean {
  const [family = -1, ...more] = unpairedAt.filter((at) => !tokens[at]!.isPatronymic);
  const token = tokens[family];
  if (!token || more.length > 0 || token.kind !== 'word' || token.isSyllabic) return false;
  if (family !== 0 && family !== tokens.length - 1) return false;
  const form = mainForm(token);
  return (
    ofWoman.test(form) ||
    isEstablishedFamily(form) ||
    ((kinOf(form).size === 0 || isFamilyWithKin(form)) && token.bits > MAX_GIVEN_NAME_BITS)
  );
}
/** Given names of any people have fewer bits. */
const MAX_GIVEN_NAME_BITS = 11;
