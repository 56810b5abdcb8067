/** Fields of payment messages and of core banking systems, which cut a name wherever they end. */
const fieldLengths = new Set([35, 40, 50, 60, 70, 100, 140]);

/** Whether a name fills a field, so that it may have been cut off. */
export const fillsField = (text: string): boolean => fieldLengths.has(text.length);

/** From here on systems have cut names at all lengths, and a rest that is long enough shows it by itself: Tactical Missiles Corpora. */
const oftenCut = 40;
const tellingRest = 4;

/** Whether the last word of a name may be the beginning of a longer one. */
export const mayBeCut = (text: string, last: string): boolean =>
  fillsField(text) || (text.length >= oftenCut && last.length >= tellingRest && text.toLowerCase().endsWith(last));
