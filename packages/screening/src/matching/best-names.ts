/** Finds, among all names of a subject and of a party, the two with the most evidence. */
import { countryCode } from '../lists/countries.ts';
import { customOf } from '../names/analyse.ts';
import type { NameReading } from '../names/name-token.ts';
import { areTwoBodies } from '../names/organisations/known-bodies.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import type { PartyName, Subject } from '../party.ts';
import { type Side, has } from './aligned-names.ts';
import { extra } from './evidence-weights.ts';
import type { ComparedParty } from './fields.ts';
import { type NameMatch, compareReadings } from './name-evidence.ts';
import { addTradeToLetters, areLettersOfTwo, areOthersLetters } from './others-letters.ts';
import { namesToCompare } from './said-together.ts';
import { evidenceOf, rated } from './score.ts';
import { type Strictness, strictnessOf } from './slip-cost.ts';
import { DEFAULT_THRESHOLD } from './threshold.ts';

type NamedParty = Pick<ComparedParty, 'type' | 'names' | 'countries'>;

/** The best match so far, and the best ones of two kinds that may take its place. */
interface Best {
  overall?: NameMatch;
  /** Of names that both have a patronymic. */
  ofFather?: NameMatch;
  /** Of names that are both in Han characters. */
  inHan?: NameMatch;
}

/** The pair of names with the most evidence; undefined if none can be read. */
export function bestNames(subject: Subject, party: NamedParty): NameMatch | undefined {
  const best: Best = {};
  for (const partyName of namesToCompare(party)) {
    const isPartyInHan = han.test(partyName.text);
    for (const subjectName of subject.names) {
      const areInHan = isPartyInHan && han.test(subjectName);
      for (const match of comparedReadings(subject, subjectName, party, partyName)) {
        best.overall = better(match, best.overall);
        if (areInHan) best.inHan = better(match, best.inHan);
        if (hasPatronymic(match.right) && hasPatronymic(match.left)) best.ofFather = better(match, best.ofFather);
      }
    }
  }
  return chosenOf(best, strictnessOf(party.type));
}

/** The earlier one if both have as much evidence. */
const better = (match: NameMatch, best: NameMatch | undefined): NameMatch =>
  best === undefined || match.evidence > best.evidence ? match : best;

function chosenOf({ overall, ofFather, inHan }: Best, strictness: Strictness): NameMatch | undefined {
  if (overall && inHan && inHan !== overall && areReadAs(overall, inHan, strictness)) return inHan;
  // An alias without a patronymic does not hide that another name of the party has a different one.
  return overall && ofFather && hasPatronymic(overall.left) && !hasPatronymic(overall.right) ? ofFather : overall;
}

/** Compares two names in all their readings. */
function* comparedReadings(
  subject: Subject,
  subjectName: string,
  party: NamedParty,
  partyName: PartyName,
): Generator<NameMatch, void, undefined> {
  const custom = customOf(party.type);
  const strictness = strictnessOf(party.type);
  const rights = cachedReadings(partyName.text, custom);
  const isCountryOf = (country: string): boolean =>
    party.countries.some(({ code }) => code === country) ||
    subject.countries?.some((text) => countryCode(text) === country) === true;
  let areTwo = false;
  let isKnownWhetherTwo = custom === 'person';
  for (const left of cachedReadings(subjectName, custom)) {
    for (const right of rights) {
      if ((left.isShort && right.isShort) || !isSeatKnown(left, right, isCountryOf)) continue;
      if (isNamedByTitle(left, right) || isNamedByTitle(right, left)) continue;
      const names = compareReadings(left, right, strictness);
      if ((left.seat && has(names.right.unpaired, 'place')) || (right.seat && has(names.left.unpaired, 'place')))
        continue;
      let against = 0;
      // Names that disagree need no further reason.
      if (names.evidence > 0) {
        if (!isKnownWhetherTwo) areTwo = areTwoBodies(subjectName, partyName.text);
        isKnownWhetherTwo = true;
        const isOthers =
          areOthersLetters(names, subject, party, strictness) ||
          areLettersOfTwo(left, subjectName, subject, party, strictness);
        if (isOthers) against += extra.othersLetters;
        if (addTradeToLetters(names, party)) against += extra.subsidiary;
      }
      if (areTwo) against += extra.twoBodies;
      if (left.seat || right.seat) against += extra.seat;
      const isNickname = subjectName !== subject.names[0] && partyName.kind !== 'primary' && areSingle(left, right);
      const strength = isNickname ? 'weak' : partyName.strength;
      yield { ...names, evidence: rated(names.evidence - against, strength), subjectName, partyName, areTwo };
    }
  }
}

/**
 * Whether readings may be compared of which one leaves out a town: not if both do, and only if the town is in a known
 * country of either party, so that it merely says where the organisation sits.
 */
function isSeatKnown(left: NameReading, right: NameReading, isCountryOf: (code: string) => boolean): boolean {
  if (left.seat && right.seat) return false;
  const countries = (left.seat ?? right.seat)?.countries ?? [];
  return countries.length === 0 || countries.some(isCountryOf);
}

/** Whether a title that the first reading leaves out is a name in the other: Hafez Bashar al-Assad, Bashar Hafez. */
const isNamedByTitle = ({ title }: NameReading, { tokens }: NameReading): boolean =>
  title !== undefined && tokens.some(({ forms }, at) => at > 0 && forms.includes(title));

/** Whether both are names of one word. As nicknames ('Chino'), such names belong to many people. */
const areSingle = (left: NameReading, right: NameReading): boolean =>
  left.custom === 'person' && left.tokens.length === 1 && right.tokens.length === 1;

const han = /^[\u3400-\u9fff][\u3400-\u9fff\s·]*$/;

/**
 * Whether a match in Latin letters is of the same names as one in Han characters: many names sound alike, and only the
 * characters distinguish them.
 */
const areReadAs = (latin: NameMatch, inHan: NameMatch, strictness: Strictness): boolean =>
  (latin.subjectName === inHan.subjectName || areOne(latin.left.reading, inHan.left.reading, strictness)) &&
  (latin.partyName === inHan.partyName || areOne(latin.right.reading, inHan.right.reading, strictness));
const areOne = (one: NameReading, other: NameReading, strictness: Strictness): boolean =>
  compareReadings(one, other, strictness).evidence > evidenceOf(DEFAULT_THRESHOLD);

const hasPatronymic = ({ tokens }: Side): boolean => tokens.some((token) => token.isPatronymic);
