/** Whether two places are the same, with or without the kind of place, the region and the country. */
import { countryCode } from '../lists/countries.ts';
import { fold } from '../names/fold.ts';
import { romaniseWord } from '../names/romanise.ts';
import { wordsOfTownToday } from './renamed-towns.ts';
import { compareSpellings } from './spelling-similarity.ts';

/** The least likeness of two words of places: a slip or two. */
const placeLikeness = 0.8;
/** Kinds of places, which are often omitted. */
const kindsOfPlace = new Set(
  'city town village district province region governorate prefecture county state municipality area near camp oblast raion rayon krai wilaya wilayat wilayah vilayat muhafazah muhafazat markaz gorod selo'.split(
    ' ',
  ),
);

/** What links a town and its river in several languages: Rostov-on-Don, Ростов-на-Дону. */
const besideRiver = new Set(['on', 'upon', 'na', 'nad', 'sur', 'am', 'an', 'der']);

/** The parts of a place between commas, as words, without the country: Moscow, Russia. */
function partsOfPlace(text: string): (readonly string[])[] {
  const parts = fold(text.slice(0, 120)).split(/[,;/()]|(?<!\p{L})near(?!\p{L})/u);
  const towns = parts.filter((part) => countryCode(part.trim()) === '');
  return (towns.some(hasLetter) ? towns : parts)
    .map((part) =>
      Array.from(part.matchAll(/[\p{L}\p{M}]+/gu), ([word]) => romaniseWord(word)[0] ?? '').filter(
        (word) => word !== '' && !kindsOfPlace.has(word) && !besideRiver.has(word),
      ),
    )
    .map(wordsOfTownToday)
    .filter((words) => words.length > 0);
}
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/**
 * Whether at least half of the parts of the shorter place are parts of the longer one: 'Tikrit' and 'al-Awja, near
 * Tikrit'.
 */
export function areOnePlace(one: string, other: string): boolean {
  const [shorter, longer] = [partsOfPlace(one), partsOfPlace(other)].toSorted((a, b) => a.length - b.length);
  const agreeing = shorter!.filter((part) =>
    longer!.some((candidate) => areAmong(part, candidate) || areAmong(candidate, part)),
  );
  return agreeing.length > 0 && agreeing.length * 2 >= shorter!.length;
}
const areAmong = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.some((other) => compareSpellings(word, other).similarity >= placeLikeness));
