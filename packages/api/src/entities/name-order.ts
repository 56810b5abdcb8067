import { fold } from '@tamis/screening/names/fold';

const ACCENTS = /[\u0300-\u036f]/gu;
/** Letters whose stroke or tail is no accent of Unicode's, under the letters that they are filed with. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ß: 'ss',
  þ: 'th',
};
const STROKES = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** The sort key of a name, as people look it up: iran comes before Óscar, and Óscar before Petra. */
export const nameOrder = (name: string): string =>
  fold(name)
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .replaceAll(STROKES, (letter) => LETTERS[letter] ?? letter);
