/**
 * Letters that languages and transliteration tables vary for one sound: Minatekh, Minateh; Noor, Nour; Tscherski,
 * Cherskiy.
 */
import { remembered } from './remembered.ts';

const lettersOf: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch/g, 'ch'],
  [/sch/g, 'sh'],
  [/ch(?=[lr])/g, 'k'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/ck|c(?=[aoulrtk]|$)/g, 'k'],
  [/(?<=.)x/g, 'ks'],
  [/w(?=[aeiou])|(?<=[a-z]{3}[oe])w$/g, 'v'],
  [/n(?=[bp])/g, 'm'],
  [/oo|ou/g, 'u'],
  [/ee|iy(?=a)/g, 'i'],
  [/^yu(?=[bcdfghjklmnpqrstvz])/, 'u'],
  [/(?:[iy][jy]|y)$/, 'i'],
];

/** A written word with one standard letter for each of these sounds. */
export const inSoundLetters: (written: string) => string = remembered((written) =>
  lettersOf.reduce((text, [letters, sound]) => text.replace(letters, sound), written),
);
