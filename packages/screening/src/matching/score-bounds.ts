/** What a name's evidence must be for a score, and what the publisher's rating and the other fields make of it: the scorer counts by it, and the search bounds by its inverse. */
import type { PartyName, PartyType } from '../party.ts';
import { evidenceOf } from './name-evidence.ts';
import type { Strictness } from './slip-cost.ts';

/** The evidence at which a score reaches a threshold: it is rounded to one decimal, so a hair below it does. */
export const targetOf = (threshold: number): number => evidenceOf(Math.min(99.99, Math.max(0.01, threshold - 0.05)));

/** Names of ships, aircraft and wallets are compared strictly, those of companies as coined. */
export const strictnessOf = (type: PartyType): Strictness => strictnessByType[type];
const strictnessByType: Readonly<Record<PartyType, Strictness>> = {
  person: 'usual',
  company: 'coined',
  country: 'usual',
  vessel: 'strict',
  aircraft: 'strict',
  wallet: 'strict',
};

/** A name the publisher calls weak may not decide alone: it costs a little and stays below the threshold without other evidence. */
const weakAlias = { cost: 0.4, most: 0.6 } as const;

/** Evidence of one name as the publisher rates it. */
export function rated(evidence: number, strength: PartyName['strength']): number {
  return strength === 'weak' ? Math.min(evidence - weakAlias.cost, weakAlias.most) : evidence;
}

/** The evidence a name must have for the publisher's rating to leave it this much; Infinity where a weak one never has it. */
export function unrated(evidence: number, strength: PartyName['strength']): number {
  if (strength === 'strong') return evidence;
  return evidence > weakAlias.most ? Infinity : evidence + weakAlias.cost;
}

/**
 * Fields confirm a name, they do not replace it: what they add is limited by how far the name itself holds. At `from` (a
 * name that mostly disagrees) nothing, then `slope` for each point of the name's own evidence.
 */
const confirmation = { from: -1, slope: 1.2 } as const;

/** What the fields add, at most, to a name of this evidence. */
export const confirmed = (name: number, fields: number): number =>
  name + Math.min(fields, Math.max(0, confirmation.slope * (name - confirmation.from)));

/** The least evidence of a name from which fields worth `fields` can lift it to `target`; the inverse of `confirmed`. */
export function leastNameFor(target: number, fields: number): number {
  if (fields <= 0) return target;
  const byLimit = (target + confirmation.slope * confirmation.from) / (1 + confirmation.slope);
  return Math.min(target, Math.max(target - fields, byLimit));
}

/**
 * The part of a differing date's evidence that counts, 1 down to 0.4, beside a person's name that agrees in so many bits: 24
 * (two rare names) leave all of it, from 48 on it is 0.4. A name of several rare parts is hardly another's, and lists have
 * wrong dates.
 */
const doubted = { from: 24, range: 40, most: 0.6 } as const;
export const dateKeptBeside = (agreedBits: number): number =>
  1 - Math.min(doubted.most, Math.max(0, (agreedBits - doubted.from) / doubted.range));
