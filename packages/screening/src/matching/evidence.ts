/** What a comparison found, as data. JSON-serialisable; stored with a match. */
import type { NameKind } from '../party.ts';

export type Verdict = 'match' | 'differs' | 'unknown';

/** One aligned part of the two names, in the order of the subject's name, then what only the party has. */
export interface AlignedPart {
  /** Text as the subject wrote it, '' when the part is only on the listed side. */
  subject: string;
  /** Text as listed, '' when the part is only on the subject's side. */
  listed: string;
  role?: 'given' | 'family' | 'patronymic' | 'number' | 'legal-form' | 'generic' | 'place';
  agreement:
    | 'same'
    | 'spelling'
    | 'transliteration'
    | 'initial'
    | 'nickname'
    | 'joined'
    | 'abbreviation'
    | 'acronym'
    | 'translation'
    | 'missing'
    | 'differs';
  /** `unknown` where a part is missing, `differs` where it differs, else `match`. */
  verdict: Verdict;
  /** Plain words: 'Same name, written joined', 'Initial agrees', 'Not on the list'. */
  note: string;
}

export interface FieldEvidence {
  field: 'name' | 'type' | 'date' | 'country' | 'gender' | 'birthPlace' | 'identifier';
  /** 'Date of birth', 'Country', … */
  label: string;
  /** What the subject has, '' if nothing. */
  subject: string;
  /** The party's best agreeing (or first) value, '' if nothing. */
  listed: string;
  verdict: Verdict;
  /** 'Day and month swapped', 'Year agrees', … */
  note: string;
  /**
   * Points this field adds to (+) or takes from (−) the score, rounded to 0.1. For the name: the score of the name
   * alone.
   */
  effect: number;
}

export interface Evidence {
  /** Which of the party's names was used. */
  matchedName: string;
  matchedNameKind: NameKind;
  matchedNameStrength: 'strong' | 'weak';
  /** Which of the subject's names was used. */
  subjectName: string;
  /**
   * What each of the two was read as, '' where that is its own words: a body by its full name, or one of several names
   * that the text holds. Missing where both are read as they are written.
   */
  readAs?: { subject: string; listed: string };
  parts: AlignedPart[];
  fields: FieldEvidence[];
}

export interface Comparison {
  /** 0 to 100, at most one decimal. */
  score: number;
  /** Whether the score is at or over the threshold. */
  match: boolean;
  /** One or two plain English sentences. */
  explanation: string;
  evidence: Evidence;
}
