/** Names that are one slip apart and still two names: Khalid and Khalil, Hassan and Hussein. */
import { areOfTwoStems } from './joined-endings.ts';
import { slipsBetween } from '../misspelt-words.ts';
import { kinOf } from './nicknames.ts';
import { isFrequentName } from '../rarity.ts';
import { remembered } from '../remembered.ts';
import { arabicWordsOf } from '../scripts/vocalised-names.ts';
import { inSoundLetters } from '../sound-letters.ts';
import { familyNames, freelyVowelledFamilies } from '../tables/family-names.ts';
import { givenNamesOfTheWorld } from '../tables/given-names-of-the-world.ts';
import { nearNames } from '../tables/near-names.ts';

let others: Map<string, Set<string>> | undefined;

/** A name in all its spellings, without short forms and translations. */
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
        // Two groups may share a spelling: Qassem is also Jassim.
        for (const other of rest) if (!spellings.includes(other)) known.add(other);
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

let families: Map<string, readonly Family[]> | undefined;

/** An established family name, or a given name to which the same rule applies. */
interface Family {
  spellings: readonly string[];
  isFreelyVowelled: boolean;
  isGiven: boolean;
}

/** Established families, by each of their spellings. */
function loadFamilies(): Map<string, readonly Family[]> {
  const table = new Map<string, readonly Family[]>();
  for (const [source, isFreelyVowelled, isGiven] of [
    [familyNames, false, false],
    [freelyVowelledFamilies, true, false],
    [givenNamesOfTheWorld, false, true],
  ] as const)
    for (const entry of source.trim().split(/\s+/)) {
      const family = { spellings: entry.split('/').map(isGiven ? String : ofMan), isFreelyVowelled, isGiven };
      for (const spelling of family.spellings) table.set(spelling, [...(table.get(spelling) ?? []), family]);
    }
  return table;
}

/** The keys that identify a family. Two families that share a key may be one. */
const keysOf = ({ spellings, isFreelyVowelled }: Family): readonly string[] =>
  spellings.flatMap((spelling) => {
    const keys = [spelling, bySound(spelling)];
    return isFreelyVowelled ? [...keys, bySound(spelling.replaceAll(spokenJ, jMark)).replaceAll(/[aeiou]/g, '')] : keys;
  });
/** The j of Persian and Turkic names is a consonant: Garajayev. */
const spokenJ = /(?:dzh|j)(?=[aou])/g;
const jMark = '3';

/**
 * Sikh given names consist of two words each, and another word makes another name: Gurdeep, Kuldeep, Gurdev; Balwinder,
 * Jaswinder.
 */
const sikhName =
  /^(aman|amar|arsh|bal|bhup|dal|dav|dil|gagan|gur|har|jag|jas|jatin|kamal|karam|kiran|kul|lakh|love|mal|man|nav|nir|param|pram|prabh?|raj|ran|ravi|rup|san|sarab|sat|simran|sukh|sur|tej|up|uttam|vir)(deep|dip|preet|prit|w?ind[ea]r|jeet|jit|meet|mit|pal|want|bir|beer|vir|veer|jot|leen|dev|nam|tej|jind[ea]r)$/;
/** Its two words by sound, whatever the vowels: Balwinder, Balvindar; Ranbir, Ranveer. */
const sikhSound = ([, first = '', second = '']: readonly string[]): string =>
  `${bySound(first)} ${bySound(second.replace(/^(j?)w?ind[ea]r$/, '$1inder').replace(/^[bv](?:i|ee)r$/, 'bir'))}`;

/**
 * The man's form of a Slavic family name, always with the ending -sky, and of a Turkmen one in Russian spelling
 * (Annaýew).
 */
const ofMan = (written: string): string => {
  const family = written.replace(turkmenEnding, 'yev');
  return slavicEnding.test(family)
    ? family.replace(/(?<=[oe]v|in)a$/, '').replace(/(?<=sk|ts?k)(?:aya|a|i[yij]?|y[iy]|oi)$/, 'y')
    : family;
};
const turkmenEnding = /yew(?=a?$)/;
const slavicEnding = /(?:va|ina|k(?:aya|a|i[yij]?|y[iy]|oi))$/;

/**
 * Unifies what writers and transliteration tables vary freely in a family name: two names of one sound may be one
 * (Rossi, Rosi).
 */
const soundsOfFamilies: readonly (readonly [RegExp, string])[] = [
  [/sch|sz/g, 's'],
  [/t?sch|tch|cz/g, 'c'],
  [/t[sz]/g, 'c'],
  [/z/g, 's'],
  [/(?<=[bdgtk])h/g, ''],
  [/h(?=[^aeiouy]|$)/g, ''],
  [/dt$/, 't'],
  [/[yij](?=e)|(?<=[aeiou])[yij](?=[ao])|^y(?=[ae])/g, ''],
  [/[yj]|ee/g, 'i'],
  [/ei/g, 'ai'],
  [/[ao]e/g, 'e'],
  [/ue/g, 'u'],
  [/w/g, 'v'],
  [/[cq]k?/g, 'k'],
  [/(.)\1+/g, '$1'],
  [/e$/, ''],
];
const bySound = (family: string): string =>
  soundsOfFamilies.reduce((text, [letters, sound]) => text.replace(letters, sound), inSoundLetters(family));

