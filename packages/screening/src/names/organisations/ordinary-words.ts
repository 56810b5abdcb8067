/** Dictionary words and towns that stand for themselves in a company's name: none is a misspelling of another. */
import { isCommonBrand } from '../rarity.ts';
import { ordinaryWords } from '../tables/ordinary-words.ts';

let words: ReadonlySet<string> | undefined;

/** Whether a spelling is a dictionary word or a town that is close to another one. */
export const isOrdinaryWord = (spelling: string): boolean =>
  (words ??= new Set(ordinaryWords.trim().split(/\s+/))).has(spelling) || isCommonBrand(spelling);
