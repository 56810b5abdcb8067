/**
 * French words as other peoples hear them, which is how Russian, Georgian and Armenian spell them: Beauchamp, Бошан;
 * Lacroix, Лакруа.
 */
import { asHeardOnly } from './heard.ts';
import { type Sounds, spoken } from './sounds.ts';

const none: readonly string[] = [];

/** Letters that hardly any word has that is not French. */
const isFrench =
  /eau|au(?:x|d|lt|ld)$|oux$|oi(?:[sxt]|rier|gn[a-z]+)$|champs?$|court$|[ctlnsrh]ier$|ieux?$|seur$|^le[bcfgjkmprt][a-z]+[^aeiou][cdt]$|^guill|aill(?:e|ard|et|on|ier)$|ch(?:ard|er|and|et|ot|esne)$|[lrn]ard$|[bm]ert$|ouin$|gn(?:on|ot|ac|er)$/;
/**
 * Capital letters stand for sounds that need two letters, or that later rules must not change: S for sh, Z for zh, U for
 * ou, E for the sounded ending of Rocher.
 */
const sounds: Sounds = [
  [/ç|c(?=[eiy])/g, 's'],
  [/vill/g, 'vil'],
  [/^des(?=[^aeiou])/g, 'de'],
  [/esn(?=e?$)/g, 'en'],
  [/ch/g, 'S'],
  [/ge(?=[ao])|g(?=[eiy])|j/g, 'Z'],
  [/qu|c/g, 'k'],
  [/gu(?=[eiy])/g, 'g'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/eaux?|au(?:lt|ld|[dtx])$|au/g, 'o'],
  [/ou/g, 'U'],
  [/oin(?=[^aeiouy]|$)/g, 'Uen'],
  [/oy(?=[ae])/g, 'Uay'],
  [/oi/g, 'Ua'],
  [/(?<=[aeU])ill/g, 'y'],
  [/ill(?=[aeo])/g, 'iy'],
  [/ier$/g, 'yE'],
  [/er$/g, 'E'],
  [/[ae]mps?$/g, 'an'],
  [/gn/g, 'n'],
  [/(?<=r)k$|(?<=[rn])[dt]s?$|[dtsxpz]$/g, ''],
  [/es?$/g, ''],
  [/ieu/g, 'yo'],
  [/eu/g, 'yo'],
  [/(?:[ae]i|i)n(?=[^aeinouy]|$)/g, 'en'],
  [/[ae]i/g, 'e'],
  [/e(?=n[bcdfgpstvzSZ])/g, 'a'],
  [/(?<=[bcdfgjklmnprstvzSZ])u/g, 'yu'],
  [/E/g, 'e'],
  [/U/g, 'u'],
  [/S/g, 'sh'],
  [/Z/g, 'zh'],
];
const MIN_LENGTH = 4;

/** A French word as others hear it; none for other words. */
export const frenchHeard = (word: string): readonly string[] =>
  word.length >= MIN_LENGTH && isFrench.test(word) ? [asHeardOnly(spoken(word, sounds))] : none;
