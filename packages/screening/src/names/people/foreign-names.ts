/**
 * Names of one part of the world in the scripts of another, by convention or by ear: 迈克尔, 마이클 and مايكل are Michael.
 */
import { fold } from '../fold.ts';
import { asWritten } from '../scripts/abjad.ts';
import { romaniseArmenian } from '../scripts/armenian.ts';
import { romaniseCyrillic } from '../scripts/cyrillic.ts';
import { inForeignGeorgian, isGeorgian } from '../scripts/long-tail.ts';
import { foreignGivenNames } from '../tables/foreign-given-names.ts';
import { foreignNames } from '../tables/foreign-names.ts';
import { foreignNamesInThai } from '../tables/foreign-names-thai.ts';

type Names = ReadonlyMap<string, readonly string[]>;
const none: readonly string[] = [];

/** Blocks of letters by their last code unit. The names of a script are loaded on first use. Latin has none. */
const lastOfBlocks = [0x36f, 0x3ff, 0x52f, 0x5ff, 0x8ff, 0xdff, 0x1fff, 0x30ff, 0xabff, 0xd7ff];
const blockOf = (text: string): number => {
  const first = text.charCodeAt(0);
  return lastOfBlocks.findIndex((last) => first <= last);
};
const latin = 0;
const cyrillic = blockOf('а');
const namesOfBlocks: (Names | undefined)[] = lastOfBlocks.map(() => undefined);

/** Marks that are removed from a text before its words are looked up. */
const apostrophes = /['׳’-]/g;
/** The hamza of an alif is often left out. */
const hamza = /[أإآ]/g;
const keyOf = (text: string): string => text.replaceAll(hamza, 'ا');

const tables = [foreignNames, foreignGivenNames, foreignNamesInThai];

function load(block: number): Names {
  const table = new Map<string, readonly string[]>();
  for (const line of tables.flatMap((source) => source.trim().split('\n'))) {
    const [name = '', ...spellings] = line.split(' ');
    for (const spelling of spellings) {
      if (blockOf(spelling) !== block) continue;
      const key = keyOf(fold(spelling).replaceAll(apostrophes, ''));
      table.set(key, [...(table.get(key) ?? none), name]);
    }
  }
  return table;
}

/**
 * Georgian and Armenian newspapers spell foreign names by ear, as Russian ones do, so that the Russian spellings of the
 * table serve for them too: ჰიუზი and Հյուզ are Хьюз, Hughes.
 */
let namesBySound: Names | undefined;

function loadBySound(): Names {
  const table = new Map<string, readonly string[]>();
  for (const [spelling, names] of (namesOfBlocks[cyrillic] ??= load(cyrillic))) {
    const sound = soundOf(romaniseCyrillic(spelling)[0] ?? '');
    table.set(sound, [...new Set([...(table.get(sound) ?? none), ...names])]);
  }
  return table;
}

const soundOf = (roman: string): string =>
  roman
    .replaceAll('dzh', 'j')
    .replaceAll('kh', 'h')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll(/(.)\1+/g, '$1');

/** How a Georgian or Armenian word sounds, if it may be a foreign name. */
function heard(word: string): string | undefined {
  if (isGeorgian(word)) return inForeignGeorgian(word);
  return isArmenian.test(word) ? romaniseArmenian(word)[0] : undefined;
}
const isArmenian = /^[\u0561-\u0587]{3,}$/;

/** The names in Latin letters that a folded word of another script stands for by convention; [] if none. */
export function foreignName(word: string): readonly string[] {
  const written = asWritten(word);
  const block = blockOf(written);
  if (block <= latin) return none;
  const known = (namesOfBlocks[block] ??= load(block)).get(keyOf(written));
  if (known) return known;
  const sound = heard(written);
  return sound === undefined ? none : ((namesBySound ??= loadBySound()).get(soundOf(sound)) ?? none);
}
