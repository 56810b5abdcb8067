/** Which countries towns are in: a bank of Turkey may be named with Istanbul, its seat. */
import { countryCode } from '../../lists/countries.ts';
import { looseWord } from '../phrase-table.ts';
import { remembered } from '../remembered.ts';
import { townsOfStates } from '../tables/towns.ts';
import { worldTowns } from '../tables/world-towns.gen.ts';

/** The places in each state or province, all as ideas. */
let regions: Map<string, Set<string>> | undefined;

function loadRegions(): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  for (const line of townsOfStates.trim().split('\n')) {
    const [state = '', towns = ''] = line.split(': ');
    table.set(state, new Set(towns.split(' ')));
  }
  return table;
}

/** The ISO codes of the countries that have a town of a name that is not in the tables of places. */
let others: Map<string, string[]> | undefined;

function loadOthers(): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const line of worldTowns.trim().split('\n')) {
    const [country = '', ...towns] = line.split(' ');
    for (const town of towns) {
      const known = table.get(town);
      if (known) known.push(country);
      else table.set(town, [country]);
    }
  }
  return table;
}
const otherTowns = (town: string): readonly string[] => (others ??= loadOthers()).get(town) ?? none;
const none: readonly string[] = [];

/** Whether one of two places, given as ideas, is in the other: tehran, iran. */
export function isWithin(one: string, other: string): boolean {
  regions ??= loadRegions();
  return regions.get(one)?.has(other) === true || regions.get(other)?.has(one) === true;
}

/** The ISO codes of the countries that a place, given as an idea, may be in; none for a place that no table has. */
export const countriesOf: (place: string) => readonly string[] = remembered((place) => {
  const code = codeOfState(place);
  return code === '' ? countriesOfTown(place) : [code];
});

/** The ISO codes of the countries that have a town of this name, given as an idea; none for other places. */
export const countriesOfTown: (town: string) => readonly string[] = remembered((town) => {
  const states = codesOfRegions((towns) => towns.has(town));
  return states.length > 0 ? states : otherTowns(town);
});

/** The same of all towns that begin with these letters, where the end of a field cut the town off. */
export const countriesOfCutTown = (rest: string): readonly string[] =>
  codesOfRegions((towns) => [...towns].some((town) => town.startsWith(rest)));

function codesOfRegions(hasTown: (towns: ReadonlySet<string>) => boolean): string[] {
  regions ??= loadRegions();
  return [...regions].flatMap(([region, towns]) => (hasTown(towns) ? [codeOfState(region)] : [])).filter(isCode);
}
const isCode = (code: string): boolean => code !== '';

/** The ISO code of a state, given as an idea; '' for other places. */
export const codeOfState = (state: string): string => countryCode(state.replaceAll('_', ' '));

const MAX_WORDS = 5;

/** The idea of the town that words spell if no table of places has it; undefined if they are no town. */
export function otherTown(spellings: readonly string[]): string | undefined {
  if (spellings.length > MAX_WORDS) return undefined;
  const town = spellings.map(looseWord).join('_');
  return otherTowns(town).length > 0 ? town : undefined;
}
