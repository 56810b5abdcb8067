/**
 * Endings that are joined to the name before them: 'of the faith', 'of God', 'child of', 'tribe of', in the spellings
 * of their languages and of passports.
 */
import { isArabicGivenName } from './given-names.ts';
import { kinOf } from './nicknames.ts';
import { isTitle } from './person-words.ts';
import { unvocalised } from '../scripts/abjad.ts';
import { stemsOfFaith, stemsOfGod } from '../tables/joined-names.ts';
import { article } from './servants-names.ts';
import { mainForm, nameWord, type Word } from '../word.ts';

/** Din, ad-Din, Eddine, Uddin; but Edin and Eldin alone are names of their own. */
const faith = /^(?:(?:[aeou]d|ul|o)?d(?:in|een|ine|ien|yn|jin)|[ae]l(?:deen|dine|dien|dyn)|~(?:al)?dyn)$/;
const faithOrName = /^[ae]l?din$/;
/** Nasr Allah = Nasrallah, Ezat Ullah = Ezatullah. */
const divine = /^(?:[aou]llah?|~allh)$/;
export const joinedFaith = /^(.{3,}?)(?:[aeiou]{1,2})(?:l|d|ld)?-?d(?:in|een|ine|yn)$/;

/** An ending, with and without vowels; `loses` is the final vowel that the name loses before it. */
interface Ending {
  vocalised: string;
  skeleton: string;
  loses?: RegExp;
  /** How the name before it must end; after any other name the word is a woman's given name: Taghavi-Nia. */
  behind?: RegExp;
  /** The Russian family name made from it: Asan uulu, Asanov. */
  family?: string;
  /** By-names before the name that belong to it: حاجي عثمان أوغلو, Hacıosmanoğlu. */
  bynames?: ReadonlyMap<string, string>;
}
export const ofTheFaith: Ending = { vocalised: 'uddin', skeleton: 'dyn', loses: /[ua]$/ };
/** Of women, in women's names of South Asia: Mehr-un-Nisa, Mehrunnisa, مہر النساء. */
const women = /^(?:un)?n[ie]ss?aa?$|^~(?:al)?nsa$/;
const womensArticle = /^(?:[aeou]l|[aeou]n)$/;
const ofWomen: Ending = { vocalised: 'unnisa', skeleton: 'alnsa', loses: /[ua]$/ };
const ofGod: Ending = { vocalised: 'ullah', skeleton: 'allh', loses: /[aou]$/ };
/** By-names of an ancestor in Arabic letters: pilgrim, black, yellow, scholar, long, little, big, lame, wild. */
const turkishBynames: ReadonlyMap<string, string> = new Map(
  'حاجي haci|حجي haci|حاج haci|قره kara|قرا kara|كارا kara|كرا kara|صاري sari|ساري sari|ملا molla|مولا molla|خوجه hoca|خوجة hoca|اوزون uzun|أوزون uzun|كوتشوك kucuk|بويوك buyuk|توبال topal|طوبال topal|دلي deli|ديلي deli|كل kel'
    .split('|')
    .map((entry): [string, string] => {
      const [written = '', spelled = ''] = entry.split(' ');
      return [written, spelled];
    }),
);
/**
 * Persian, Azeri, Tajik: child of, of the race of. Turkic: son of, daughter of. Pashto: of the tribe of. All are joined
 * to the name before them.
 */
const familyEndings: ReadonlyMap<string, Ending> = new Map(
  [
    { vocalised: 'zadeh', skeleton: 'zadh', spellings: 'zadeh zade zada zadah zoda zadegan ~zadh' },
    { vocalised: 'pour', skeleton: 'pwr', spellings: 'pour poor pur ~pwr ~pvr' },
    { vocalised: 'nejad', skeleton: 'njad', spellings: 'nejad nezhad nejhad nijad ~njad ~nzhad' },
    { vocalised: 'nasab', skeleton: 'nsb', spellings: 'nasab nassab ~nsb' },
    { vocalised: 'vand', skeleton: 'wnd', spellings: 'vand wand ~wnd ~vnd' },
    { vocalised: 'nia', skeleton: 'nya', spellings: 'nia niya ~nya', behind: /[iy]$/ },
    { vocalised: 'far', skeleton: 'fr', spellings: 'far ~fr', behind: /[iy]$/ },
    { vocalised: 'fard', skeleton: 'frd', spellings: 'fard ~frd' },
    { vocalised: 'rad', skeleton: 'rad', spellings: 'rad raad ~rad', behind: /[iy]$/ },
    { vocalised: 'khah', skeleton: 'khwah', spellings: 'khah ~khwah', behind: /[iy]$/ },
    { vocalised: 'panah', skeleton: 'pnah', spellings: 'panah ~pnah' },
    { vocalised: 'parvar', skeleton: 'prwr', spellings: 'parvar parwar ~prwr ~prvr' },
    { vocalised: 'parast', skeleton: 'prst', spellings: 'parast ~prst' },
    { vocalised: 'tabar', skeleton: 'tbar', spellings: 'tabar tabbar ~tbar' },
    { vocalised: 'manesh', skeleton: 'mnsh', spellings: 'manesh ~mnsh' },
    { vocalised: 'sefat', skeleton: 'sft', spellings: 'sefat sifat ~sft', behind: /[iy]$/ },
    { vocalised: 'bakhsh', skeleton: 'bkhsh', spellings: 'bakhsh ~bkhsh' },
    { vocalised: 'doost', skeleton: 'dwst', spellings: 'doost dust doust ~dwst' },
    { vocalised: 'bek', skeleton: 'byk', spellings: 'beik bayk beyk ~byk' },
    { vocalised: 'zai', skeleton: 'zy', spellings: 'zai zay zoy ~zy' },
    { vocalised: 'khel', skeleton: 'khyl', spellings: 'khel khail khil ~khyl' },
    { vocalised: 'oglu', skeleton: '', spellings: 'oglu ogly ogli oglou ugli oghlu oghly' },
    { vocalised: 'oglu', skeleton: 'oglu', spellings: '~awghlw ~awghly ~awghla', bynames: turkishBynames },
    { vocalised: 'oglu', skeleton: '', spellings: 'uulu uly', family: 'ov' },
    { vocalised: 'qizi', skeleton: '', spellings: 'qizi qyzy gyzy gizi' },
    { vocalised: 'qizi', skeleton: '', spellings: 'kyzy kizi kizy', family: 'ova' },
  ].flatMap((ending) => ending.spellings.split(' ').map((spelling) => [spelling, ending] as const)),
);

