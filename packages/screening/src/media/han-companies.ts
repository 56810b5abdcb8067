/** Companies that a text without spaces names in Han characters: 上海远东贸易有限公司, 株式会社山田製作所. */
import { inSimplified } from '../names/east-asian/han-readings.ts';
import type { NameToken } from '../names/name-token.ts';
import { ideasAsWritten } from '../names/organisations/company-words.ts';
import { isLegalAsWritten } from '../names/organisations/legal-forms.ts';
import { remembered } from '../names/remembered.ts';
import { isHan } from './native-names.ts';
import { type TextWord, sentencesOf } from './sentences.ts';

type Words = readonly Pick<TextWord, 'text' | 'start' | 'end'>[];

/** Fewer characters may be ordinary words: 小米 is Xiaomi, and millet. */
const FEWEST_CHARACTERS = 4;
const LONGEST_WORD = 5;

/**
 * The words by which a text names this company: without its legal form if enough is left. Empty if they would say too
 * little, or if the name has no Han characters.
 */
export function hanCompanyOf(name: string, tokens: readonly NameToken[]): readonly string[] {
  const words = sentencesOf(name).flatMap((sentence) => sentence.words.map(({ text }) => inSimplified(text)));
  if (!words.some(isHan)) return [];
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return [];
  const core = words.slice(formLength(first), words.length - formLength(last));
  return [core, words].find((some) => some.join('').length >= FEWEST_CHARACTERS) ?? [];
}

const formLength = ({ kind, text }: NameToken): number => (kind === 'legal-form' ? Array.from(text).length : 0);

/** Whether exactly this company is named at `at`: a place before it, or a word for companies after it, makes it another one. */
export function isHanCompanyAt(words: Words, at: number, company: readonly string[]): boolean {
  const isNamed = company.every((text, place) => {
    const written = words[at + place]?.text ?? '';
    return written === text || inSimplified(written) === text;
  });
  if (company.length === 0 || !isNamed) return false;
  const behind = at + company.length;
  return !ideasEndingAt(words, at).includes('place') && !goesOn(words, behind);
}

/** What the words before `at` stand for. */
const ideasEndingAt = (words: Words, at: number): string[] =>
  LENGTHS.flatMap((length) => ideasOf(charactersAt(words, at - length, length)).map((idea) => idea.class));

const LENGTHS = Array.from({ length: LONGEST_WORD - 1 }, (_, less) => LONGEST_WORD - less);

/** 中国银行业 is the banking industry of China, 远东贸易集团 another company than 远东贸易; 远东贸易有限公司 is the same one. */
function goesOn(words: Words, at: number): boolean {
  if (/^[业業界]$/u.test(words[at]?.text ?? '') && !/^[务務]$/u.test(words[at + 1]?.text ?? '')) return true;
  const next = LENGTHS.map((length) => charactersAt(words, at, length)).find(
    (text) => isLegalAsWritten(text) || ideasOf(text).length > 0,
  );
  return next !== undefined && !isLegalAsWritten(next) && ideasOf(next).every(({ class: kind }) => kind !== 'place');
}

/** The ideas of company words in Han characters that begin at `at`, as the index files them: 贸易 is trading. */
export function ideasOfHan(words: Words, at: number): string[] {
  if (!isHan(words[at]!.text)) return [];
  return LENGTHS.flatMap((length) => ideasOf(charactersAt(words, at, length))).map(({ concept }) => `@${concept}`);
}

const ideasOf = remembered((text) => ideasAsWritten(text) ?? []);

/** The characters that stand together from `at` on; '' if there are not as many. */
function charactersAt(words: Words, at: number, length: number): string {
  let text = '';
  for (let place = at; place < at + length; place += 1) {
    const word = words[place];
    if (!word || !isHan(word.text) || (place > at && words[place - 1]!.end !== word.start)) return '';
    text += word.text;
  }
  return text;
}
