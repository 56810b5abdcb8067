/** Different spellings that are one name: variants across countries, short forms and translations. */
import { familiesBySound } from '../tables/families-by-sound.ts';
import { gaelicFamilies, gaelicGivenNames } from '../tables/gaelic-names.ts';
import { nameTranslations } from '../tables/name-translations.ts';
import { nameVariants } from '../tables/name-variants.ts';
import { shortNames } from '../tables/short-names.ts';

/** How two such names are related. */
export type Kinship = 'transliteration' | 'nickname' | 'translation';

let kin: Map<string, Map<string, Kinship>> | undefined;

function load(): Map<string, Map<string, Kinship>> {
  const table = new Map<string, Map<string, Kinship>>();
  const relate = (one: string, other: string, kinship: Kinship): void => {
    const known = table.get(one) ?? new Map<string, Kinship>();
    if (!known.has(other)) known.set(other, kinship);
    table.set(one, known);
  };
  const relateAll = (names: string[], kinship: Kinship): void => {
    for (const one of names) for (const other of names) if (one !== other) relate(one, other, kinship);
  };
  for (const names of [...linesOf(nameVariants), ...linesOf(familiesBySound)])
    relateAll(names.split(' '), 'transliteration');
  for (const line of linesOf(shortNames)) {
    const [full = '', forms = ''] = line.split(': ');
    const names = full.split(' ');
    // Sasha is also short for Oleksandr; Abu is short for Abubakar, but is a separate word before Bakr.
    for (const name of inAnySpelling(table, names))
      for (const form of forms.split(' ')) {
        if (name === form || (form === 'abu' && !names.includes(name))) continue;
        relate(name, form, 'nickname');
        relate(form, name, 'nickname');
      }
  }
  for (const [names, kinship] of [
    [gaelicFamilies, 'transliteration'],
    [gaelicGivenNames, 'translation'],
  ] as const)
    for (const line of linesOf(names)) {
      const [gaelic = [], english = []] = line.split(': ').map((part) => part.split(' '));
      relateAll(gaelic, 'transliteration');
      for (const one of gaelic) for (const other of english) relateAll([one, other], kinship);
    }
  for (const line of linesOf(nameTranslations)) {
    const names = line.split(' ');
    relateAll(names, 'translation');
    // Eugene is Evgeniy in any of its spellings.
    for (const spelling of inAnySpelling(table, names))
      for (const name of names) {
        if (name === spelling) continue;
        relate(name, spelling, 'translation');
        relate(spelling, name, 'translation');
      }
  }
  return table;
}

/** These names and every spelling of them. */
const inAnySpelling = (
  table: ReadonlyMap<string, ReadonlyMap<string, Kinship>>,
  names: readonly string[],
): ReadonlySet<string> =>
  new Set(
    names.flatMap((name) => [
      name,
      ...[...(table.get(name) ?? [])]
        .filter(([, kinship]) => kinship === 'transliteration')
        .map(([spelling]) => spelling),
    ]),
  );

const linesOf = (table: string): string[] => table.trim().split('\n');

/** Names that are related to this one, and how; empty if none is known. Symmetric. */
export function kinOf(name: string): ReadonlyMap<string, Kinship> {
  kin ??= load();
  return kin.get(name) ?? none;
}
const none: ReadonlyMap<string, Kinship> = new Map();

let families: ReadonlySet<string> | undefined;

/** Whether a table of kin has the name as a family: its kin do not make it a given name. */
export const isFamilyWithKin = (name: string): boolean =>
  (families ??= new Set([gaelicFamilies, familiesBySound].flatMap((table) => table.trim().split(/[\s:]+/)))).has(name);
