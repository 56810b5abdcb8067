/**
 * Burmese is written without spaces and spelled abroad by ear, syllable by syllable. Each syllable becomes a word of
 * its own, as in Aung San Suu Kyi. Vowels change with the final consonant, which is hardly heard itself.
 */
import type { Word } from '../word.ts';

const initials: Record<string, string> = {
  က: 'k',
  ခ: 'kh',
  ဂ: 'g',
  ဃ: 'g',
  င: 'ng',
  စ: 's',
  ဆ: 's',
  ဇ: 'z',
  ဈ: 'z',
  ဉ: 'ny',
  ည: 'ny',
  ဋ: 't',
  ဌ: 'ht',
  ဍ: 'd',
  ဎ: 'd',
  ဏ: 'n',
  တ: 't',
  ထ: 'ht',
  ဒ: 'd',
  ဓ: 'd',
  န: 'n',
  ပ: 'p',
  ဖ: 'ph',
  ဗ: 'b',
  ဘ: 'b',
  မ: 'm',
  ယ: 'y',
  ရ: 'y',
  လ: 'l',
  ဝ: 'w',
  သ: 'th',
  ဟ: 'h',
  ဠ: 'l',
  အ: '',
};
const independent: Record<string, string> = { ဣ: 'i', ဤ: 'i', ဥ: 'u', ဦ: 'u', ဧ: 'e', ဩ: 'aw', ဪ: 'aw', ဿ: 'th' };
/** Vowel signs in typing order, without tones. */
const vowels: Record<string, string> = {
  '': 'a',
  'ာ': 'a',
  'ိ': 'i',
  'ီ': 'i',
  'ု': 'u',
  'ူ': 'u',
  'ေ': 'e',
  'ဲ': 'e',
  'ော': 'aw',
  'ို': 'o',
};
/** Vowel sign and final consonant together. */
const rhymes: Record<string, string> = {
  က: 'et',
  င: 'in',
  စ: 'it',
  ည: 'i',
  ဉ: 'in',
  တ: 'at',
  ပ: 'at',
  န: 'an',
  မ: 'an',
  ယ: 'e',
  'ံ': 'an',
  'ောက': 'auk',
  'ောင': 'aung',
  'ိုက': 'aik',
  'ိုင': 'aing',
  'ိတ': 'eik',
  'ိပ': 'eik',
  'ုတ': 'ok',
  'ုပ': 'ok',
  'ိန': 'ein',
  'ိမ': 'ein',
  'ုန': 'on',
  'ုမ': 'on',
  'ိံ': 'ein',
  'ုံ': 'on',
  'ွန': 'un',
  'ွမ': 'un',
  'ွတ': 'ut',
  'ွပ': 'ut',
};
/** Final consonants of Pali, pronounced like those of Burmese. */
const asHeard: Record<string, string> = {
  ခ: 'က',
  ဂ: 'က',
  ဃ: 'က',
  ဇ: 'စ',
  ဋ: 'တ',
  ဌ: 'တ',
  ဍ: 'တ',
  ဒ: 'တ',
  ဓ: 'တ',
  ဏ: 'န',
  ဗ: 'ပ',
  ဘ: 'ပ',
};
/** Consonant, medials, vowel signs, final consonant with its virama; tones anywhere. */
const syllablePattern =
  /([\u1000-\u1021\u103f]|[\u1023-\u102a])([\u103b-\u103e]*)([\u102b-\u1032]*\u103a?)([\u1036-\u1038]*)(?:([\u1000-\u1021])[\u1037\u1038]*[\u103a\u1039][\u1037\u1038]*)?[\u1036-\u1038]*/g;

