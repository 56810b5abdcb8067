/**
 * Thai and Lao: vowels written before a consonant are pronounced after it, and some are not written at all, so the form
 * is marked unvocalised. Names are spelled by sound (Thammasat) or by their Sanskrit origin (Dharmasastra), with or
 * without the h of an aspirated consonant.
 */
import { unvocalised } from './abjad.ts';
import { spokenThai } from './thai-syllables.ts';

/** Thai consonants, their sounds, and their Sanskrit spelling if that differs. */
const consonantSource =
  'ก k|ข kh|ฃ kh|ค kh g|ฅ kh|ฆ kh gh|ง ng|จ ch j|ฉ ch|ช ch j|ซ s|ฌ ch|ญ y n|ฎ d|ฏ t|ฐ th|ฑ th|ฒ th dh|ณ n|ด d|ต t|ถ th|ท th d|ธ th dh|น n|บ b|ป p|ผ ph|ฝ f|พ ph b|ฟ f|ภ ph bh|ม m|ย y|ร r|ล l|ว w v|ศ s|ษ s|ส s|ห h|ฬ l|อ |ฮ h';
const laoConsonantSource =
  'ກ k|ຂ kh|ຄ kh|ງ ng|ຈ ch|ຊ s x|ຍ ny|ດ d|ຕ t|ຖ th|ທ th|ນ n|ບ b|ປ p|ຜ ph|ຝ f|ພ ph|ຟ f|ມ m|ຢ y|ຣ r|ລ l|ວ v|ສ s|ຫ h|ອ |ຮ h|ໜ n|ໝ m|ຼ l';
const after: Record<string, string> = {
  ะ: 'a',
  'ั': 'a',
  า: 'a',
  ำ: 'am',
  'ิ': 'i',
  'ี': 'i',
  'ึ': 'ue',
  'ื': 'ue',
  'ุ': 'u',
  'ู': 'u',
  ฤ: 'rue',
  ະ: 'a',
  'ັ': 'a',
  າ: 'a',
  ຳ: 'am',
  'ິ': 'i',
  'ີ': 'i',
  'ຶ': 'u',
  'ື': 'u',
  'ຸ': 'u',
  'ູ': 'u',
  'ົ': 'o',
  '\u0ecd': 'o',
  ຽ: 'ia',
};
const before: Record<string, string> = {
  เ: 'e',
  แ: 'ae',
  โ: 'o',
  ใ: 'ai',
  ไ: 'ai',
  ເ: 'e',
  ແ: 'ae',
  ໂ: 'o',
  ໃ: 'ai',
  ໄ: 'ai',
};
/** A silenced letter, with its vowel or a preceding letter that is also silent. */
const silenced = /[ตทด]ร\u0e4c|ษณ\u0e4c|[\u0e01-\u0e2e][\u0e34-\u0e39]?\u0e4c|[\u0e81-\u0eae][\u0eb4-\u0eb9]?\u0ecc/g;
const toneMarks = /[\u0e47-\u0e4b\u0e4d\u0e4e\u0ec8-\u0ecb]/g;
/** A leading h only changes the tone of the next letter; so does อ before ย at the beginning of a syllable. */
const leading = /ห(?=[งญณนมยรลว])|ຫ(?=[ງຍນມຣລວ])/g;
const leadingO = /อ(?=ย)/g;
/** Lao ny is a plain y within a word. */
const innerNy = /(?<=.)ຍ/g;
/** ญ at the end of a syllable is n. */
const finalNy = /ญ(?=[ก-ฮเแโใไ]|$)/g;
/** Mr, Mrs, Miss, doctor and ranks of generals, joined to the name or separate. */
const title = /^(?:นางสาว|นาย|นาง|พลเอก|พลโท|พลตรี|พล|ดร|ທ່ານ|ທ້າວ|ນາງ)(?=$|.{3})/;

const tableOf = (source: string, column: 1 | 2): Record<string, string> =>
  Object.fromEntries(
    source.split('|').map((entry) => {
      const fields = entry.split(' ');
      return [fields[0] ?? '', fields[column] ?? fields[1] ?? ''];
    }),
  );
const bySound = tableOf(`${consonantSource}|${laoConsonantSource}`, 1);
const byOrigin = tableOf(`${consonantSource}|${laoConsonantSource}`, 2);

