/** Two names written as one word: Mohammadreza, Gebremariam, Abulfazl, Rameshkumar. */
import { isArabicGivenName } from './given-names.ts';
import { isOneSlip } from '../misspelt-words.ts';
import { isFrequentName } from '../rarity.ts';
import { unvocalised } from '../scripts/abjad.ts';
import { joinedServant } from './servants-names.ts';
import {
  ethiopianFirst,
  ethiopianSecond,
  firstHalves,
  indianFirst,
  indianSecond,
  kunyaNames,
  malayNames,
  secondHalves,
} from '../tables/joined-names.ts';
import type { Word } from '../word.ts';

/** Persian names that end in the name of the eighth Imam: Mahmoudreza, Saeidreza. */
const joinedReza = /^(.{4,})re[zs]a$/;
/** Kunyas written as one word: Abulfazl is Abu al-Fadl. */
const joinedKunya = /^ab(?:ou|[ou])[ae]?l([fhkqgbmwn].{3,})$/;
/**
 * With a complete article, any name may follow in a kunya: Abouelenein. Without it, other names look the same
 * (Abolmasov).
 */
const articledKunya = /^ab(?:ou|[ou])[ae]l([a-z]{5,})$/;
/**
 * Names of pilgrims in the Caucasus: Khadzhimurad, Gadzhimagomed; but not Greek families (Hadjiyannis, Hadjipavlou).
 */
const joinedHaji = /^(?:kh|h|g)a(?:dzh|dj|j)i([a-z]{4,})(?<!annis|[aio]u|[cgkt]is)$/;
/** 'My lord' before given names of the Sahara and the Maghreb: Sid'Ahmed, Sidahmed. */
const joinedSidi = /^sid[iy]?([a-z]{3,})$/;
/** Malay names that begin with 'light': Norazmi, Nuraini. */
const joinedLight = /^n(?:oo?|ou|u)r([a-z]{4,})$/;
/** Indian names that end in another name: Chhabilal, Rameshkumar, Kesavarao, Prembahadur. */
const joinedIndian = /^(?!ben)([a-z]{5,})(lal|kumar|prasad|rao)$|^([a-z]{4,}?)a?(bahadur)$/;
/** A Sikh given name with a third word: Satinderjeet. */
const joinedSikh = /^([a-z]{2,}[aiw]?nd[ae]r)(j[ei]+t|pa+l|d[ei]+p|pr[ei]+t|b[ie]+r|m[ei]+t)$/;
const joinedGlory = /^(.{3,})u(?:[lr](rehman|rahman|haq|haque|islam|mulk)|(rehman|rahman))$/;

/** Whether a word is the first half of Ethiopian names: Gebre, Wolde. */
export const beginsEthiopian = (name: string): boolean => ethiopianFirst.has(name);

const MIN_HALF_LENGTH = 3;

/**
 * The spellings of each half; undefined if the word does not consist of two names. A word of an Indian script has
 * several readings, some of which may split.
 */
export function compoundOf({ forms }: Word): [string[], string[]] | undefined {
  const compounds = forms
    .filter((form) => !form.startsWith(unvocalised))
    .map(compoundLatin)
    .filter((compound) => compound !== undefined);
  if (compounds.length === 0) return undefined;
  return [[...new Set(compounds.map(([first]) => first))], [...new Set(compounds.map(([, second]) => second))]];
}

/** Mohammadreza → Mohammad, Reza; undefined if the word does not consist of two names. */
export function compoundLatin(form: string): [string, string] | undefined {
  const named = joinedKunya.exec(form)?.[1];
  if (named && kunyaNames.has(named)) return ['abu', named];
  const articled = articledKunya.exec(form)?.[1];
  if (articled) return ['abu', articled];
  const ofArticle = isFrequentName(form) ? undefined : joinedByArticle(form);
  if (ofArticle) return ofArticle;
  const sidi = joinedSidi.exec(form)?.[1];
  if (sidi && isArabicGivenName(sidi)) return ['sidi', sidi];
  const light = isFrequentName(form) ? undefined : joinedLight.exec(form)?.[1];
  if (light && malayNames.has(light)) return ['nur', light];
  const haji = joinedHaji.exec(form)?.[1];
  if (haji && (isArabicGivenName(haji) || isFrequentName(haji))) return ['haji', haji];
  const indian = isFrequentName(form) ? undefined : joinedIndian.exec(form);
  if (indian) return [indian[1] ?? indian[3]!, indian[2] ?? indian[4]!];
  const sikh = joinedSikh.exec(form);
  if (sikh) return [sikh[1]!, sikh[2]!];
  const reza = isFrequentName(form) ? undefined : joinedReza.exec(form)?.[1];
  if (reza && isArabicGivenName(reza)) return [reza, 'reza'];
  const glory = joinedGlory.exec(form);
  if (glory && !joinedServant.test(form)) return [glory[1]!, glory[2] ?? glory[3]!];
  if (form.length < 2 * MIN_HALF_LENGTH + 1 || !mayBeginCompound.test(form)) return undefined;
  for (let length = MIN_HALF_LENGTH; length <= form.length - MIN_HALF_LENGTH; length++)
    if (areHalves(form.slice(0, length), form.slice(length))) return [form.slice(0, length), form.slice(length)];
  return isFrequentName(form) ? undefined : (ethiopianCompound(form) ?? slippedCompound(form));
}

