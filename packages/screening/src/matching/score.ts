/**
 * From evidence to a score: how the publisher's rating of a name and the other fields limit its evidence, and how the
 * sum becomes points. A search bounds names by the inverses.
 */
import type { PartyName } from '../party.ts';
import { type Pair, areAllPaired } from './aligned-names.ts';
import type { Finding } from './fields.ts';
import type { NameMatch } from './name-evidence.ts';

/** Log-odds to points, 0 to 100. */
export const pointsOf = (evidence: number): number => 100 / (1 + Math.exp(-evidence));
/** Points to log-odds; the inverse of `pointsOf`. */
export const evidenceOf = (points: number): number => Math.log(points / (100 - points));

/** The evidence at which a score reaches a threshold. Scores are rounded to one decimal, so slightly less is enough. */
export const targetOf = (threshold: number): number => evidenceOf(Math.min(99.99, Math.max(0.01, threshold - 0.05)));

/** A name that the publisher calls weak costs a little, and stays below the threshold without other evidence. */
const weakAlias = { cost: 0.4, most: 0.6 } as const;

/** The evidence of a name, given the publisher's rating. */
export function rated(evidence: number, strength: PartyName['strength']): number {
  return strength === 'weak' ? Math.min(evidence - weakAlias.cost, weakAlias.most) : evidence;
}

/** The evidence that a name needs for `rated` to leave this much; Infinity if a weak name never reaches it. */
export function unrated(evidence: number, strength: PartyName['strength']): number {
  if (strength === 'strong') return evidence;
  return evidence > weakAlias.most ? Infinity : evidence + weakAlias.cost;
}

/**
 * Fields confirm a name, they do not replace it: the better the name itself agrees, the more they may add. Up to `from`
 * (a name that mostly disagrees) nothing, then `slope` for each point of the name's own evidence.
 */
const confirmation = { from: -1, slope: 1.2 } as const;

/** The evidence of a name together with fields that support it. */
export const confirmed = (name: number, fields: number): number =>
  name + Math.min(fields, Math.max(0, confirmation.slope * (name - confirmation.from)));

/**
 * The least evidence of a name from which fields worth `fields` can lift it to `target`; the inverse of `confirmed`.
 */
export function leastNameFor(target: number, fields: number): number {
  if (fields <= 0) return target;
  const byLimit = (target + confirmation.slope * confirmation.from) / (1 + confirmation.slope);
  return Math.min(target, Math.max(target - fields, byLimit));
}

/**
 * A differing date counts less beside a person's name of several rare parts, which is hardly another person's, while
 * lists contain wrong dates. It counts in full up to 24 bits that agree (two rare names), and 0.4 of it from 48 bits
 * on.
 */
const doubted = { from: 24, range: 40, most: 0.6 } as const;

/** The part of a differing date's evidence that counts if so many bits of a person's name agree: 1 down to 0.4. */
export const dateKeptBeside = (agreedBits: number): number =>
  1 - Math.min(doubted.most, Math.max(0, (agreedBits - doubted.from) / doubted.range));

/** Whether a pair of words agrees, allowing for another alphabet or another country's spelling. */
export const isAsWritten = ({ similarity }: Pair): boolean => similarity >= MIN_AS_WRITTEN;
const MIN_AS_WRITTEN = 0.95;

/** The bits in which a person's name agrees as it is written; 0 for other names, which many share. */
const agreedBits = ({ left, pairs }: NameMatch): number =>
  left.reading.custom === 'person' ? pairs.reduce((sum, pair) => sum + (isAsWritten(pair) ? pair.bits : 0), 0) : 0;

/** The evidence of names of which none can be read. */
const NO_NAME = -4;
/** The evidence of the best names, if there are any. */
export const nameEvidenceOf = (names: NameMatch | undefined): number => names?.evidence ?? NO_NAME;

/** If an identifier agrees, a name that disagrees counts no worse than this. */
const MIN_NAME_WITH_IDENTIFIER = -3.5;
/** Only complete evidence reaches 100. */
const MAX_INCOMPLETE_SCORE = 99.9;

/**
 * The score of two parties, 0 to 100, by their best names and the findings on their fields. Never falls if a finding
 * rises.
 */
export function scoreOf(names: NameMatch | undefined, findings: readonly Finding[]): number {
  if (isComplete(names, findings)) return 100;
  const dateKept = names ? dateKeptBeside(agreedBits(names)) : 1;
  return Math.min(MAX_INCOMPLETE_SCORE, rounded(pointsOf(totalEvidence(nameEvidenceOf(names), dateKept, findings))));
}

function totalEvidence(name: number, dateKept: number, findings: readonly Finding[]): number {
  const identifier = findings.find((finding) => finding.field === 'identifier');
  const isDecided = identifier !== undefined && identifier.evidence > 0;
  let against = 0;
  let support = 0;
  for (const finding of findings) {
    if (finding === identifier && isDecided) continue;
    if (finding.evidence < 0) against += finding.field === 'date' ? finding.evidence * dateKept : finding.evidence;
    else support += finding.evidence;
  }
  const base = confirmed(name, support) + against;
  return isDecided ? Math.max(base, MIN_NAME_WITH_IDENTIFIER) + identifier.evidence : base;
}

/** Points with one decimal. */
export const rounded = (points: number): number => Math.round(points * 10) / 10;

/**
 * Complete evidence: every word of a strong name, the full date or an identifier, the country, and nothing that
 * differs.
 */
function isComplete(names: NameMatch | undefined, findings: readonly Finding[]): boolean {
  if (!names || names.areTwo || names.partyName.strength === 'weak') return false;
  const { pairs } = names;
  if (!areAllPaired(names) || pairs.some(({ similarity }) => similarity < 1) || pairs.length < 2) return false;
  const isFull = (field: Finding['field']): boolean =>
    findings.some((finding) => finding.field === field && finding.complete);
  return (
    findings.every((finding) => finding.verdict !== 'differs') &&
    isFull('country') &&
    (isFull('date') || isFull('identifier'))
  );
}
