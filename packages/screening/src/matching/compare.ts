/** The reference scorer of one subject and one party: compare → weigh → score → explain. */
import type { Subject } from '../party.ts';
import { customOf } from '../names/analyse.ts';
import { readAs } from '../names/read-as.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import { areAllPaired } from './aligned-names.ts';
import { asWritten, readAsWritten } from './as-written.ts';
import { bestNames } from './best-names.ts';
import type { AlignedPart, Comparison, Evidence, FieldEvidence } from './evidence.ts';
import { explain } from './explain.ts';
import { type ComparedParty, type Finding, compareFields, ofAnyNames } from './fields.ts';
import { type NameMatch, pointsOf } from './name-evidence.ts';
import { ofNames } from './of-names.ts';
import { namesOfOtherFamily, otherFamilyEvidence } from './other-family-name.ts';
import { partsOf } from './parts.ts';
import { namesToCompare } from './said-together.ts';
import { confirmed, dateKeptBeside } from './score-bounds.ts';
import { DEFAULT_THRESHOLD } from './threshold.ts';

/** Where an identifier agrees, a name that disagrees counts no worse than this. */
const MIN_NAME_WITH_IDENTIFIER = -3.5;
/** No score but that of complete evidence reaches 100. */
const MAX_INCOMPLETE_SCORE = 99.9;

/** Name and findings to log-odds. Never falls when a finding rises. */
function totalEvidence(name: number, dateKept: number, findings: readonly Finding[]): number {
  const identifier = findings.find((finding) => finding.field === 'identifier');
  const decided = identifier !== undefined && identifier.evidence > 0;
  let against = 0;
  let support = 0;
  for (const finding of findings) {
    if (finding === identifier && decided) continue;
    if (finding.evidence < 0) against += finding.field === 'date' ? finding.evidence * dateKept : finding.evidence;
    else support += finding.evidence;
  }
  const base = confirmed(name, support) + against;
  return decided ? Math.max(base, MIN_NAME_WITH_IDENTIFIER) + identifier.evidence : base;
}

/** Evidence of names that say nothing at all. */
const noName = -4;

/** What comparing a subject with a party comes to, before it is put in words. */
export interface Judgement {
  /** 0 to 100. */
  score: number;
  names: NameMatch | undefined;
  findings: Finding[];
}

/** Compares a subject with a listed party. Pure: the same arguments give the same answer. */
export function judge(subject: Subject, party: ComparedParty): Judgement {
  const best = bestNames(subject, party);
  const findings = compareFields(subject, party, best ? ofNames(best, party.names) : ofAnyNames);
  const isOpen = (best?.evidence ?? noName) < otherFamilyEvidence;
  const names = (isOpen ? namesOfOtherFamily(subject, party, findings) : undefined) ?? best;
  return { score: scoreOf(names?.evidence ?? noName, names, findings), names, findings };
}

/**
 * Compares a subject with a listed party and says why. The score is 0 to 100: 100 only where the evidence is complete, a name
 * that agrees with nothing else known stays near 90. Pure: the same arguments give the same answer.
 */
export const compare = (subject: Subject, party: ComparedParty, options: { threshold?: number } = {}): Comparison =>
  explained(judge(subject, party), subject, party, options.threshold);

/** The same of many pairs, stage by stage: all names are read, then compared, then explained, as what a stage works with fits the processor's memory. */
export function compareAll(
  pairs: readonly { subject: Subject; party: ComparedParty }[],
  options: { threshold?: number } = {},
): Comparison[] {
  for (const { subject, party } of pairs) {
    const custom = customOf(party.type);
    for (const name of subject.names) cachedReadings(name, custom);
    for (const { text } of namesToCompare(party)) cachedReadings(text, custom);
  }
  const judgements = pairs.map(({ subject, party }) => judge(subject, party));
  return pairs.map(({ subject, party }, at) => explained(judgements[at]!, subject, party, options.threshold));
}

/** A judgement with its evidence, as a reviewer reads it. */
export function explained(
  { score, names, findings }: Judgement,
  subject: Subject,
  party: ComparedParty,
  threshold = DEFAULT_THRESHOLD,
): Comparison {
  const match = score >= threshold;
  const shown = match && names ? inOwnLetters(names, subject, party) : names;
  const read = shown && readAsOf(shown);
  const evidence: Evidence = {
    matchedName: shown?.partyName.text ?? party.names[0]?.text ?? '',
    matchedNameKind: shown?.partyName.kind ?? 'primary',
    matchedNameStrength: shown?.partyName.strength ?? 'strong',
    subjectName: shown?.subjectName ?? subject.names[0] ?? '',
    ...(read && { readAs: read }),
    parts: shown ? partsWritten(shown, read) : [],
    fields: fieldsOf(names, findings, score, shown?.partyName.text),
  };
  return { score, match, explanation: explain(evidence), evidence };
}

