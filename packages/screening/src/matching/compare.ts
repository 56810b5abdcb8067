/** Compares one subject with one party: the reference for every search. The package's DESIGN.md lists the steps. */
import type { Subject } from '../party.ts';
import { customOf } from '../names/analyse.ts';
import { readAs } from '../names/read-as.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import { areAllPaired } from './aligned-names.ts';
import { asWritten, readAsWritten } from './as-written.ts';
import { bestNames } from './best-names.ts';
import type { AlignedPart, Comparison, Evidence, FieldEvidence } from './evidence.ts';
import { explain } from './explain.ts';
import { type ComparedParty, type Finding, compareFields } from './fields.ts';
import type { NameMatch } from './name-evidence.ts';
import { nameHintsOf, noHints } from './name-hints.ts';
import { namesOfOtherFamily, otherFamilyEvidence } from './other-family-name.ts';
import { partsOf } from './parts.ts';
import { namesToCompare } from './said-together.ts';
import { isAsWritten, nameEvidenceOf, pointsOf, rounded, scoreOf } from './score.ts';
import { DEFAULT_THRESHOLD } from './threshold.ts';

/** The result of comparing a subject with a party, before it is explained. */
export interface Judgement {
  /** 0 to 100. */
  score: number;
  names: NameMatch | undefined;
  findings: Finding[];
}

/** Compares a subject with a party. Pure: the same arguments give the same result. */
export function judge(subject: Subject, party: ComparedParty): Judgement {
  const best = bestNames(subject, party);
  const findings = compareFields(subject, party, best ? nameHintsOf(best, party.names) : noHints);
  const mayBeOtherFamily = nameEvidenceOf(best) < otherFamilyEvidence;
  const names = (mayBeOtherFamily ? namesOfOtherFamily(subject, party, findings) : undefined) ?? best;
  return { score: scoreOf(names, findings), names, findings };
}

/**
 * Compares a subject with a party and explains the score, 0 to 100. A name that agrees stays near 90 if nothing else is
 * known; only complete evidence reaches 100. Pure: the same arguments give the same result.
 */
export const compare = (subject: Subject, party: ComparedParty, options: { threshold?: number } = {}): Comparison =>
  explained(judge(subject, party), subject, party, options.threshold);

/**
 * The same for many pairs, stage by stage: first all names are read, then compared, then explained. The data of one
 * stage fits into the processor's cache.
 */
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

/** A judgement with the evidence as a reviewer reads it. */
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

/** The parts as they are written in the two names, or in what these were read as. */
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

/** The log-odds by which another name of a party may fall behind the best one and still be shown: less than a point. */
const nearlyTheSame = 0.15;
const latin = /[a-z]/i;

/**
 * The match to show: one with a name in the subject's own alphabet if it is as good, so that a reader sees why they
 * agree.
 */
function inOwnLetters(best: NameMatch, subject: Subject, party: ComparedParty): NameMatch {
  const isLatin = latin.test(best.subjectName);
  if (latin.test(best.partyName.text) === isLatin) return best;
  const names = party.names.filter(
    ({ text, strength }) => strength === best.partyName.strength && latin.test(text) === isLatin,
  );
  const match = bestNames({ ...subject, names: [best.subjectName] }, { ...party, names });
  return match && best.evidence - match.evidence <= nearlyTheSame ? match : best;
}

function fieldsOf(
  names: NameMatch | undefined,
  findings: readonly Finding[],
  score: number,
  listed = '',
): FieldEvidence[] {
  const name = nameEvidenceOf(names);
  const nameField: FieldEvidence = {
    field: 'name',
    label: 'Name',
    subject: names?.subjectName ?? '',
    listed,
    verdict: name >= 0 ? 'match' : 'differs',
    note: name < 0 ? 'Differs' : name >= 2 || isWhollyAsWritten(names) ? 'Agrees' : 'Agrees in part',
    effect: rounded(pointsOf(name)),
  };
  // The effect of a field is the difference that leaving it out makes.
  const scoreWithout = (field: Finding['field']): number =>
    scoreOf(
      names,
      findings.filter((other) => other.field !== field),
    );
  const others = findings.map(({ evidence, complete: _complete, ...field }) => ({
    ...field,
    effect: evidence === 0 ? 0 : rounded(score - scoreWithout(field.field)),
  }));
  return [nameField, ...others];
}

const isWhollyAsWritten = (match: NameMatch | undefined): boolean =>
  match !== undefined && areAllPaired(match) && match.pairs.every(isAsWritten);
