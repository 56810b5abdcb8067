/**
 * Reads Japanese company names in Han characters: by the families and words they consist of, otherwise character by
 * character.
 */
import { characterReadings, wordReadings } from '../tables/japanese-readings.ts';
import { isJapaneseSurname, japaneseSurname, nativeReadings } from './japanese.ts';

/** Kana, legal forms in specifically Japanese characters, and Japanese ship names. */
const japanese =
  /[\u3041-\u30ff]|株式会社|有限会社|合同会社|合資会社|合名会社|㈱|㈲|[(（][株有][)）]|(?:財団|社団|医療|学校)法人|協同組合|[\u3400-\u9fff] maru(?: \d+)?$/;

/** Whether a text can only be the name of a Japanese organisation. */
export const isJapaneseCompany = (text: string): boolean => japanese.test(text);

let tables: { characters: Map<string, string[]>; words: Map<string, string[]> } | undefined;
let longest = 0;

function load(): NonNullable<typeof tables> {
  const characters = new Map<string, string[]>();
  for (const line of characterReadings.trim().split('\n')) {
    const [reading = '', all = ''] = line.split(' ');
    for (const character of all) characters.set(character, [...(characters.get(character) ?? []), reading]);
  }
  const words = new Map<string, string[]>();
  for (const line of wordReadings.trim().split('\n')) {
    const [word = '', ...readings] = line.split(' ');
    longest = Math.max(longest, word.length);
    words.set(word, readings);
  }
  return { characters, words };
}

const MIN_WORD_LENGTH = 2;
const MAX_READINGS = 4;

/** A part of a name in Han characters and its spellings in Latin letters, the usual one first. */
export interface JapanesePart {
  text: string;
  spellings: string[];
}

/**
 * The families and words that a name in Han characters consists of. Unknown parts stay together and have no spellings
 * if they cannot be read.
 */
export function japaneseParts(name: string): JapanesePart[] {
  tables ??= load();
  const parts: JapanesePart[] = [];
  let unknown = '';
  const close = (): void => {
    const native = unknown.length === 1 ? nativeReadings(unknown) : [];
    if (unknown !== '')
      parts.push({ text: unknown, spellings: [...composed(Array.from(unknown), tables!.characters), ...native] });
    unknown = '';
  };
  for (let at = 0; at < name.length;) {
    const text = knownAt(name, at, tables.words);
    if (text === undefined) unknown += name.charAt(at++);
    else {
      close();
      parts.push({ text, spellings: [...(tables.words.get(text) ?? []), ...japaneseSurname(text)] });
      at += text.length;
    }
  }
  close();
  return parts;
}

function knownAt(name: string, at: number, words: ReadonlyMap<string, readonly string[]>): string | undefined {
  for (let length = Math.min(longest, name.length - at); length >= MIN_WORD_LENGTH; length--) {
    const text = name.slice(at, at + length);
    if (words.has(text) || isJapaneseSurname(text)) return text;
  }
  return undefined;
}

/** The spelling of several characters by the first readings of each; [] if one has none. */
function composed(characters: readonly string[], readings: ReadonlyMap<string, readonly string[]>): string[] {
  let found = [''];
  for (const character of characters) {
    const own = readings.get(character) ?? [];
    found = own.flatMap((reading) => found.map((head) => head + reading)).slice(0, MAX_READINGS);
  }
  return found;
}

/**
 * The words that Japanese societies and gangs add to a family, a place or another word, in Latin letters too: 山口組 is
 * Yamaguchi-gumi, 住吉会 Sumiyoshi-kai.
 */
const society = /^([\u3400-\u9fff々]{2,4})(組|会|會|一家)$/;
const societies: ReadonlyMap<string, string[]> = new Map([
  ['組', ['gumi', 'kumi']],
  ['会', ['kai']],
  ['會', ['kai']],
  ['一家', ['ikka']],
]);

/**
 * The parts of a society's name, of which all before the last must be known words or families; none for other names.
 */
export function societyParts(text: string): JapanesePart[] {
  const [, name = '', kind = ''] = society.exec(text) ?? [];
  if (name === '') return [];
  const parts = japaneseParts(name);
  const isKnown = parts.every((part) => tables!.words.has(part.text) || isJapaneseSurname(part.text));
  const [usual = '', ...others] = societies.get(kind) ?? [];
  // In Latin letters, where kai does not mean Greek 'and'.
  return isKnown ? [...parts, { text: usual, spellings: [usual, ...others] }] : [];
}
