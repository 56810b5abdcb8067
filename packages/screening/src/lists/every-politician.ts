/** EveryPolitician: members of the world's legislatures, in one table with one row per member and term. */
import { ownValue } from '../own-value.ts';
import { Countries } from './countries.ts';
import { distinctDates, parseDate } from './dates.ts';
import { partyOrReject, sentence, type Outcome, type TableFormat } from './list-format.ts';
import { inOtherScript } from './names.ts';
import { RowReading, distinctCells, type Rows } from './table.ts';
import type { ListedParty, PartyName } from '../party.ts';

/** Genders in the notation of the table's sources. */
const genders: Readonly<Record<string, 'male' | 'female'>> = {
  male: 'male',
  m: 'male',
  homme: 'male',
  female: 'female',
  f: 'female',
  femme: 'female',
};

const textsOf = (record: Rows, column: string): string[] => distinctCells(record, [column]).map(([text = '']) => text);

function unescaped(text: string): string {
  return text.replaceAll('&#039;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

/** `Family, Given` occurs among the other names of a person called `Given Family`. */
function inReadingOrder(name: string): string {
  const [family = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  return given === '' || more.length > 0 ? name : `${given} ${family}`;
}

function toParty(record: Rows): Outcome {
  const [name = ''] = textsOf(record, 'name');
  const others = textsOf(record, 'other_names').flatMap((names) => names.split('|'));
  const texts = [...new Set([name, ...others].map((text) => inReadingOrder(unescaped(text).trim())))];
  const countries = new Countries();
  for (const country of textsOf(record, 'country')) countries.add(country, 'other');
  const gender = ownValue(genders, (textsOf(record, 'gender')[0] ?? '').toLowerCase());
  const parties = textsOf(record, 'party').flatMap((party) => unescaped(party).split('|'));
  const areas = textsOf(record, 'area').map(unescaped);
  const died = textsOf(record, 'death_date')[0];
  const wikidata = textsOf(record, 'wikidata')[0];
  const known = parties.filter((party) => party !== 'unknown' && party !== '');
  const remarks = [
    known.length === 0 ? '' : `Political party: ${[...new Set(known)].join(', ')}.`,
    areas.length === 0 ? '' : sentence('Constituency', areas.join(', ')),
    died === undefined ? '' : `Died ${died}.`,
  ].filter((sentence) => sentence !== '');
  const party: ListedParty = {
    sourceRef: textsOf(record, 'id')[0] ?? '',
    type: 'person',
    names: texts
      .filter((text) => text !== '')
      .map((text, i): PartyName => {
        const kind = inOtherScript(text) ? 'original-script' : 'aka';
        return { text, kind: i === 0 ? 'primary' : kind, strength: 'strong' };
      }),
    dates: distinctDates(textsOf(record, 'birth_date').map(parseDate)),
    ...(gender !== undefined && { gender }),
    countries: countries.list,
    birthPlaces: [],
    identifiers: [],
    addresses: [],
    programmes: [],
    positions: distinctCells(record, ['legislature', 'country']).map(
      ([legislature = '', country = '']) => `Member of parliament (${legislature} of ${country})`,
    ),
    topics: ['role.pep'],
    ...(remarks.length > 0 && { remarks: remarks.join(' ') }),
    ...(wikidata !== undefined && { sourceUrl: `https://www.wikidata.org/wiki/${encodeURIComponent(wikidata)}` }),
  };
  return partyOrReject(party, record);
}

const isHeader = (cells: readonly string[]): boolean => cells.includes('legislature') && cells.includes('other_names');

export const everyPolitician: TableFormat = {
  name: 'every-politician',
  title: "EveryPolitician's list of members of legislatures",
  lists: ['every-politician'],
  recognises: isHeader,
  begin: () => new RowReading({ isHeader, idColumn: 'id', toOutcome: toParty }),
};
