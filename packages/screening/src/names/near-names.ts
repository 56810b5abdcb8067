/** Names that a slip of the pen could turn into each other and that are yet two names: Khalid and Khalil, Hassan and Hussein. */
import { kinOf } from './nicknames.ts';
import { nearNames } from './tables/near-names.ts';

let others: Map<string, Set<string>> | undefined;

/** A name in all its spellings, short forms and translations left out. */
const spellingsOf = (name: string): string[] => [
  name,
  ...[...kinOf(name)].filter(([, kinship]) => kinship === 'transliteration').map(([spelling]) => spelling),
];

function load(): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  for (const line of nearNames.trim().split('\n')) {
    const names = line.split(' ').map(spellingsOf);
    for (const [at, spellings] of names.entries()) {
      const rest = names.toSpliced(at, 1).flat();
      for (const spelling of spellings) {
        const known = table.get(spelling) ?? new Set<string>();
        for (const other of rest) known.add(other);
        table.set(spelling, known);
      }
    }
  }
  return table;
}

const have = (one: string, other: string): boolean => {
  others ??= load();
  return others.get(one)?.has(other) ?? false;
};

/** What makes a family's or a longer name of a given name, before and after it. */
const servant = /^abd[aeou]l/;
const endings = [
  /uddin$/,
  /ullah$/,
  /(?<=[^aeiou])u[lr]$/,
  /zadeh$/,
  /pour$/,
  /nejad$/,
  /[oe]v[iy]ch?$/,
  /[oe]vna$/,
  /ova$/,
  /ov$/,
  /s(?:son|dottir)$/,
  /eva$/,
  /ev$/,
  /i$/,
];

const withoutArticle = (name: string): string => name.replace(/^al(?=[^aeiou].{3})/, '');

/** Whether a name, or what it is made of, is one of those that near names are known of: without one there are no two names. */
export function hasNearNames(written: string): boolean {
  others ??= load();
  const name = withoutArticle(written);
  if (others.has(name) || (servant.test(name) && others.has(name.replace(servant, '')))) return true;
  return endings.some((ending) => ending.test(name) && others!.has(name.replace(ending, '')));
}

/**
 * Whether both are spellings of well-known names, or made of them in one way (Jamaluddin and Jalaluddin, Karimov and
 * Rahimov), and of two different ones. Symmetric. Kinship counts for more: ask it first.
 */
export function areTwoNames(written: string, otherWritten: string): boolean {
  const [one, other] = [withoutArticle(written), withoutArticle(otherWritten)];
  if (have(one, other)) return true;
  if (servant.test(one) && servant.test(other) && have(one.replace(servant, ''), other.replace(servant, '')))
    return true;
  const ending = endings.find((some) => some.test(one) && some.test(other));
  return ending !== undefined && have(one.replace(ending, ''), other.replace(ending, ''));
}
