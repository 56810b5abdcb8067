import type { Match } from '@tamis/api/screening/schema';
import { formatDate } from '@tamis/ui/dates';
import { asWritten, quotedAsWritten } from './as-written.ts';

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

const roleText: Record<NonNullable<Part['role']>, string> = {
  given: 'Given name',
  family: 'Family name',
  patronymic: 'Father’s name',
  number: 'Number',
  'legal-form': 'Legal form',
  title: 'Title',
  generic: 'Common word',
  place: 'Place',
};

/** The parts of the name first, then the other fields, in the order the engine gives them. */
export function evidenceRows(match: Match): EvidenceRow[] {
  const { parts, fields } = match;
  const { subject, listed } = namesRead(match);
  return [
    ...parts.map((part, at) =>
      nameRow(part, at, {
        subject: asWrittenIn(subject, part.subject),
        listed: asWrittenIn(listed, part.listed),
      }),
    ),
    ...fields.filter(({ field }) => field !== 'name').map((field) => fieldRow(field)),
  ];
}

/** Why the score, in a sentence that writes names as the two sides do. */
export function explanationOf(match: Match): string {
  const { subject, listed } = namesRead(match);
  return quotedAsWritten(match.explanation, [...subject, ...listed]);
}

/** The texts that words of each side stand in: the name that was compared, and what it was read as. */
function namesRead(match: Match): { subject: string[]; listed: string[] } {
  const { readAs = { subject: '', listed: '' }, matchedName } = match;
  return { subject: [comparedName(match), readAs.subject], listed: [matchedName, readAs.listed] };
}

function asWrittenIn(names: readonly string[], part: string): string {
  return names.map((name) => asWritten(part, name)).find((text) => text !== part) ?? part;
}

/** The name of the customer that was compared: of several the one that agreed best. */
export const comparedName = ({ fields, entityName }: Match): string =>
  fields.find(({ field }) => field === 'name')?.subject || entityName;

function nameRow(
  { role, verdict, note, agreement }: Part,
  at: number,
  { subject, listed }: Pick<Part, 'subject' | 'listed'>,
): EvidenceRow {
  return {
    id: `name-${at}`,
    kind: 'name',
    label: role ? roleText[role] : 'Name',
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
    // Of a date written in another way every word is another.
    underline: verdict === 'differs' || (field === 'date' && shown(subject) !== subject) ? 'words' : null,
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
];
const scriptOf = (text: string) => SCRIPTS.findIndex((script) => script.test(text));
