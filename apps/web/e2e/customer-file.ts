import { companyChanges, personChanges } from '../../../packages/screening/src/self-test/changed-names.ts';
import { innocentCompanies, innocentPeople } from '../../../packages/screening/bench/innocents.ts';
import { randomFrom } from '../../../packages/screening/src/self-test/random.ts';
import { readLists } from '../../../packages/screening/bench/read-lists.ts';
import type { ListedParty } from '../../../packages/screening/src/party.ts';

/** A customer as a row of the file, and the listed party that the customer is. */
export interface Customer {
  name: string;
  type: 'person' | 'company';
  country: string;
  date: string;
  listed?: { list: string; sourceRef: string; how: string };
}

const ORIGINAL_SCRIPT = 'original script';
const PERSON_WAYS = [
  'one typo',
  'reordered',
  'respelled',
  'middle dropped',
  'upper case, comma',
  'middle as initial',
  ORIGINAL_SCRIPT,
  'reordered, one typo',
];
const COMPANY_WAYS = ['one typo', 'legal form dropped', 'words joined', 'abbreviated'];
const LISTED_PEOPLE = 45;
const LISTED_COMPANIES = 15;

/** 60 listed customers under altered names among 940 random people and companies of the world. */
export function aThousandCustomers(seed: number): { listed: Customer[]; innocent: Customer[] } | undefined {
  const lists = readLists();
  if (!lists) return undefined;
  const random = randomFrom(seed);
  const parties = [...lists].flatMap(([list, all]) => all.map((party) => ({ list: list.toUpperCase(), party })));
  const listed: Customer[] = [];
  const taken = new Set<string>();
  const take = (type: 'person' | 'company', count: number, ways: readonly string[]) => {
    for (let made = 0, tries = 0; made < count && tries < 100_000; tries += 1) {
      const { list, party } = random.pick(parties);
      const how = ways[made % ways.length] ?? '';
      const name = party.type === type ? changedName(party, how, random) : undefined;
      if (name === undefined || name.length < 7 || taken.has(party.names[0]?.text ?? '')) continue;
      taken.add(party.names[0]?.text ?? '');
      listed.push({
        name,
        type,
        country: countryOf(party),
        date: dateOf(party),
        listed: { list, sourceRef: party.sourceRef, how },
      });
      made += 1;
    }
  };
  take('person', LISTED_PEOPLE, PERSON_WAYS);
  take('company', LISTED_COMPANIES, COMPANY_WAYS);
  const people = innocentPeople(800, random);
  const innocent = [...people, ...innocentCompanies(140, people, random)].map((subject) => ({
    name: subject.names[0] ?? '',
    type: subject.type === 'company' ? ('company' as const) : ('person' as const),
    country: subject.countries?.[0] ?? 'Germany',
    date: subject.dates?.[0] ?? '',
  }));
  return { listed, innocent };
}

function changedName(party: ListedParty, how: string, random: ReturnType<typeof randomFrom>): string | undefined {
  if (how === ORIGINAL_SCRIPT) return party.names.find((name) => name.kind === 'original-script')?.text;
  const primary = party.names[0]?.text ?? '';
  // A customer is not called by a single word, or by a title of many words.
  const words = primary.split(/\s+/u).length;
  if (words < 2 || words > 6) return undefined;
  const ways = party.type === 'person' ? personChanges : companyChanges;
  return ways[how]?.(primary, random);
}

const countryOf = (party: ListedParty): string =>
  party.countries.find((country) => country.code !== '')?.text ?? 'Unknown';

/** A full date if the publisher gives one; companies have none in these lists. */
function dateOf(party: ListedParty): string {
  const date =
    party.type === 'person' ? party.dates.find((one) => one.from === one.to && one.from.length === 10) : undefined;
  return date?.from ?? '';
}

/** The file, with the invalid rows at the given positions (the header is row 1). */
export function csvOf(customers: readonly Customer[], broken: ReadonlyMap<number, string>): string {
  const lines = ['name,type,country,isPep,isSanctioned,riskScore,birthDate,position,founded,industry'];
  const waiting = [...customers];
  while (waiting.length > 0 || broken.has(lines.length + 1)) {
    const fault = broken.get(lines.length + 1);
    const customer = fault === undefined ? waiting.shift() : undefined;
    lines.push(fault ?? (customer ? row(customer) : ''));
  }
  return lines.join('\n');
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const row = ({ name, type, country, date }: Customer): string =>
  `${quoted(name)},${type},${quoted(country)},,,,${type === 'person' ? date : ''},,${type === 'company' ? date : ''},`;