/** Whether a word may be such an ending of the name before it. */
export const mayEndName = (spelling: string): boolean =>
  faith.test(spelling) ||
  faithOrName.test(spelling) ||
  divine.test(spelling) ||
  women.test(spelling) ||
  familyEndings.has(spelling);

/** Joins a word to the name before it if it is an ending of that name; returns whether it did. */
export function joinPrevious(joined: Word[], one: Word, count: number): boolean {
  const previous = joined.at(-1);
  if (!previous || previous.isSyllabic) return false;
  const spelling = mainForm(one);
  if (faith.test(spelling) || (faithOrName.test(spelling) && isStemOfFaith(mainForm(previous)))) {
    if (isTitle(mainForm(previous))) return false;
    const base = article.test(mainForm(previous)) && joined.length > 1 ? joined.at(-2)! : previous;
    if (base !== previous) joined.pop();
    joined.splice(-1, 1, ended(base, one, ofTheFaith));
    return true;
  }
  if (divine.test(spelling) && !isTitle(mainForm(previous)) && !isAlla(spelling, previous)) {
    joined.splice(-1, 1, ended(previous, one, ofGod));
    return true;
  }
  if (women.test(spelling)) {
    // Nisa is also a name of its own.
    const isBehindArticle = womensArticle.test(mainForm(previous)) && joined.length > 1;
    if (!isBehindArticle && !/^(?:un|~al)/.test(spelling)) return false;
    if (isBehindArticle) joined.pop();
    joined.splice(-1, 1, ended(joined.at(-1)!, one, ofWomen));
    return true;
  }
  const family = familyEndings.get(spelling);
  if (family && count >= 3 && (family.behind?.test(mainForm(previous)) ?? true)) {
    const byname = joined.length > 2 ? family.bynames?.get(joined.at(-2)!.text) : undefined;
    if (byname === undefined) joined.splice(-1, 1, ended(previous, one, family));
    else joined.splice(-2, 2, ended(withByname(joined.at(-2)!, byname, previous), one, family));
    return true;
  }
  return false;
}

/** Alla is a woman's name unless an Arabic name stands before it: Pugacheva Alla, but Nasr Alla. */
const isAlla = (spelling: string, previous: Word): boolean =>
  spelling === 'alla' && !isArabicGivenName(mainForm(previous));

/** Whether a name, in any spelling, may be followed by 'of the faith'. */
export const isStemOfFaith = (name: string): boolean =>
  stemsOfFaith.has(name) || [...kinOf(name).keys()].some((kin) => stemsOfFaith.has(kin));

/**
 * Whether two names 'of the faith' or 'of God' are known to have different stems, with different consonants: Nuruddin
 * and Nasiruddin, Habibullah and Hamidullah. A difference in vowels only is not enough: Nuruddin, Noruddin.
 */
export function areOfTwoStems(one: string, other: string): boolean {
  const isOfFaith = one.endsWith(ofTheFaith.vocalised) && other.endsWith(ofTheFaith.vocalised);
  if (!isOfFaith && !(one.endsWith(ofGod.vocalised) && other.endsWith(ofGod.vocalised))) return false;
  const length = isOfFaith ? ofTheFaith.vocalised.length : ofGod.vocalised.length;
  const [stem, otherStem] = [one.slice(0, -length), other.slice(0, -length)];
  // Before 'of the faith' the i of Rafi is dropped, like all vowels.
  const isKnown = isOfFaith ? (name: string) => isStemOfFaith(name) || isStemOfFaith(`${name}i`) : isStemOfGod;
  return (
    isKnown(stem) &&
    isKnown(otherStem) &&
    !kinOf(stem).has(otherStem) &&
    heardConsonants(stem) !== heardConsonants(otherStem)
  );
}
const isStemOfGod = (name: string): boolean => stemsOfGod.has(name) || isArabicGivenName(name);
const heardConsonants = (name: string): string =>
  name
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll('q', 'k')
    .replaceAll(/(.)\1+/g, '$1');

/** A name with the by-name before it. */
const withByname = (byname: Word, spelled: string, name: Word): Word => ({
  ...name,
  text: `${byname.text} ${name.text}`,
  forms: name.forms.map((form) =>
    form.startsWith(unvocalised) ? unvocalised + spelled + form.slice(unvocalised.length) : spelled + form,
  ),
});

/** A name with its ending, vocalised if the name is. */
function ended(base: Word, last: Word, { vocalised, skeleton, loses, family }: Ending): Word {
  const forms = base.forms.map((form) =>
    form.startsWith(unvocalised) ? form + skeleton : (loses ? form.replace(loses, '') : form) + vocalised,
  );
  const families = family
    ? base.forms.map((form) => form + (/[aeiouy]$/.test(form) ? family.replace('o', 'e') : family))
    : [];
  return nameWord(`${base.text} ${last.text}`, [...forms, ...families]);
}
