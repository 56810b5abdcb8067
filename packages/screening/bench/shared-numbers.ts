/**
 * How many parties of one published list are found on another. They are known to be the same by a number in both records (passport, tax or
 * IMO number) and are searched without it: `node bench/shared-numbers.ts`.
 */
import { buildIndex, openIndex, screen } from '../src/index.ts';
import type { ListedParty, PartyIdentifier, Subject } from '../src/party.ts';
import { table } from './markdown.ts';
import { readLists } from './read-lists.ts';

const lists = readLists();
if (!lists) throw new Error('The published lists are not beside the repository: set TAMIS_LISTS.');

const telling = new Set<PartyIdentifier['kind']>(['passport', 'national-id', 'tax', 'registration', 'lei', 'imo']);
const shortest = 7;

/** The numbers that identify two records as one party: long, and mostly digits. */
const numbersOf = ({ identifiers }: ListedParty): string[] =>
  identifiers.flatMap(({ kind, value }) => {
    const number = value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    return telling.has(kind) && number.length >= shortest && /\d{5}/.test(number) ? [kind + number] : [];
  });

const withoutNumbers = ({ type, names, dates, countries, gender, birthPlaces }: ListedParty): Subject => ({
  type,
  names: names.slice(0, 1).map(({ text }) => text),
  dates: dates.slice(0, 2).map(({ from }) => from),
  countries: countries
    .map(({ code }) => code)
    .filter((code) => code !== '')
    .slice(0, 2),
  ...(gender && { gender }),
  birthPlaces,
});

interface Tally {
  asked: number;
  found: number;
  first: number;
  others: number;
}
const tallies = new Map<string, Tally>();

for (const [to, parties] of lists) {
  const index = openIndex(buildIndex(parties.map((party, id) => ({ id, party }))));
  const bearers = new Map<string, number[]>();
  for (const [id, party] of parties.entries())
    for (const number of numbersOf(party)) bearers.set(number, [...(bearers.get(number) ?? []), id]);
  for (const [from, others] of lists) {
    if (from === to) continue;
    for (const party of others) {
      const same = new Set(
        numbersOf(party)
          .flatMap((number) => bearers.get(number) ?? [])
          .filter((id) => parties[id]!.type === party.type),
      );
      if (same.size === 0) continue;
      const tally = tallies.get(party.type) ?? { asked: 0, found: 0, first: 0, others: 0 };
      tallies.set(party.type, tally);
      const { hits } = screen([index], withoutNumbers(party));
      tally.asked++;
      if (hits.some(({ id }) => same.has(id))) tally.found++;
      if (hits[0] && same.has(hits[0].id)) tally.first++;
      tally.others += hits.filter(({ id }) => !same.has(id)).length;
    }
  }
}

console.log(
  table([
    ['parties that are on another list too, by a number', 'searched', 'found', 'as the first hit', 'other hits'],
    ...[...tallies].map(([type, { asked, found, first, others }]) => [type, asked, found, first, others]),
  ]),
);
