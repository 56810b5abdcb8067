/** Which states towns are in: a bank of Turkey may be named with Istanbul, its seat. */
import { townsOfStates } from '../tables/towns.ts';

let states: Map<string, Set<string>> | undefined;

function load(): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  for (const line of townsOfStates.trim().split('\n')) {
    const [state = '', towns = ''] = line.split(': ');
    table.set(state, new Set(towns.split(' ')));
  }
  return table;
}

/** Whether one of two places, given as ideas, is in the other: tehran, iran. */
export function isWithin(one: string, other: string): boolean {
  states ??= load();
  return states.get(one)?.has(other) === true || states.get(other)?.has(one) === true;
}

/** The states (as ideas) that have a town of this name; none if no table has it. */
export function statesOf(town: string): string[] {
  states ??= load();
  return [...states].filter(([, towns]) => towns.has(town)).map(([state]) => state);
}

/** The same of all towns that begin with these letters, where the end of a field cut the town off. */
export function statesOfCut(rest: string): string[] {
  states ??= load();
  return [...states].filter(([, towns]) => [...towns].some((town) => town.startsWith(rest))).map(([state]) => state);
}
