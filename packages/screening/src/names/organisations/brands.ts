/**
 * Latin brand names of companies whose names are written in another script, and where such a name ends within unspaced
 * text.
 */
import { fold } from '../fold.ts';
import { brandNames } from '../tables/brand-names.ts';
import { romaniseWord } from '../romanise.ts';
import { inSoundLetters } from '../sound-letters.ts';
import { loanWords } from '../tables/loan-words.ts';

let brands: Map<string, readonly string[]> | undefined;
let longest = 0;
/** English words by their Russian phonetic spelling. */
const heard = new Map<string, readonly string[]>();

function load(): Map<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const line of brandNames.trim().split('\n')) {
    const [written = '', ...names] = line.split(' ');
    longest = Math.max(longest, written.length);
    table.set(written, names);
  }
  for (const line of loanWords.trim().split('\n')) {
    const [english = '', ...spellings] = line.split(' ');
    for (const spelling of spellings.map(fold)) {
      if (!table.has(spelling)) table.set(spelling, [english]);
      if (cyrillic.test(spelling)) heard.set(soundOf(spelling), [english]);
    }
  }
  return table;
}
const cyrillic = /^[а-я]{3,}$/;

/** The Latin brand name of a company; [] if only the readings of its characters are known. */
export const brandOf = (written: string): readonly string[] =>
  (brands ??= load()).get(written) ?? (ofCaucasus.test(written) ? heard.get(soundOf(written)) : undefined) ?? none;
const none: readonly string[] = [];

/** The English word that a Latin one spells as Russians hear it, as registers romanise names: OOO Bridzh. */
export function heardIn(written: string): string | undefined {
  if (!longInLatin.test(written)) return undefined;
  brands ??= load();
  return heard.get(soundOf(written))?.find((english) => english !== written);
}
const longInLatin = /^[a-z]{5,}$/;

/** Georgian and Armenian write English words as Russian does: ლაინ and Լայն are лайн. */
const ofCaucasus = /^[\u0530-\u058f\u10a0-\u10ff]{3,}$/;
const soundOf = (written: string): string => inSoundLetters(romaniseWord(written)[0] ?? '').replaceAll('y', 'i');

/** Names of two characters occur in other words by chance. */
const MIN_WITHIN_LENGTH = 3;
/** Whether text within a name can only be such a brand. */
export const isBrandWithin = (written: string): boolean =>
  written.length >= MIN_WITHIN_LENGTH && brandOf(written).length > 0;

/** Kana before or after Han characters are a separate word (三菱|ふそう, ヤマハ|発動機), except a single hiragana (味の素). */
const byScript = /[\u30a0-\u30ff]+|[\u3041-\u309f]{2,}|(?:(?![\u30a0-\u30ff]|[\u3041-\u309f]{2}).)+/gu;

/** A town or province unknown to the tables at the beginning of a name: 金华市海润. */
const ofTown = /^([\u3400-\u9fff]{2,3})[市省县縣](?=[\u3400-\u9fff]{2})/u;

/**
 * Splits unspaced East Asian text without a shared word: by the brand at its beginning or the brands it consists of,
 * then by script.
 */
export function partsOfRun(run: string): string[] {
  if (brandOf(run).length > 0) return [run];
  const seat = ofTown.exec(run);
  if (seat) return [seat[1]!, ...partsOfRun(run.slice(seat[0].length))];
  if (!han.test(run)) return brandsIn(run) ?? run.match(byScript) ?? [run];
  for (let end = Math.min(longest, run.length - 1); end > 1; end--)
    if (brandOf(run.slice(0, end)).length > 0) return [run.slice(0, end), ...partsOfRun(run.slice(end))];
  return run.match(byScript) ?? [run];
}

const han = /^[\u3400-\u9fff]/;

/** Longer text is not made of brands, and trying all splits would take long. */
const MAX_BRANDS_LENGTH = 24;

/** The brands that a text consists of (골든|스타); undefined if anything else is left over. */
function brandsIn(run: string): string[] | undefined {
  if (run === '') return [];
  if (run.length > MAX_BRANDS_LENGTH) return undefined;
  for (let end = Math.min(longest, run.length); end > 0; end--) {
    if (brandOf(run.slice(0, end)).length === 0) continue;
    const rest = brandsIn(run.slice(end));
    if (rest) return [run.slice(0, end), ...rest];
  }
  return undefined;
}