/** Whether a spelling is an established family name. */
export const isEstablishedFamily = (name: string): boolean =>
  (families ??= loadFamilies()).get(ofMan(name))?.some(({ isGiven }) => !isGiven) ?? false;

/** The keys of a family name; empty if the table lacks it. */
const familyOf = remembered((name): readonly string[] => {
  families ??= loadFamilies();
  const keys = [...new Set([name, ofMan(name)])].flatMap(
    (spelling) => families!.get(spelling)?.flatMap(keysOf) ?? none,
  );
  const sikh = sikhName.exec(name);
  return sikh ? [...keys, name, sikhSound(sikh)] : keys;
});
const none: readonly string[] = [];

/** The words in Arabic letters that a given name, in this or another spelling, may stand for; none for other names. */
export const arabicOf = (name: string): readonly string[] => [
  ...new Set(spellingsOf(name).flatMap((spelling) => arabicWordsOf(spelling))),
];
/**
 * A name with the sounds that Latin letters vary freely unified, but a kept apart from i and u: Samer is Samir, Samar
 * is not.
 */
export const byVowels = remembered((name) =>
  name
    .replaceAll(/[eiy]+/g, 'i')
    .replaceAll(/[ou]+/g, 'u')
    .replaceAll(/(?<=[^aiu])h|h$/g, '')
    .replaceAll('q', 'k')
    .replaceAll(/(.)\1+/g, '$1'),
);

/** English families named after a father or the place where he lived: Williams is not William, nor Woods Wood. */
export const isFamilyInS = (family: string, name: string): boolean =>
  family.length === name.length + 1 &&
  family.endsWith('s') &&
  family.startsWith(name) &&
  isEstablishedFamily(family) &&
  (isFrequentName(name) || isEstablishedFamily(name));

/** Parts that make a family name or a longer name from a given name, before and after it. */
const servant = /^abd[aeou]l/;
const endings = [
  /uddin$/,
  /ullah$/,
  /(?<=[^aeiou])u[lr]$/,
  /zadeh$/,
  /pour$/,
  /nejad$/,
  /nasab$/,
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
/** Removes the silent ending of Arabic that Malays and others write: Aminah, Amirah. */
const withoutMute = (name: string): string => name.replace(/(?<=.{3}a)h$/, '');

/** Names that share only 'of the faith': Azharuddin, Qariuddin. */
function areOfTwoFaiths(one: string, other: string): boolean {
  if (!ofFaith.test(one) || !ofFaith.test(other)) return false;
  const [own, others] = [one.replace(ofFaith, ''), other.replace(ofFaith, '')];
  return slipsBetween(own, others) > MAX_SLIPS_OF_FAITH * Math.max(own.length, others.length);
}
const ofFaith = /uddin$/;
const MAX_SLIPS_OF_FAITH = 0.6;

/** A complete name of a servant of God is not a slip of another name: Abdirahim, Ibrahim. */
const isServantAndOther = (one: string, other: string): boolean => wholeServant.test(one) && !anyServant.test(other);
const wholeServant = /^abd[aeiou].{4}/;
const anyServant = /^[a-z]{0,2}bd/;

/** Names with this ending are known by their stem. */
const ofFaithOrGod = /(?:uddin|ullah)$/;
/** Whether the table of near names has this name, or the name that it is made of. Otherwise `areTwoNames` is false. */
export function hasNearNames(written: string): boolean {
  others ??= load();
  const name = withoutArticle(written);
  if (
    others.has(name) ||
    others.has(withoutMute(name)) ||
    familyOf(name).length > 0 ||
    isFamilyInS(`${name}s`, name) ||
    ofFaithOrGod.test(name) ||
    (servant.test(name) && others.has(name.replace(servant, '')))
  )
    return true;
  return endings.some((ending) => ending.test(name) && others!.has(name.replace(ending, '')));
}

/**
 * Whether both are spellings of different well-known names, or are derived from such names in the same way (Jamaluddin
 * and Jalaluddin, Karimov and Rahimov). Symmetric. Kinship takes precedence: check it first.
 */
export function areTwoNames(written: string, otherWritten: string): boolean {
  const [one, other] = [withoutArticle(written), withoutArticle(otherWritten)];
  if (have(withoutMute(one), withoutMute(other))) return true;
  if (areOfTwoStems(one, other)) return true;
  if (isServantAndOther(one, other) || isServantAndOther(other, one)) return true;
  if (have(one, other) || isFamilyInS(one, other) || isFamilyInS(other, one)) return true;
  const [family, otherFamily] = [familyOf(one), familyOf(other)];
  // Family names of one sound may still come from two names: Salimi, Salami.
  if (family.length > 0 && otherFamily.length > 0 && !family.some((key) => otherFamily.includes(key))) return true;
  if (servant.test(one) && servant.test(other) && have(one.replace(servant, ''), other.replace(servant, '')))
    return true;
  if (areOfTwoFaiths(one, other)) return true;
  const ending = endings.find((some) => some.test(one) && some.test(other));
  return ending !== undefined && have(one.replace(ending, ''), other.replace(ending, ''));
}
