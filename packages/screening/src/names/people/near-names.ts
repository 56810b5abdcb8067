/** Names that a slip of the pen could turn into each other and that are yet two names: Khalid and Khalil, Hassan and Hussein. */
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

/** A name in all its spellings, short forms and translations left out. */
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
        for (const other of rest) known.add(other);
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

/** An established family, or a given name of which the same holds. */
interface Family {
  spellings: readonly string[];
  isFreelyVowelled: boolean;
  isGiven: boolean;
}

/** Established families by each of their spellings. */
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

/** What a family is told by. Two that share anything may be one. */
const keysOf = ({ spellings, isFreelyVowelled }: Family): readonly string[] =>
  spellings.flatMap((spelling) => {
    const keys = [spelling, bySound(spelling)];
    return isFreelyVowelled ? [...keys, bySound(spelling.replaceAll(spokenJ, jMark)).replaceAll(/[aeiou]/g, '')] : keys;
  });
/** The j of Persian and Turkic names is no vowel: Garajayev. */
const spokenJ = /(?:dzh|j)(?=[aou])/g;
const jMark = '3';

/** Sikh given names are made of two words each: another one makes another name (Gurdeep, Kuldeep, Gurdev; Balwinder, Jaswinder). */
const sikhName =
  /^(aman|amar|arsh|bal|bhup|dal|dav|dil|gagan|gur|har|jag|jas|jatin|kamal|karam|kiran|kul|lakh|love|mal|man|nav|nir|param|pram|prabh?|raj|ran|ravi|rup|san|sarab|sat|simran|sukh|sur|tej|up|uttam|vir)(deep|dip|preet|prit|w?ind[ea]r|jeet|jit|meet|mit|pal|want|bir|beer|vir|veer|jot|leen|dev|nam|tej|jind[ea]r)$/;
/** Its two words as they sound, whichever vowels spell them: Balwinder, Balvindar; Ranbir, Ranveer. */
const sikhSound = ([, first = '', second = '']: readonly string[]): string =>
  `${bySound(first)} ${bySound(second.replace(/^(j?)w?ind[ea]r$/, '$1inder').replace(/^[bv](?:i|ee)r$/, 'bir'))}`;

/** A Slavic family's name as a man bears it, in the one ending -sky, and a Turkmen one as Russia writes it (Annaýew). */
const ofMan = (written: string): string => {
  const family = written.replace(turkmenEnding, 'yev');
  return slavicEnding.test(family)
    ? family.replace(/(?<=[oe]v|in)a$/, '').replace(/(?<=sk|ts?k)(?:aya|a|i[yij]?|y[iy]|oi)$/, 'y')
    : family;
};
const turkmenEnding = /yew(?=a?$)/;
const slavicEnding = /(?:va|ina|k(?:aya|a|i[yij]?|y[iy]|oi))$/;

/** What pens and tables of transliteration choose freely in a family's name, in one way: two of one sound may be one (Rossi, Rosi). */
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

/** Whether a spelling is an established family's. */
export const isEstablishedFamily = (name: string): boolean =>
  (families ??= loadFamilies()).get(ofMan(name))?.some(({ isGiven }) => !isGiven) ?? false;

/** What the family of a name is told by; nothing where it is none of the table. */
const familyOf = remembered((name): readonly string[] => {
  families ??= loadFamilies();
  const keys = [...new Set([name, ofMan(name)])].flatMap(
    (spelling) => families!.get(spelling)?.flatMap(keysOf) ?? none,
  );
  const sikh = sikhName.exec(name);
  return sikh ? [...keys, name, sikhSound(sikh)] : keys;
});
const none: readonly string[] = [];

/** The words in Arabic letters that a given name, or a name that is its spelling elsewhere, is one of; none for other names. */
export const arabicOf = (name: string): readonly string[] => [
  ...new Set(spellingsOf(name).flatMap((spelling) => arabicWordsOf(spelling))),
];
/** A name as freely as Latin letters render its sounds, its a apart from its i and its u: Samer is Samir, and Samar is not. */
export const byVowels = remembered((name) =>
  name
    .replaceAll(/[eiy]+/g, 'i')
    .replaceAll(/[ou]+/g, 'u')
    .replaceAll(/(?<=[^aiu])h|h$/g, '')
    .replaceAll('q', 'k')
    .replaceAll(/(.)\1+/g, '$1'),
);

/** English families named after a father, or after where he lived: Williams is not William, nor Woods Wood. */
export const isFamilyInS = (family: string, name: string): boolean =>
  family.length === name.length + 1 &&
  family.endsWith('s') &&
  family.startsWith(name) &&
  isEstablishedFamily(family) &&
  (isFrequentName(name) || isEstablishedFamily(name));

/** What makes a family's or a longer name of a given name, before and after it. */
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
/** The mute ending of Arabic, which Malays and others write: Aminah, Amirah. */
const withoutMute = (name: string): string => name.replace(/(?<=.{3}a)h$/, '');

/** Names that are alike by their 'of the faith' only: Azharuddin, Qariuddin. */
function areOfTwoFaiths(one: string, other: string): boolean {
  if (!ofFaith.test(one) || !ofFaith.test(other)) return false;
  const [own, others] = [one.replace(ofFaith, ''), other.replace(ofFaith, '')];
  return slipsBetween(own, others) > mostSlipsOfFaith * Math.max(own.length, others.length);
}
const ofFaith = /uddin$/;
const mostSlipsOfFaith = 0.6;

/** A servant of God in full, which is not another name with a slip: Abdirahim, Ibrahim. */
const isServantAndOther = (one: string, other: string): boolean => wholeServant.test(one) && !anyServant.test(other);
const wholeServant = /^abd[aeiou].{4}/;
const anyServant = /^[a-z]{0,2}bd/;

/** What is known of names by what stands before this. */
const ofFaithOrGod = /(?:uddin|ullah)$/;
/** Whether a name, or what it is made of, is one of those that near names are known of: without one there are no two names. */
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
 * Whether both are spellings of well-known names, or made of them in one way (Jamaluddin and Jalaluddin, Karimov and
 * Rahimov), and of two different ones. Symmetric. Kinship counts for more: ask it first.
 */
export function areTwoNames(written: string, otherWritten: string): boolean {
  const [one, other] = [withoutArticle(written), withoutArticle(otherWritten)];
  if (have(withoutMute(one), withoutMute(other))) return true;
  if (areOfTwoStems(one, other)) return true;
  if (isServantAndOther(one, other) || isServantAndOther(other, one)) return true;
  if (have(one, other) || isFamilyInS(one, other) || isFamilyInS(other, one)) return true;
  const [family, otherFamily] = [familyOf(one), familyOf(other)];
  // Families of one sound may yet be made of two names: Salimi, Salami.
  if (family.length > 0 && otherFamily.length > 0 && !family.some((key) => otherFamily.includes(key))) return true;
  if (servant.test(one) && servant.test(other) && have(one.replace(servant, ''), other.replace(servant, '')))
    return true;
  if (areOfTwoFaiths(one, other)) return true;
  const ending = endings.find((some) => some.test(one) && some.test(other));
  return ending !== undefined && have(one.replace(ending, ''), other.replace(ending, ''));
}