/** Beginnings of Ethiopian compounds in English, Italian and Eritrean spelling, with the standard spelling. */
const ethiopianBeginnings: readonly (readonly [RegExp, string])[] = [
  [/^gh?[ae]bre?/, 'gebre'],
  [/^w[eo]lde?/, 'wolde'],
  [/^h[ae]?[aeiy]l[ae]/, 'haile'],
  [/^t[ae]c?k?l[ae]?/, 'tekle'],
];
const consonantsOf = (name: string): string =>
  name
    .replaceAll(/[aeiouyw]|h(?=[^aeiou]|$)/g, '')
    .replaceAll('q', 'k')
    .replaceAll(/(.)\1+/g, '$1');
let ethiopianByConsonants: ReadonlyMap<string, string> | undefined;

/**
 * Gebreslasie → gebre, selassie: the second half is recognised by its consonants, because each passport has other
 * vowels.
 */
function ethiopianCompound(form: string): [string, string] | undefined {
  for (const [beginning, first] of ethiopianBeginnings) {
    const rest = beginning.test(form) ? form.replace(beginning, '') : '';
    if (rest.length < MIN_HONOURED_LENGTH) continue;
    ethiopianByConsonants ??= new Map(
      [...ethiopianSecond].toReversed().map((name): [string, string] => [consonantsOf(name), name]),
    );
    const second = ethiopianByConsonants.get(consonantsOf(rest));
    if (second) return [first, second];
  }
  return undefined;
}
const MIN_HONOURED_LENGTH = 5;

/** Awadelkarim → Awad, karim: two Arabic names with the article joined between them. */
function joinedByArticle(form: string): [string, string] | undefined {
  // Nabiullina is a Tatar family name.
  if (/ull?ina?$/.test(form)) return undefined;
  for (const { index } of form.matchAll(/(?<=...)[aeu]l(?=....)/g)) {
    const [first, second] = [form.slice(0, index), form.slice(index + 2)];
    if (isArabicGivenName(first) && isArabicGivenName(second)) return [first, second];
  }
  return undefined;
}

/** Alirezs → Ali, rezs; Gholamjossein → Gholam, jossein: one half correct, the other one slip away. */
function slippedCompound(form: string): [string, string] | undefined {
  for (let length = MIN_HALF_LENGTH; length <= form.length - MIN_HALF_LENGTH; length++) {
    const [first, second] = [form.slice(0, length), form.slice(length)];
    // Jannati is not Jan-Naqi.
    const isSlipped =
      firstHalves.has(first) && (first.length >= MIN_SLIPPED_HALF_LENGTH || first === 'ali')
        ? isSlipOfAny(second, secondHalves)
        : secondHalves.has(second) && isSlipOfAny(first, firstHalves);
    if (isSlipped) return [first, second];
  }
  return undefined;
}
const MIN_SLIPPED_HALF_LENGTH = 4;
const isSlipOfAny = (part: string, halves: ReadonlySet<string>): boolean => {
  for (const half of halves)
    if ((half.length >= MIN_SLIPPED_HALF_LENGTH || half.length === part.length) && isOneSlip(half, part)) return true;
  return false;
};
const areHalves = (first: string, second: string): boolean =>
  (secondHalves.has(second) && firstHalves.has(first)) ||
  (ethiopianSecond.has(second) && ethiopianFirst.has(first)) ||
  (indianSecond.has(second) && indianFirst.has(first));
/** Whether two words are the halves of a Persian or Urdu double given name: Ali Akbar, Mohammad Reza. */
export const areDoubleGivenNames = (first: string, second: string): boolean =>
  firstHalves.has(first) && secondHalves.has(second);
/**
 * No first half begins with e, i, x, y or z, so such words skip the search. Keep in step with `tables/joined-names.ts`.
 */
const mayBeginCompound = /^[abcdfghjklmnopqrstuvw]/;
