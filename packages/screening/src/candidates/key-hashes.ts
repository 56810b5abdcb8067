/** The hashes of a spelling's lookup keys (`keysOf`), without creating the keys. */
import {
  beginningMark,
  beginningOf,
  endMark,
  endOf,
  endsOf,
  isRawKeyed,
  rawMark,
  MIN_DELETABLE_LENGTH,
} from '../names/skeleton.ts';
import { hashWithout } from './segment-format.ts';

/** Visits each hash once, in the order of `keysOf`. */
export function keyHashesOf(text: string, skeleton: string, visit: (hash: number) => void): void {
  if (skeleton !== '') visit(hashWithout('', skeleton, skeleton.length));
  if (skeleton.length >= MIN_DELETABLE_LENGTH) visitShorter('', skeleton, visit);
  if (isRawKeyed(text)) {
    visit(hashWithout(rawMark, text, text.length));
    visitShorter(rawMark, text, visit);
  }
  const beginning = beginningOf(text);
  if (beginning !== '') visit(hashWithout(beginningMark, beginning, beginning.length));
  const end = endOf(text);
  if (end !== '') visit(hashWithout(endMark, end, end.length));
  for (const ends of endsOf(text)) visit(hashWithout('', ends, ends.length));
}

/** Visits the hashes of the text without one of its letters; of equal letters in a row, only the first is left out. */
function visitShorter(mark: string, text: string, visit: (hash: number) => void): void {
  for (let at = 0; at < text.length; at++)
    if (at === 0 || text.charCodeAt(at) !== text.charCodeAt(at - 1)) visit(hashWithout(mark, text, at));
}
