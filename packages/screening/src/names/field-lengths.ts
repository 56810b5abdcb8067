/** Field lengths of payment messages and core banking systems, which cut a name wherever the field ends. */
const fieldLengths = new Set([35, 40, 50, 60, 70, 100, 140]);

/** Whether a name fills a field exactly, so that it may have been cut off. */
export const fillsField = (text: string): boolean => fieldLengths.has(text.length);

/**
 * From these lengths on, systems cut names anywhere, and a long enough last fragment shows it: Tactical Missiles
 * Corpora. The shorter the name, the longer that fragment must be.
 */
const oftenCut = [
  { from: 40, rest: 4 },
  { from: 30, rest: 5 },
] as const;
/** Trailing dots mark a cut name. */
const dots = /\s*(?:\.{2,}|…)$/;

/** Whether the last word of a name may be the beginning of a longer one. */
export const mayBeCut = (text: string, last: string): boolean =>
  fillsField(text) ||
  dots.test(text) ||
  oftenCut.some(({ from, rest }) => text.length >= from && last.length >= rest && text.toLowerCase().endsWith(last));

/** The word before trailing dots at the end of a text; undefined for most texts. */
export const wordBeforeDots = (text: string): string | undefined =>
  dots.test(text) ? /\p{L}+$/u.exec(text.replace(dots, ''))?.[0] : undefined;
