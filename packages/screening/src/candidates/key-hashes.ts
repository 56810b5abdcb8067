/** Hashes of the lookup keys of a spelling, without making the keys: those of `keysOf`, each once and in its order. */
import {
  beginningMark,
  beginningOf,
  endMark,
  endOf,
  endsOf,
  isRawKeyed,
  rawMark,
  shortestDeletable,
} from '../names/skeleton.ts';
import { hashWithout } from './segment-format.ts';

/** Tells each of them. */
export function keyHashesOf(text: string, skeleton: string, tell: (hash: number) => void): void {
  if (skeleton !== '') tell(hashWithout('', skeleton, skeleton.length));
  if (skeleton.length >= shortestDeletable) tellShorter('', skeleton, tell);
  if (isRawKeyed(text)) {
    tell(hashWithout(rawMark, text, text.length));
    tellShorter(rawMark, text, tell);
  }
  const beginning = beginningOf(text);
  if (beginning !== '') tell(hashWithout(beginningMark, beginning, beginning.length));
  const end = endOf(text);
  if (end !== '') tell(hashWithout(endMark, end, end.length));
  for (const ends of endsOf(text)) tell(hashWithout('', ends, ends.length));
}

/** Hashes of the text with one letter left out; of a run of one letter, the first. */
function tellShorter(mark: string, text: string, tell: (hash: number) => void): void {
  for (let at = 0; at < text.length; at++)
    if (at === 0 || text.charCodeAt(at) !== text.charCodeAt(at - 1)) tell(hashWithout(mark, text, at));
}
