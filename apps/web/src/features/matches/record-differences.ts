import { NOTES } from '@tamis/api/screening/evidence-schema';
import type { Match, SamePartyMatch } from '@tamis/api/screening/schema';
import { formatDate } from '@tamis/ui/dates';
import { partyDateText } from '../party/party-words.ts';
import { enumerated } from '../shared/wording.ts';

type Field = SamePartyMatch['fields'][number];

/** How another list's record of a party compares with this one's: what differs or is missing, then what is the same. */
export function recordDifferences(one: Match, { match: other, fields }: SamePartyMatch): string[] {
  const rows = fields
    .filter(({ field }) => field !== 'name' && field !== 'type')
    .map((row) => (row.field === 'date' ? withAllDates(row, one, other) : row));
  const same = rows.filter(isSame).map(sameText);
  return [
    ...rows.filter((row) => !isSame(row)).map((row) => differenceText(row, one.list.code)),
    ...(same.length > 0 ? [`Same ${enumerated(same)}`] : []),
  ];
}

/** The two dates that agree best, as the engine reports them. */
const withAllDates = (row: Field, one: Match, other: Match): Field => ({
  ...row,
  subject: datesText(one),
  listed: datesText(other),
});

/** A country under another name is the same country. */
const isSame = ({ verdict, note, subject, listed }: Field) =>
  verdict === 'match' && (note === NOTES.sameCountry || subject.toLowerCase() === listed.toLowerCase());

/** 'country (there North Korea)' where the other record words it differently. */
const sameText = ({ label, subject, listed }: Field) =>
  `${label.toLowerCase()}${subject.toLowerCase() === listed.toLowerCase() ? '' : ` (there ${listed})`}`;

/** 'Country: Russia, OFAC has Uzbekistan', 'No date of birth', 'Gender: male, not on OFAC' */
function differenceText({ label, subject, listed }: Field, code: string): string {
  if (listed === '') return `No ${label.toLowerCase()}`;
  return subject === '' ? `${label}: ${listed}, not on ${code}` : `${label}: ${listed}, ${code} has ${subject}`;
}

/** Sorted by time: publishers give several in any order. */
const datesText = ({ party }: Match) =>
  party.dates
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map((date) => partyDateText(date, formatDate))
    .join('; ');
