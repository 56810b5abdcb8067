/**
 * Women who are listed under another family's name than they bear: who marries keeps her given name, her father's and her
 * day of birth. The day is what such a pair is looked for by, as the names share too little of their own.
 */
import type { NameReading, NameToken } from '../names/name-token.ts';
import { kinOf } from '../names/people/nicknames.ts';
import { isEstablishedFamily } from '../names/people/near-names.ts';
import type { PartyDate, Subject } from '../party.ts';
import type { Alignment } from './align.ts';
import { dayOf } from './dates.ts';
import type { Finding } from './fields.ts';

/**
 * Evidence of names that agree in all but the family's: with an equal day of birth they come to 73, a little over the
 * threshold; without one they are two people's.
 */
export const otherFamilyEvidence = -0.1;

/** A father's name that says 'daughter of', and a Slavic family's as a woman bears it. */
const ofDaughter = /(?:[oe]vna|ichna|inichna|ivna|[aeiu]una|kyz[yi]|qiz[iy]|q[iy]z[iy]|giz[iy])$/;
const ofWoman = /(?:[oe]va|[iy]na|sk(?:aya|aia|a))$/;

/** Whether a person is told to be a woman: by gender, by her father's name, or by a family's beside others. */
export const isWoman = (gender: Subject['gender'], readings: readonly NameReading[]): boolean =>
  gender === undefined ? readings.some(isWomans) : gender === 'female';
const isWomans = ({ tokens }: NameReading): boolean =>
  tokens.length > 1 &&
  tokens.some((token, at) =>
    token.isPatronymic
      ? ofDaughter.test(formOf(token))
      : (at === 0 || at === tokens.length - 1) && isWomansFamily(token),
  );
const isWomansFamily = (token: NameToken): boolean =>
  token.kind === 'word' && ofWoman.test(formOf(token)) && kinOf(formOf(token)).size === 0;
const formOf = ({ forms: [form = ''] }: NameToken): string => form;

/** The days of birth, as ISO dates, that a woman may be looked for by: no year alone, and no first of January, which stands for an unknown day. */
export const daysToLookFor = (dates: readonly string[]): string[] =>
  [...new Set(dates.map(dayOf).filter((day) => day !== undefined && !day.endsWith('-01-01')))] as string[];
/** The same of a listed party. */
export const daysOfParty = (dates: readonly PartyDate[]): string[] =>
  daysToLookFor(dates.filter(({ from, to, circa }) => from === to && !circa).map(({ from }) => from));

/** What a day of birth is filed under among the numbers of a party. */
export const keyOfDay = (day: string): string => `born ${day}`;

/** Whether the fields tell that two people are one woman whose family's name may have changed: born on one day, and nothing else differs. */
export function mayHaveOtherFamily(findings: readonly Finding[]): boolean {
  const date = findings.find(({ field }) => field === 'date');
  return (
    date?.complete === true &&
    daysToLookFor([date.subject]).includes(date.listed) &&
    findings.every(({ verdict }) => verdict !== 'differs')
  );
}

/**
 * Whether two names agree in all but one word each, which is a family's: her given name and her father's, or two given names;
 * where only one agrees, `isPlaceShared` must make up for it.
 */
export function agreeButForFamily(
  { pairs, leftOver, rightOver }: Alignment,
  left: NameReading,
  right: NameReading,
  isPlaceShared: boolean,
): boolean {
  if (leftOver.length !== 1 || rightOver.length !== 1 || pairs.length < (isPlaceShared ? 1 : 2)) return false;
  return (
    isFamily(left, leftOver[0]!) &&
    isFamily(right, rightOver[0]!) &&
    pairs.every(({ similarity, relation }) => similarity >= leastAlike && relation !== 'initial') &&
    // Of given names one at least is called hers: a father's alone is her sister's, too.
    pairs.some(({ left: [at = -1] }) => left.tokens[at]?.isPatronymic === false)
  );
}
const leastAlike = 0.9;

/** Whether a word ends or begins a name and is no given name. */
function isFamily({ tokens }: NameReading, at: number): boolean {
  const token = tokens[at]!;
  if (token.kind !== 'word' || token.isPatronymic || token.isSyllabic) return false;
  if (at !== 0 && at !== tokens.length - 1) return false;
  const form = formOf(token);
  return ofWoman.test(form) || isEstablishedFamily(form) || (kinOf(form).size === 0 && token.bits > mostOfGiven);
}
/** A given name of any people is commoner. */
const mostOfGiven = 11;