const longVowels: Record<string, string> = { ...after, า: 'ar' };

function spell(word: string, consonants: Record<string, string>, vowels = after): string {
  let roman = '';
  let waiting = '';
  for (const char of word) {
    const consonant = consonants[char];
    if (before[char] !== undefined) waiting = before[char];
    else if (consonant !== undefined) {
      // อ after a consonant is the vowel o, ว between two is ua.
      roman += consonant === '' && waiting === '' && roman !== '' ? 'o' : consonant + waiting;
      waiting = '';
    } else roman += vowels[char] ?? '';
  }
  return withFirstVowel(word, roman).replace(/(?<=[bcdfghjklmnpqrstx])w(?=[bcdfghjklmnpqrst]|$)/g, 'ua');
}

/** อ before a consonant at the beginning is a short a (Abhisit). */
const withFirstVowel = (word: string, roman: string): string =>
  /^[อອ][\u0e01-\u0e2e\u0e81-\u0eae]/.test(word) ? `a${roman}` : roman;

/** The letters without tone and silencing marks. */
const toneless = (word: string): string => word.replaceAll(toneMarks, '').replaceAll('\u0e4c', '');

/** The pronounced letters in spoken order. */
const inSpokenOrder = (word: string): string =>
  toneless(word)
    .replaceAll(/รร(?=[ก-ฮ][ะ-ู])/g, 'ัน')
    .replaceAll('รร', 'ั')
    .replaceAll(/เ([ก-ฮ])ีย/g, '$1ีา')
    .replaceAll(/เ([ก-ฮ])ือ/g, '$1ืา')
    .replaceAll(/เ([ก-ฮ])า/g, '$1าู')
    .replaceAll(innerNy, 'ຢ')
    .replaceAll(finalNy, 'น')
    .replaceAll(leading, '')
    .replaceAll(leadingO, '');

const MIN_SPOKEN_LENGTH = 6;
/** Shorter words are ambiguous. */
const MIN_WHOLE_LENGTH = 5;
const withoutBreath = (form: string): string => form.replaceAll(/(?<=[kpt])h/g, '');

/** At the end of a word l and r are pronounced n: Phaisan, Wongpaisarn. */
const asClosed = (form: string): string => withoutBreath(form).replace(/[lr]$/, 'n');

/** The letters in written order, without those that are never pronounced. */
const asSyllables = (word: string): string =>
  toneless(word)
    .replaceAll(leading, '')
    .replace(/^อ(?=ย)/, '');

/** Spellings of one Thai or Lao word; [] for a title. */
export function romaniseThai(word: string): string[] {
  const untitled = word.replace(title, '').replaceAll('ํา', 'ำ').replaceAll('ໍາ', 'ຳ');
  const bare = inSpokenOrder(untitled.replaceAll(silenced, ''));
  if (bare === '') return [];
  const sound = spell(bare, bySound);
  const origin = spell(bare, byOrigin);
  // Sanskrit spelling may even include the silenced letter (Anand, -nont).
  const whole = spell(inSpokenOrder(untitled), byOrigin);
  const plain = withoutBreath(sound);
  // English spelling by ear writes a long vowel with r, and the short final i of a Pali word is silent: Chadchart,
  // Charn.
  const long = spell(bare.replace(/(?<=[ตด])[\u0e34\u0e38]$/, ''), bySound, longVowels);
  const closed =
    sound.length >= MIN_SPOKEN_LENGTH ? [plain, long].filter((form) => /[lr]$/.test(form)).map(asClosed) : [];
  const forms = [
    ...new Set([sound, plain, origin, ...(sound.length >= MIN_SPOKEN_LENGTH ? [long] : []), ...closed, whole]),
  ];
  // By syllable, as newspapers write, with and without the h of aspirated consonants; Lao writes nearly all vowels.
  const spoken = spokenThai(asSyllables(untitled.replaceAll(silenced, '')));
  const aloud =
    spoken === ''
      ? sound.length >= MIN_SPOKEN_LENGTH
        ? [sound, plain]
        : []
      : [spoken, withoutBreath(spoken), ...(untitled.includes('ศรี') ? [spoken.replace('si', 'sri')] : [])];
  return [
    ...new Set([...forms.map((form) => unvocalised + form), ...aloud.filter((one) => one.length >= MIN_WHOLE_LENGTH)]),
  ];
}
