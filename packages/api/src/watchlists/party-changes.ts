import type { ListedParty, PartyDate } from '@tamis/screening';
import type { FieldChange } from './schema.ts';

type Field = Exclude<keyof ListedParty, 'sourceRef'>;

/** 'circa 1970', '1968-03-14', '1968-01-01 to 1969-12-31' */
export const partyDateText = ({ from, to, circa }: PartyDate) =>
  `${circa ? 'circa ' : ''}${from === to ? from : `${from} to ${to}`}`;

/** The values of each field as a person reads them; the order is that of the page. */
const VALUES: { [F in Field]-?: (party: ListedParty) => string[] } = {
  type: ({ type }) => [type],
  names: ({ names }) => names.map(({ text, strength }) => (strength === 'weak' ? `${text} (weak)` : text)),
  dates: ({ dates }) => dates.map(partyDateText),
  gender: ({ gender }) => (gender ? [gender] : []),
  countries: ({ countries }) => countries.map(({ text, role }) => `${text} (${role})`),
  birthPlaces: ({ birthPlaces }) => birthPlaces,
  identifiers: ({ identifiers }) => identifiers.map(({ label, kind, value }) => `${label ?? kind}: ${value}`),
  addresses: ({ addresses }) => addresses.map(({ text }) => text),
  programmes: ({ programmes }) => programmes,
  positions: ({ positions }) => positions,
  topics: ({ topics }) => topics ?? [],
  owners: ({ owners = [] }) => owners.map(({ name, share }) => (share === undefined ? name : `${name} (${share} %)`)),
  listedOn: ({ listedOn }) => (listedOn ? [listedOn] : []),
  remarks: ({ remarks }) => (remarks ? [remarks] : []),
  sourceUrl: ({ sourceUrl }) => (sourceUrl ? [sourceUrl] : []),
};

/** How a field is called in a sentence. */
const WORDS: Readonly<Record<Field, string>> = {
  type: 'type',
  names: 'names',
  dates: 'dates',
  gender: 'gender',
  countries: 'countries',
  birthPlaces: 'places of birth',
  identifiers: 'identifiers',
  addresses: 'addresses',
  programmes: 'programmes',
  positions: 'positions',
  topics: 'topics',
  owners: 'owners',
  listedOn: 'date of listing',
  remarks: 'remarks',
  sourceUrl: 'link to the source',
};

/** The fields that differ between two revisions of a party, each with the values that went and those that came. */
export function changedFields(before: ListedParty, after: ListedParty): FieldChange[] {
  return (Object.keys(VALUES) as Field[]).flatMap((field) => {
    const [old, now] = [VALUES[field](before), VALUES[field](after)];
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) return [];
    const removed = old.filter((value) => !now.includes(value));
    const added = now.filter((value) => !old.includes(value));
    return [{ field: WORDS[field], removed, added }];
  });
}

/**
 * The fields that screening compares: a decision stands as long as they do. The hash of a revision is made of them, in
 * this order.
 */
export const COMPARED_FIELDS = [
  'type',
  'names',
  'dates',
  'gender',
  'countries',
  'birthPlaces',
  'identifiers',
] as const satisfies readonly Field[];
const COMPARED: ReadonlySet<string> = new Set(COMPARED_FIELDS.map((field) => WORDS[field]));

/** Of what differs, the fields that screening compares. */
export function changedComparedFields(before: ListedParty, after: ListedParty): FieldChange[] {
  return changedFields(before, after).filter(({ field }) => COMPARED.has(field));
}
