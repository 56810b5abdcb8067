/** Splits the name of an organisation into words, and combines them in the other ways that custom knows. */
import { brandOf } from './brands.ts';
import { companyWord, compoundParts, mayBeInPhrase } from './company-words.ts';
import { partsOfWorks } from './compound-words.ts';
import { withAbbreviationsInFull } from './dotted-abbreviations.ts';
import { withCharacterJoined, withSyllablesJoined } from '../east-asian/chinese-companies.ts';
import { type JapanesePart, isJapaneseCompany, japaneseParts, societyParts } from '../east-asian/japanese-companies.ts';
import { withKoreanJoined } from '../east-asian/korean-companies.ts';
import { isAscii } from '../fold.ts';
import { isLegalWord } from './legal-forms.ts';
import { wordsOfMany } from './lost-spaces.ts';
import { isFrequentName } from '../rarity.ts';
import { romaniseBurmese } from '../scripts/burmese.ts';
import { withPartsMeant } from './slips-in-phrases.ts';
import { withLetters } from './spoken-letters.ts';
import { segmentEastAsian, spacedApart } from './unspaced-words.ts';
import { mainForm, nameWord, respelled, type Word } from '../word.ts';
import { wordsOfOrganisation } from '../words.ts';

/**
 * Other combinations of the words of a name: if they spell out letters, are Chinese syllables in a spelling other than
 * pinyin, or are split like the names of works.
 */
export const otherWays = (words: readonly Word[]): Word[][] =>
  [
    withLetters(words),
    withSyllablesJoined(words),
    withCharacterJoined(words),
    withKoreanJoined(words),
    withSplit(words, partsOfWorks),
    withSplit(words, wordsOfMany),
    withSplit(words, behindAnd),
    withSociety(words),
    withIzafe(words),
    withPartsMeant(words),
    withAbbreviationsInFull(words),
    withFrenchSociety(words),
    withBankBehind(words),
    withFigureApart(words),
  ].filter((way) => way !== undefined);

/** SOC GENERALE: a company in French; in English 'Soc' is a society. */
const withFrenchSociety = (words: readonly Word[]): Word[] | undefined =>
  words.length > 2 && mainForm(words[0]) === 'soc' ? [plainWord('societe'), ...words.slice(1)] : undefined;

/** A bank's own word before 'bank', as it is written in one word: Bank Novikom is Novikombank. */
function withBankBehind(words: readonly Word[]): Word[] | undefined {
  const at = words.findLastIndex((word) => mainForm(word) === 'bank');
  const own = words[at + 1];
  if (at < 0 || !own || !isOwnOfBank(mainForm(own))) return undefined;
  const areForms = words.slice(at + 2).every((word) => isLegalWord(mainForm(word)));
  return areForms ? words.toSpliced(at, 2, own, words[at]!) : undefined;
}
const isOwnOfBank = (spelling: string): boolean =>
  /^[a-z]{4,}(?<!bank)$/.test(spelling) && !isLegalWord(spelling) && companyWord(spelling) === undefined;

/** A figure and a letter written together, which may be spelled apart: 3H is Tres H. */
function withFigureApart(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex((word) => figureAndLetter.test(word.text));
  const [, figure, letter] = figureAndLetter.exec(words[at]?.text ?? '') ?? [];
  return figure === undefined || words.length === 1
    ? undefined
    : words.toSpliced(at, 1, plainWord(figure), plainWord(letter!));
}
const figureAndLetter = /^(\d)([a-z])$/;

/** A word joined with the 'and' before it: Development andrenovation. */
const behindAnd = (spelling: string): readonly string[] =>
  glued.test(spelling) && !isFrequentName(spelling) && !companyWord(spelling) ? ['and', spelling.slice(3)] : [];
const glued = /^and(?=[a-z]{5})/;

/** A Persian town or name whose parts are joined by izafe, as one word: Shahr-e Kord is Shahrekord. */
function withIzafe(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex((word) => izafe.has(word.text)) - 1;
  const [before, sound, after] = words.slice(at);
  if (at < 0 || !before || !sound || !after || !(before.bound || ofTowns.has(before.text))) return undefined;
  return words.toSpliced(at, 3, plainWord(mainForm(before) + sound.text + mainForm(after)));
}
const izafe: ReadonlySet<string> = new Set(['e', 'ye']);
/** Towns and mountains of Iran, so that the 'e' behind them is no Portuguese or Italian 'and'. */
const ofTowns: ReadonlySet<string> = new Set(['shahr', 'kuh']);

function withSplit(words: readonly Word[], partsOf: (spelling: string) => readonly string[]): Word[] | undefined {
  const at = words.findIndex((word) => partsOf(mainForm(word)).length > 0);
  return at < 0 ? undefined : words.toSpliced(at, 1, ...partsOf(mainForm(words[at])).map(plainWord));
}

