/**
 * An own word of an organisation's name with its spellings: without its article, as a plural, as the town that an
 * adjective is formed from, by sound.
 */
import { meaningOf } from './chosen-words.ts';
import { compoundSpelling, MIN_COMPOUND_LENGTH } from './compound-words.ts';
import { type NameToken, nameToken } from '../name-token.ts';
import { companyBits, isFrequentName } from '../rarity.ts';
import { respelled } from '../respellings.ts';
import { romaniseWord } from '../romanise.ts';
import { inSoundLetters } from '../sound-letters.ts';
import { mainForm, type Word } from '../word.ts';

/** The maximum number of spellings of a word. */
export const MAX_FORMS = 8;

/** A distinguishing word. */
export function plainToken(word: Word): NameToken {
  const main = mainForm(word);
  const own = withoutArticle(word);
  const meaning = own.map(meaningOf).find((one) => one !== '') ?? '';
  const others = [...singular(main), ...townsOf(word)];
  const read = [...new Set([main, ...(meaning === '' ? [] : [meaning]), ...own, ...others])];
  const spoken = read.filter((one) => /^[~a-z0-9]+$/.test(one));
  const bits = Math.min(...(spoken.length > 0 ? spoken : read).map(companyBits));
  const forms = [...new Set([...read, ...bySound(main)])].slice(0, MAX_FORMS);
  return nameToken(word.text, forms, 'word', bits);
}

/** The ending of a Slavic adjective formed from a place, which is also that of family names (Петровский). */
const ofPlace = /^(\p{Script=Cyrillic}{5,})сь?к(?:ий|ая|ое|ие|ого|ой|и|а|о|ия|ата|ото|е|ія|і|ага|ае|аму)$/u;
const stemOfFamily = /(?:ов|ев|ин|ын|ів|їв)$/;

const MIN_LENGTHENED_LENGTH = 5;

const ofPlaceInLatin = /^([a-z]{5,})sk(?:[iy]{1,2}|[iy]j|aya|aia|oye?|oie|ogo|oho|oe)$/;
const stemOfLatinFamily = /(?:[oe][vw]|in|yn)$/;
/**
 * Short endings are as often those of families: Mozyrski is of Mozyr, but Sikorski is not of Sikora, nor Kaspersky of
 * Kasper.
 */
const endsShort = /sk[iy]$/;

/** Endings that no man's name has: Балаковская may be of the town Balakovo or a family name. */
const ofNoMan = /(?:ая|ое|[ay]ya|aia|oye?|oie)$/;

/** Тамбовский is of Tambov. */
const townsLikeFamilies: ReadonlySet<string> = new Set('tambov pskov serpukhov kovrov sarov chekhov lvov'.split(' '));

/**
 * The towns that an adjective may be formed from, unknown to the tables: Кумертауская is of Kumertau, Калужский of
 * Kaluga.
 */
function townsOf({ text }: Word): string[] {
  const [, cyrillic] = ofPlace.exec(text) ?? [];
  const [, latin] = ofPlaceInLatin.exec(text) ?? [];
  const ofFamily =
    cyrillic === undefined ? latin === undefined || stemOfLatinFamily.test(latin) : stemOfFamily.test(cyrillic);
  if (ofFamily && !townsLikeFamilies.has(latin ?? romaniseWord(cyrillic ?? '')[0] ?? '')) {
    const stem = latin ?? romaniseWord(cyrillic ?? '')[0];
    if (stem === undefined) return [];
    // Нытвинский is of Nytva.
    const short = stem.endsWith('in') && stem.length > MIN_LENGTHENED_LENGTH ? [`${stem.slice(0, -2)}a`] : [];
    return ofNoMan.test(text) ? [`${stem}o`, ...short] : short;
  }
  const town = latin ?? romaniseWord(cyrillic!)[0] ?? '';
  // Керченский is of Kerch.
  const short = town.length > MIN_LENGTHENED_LENGTH && town.endsWith('en') ? [town.slice(0, -2)] : [];
  if (latin !== undefined && endsShort.test(text)) return isFrequentName(town) ? [] : [town];
  // Зеленодольский is of Zelenodolsk.
  return [town, `${town.replace(/zh$/, 'g')}a`, `${town}sk`, ...short];
}

