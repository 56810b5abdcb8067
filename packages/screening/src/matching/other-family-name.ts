/**
 * Women who are listed under another family's name than they bear: a woman who marries keeps her given name, her
 * father's and her day of birth. Such a pair is found by the day, as the names share too little.
 */
import type { NameReading, NameToken } from '../names/name-token.ts';
import { kinOf } from '../names/people/nicknames.ts';
import { isEstablishedFamily } from '../names/people/near-names.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import type { PartyDate, Subject } from '../party.ts';
import { align } from './align.ts';
import { type AlignedNames, type Side, mainForm } from './aligned-names.ts';
import { dayOf } from './dates.ts';
import type { ComparedParty, Finding } from './fields.ts';
import type { NameMatch } from './name-evidence.ts';

/**
 * Evidence of names that agree in all but the family's: with an equal day of birth they come to 73, a little over the
 * threshold; without one they are two people's.
 */
export const otherFamilyEvidence = -0.1;

/** A father's name that says 'daughter of'; below, a Slavic family's as a woman bears it. */
const daughtersPatronymic = /(?:[oe]vna|ichna|inichna|ivna|[aeiu]una|kyz[yi]|qiz[iy]|q[iy]z[iy]|giz[iy])$/;
const ofWoman = /(?:[oe]va|[iy]na|sk(?:aya|aia|a))$/;
/** Without -ina, which families of other peoples have as well: Medina. */
const ofWomanOnly = /(?:[oe]va|sk(?:aya|aia|a))$/;

/** Whether a person is a woman, may be one, or is a man: known by gender, by the father's name, or by a family's beside others. */
export type Womanhood = 'woman' | 'unknown' | 'man';
export function womanhoodOf(gender: Subject['gender'], readings: readonly NameReading[]): Womanhood {
  if (gender !== undefined) return gender === 'female' ? 'woman' : 'man';
  if (readings.some(isWomans)) return 'woman';
  return readings.some(({ tokens }) => tokens.some(({ isPatronymic }) => isPatronymic)) ? 'man' : 'unknown';
}
/** The same for names that are not read yet. */
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

/** The days of birth, as ISO dates, that a woman may be looked for by: no year alone, and no first of January, which stands for an unknown day. */
export const daysToLookFor = (dates: readonly string[]): string[] =>
  [...new Set(dates.map(dayOf).filter((day) => day !== undefined && !day.endsWith('-01-01')))] as string[];
/** The same of a listed party. */
export const daysOfParty = (dates: readonly PartyDate[]): string[] =>
  daysToLookFor(dates.filter(({ from, to, circa }) => from === to && !circa).map(({ from }) => from));

/**
 * What a day of birth is filed under among the numbers of a party, and what is looked for: one of the two must be known to be
 * a woman, and neither a man.
 */
export const keysOfDay = (day: string, womanhood: Womanhood): string[] =>
  womanhood === 'man' ? [] : womanhood === 'woman' ? [anyBorn(day), womanBorn(day)] : [anyBorn(day)];
/** The keys by which a person who may be a woman is looked for, of these days of birth. */
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

/** The names of a woman that agree in all but the family's, where the fields tell that hers may have changed. */
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

/** Whether the fields tell that two people are one woman whose family's name may have changed: born on one day, and nothing else differs. */
function mayHaveOtherFamily(findings: readonly Finding[]): boolean {
  const date = findings.find(({ field }) => field === 'date');
  return (
    date?.complete === true &&
    daysToLookFor([date.subject]).includes(date.listed) &&
    findings.every(({ verdict }) => verdict !== 'differs')
  );
}

/**
 * Whether two names agree in all but one word each, which is a family's: her given name and her father's, or two given names. Where
 * only one agrees, the place of birth must be shared, or the country by a name that is not one of the commonest.
 */
function agreeButForFamily(
  { pairs, left, right }: AlignedNames,
  shared: { country: boolean; place: boolean },
): boolean {
  if (!isFamilyOnly(left) || !isFamilyOnly(right)) return false;
  if (!pairs.every(({ similarity, relation }) => similarity >= MIN_ALIKE && relation !== 'initial')) return false;
  // A father's name alone is her sister's, too.
  const given = pairs.find((pair) => !pair.left[0].isPatronymic);
  if (!given) return false;
  return pairs.length > 1 || shared.place || (shared.country && given.bits >= MIN_BITS_OF_ONE);
}
const MIN_ALIKE = 0.9;
/** Bits of a given name that is not among the commonest. */
const MIN_BITS_OF_ONE = 7;

/** Whether what is left of a name is one word that ends or begins it and is no given name; a father's name may be left out. */
function isFamilyOnly({ tokens, unpairedAt }: Side): boolean {
  const [family = -1, ...more] = unpairedAt.filter((at) => !tokens[at]!.isPatronymic);
  const token = tokens[family];
  if (!token || more.length > 0 || token.kind !== 'word' || token.isSyllabic) return false;
  if (family !== 0 && family !== tokens.length - 1) return false;
  const form = mainForm(token);
  return (
    ofWoman.test(form) || isEstablishedFamily(form) || (kinOf(form).size === 0 && token.bits > MAX_GIVEN_NAME_BITS)
  );
}
/** A given name of any people is commoner. */
const MAX_GIVEN_NAME_BITS = 11;