/** Words of Pali and Burmese that are one name of several syllables and are written as one word abroad. */
const whole: Readonly<Record<string, string>> = {
  သန္တာ: 'thandar thanda',
  စန္ဒာ: 'sandar sanda',
  သီတာ: 'thida thidar',
  သိင်္ဂီ: 'theingi thingi',
  ဝဏ္ဏ: 'wunna winna',
  ပညာ: 'pyinnya pyinya pinnya',
  ဇေယျာ: 'zeya zayar zeyar',
  မန္တလေး: 'mandalay',
  ရတနာ: 'yadanar yadana',
  သီရိ: 'thiri',
  သူဇာ: 'thuzar thuza',
  နီလာ: 'nilar',
  ဇာနည်: 'zarni',
  ဥမ္မာ: 'ohnmar ohmar',
  ဥမာ: 'ohmar ohnmar',
  သီဟ: 'thiha',
  သူရ: 'thura',
  သုရ: 'thura',
  စည်သူ: 'sithu',
  နန္ဒ: 'nanda',
  နန္ဒာ: 'nandar nanda',
  ယုဇန: 'yuzana',
  မာလာ: 'marlar mala',
  ကလျာ: 'kalyar',
  တေဇ: 'tayza teza',
  တေဇာ: 'tayza teza',
  ဥတ္တရ: 'uttara',
  ဝိဇ္ဇာ: 'wizzar',
  ပဒုမ္မာ: 'padonmar',
  ဗညား: 'banyar',
  အာကာ: 'arkar',
  သုခ: 'thukha',
  မေတ္တာ: 'myitta metta',
  ကေသီ: 'kaythi',
};
/** Matches only if no sign or silent consonant follows that would belong to the last syllable. */
const wholeWords = new RegExp(
  `(${Object.keys(whole)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![\\u102b-\\u103e]|[\\u1000-\\u1021][\\u103a\\u1039])`,
);

/** Spellings of each syllable of a Burmese text, and of words known as a whole; the usual one first. */
export function romaniseBurmese(word: string): { text: string; forms: string[] }[] {
  // Every second part is a whole word.
  return word
    .split(wholeWords)
    .flatMap((part, at) => (at % 2 === 1 ? [{ text: part, forms: whole[part]!.split(' ') }] : inSyllables(part)));
}

const inSyllables = (text: string): { text: string; forms: string[] }[] =>
  [...text.replaceAll('\u102b', '\u102c').matchAll(syllablePattern)].map((match) => ({
    text: match[0],
    forms: spell(match),
  }));

function spell([text, consonant = '', medials = '', signs = '', dots = '', final = '']: RegExpMatchArray): string[] {
  const known = independent[consonant];
  const start = known === undefined ? beginning(consonant, medials) : known;
  const rhyme = known === undefined ? rhymeOf(medials, signs.replace('\u103a', ''), dots, final) : '';
  // ဦး is spelled Oo if it is not an honorific.
  if (known === 'u') return ['oo', 'u', 'uu'];
  const isCreaky = text.includes('\u1037');
  return variants(start, rhyme, isCreaky);
}

function beginning(consonant: string, medials: string): string {
  const plain = initials[consonant] ?? '';
  const palatal = /[\u103b\u103c]/.test(medials);
  const breathed = medials.includes('\u103e');
  if (breathed && (plain === 'y' || (plain === 'l' && palatal))) return 'sh' + rounding(medials);
  const base = palatal ? (plain === 'kh' ? 'ch' : plain === 'y' ? 'y' : `${plain}y`) : plain;
  return (breathed ? `h${base}` : base) + rounding(medials);
}
const rounding = (medials: string): string => (medials.includes('\u103d') ? 'w' : '');

function rhymeOf(medials: string, signs: string, dots: string, final: string): string {
  const nasal = dots.includes('\u1036') ? '\u1036' : (asHeard[final] ?? final);
  if (nasal === '') return vowels[signs] ?? 'a';
  const rounded = medials.includes('\u103d') && signs === '' ? rhymes[`\u103d${nasal}`] : undefined;
  return rounded ?? rhymes[signs + nasal] ?? rhymes[nasal] ?? vowels[signs] ?? 'a';
}

