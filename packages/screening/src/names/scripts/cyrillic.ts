/**
 * Cyrillic to Latin: one reading by Russian custom. If a word has distinctive letters or endings, also by Ukrainian,
 * Belarusian, Bulgarian, and Serbian or Macedonian custom.
 */
import { type Letters, spell } from './letters.ts';

const russian: Letters = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ў: 'u',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ѓ: 'gj',
  ќ: 'kj',
  ѕ: 'dz',
  ә: 'a',
  ғ: 'g',
  қ: 'q',
  ң: 'ng',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  ҳ: 'h',
  ҷ: 'j',
  ӣ: 'i',
  ӯ: 'u',
  ӏ: '',
  ѣ: 'e',
  ҡ: 'k',
  ҙ: 'z',
  ҫ: 's',
  җ: 'j',
  ҹ: 'j',
  ҝ: 'g',
  ҥ: 'ng',
};
const ukrainian: Letters = {
  ...russian,
  г: 'h',
  и: 'y',
  х: 'kh',
  щ: 'shch',
  є: 'ie',
  ї: 'i',
  ю: 'iu',
  я: 'ia',
  й: 'i',
};
const serbian: Letters = {
  ...russian,
  х: 'h',
  ц: 'c',
  ч: 'c',
  ш: 's',
  ж: 'z',
  ђ: 'dj',
  њ: 'nj',
  љ: 'lj',
};

const bulgarian: Letters = { ...russian, щ: 'sht', ъ: 'a', х: 'h' };
/**
 * Belarusian names in their Russian and English forms: Шаўцоў is Shavtsov, Ціханоўская Tikhanovskaya, Дзмітрый Dmitry.
 */
const belarusian: Letters = { ...russian, ў: 'v' };
const belarusianSoftness: readonly (readonly [RegExp, string])[] = [
  [/дз(?=[вміеёюя])/g, 'д'],
  [/цц?(?=[вміеёюяь])/g, 'т'],
  [/[іы]й$/, 'й'],
];
/** A hard sign that is not followed by a soft vowel is the Bulgarian vowel. */
const bulgarianVowel = /ъ(?![еёюяє]|$)/;
/** Only Belarusian has short u after a vowel; Uzbek uses the same letter elsewhere. */
const belarusianLetter = /[аеёіоуыэюя]ў|^дзм|ц[іьяё]|[ыэ].*і|і.*[ыэ]/;

/** Spanish ll, which other names do not have: Кабельо, Трухильо. */
const spanishLl = /ль(?=[оае])/g;
const inSpanish = (word: string): string =>
  spell(word.replaceAll(spanishLl, 'лл'), russian)
    .replaceAll('kh', 'j')
    .replaceAll(/k(?=[aou])/g, 'c');

/** Before another vowel it is the w of English names. */
const englishW = /^у[аиоэ]./;

/** Romanisations of one lower-case Cyrillic word, the most usual first. */
export function romaniseCyrillic(word: string): string[] {
  const main = spell(word, russian).replace(/(?<=[bcdfghjklmnpqrstvwxz])iya$/, 'ia');
  const forms = [main];
  // Print and passports omit the two dots.
  if (word.includes('ё')) forms.push(spell(word.replaceAll('ё', 'е'), russian));
  if (belarusianLetter.test(word)) {
    const hardened = belarusianSoftness.reduce((text, [soft, hard]) => text.replace(soft, hard), word);
    forms.push(spell(hardened, belarusian));
  }
  if (word.includes('щ') || bulgarianVowel.test(word)) forms.push(spell(word, bulgarian));
  if (/[гиіїєґ]/.test(word)) forms.push(spell(word, ukrainian));
  if (/[хцђјљњћџ]/.test(word)) forms.push(spell(word, serbian));
  if (/ль[оае]/.test(word)) forms.push(inSpanish(word));
  // English names: Уитакер, Уокер.
  if (englishW.test(word)) forms.push(main.replace(/^u/, 'w'));
  return forms;
}
