/** Looks up in ascending lists of 32-bit words: postings, offsets. */
/** The first place in [start, end) of ascending words that holds `from` or more; `end` where none does. */
export function firstFrom(words: Uint32Array, start: number, end: number, from: number): number {
  if (from === 0 || start >= end || words[start]! >= from) return start;
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