/** Other spellings of the same sounds: htun and tun, suu and su, myint for a short nasal. */
function variants(start: string, rhyme: string, isCreaky: boolean): string[] {
  // The w of 'un' is part of the vowel: htun, not htwun.
  const head = /^u[nt]/.test(rhyme) ? start.replace(/w$/, '') : start;
  const heads = [head, ...(otherStarts[head] ?? [])];
  const rhymesMet = [...(isCreaky && rhyme.endsWith('n') ? [`${rhyme}t`] : []), rhyme, ...(otherRhymes[rhyme] ?? [])];
  const forms = [...rhymesMet.map((one) => head + one), ...heads.slice(1).map((one) => one + (rhymesMet[0] ?? ''))];
  // A lone vowel is never spelled with one letter, which would read as an initial: Aye, Oo.
  const spelled = forms.filter((form) => form.length > 1);
  return [...new Set(start === '' && rhyme === 'e' ? ['aye', ...spelled] : spelled)].slice(0, 8);
}
const otherStarts: Record<string, string[]> = {
  ht: ['t', 'th'],
  ph: ['hp', 'p'],
  th: ['t'],
  s: ['hs', 'z'],
  ky: ['ch', 'gy'],
  y: ['r'],
  k: ['g'],
  gy: ['j'],
  phy: ['hpy', 'py'],
};
const otherRhymes: Record<string, string[]> = {
  u: ['uu', 'oo'],
  i: ['ee', 'yi'],
  e: ['ay', 'ai', 'eh'],
  aw: ['o', 'or'],
  o: ['oh', 'oe'],
  on: ['one', 'oun', 'oon'],
  ok: ['oke', 'oat'],
  ein: ['ain', 'eint'],
  un: ['oon', 'wan', 'unt'],
  in: ['int'],
  a: ['ar', 'ah'],
  an: ['un', 'ant'],
  at: ['ut'],
  et: ['ek'],
};

const honorifics = new Set(['u', 'oo', 'daw']);
/** Words by which a Burmese name in Latin letters is recognised. */
const nameWords = new Set(
  'aung san suu kyi thein sein win myint swe than shwe khin nyunt htin kyaw min hlaing ne tun htun oo maung moe mya myo naing nanda nyan nyein nyo pe phyo phone hpone sandar soe su tha thant thaung thet thida thiha thin thu thura tin toe wai wunna yan ye yin zaw zarni zeya zin zay lwin lin htet htoo htut htay htwe hla hlaing hnin hmwe ohn ohnmar kan kaung ko khaing khine kyi kyin kywe lay lun mar may mon mu nu nay nwe ngwe pa paing phway phyu pwint saw si sithu soe sint tayza than thar thaw thazin theingi thiri thwin tint twin wah wut yadanar yi yu yee zawmin za zayar myat mie nilar mg nu'.split(
    ' ',
  ),
);

/** Whether a word occurs in Burmese names in Latin letters. */
export const isBurmeseWord = (spelling: string): boolean => honorifics.has(spelling) || nameWords.has(spelling);

/**
 * The words of a Burmese name without U or Daw (honorifics for age and standing), unless only one word would remain.
 * Tun is a name here, not a Malay title. Undefined if it is not a Burmese name.
 */
export function burmeseReading(words: Word[]): Word[] | undefined {
  const [first] = words;
  const hasHonorific = honorifics.has(first?.forms[0] ?? '') && words.length >= MIN_WORDS_WITH_HONORIFIC;
  const named = hasHonorific ? words.slice(1) : words;
  if (named.length < 2 || !named.every(({ forms }) => nameWords.has(forms[0] ?? ''))) return undefined;
  for (const word of named) if (word.forms[0] === 'tun') word.isSyllabic = true;
  return named;
}
const MIN_WORDS_WITH_HONORIFIC = 3;