/**
 * Plurals and possessives add nothing, nor does the article of the next word: Experts Partners, Marlowe's, Hizbul
 * Mujahidin.
 */
const singular = (spelling: string): string[] =>
  /^[a-z]{3,}[^aeious]s$/.test(spelling)
    ? [spelling.slice(0, -1)]
    : /^[a-z]{4,}ul$/.test(spelling)
      ? [spelling.slice(0, -2)]
      : [];

/**
 * Words that other alphabets spell by sound: Alpha is Alfa, Corvex Korveks, Wagner Vagner. One Arabic sound is dh or z:
 * Dhafra, Zafra.
 */
const bySound = (spelling: string): string[] => {
  if (!/^[a-z]{4,}$/.test(spelling)) return [];
  const sounded = /ph|kh|.x|w[aeiou]|sch|[oe]w$|^yu|n[bp]|iya|c(?:[aoulrtk]|$)/.test(spelling)
    ? [inSoundLetters(spelling)]
    : [];
  if (spelling.includes('dh')) return [...sounded, spelling.replaceAll('dh', 'z')];
  // French spelling of a Slavic family name: Strijov, Nijinski.
  return slavicInFrench.test(spelling) ? [...sounded, spelling.replaceAll('j', 'zh')] : sounded;
};

const slavicInFrench = /^[a-z]*j(?=[aeiou])[a-z]*(?:[oe]v|sk[iy]|enko)$/;

const MIN_ARTICLED_LENGTH = 5;
const MIN_MUTED_LENGTH = 4;
const misread = /^(?=.{5,})[a-z]*[015][a-z]*$/;
/** OCR reads m as rn: Hemrnat. */
const misreadM = /^(?=.{6,}$)[a-z]*rn[a-z]*$/;

/** The spellings of a word, including those without the Arabic article and its spelling as a compound. */
export function withoutArticle({ text, forms: written }: Word): string[] {
  // The silent Arabic ending is rarely written h: النخلة is Nakhla as well as Nakhlah. Before another word it is t
  // (Asbat al-Ansar).
  const isMute = text.endsWith('ة') && written[0]?.startsWith('~') === true && written[0].length > MIN_MUTED_LENGTH;
  const spoken = isMute
    ? [...written, ...written.flatMap((form) => ['', 't'].map((end) => form.replace(/h$/, end)))]
    : written;
  // Arabic has no letter for g: جيملي and غيملي are Gimli.
  const forms = /[جغ]/.test(text)
    ? [...spoken, ...spoken.slice(0, 1).map((form) => form.replaceAll(/j|gh/g, 'g'))]
    : spoken;
  const [main = ''] = forms;
  if (/^~(?:al|ll)/.test(main) && main.length > MIN_ARTICLED_LENGTH)
    return [...forms.filter((form) => /^~(?:al|ll)/.test(form)).map((form) => `~${form.slice(3)}`), ...forms];
  if (/^al[bcdfghjkmnpqrstwyz]/.test(main) && main.length >= MIN_ARTICLED_LENGTH + 2) return [...forms, main.slice(2)];
  // A zero or one that OCR, or a person who disguises a name, put in place of a letter: 0cean.
  if (misread.test(main)) return [...forms, ...respelled(main)];
  if (misreadM.test(main)) return [...forms, main.replace('rn', 'm')];
  const compound = main.length >= MIN_COMPOUND_LENGTH && /^[a-z]+$/.test(main) ? compoundSpelling(main) : undefined;
  return compound ? [...forms, compound] : forms;
}

/**
 * The town or person that a works or institute is named after, as an adjective before it: Obukhovsky Plant, Krylovsky
 * State Research Centre.
 */
export function adjectiveOf(text: string): string | undefined {
  const cyrillic = ofPlace.exec(text)?.[1];
  return ofWorksInLatin.exec(text)?.[1] ?? (cyrillic === undefined ? undefined : romaniseWord(cyrillic)[0]);
}
const ofWorksInLatin = /^([a-z]{4,})sk(?:[iy]{1,2}|[iy]j|aya|aia|oye?|oie|ogo|oho|oe)$/;