/** The words of a name; for a Japanese company the words that it consists of. */
export function wordsOf(text: string): Word[] {
  if (isAscii.test(text)) return wordsOfOrganisation(text, inCharacters);
  const words = wordsOfOrganisation(spacedApart(text), inCharacters);
  if (isJapaneseCompany(text)) return words.flatMap(inJapanese);
  if (georgian.test(text)) return words.map(inGeorgian);
  return burmese.test(text) ? words.flatMap(inBurmese) : words;
}
const inCharacters = (run: string): string[] => segmentEastAsian(run, isLegalWord);

/** A foreign word with and without its Georgian ending: ტრანსი is Trans. */
function inGeorgian(word: Word): Word {
  const [main = ''] = word.forms;
  const bare = endsInCase.test(word.text) ? main.replace(/(?<=[^aeiou])i$/, '') : main;
  if (bare === main) return word;
  return respelled(word, mayBeInPhrase(bare) && !mayBeInPhrase(main) ? [bare, ...word.forms] : [...word.forms, bare]);
}
const georgian = /[\u10d0-\u10ff]/;
const endsInCase = /^[\u10d0-\u10ff]{4,}ი$/;

/**
 * An own word of a Burmese company, split into syllables as in spellings abroad. Two or three of its letters are not a
 * foreign legal form (အင်းဝ is not N.V.).
 */
const inBurmese = (word: Word): Word[] =>
  burmese.test(word.text) &&
  !(isLegalWord(mainForm(word)) && mainForm(word).length >= MIN_BURMESE_FORM_LENGTH) &&
  !companyWord(mainForm(word))
    ? romaniseBurmese(word.text).map(({ text, forms }) => nameWord(text, forms))
    : [word];
const burmese = /[\u1000-\u109f]/;
const MIN_BURMESE_FORM_LENGTH = 4;

/**
 * A Japanese society split from the word for its kind. Its characters may also be Chinese and are read that way too.
 */
function withSociety(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex(({ text }) => han.test(text) && societyParts(text).length > 0);
  return at < 0 ? undefined : words.toSpliced(at, 1, ...societyParts(words[at]!.text).map(wordOfPart));
}

const han = /^[\u3400-\u9fff々]+$/;
/** A word of a Japanese company in Han characters as its parts, with the Japanese reading first. */
function inJapanese(word: Word): Word[] {
  if (!han.test(word.text) || isLegalWord(word.text) || brandOf(word.text).length > 0) return [word];
  const parts = japaneseParts(word.text);
  if (companyWord(word.text)) return [respelled(word, [mainForm(word), ...spokenTogether(parts)])];
  return parts.length === 1 ? [respelled(word, [...parts[0]!.spellings, ...word.forms])] : parts.map(wordOfPart);
}
/** A shared word as pronounced, likeliest first: 北海 is Hokkai. */
const spokenTogether = (parts: readonly JapanesePart[]): string[] =>
  parts.length === 1 ? parts[0]!.spellings : [parts.map(({ spellings: [usual = ''] }) => usual).join('')];
const wordOfPart = ({ text, spellings }: JapanesePart): Word => nameWord(text, [...spellings, text]);

/** Orion24, RA02795, Ede2, 560BTRZ: a number after or before a word, or after the letters of an aircraft's mark. */
const besideNumber = /^([a-z]{4,})(\d{1,4}|\dd)$|^([a-z]{1,3})(\d{4,6})$|^([a-z]{2,3})(\d{1,3})$|^(\d+)([a-z]{3,})$/;

/**
 * A shared word whose first or last letter was replaced by a digit, by OCR or for disguise (Fue1, 1ran, 0il); '' for
 * any other.
 */
function withoutFigure(spelling: string): string {
  const [, before = '', letters = '', behind = ''] = oneFigure.exec(spelling) ?? [];
  if (letters === '' || (before === '') === (behind === '')) return '';
  return (
    (figures[before || behind] ?? [])
      .map((letter) => (before === '' ? letters + letter : letter + letters))
      .find((word) => companyWord(word) !== undefined && companyWord(letters) === undefined) ?? ''
  );
}
const oneFigure = /^([01]?)([a-z]{2,})([01]?)$/;
const figures: Readonly<Record<string, readonly string[]>> = { 0: ['o'], 1: ['l', 'i'] };

/** A compound of shared words as its parts; a number is split from the word before it (Orion24). */
export function splitWord(word: Word): Word[] {
  const meant = withoutFigure(mainForm(word));
  if (meant !== '') return [plainWord(meant)];
  const [, ...numbered] = besideNumber.exec(mainForm(word)) ?? [];
  if (numbered.length > 0) return numbered.filter((part) => part !== undefined).map(plainWord);
  const whole = mainForm(word).replace(bankInShort, 'bank');
  const parts = compoundParts(whole) ?? (whole === mainForm(word) ? undefined : [whole]);
  return parts ? parts.map(plainWord) : [word];
}
/** Handelsbk, Landesbk. */
const bankInShort = /(?<=^[a-z]{4,})bk$/;

const plainWord = (text: string): Word => nameWord(text);
