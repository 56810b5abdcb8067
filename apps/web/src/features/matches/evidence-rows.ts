import type { Match } from '@tamis/api/screening/schema';
import { formatDate } from '@tamis/ui/dates';
import { capitalised } from '../shared/wording.ts';

type Verdict = 'match' | 'differs' | 'unknown';
type Part = Match['parts'][number];

/** One line of the comparison: what the subject has, what the list has, and how they agree in plain words. */
export interface EvidenceRow {
  id: string;
  kind: 'name' | 'field';
  label: string;
  subject: string;
  listed: string;
  verdict: Verdict;
  note: string;
  /** How the listed side is underlined where it differs; null where nothing in it can be pointed at. */
  underline: 'letters' | 'words' | null;
}

const ROLE_TEXTS: Record<NonNullable<Part['role']>, string> = {
  given: 'Given name',
  family: 'Family name',
  patronymic: 'Father’s name',
  number: 'Number',
  'legal-form': 'Legal form',
  generic: 'Common word',
  place: 'Place',
};

/** The parts of the name first, then the other fields, in the order the engine gives them. */
export function evidenceRows(match: Match): EvidenceRow[] {
  const { parts, fields } = match;
  return [
    ...parts.map((part, at) => nameRow(match, part, at)),
    ...fields.filter(({ field }) => field !== 'name').map((field) => fieldRow(field)),
  ];
}

/** The name of the entity that was compared: the one of several that agreed best. */
export const comparedName = ({ fields, entityName }: Match): string =>
  fields.find(({ field }) => field === 'name')?.subject || entityName;

/**
 * Words that are read in a name, written as names are: 'Ghasem', read in 'Abulghasem'. Words that are written in the name
 * itself stay as they are.
 */
export function likeName(read: string, name: string): string {
  if (name === name.toLowerCase()) return read;
  const written = new Set(name.match(WORDS));
  return read.replaceAll(WORDS, (word) => (written.has(word) ? word : capitalised(word)));
}
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

function nameRow(match: Match, part: Part, at: number): EvidenceRow {
  const { role, verdict, note, agreement } = part;
  const subject = likeName(part.subject, comparedName(match));
  const listed = likeName(part.listed, match.matchedName);
  return {
    id: `name-${at}`,
    kind: 'name',
    label: role ? ROLE_TEXTS[role] : 'Name',
    subject,
    listed,
    verdict,
    note,
    underline: agreement === 'translation' || scriptOf(subject) !== scriptOf(listed) ? null : 'letters',
  };
}

function fieldRow({ field, label, subject, listed, verdict, note }: Match['fields'][number]): EvidenceRow {
  const shown = (text: string) => (field === 'date' ? formatDate(text) : field === 'gender' ? capitalised(text) : text);
  return {
    id: field,
    kind: 'field',
    label,
    subject: shown(subject),
    listed: shown(listed),
    verdict,
    note,
    // In a date that is written another way, every word differs.
    underline: verdict === 'differs' || (field === 'date' && shown(subject) !== subject) ? 'words' : null,
  };
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
];
const scriptOf = (text: string) => SCRIPTS.findIndex((script) => script.test(text));
