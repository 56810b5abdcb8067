import { fold } from '@tamis/screening/names/fold';

const accents = /[\u0300-\u036f]/gu;
/** Letters whose stroke or tail is no accent of Unicode's, under the letters that they are filed with. */
const letters: Readonly<Record<string, string>> = {
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
const strokes = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** What a list of names is sorted by, as people look a name up: iran stands before Óscar, and Óscar before Petra. */
export const nameOrder = (name: string): string =>
  fold(name)
    .normalize('NFD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .replaceAll(strokes, (letter) => letters[letter] ?? letter);
