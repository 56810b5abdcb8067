/**
 * Hungarian, Romanian and Italian words as other peoples hear them, which is how Russian, Georgian and Armenian spell
 * them: Mészáros, Месарош; Văcăroiu, Вэкэрою; Chiesa, Кьеза.
 */
import { asHeardOnly } from './heard.ts';
import { type Sounds, plain, spoken } from './sounds.ts';

const hungarian: Sounds = [
  [/cz/g, 'c'],
  [/ch|cs/g, 'C'],
  [/zs/g, 'Z'],
  [/ssz|sz/g, 's~'],
  [/ss?(?!~)/g, 'S'],
  [/c/g, 'ts'],
  [/gy(?=[aáoóöő])/g, 'd'],
  [/ggy|gy/g, 'd'],
  [/ny/g, 'n'],
  [/ly/g, 'y'],
  [/th/g, 't'],
  [/[öő]/g, 'yo'],
  [/[üű]/g, 'yu'],
  [/j/g, 'y'],
  [/w/g, 'v'],
  [/y$/g, 'i'],
];
const romanian: Sounds = [
  [/ch(?=[ei])/g, 'k'],
  [/gh(?=[ei])/g, 'g~'],
  [/c(?=[ei])/g, 'C'],
  [/ci(?=[aou])/g, 'C'],
  [/g(?=[ei])/g, 'dZ'],
  [/[șş]/g, 'S'],
  [/[țţ]/g, 'ts'],
  [/c/g, 'k'],
  [/j/g, 'Z'],
  [/ă/g, 'e'],
  [/[âî]/g, 'y'],
  [/(?<=[aeo])iu/g, 'yu'],
  [/ea/g, 'ya'],
];
const italian: Sounds = [
  [/chi(?=[aeo])|ch/g, 'k'],
  [/gh/g, 'g~'],
  [/sci(?=[aou])|sc(?=[ei])/g, 'S'],
  [/cc?i(?=[aou])|cc?(?=[ei])/g, 'C'],
  [/gg?i(?=[aou])|gg?(?=[ei])/g, 'dZ'],
  [/gli(?=[aeou])/g, 'ly'],
  [/gl(?=i)/g, 'l'],
  [/gni?/g, 'n'],
  [/zz?/g, 'ts'],
  [/(?<=[aeiou])s(?=[aeiou])/g, 'z'],
  [/(?<=[aeou])i(?=[aeou])/g, 'y'],
  [/cc?/g, 'k'],
];
/** Capital letters stand for sounds that need two letters; the tilde keeps a letter from a later rule. */
const written: Sounds = [
  [/~/g, ''],
  [/S/g, 'sh'],
  [/C/g, 'ch'],
  [/Z/g, 'zh'],
];

/** Letters that a word of each language has, and how they sound. */
const languages: readonly (readonly [letters: RegExp, sounds: Sounds])[] = [
  [/^(?!.*(?:rz|w|[ąęłśżźńčšžç])).*(?:[őű]|gy|zs|sz|cs)/, hungarian],
  [/[ăâîșşțţ]|(?:escu|eanu|oiu|ghiu)$/, romanian],
  [/^(?=.*(?:ch[ie]|gh[ie]|gli|gn[aeo]|zz|cc[ei]|sc[ei])).*[aeio]$/, italian],
];
const MIN_LENGTH = 5;

/** What others hear in a Hungarian, Romanian or Italian word; none for other words. */
export const heardElsewhere = (word: string): readonly string[] =>
  word.length < MIN_LENGTH
    ? []
    : languages
        .filter(([letters]) => letters.test(word))
        .map(([, sounds]) => asHeardOnly(plain(spoken(spoken(word, sounds), written))));
