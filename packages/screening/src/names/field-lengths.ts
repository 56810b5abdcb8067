/** Fields of payment messages and of core banking systems, which cut a name wherever they end. */
const fieldLengths = new Set([35, 40, 50, 60, 70, 100, 140]);

/** Whether a name fills a field, so that it may have been cut off. */
export const fillsField = (text: string): boolean => fieldLengths.has(text.length);

/** From here on systems have cut names at all lengths, and a rest that is long enough shows it by itself: Tactical Missiles Corpora; the shorter the name, the longer the rest. */
const oftenCut = [
  { from: 40, rest: 4 },
  { from: 30, rest: 5 },
] as const;
/** Who cuts a name tells it by dots. */
const dots = /\s*(?:\.{2,}|…)$/;

/** Whether the last word of a name may be the beginning of a longer one. */
export const mayBeCut = (text: string, last: string): boolean =>
  fillsField(text) ||
  dots.test(text) ||
  oftenCut.some(({ from, rest }) => text.length >= from && last.length >= rest && text.toLowerCase().endsWith(last));

/** The word before such dots at the end of a text; undefined for most. */
export const wordBeforeDots = (text: string): string | undefined =>
  dots.test(text) ? /\p{L}+$/u.exec(text.replace(dots, ''))?.[0] : undefined;