function readAsOf({ subjectName, partyName, left, right }: NameMatch): Evidence['readAs'] {
  const subject = readAsWritten(readAs(subjectName, left.reading), subjectName);
  const listed = readAsWritten(readAs(partyName.text, right.reading), partyName.text);
  return subject === '' && listed === '' ? undefined : { subject, listed };
}

/** The parts as the two names, or what they were read as, have them. */
function partsWritten(match: NameMatch, read: Evidence['readAs']): AlignedPart[] {
  const [subject, listed] = [
    [match.subjectName, read?.subject ?? ''],
    [match.partyName.text, read?.listed ?? ''],
  ];
  const parts = partsOf(match);
  for (const part of parts) {
    part.subject = asWritten(part.subject, subject);
    part.listed = asWritten(part.listed, listed);
  }
  return parts;
}

/** Log-odds by which two names of a party may differ and still say the same of a subject: less than a point of the score. */
const nearlyTheSame = 0.15;
const latin = /[a-z]/i;

/** What is shown of a match: a name in the subject's own letters where it says as much, so that a reader sees why they agree. */
function inOwnLetters(best: NameMatch, subject: Subject, { type, names }: ComparedParty): NameMatch {
  const isLatin = latin.test(best.subjectName);
  if (latin.test(best.partyName.text) === isLatin) return best;
  const own = names.filter(
    ({ text, strength }) => strength === best.partyName.strength && latin.test(text) === isLatin,
  );
  const match = bestNames({ ...subject, names: [best.subjectName] }, { type, names: own });
  return match && best.evidence - match.evidence <= nearlyTheSame ? match : best;
}

function scoreOf(name: number, match: NameMatch | undefined, findings: readonly Finding[]): number {
  if (isComplete(match, findings)) return 100;
  const dateKept = match ? dateKeptBeside(agreedBits(match)) : 1;
  return Math.min(MAX_INCOMPLETE_SCORE, round(pointsOf(totalEvidence(name, dateKept, findings))));
}

/** Bits in which a person's name agrees as it is written; 0 of anything else, whose names many share. */
const agreedBits = ({ left, pairs }: NameMatch): number =>
  left.reading.custom === 'person'
    ? pairs.reduce((sum, { bits, similarity }) => sum + (similarity >= MIN_AS_WRITTEN ? bits : 0), 0)
    : 0;
/** In another alphabet or country's spelling, too. */
const MIN_AS_WRITTEN = 0.95;

const round = (points: number): number => Math.round(points * 10) / 10;

/** Whether each part of either name agrees as exactly as one may write it. */
const agreesAsWritten = (match: NameMatch | undefined): boolean =>
  match !== undefined && areAllPaired(match) && match.pairs.every(({ similarity }) => similarity >= MIN_AS_WRITTEN);

/** Complete: every part of a strong name, the full date or an identifier, the country, and nothing that differs. */
function isComplete(match: NameMatch | undefined, findings: readonly Finding[]): boolean {
  if (!match || match.areTwo || match.partyName.strength === 'weak') return false;
  const { pairs } = match;
  if (!areAllPaired(match) || pairs.some(({ similarity }) => similarity < 1) || pairs.length < 2) return false;
  const holds = (field: Finding['field']): boolean =>
    findings.some((finding) => finding.field === field && finding.complete);
  return (
    findings.every((finding) => finding.verdict !== 'differs') &&
    holds('country') &&
    (holds('date') || holds('identifier'))
  );
}

function fieldsOf(
  names: NameMatch | undefined,
  findings: readonly Finding[],
  score: number,
  listed = '',
): FieldEvidence[] {
  const name = names?.evidence ?? noName;
  const points = round(pointsOf(name));
  const nameField: FieldEvidence = {
    field: 'name',
    label: 'Name',
    subject: names?.subjectName ?? '',
    listed,
    verdict: name >= 0 ? 'match' : 'differs',
    note: name < 0 ? 'Differs' : name >= 2 || agreesAsWritten(names) ? 'Agrees' : 'Agrees in part',
    effect: points,
  };
  const others = findings.map(({ evidence, complete: _complete, ...field }) => ({
    ...field,
    effect:
      evidence === 0
        ? 0
        : round(
            score -
              scoreOf(
                name,
                names,
                findings.filter((other) => other.field !== field.field),
              ),
          ),
  }));
  return [nameField, ...others];
}
