/**
 * Armenian to Latin: the Eastern reading (BGN/PCGN 1981, plain letters) and the Western one, in which the stops are
 * swapped.
 */
import { type Letters, spellAround } from './letters.ts';

const eastern: Letters = {
  ա: 'a',
  բ: 'b',
  գ: 'g',
  դ: 'd',
  ե: 'e',
  զ: 'z',
  է: 'e',
  ը: 'y',
  թ: 't',
  ժ: 'zh',
  ի: 'i',
  լ: 'l',
  խ: 'kh',
  ծ: 'ts',
  կ: 'k',
  հ: 'h',
  ձ: 'dz',
  ղ: 'gh',
  ճ: 'ch',
  մ: 'm',
  յ: 'y',
  ն: 'n',
  շ: 'sh',
  ո: 'o',
  չ: 'ch',
  պ: 'p',
  ջ: 'j',
  ռ: 'r',
  ս: 's',
  վ: 'v',
  տ: 't',
  ր: 'r',
  ց: 'ts',
  ւ: 'v',
  փ: 'p',
  ք: 'k',
  օ: 'o',
  ֆ: 'f',
};
const western: Letters = {
  ...eastern,
  բ: 'p',
  գ: 'k',
  դ: 't',
  պ: 'b',
  կ: 'g',
  տ: 'd',
  ծ: 'dz',
  ձ: 'ts',
  ճ: 'j',
  ջ: 'ch',
};
/**
 * Letters whose sound depends on their neighbours or position: ու is u, ե and ո start with a consonant at the beginning
 * of a word.
 */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/ու/g, 'u'],
  [/և|եւ/g, 'ev'],
  [/^ե/, 'ye'],
  [/^ո(?!վ)/, 'vo'],
];

/** Romanisations of one lower-case Armenian word, the Eastern one first. */
export function romaniseArmenian(word: string): string[] {
  const heard = spoken.reduce((text, [pattern, roman]) => text.replace(pattern, roman), word);
  return [spellAround(heard, eastern), spellAround(heard, western)];
}
