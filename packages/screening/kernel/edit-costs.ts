/**
 * The weighted edit distance of src/matching/edit-cost.ts for one word against eight at a time, in AssemblyScript.
 * A lane of each vector belongs to one of the eight words. All costs come from the tables that the host writes into
 * memory, so that they are said in one place. Compiled by scripts/generate-edit-kernel.ts.
 */

/** Letters of a word at most. */
const LONGEST: i32 = 40;
/** Bytes from one row of a table to the next: 27 letters, in two vectors. */
const ROW: i32 = 32;
/** Bytes of one cell of all eight words. */
const CELL: usize = 16;

/** Costs of a letter for another: four tables with a row for each letter of the word and a byte for each of the others'. */
const substitution = memory.data(4 * 27 * ROW, 16);
/** Costs of a letter more or less: three pairs of rows, for first and for later letters. */
const gaps = memory.data(6 * ROW, 16);
/** Letters of the word; letters of the others, eight by eight. */
const letters = memory.data(LONGEST, 16);
const others = memory.data(LONGEST * 8, 16);
const gapsOfOthers = memory.data(LONGEST * 16, 16);
const rows = memory.data(3 * (LONGEST + 1) * 16, 16);

export function substitutionAt(): usize {
  return substitution;
}
export function gapsAt(): usize {
  return gaps;
}
export function lettersAt(): usize {
  return letters;
}
export function othersAt(): usize {
  return others;
}

/** The byte of a table row that each of eight letters leads to, as 16-bit numbers. */
function lookUp(row: usize, codes: v128): v128 {
  const low = i8x16.swizzle(v128.load(row), codes);
  const high = i8x16.swizzle(v128.load(row, 16), i8x16.sub(codes, i8x16.splat(16)));
  return i16x8.extend_low_i8x16_u(v128.or(low, high));
}

/** A mask of bytes as a mask of 16-bit numbers. */
function widened(mask: v128): v128 {
  return i16x8.extend_low_i8x16_s(mask);
}

/**
 * Edit costs of a word of `length` letters and eight words of up to `columns` letters. `table` is the number of the
 * substitution table (the one after it is for two first letters); `ownGaps` and `gapsOfThem` are numbers of pairs of gap
 * rows. Gives the address of the last row: the cost of a lane whose word has n letters is its 16-bit number in cell n.
 */
export function measure(
  length: i32,
  columns: i32,
  table: i32,
  ownGaps: i32,
  gapsOfThem: i32,
  doubling: i32,
  swap: i32,
): usize {
  const tableAt = substitution + <usize>(table * 27 * ROW);
  const firstTableAt = tableAt + 27 * <usize>ROW;
  const ownGapsAt = gaps + <usize>(ownGaps * 2 * ROW);
  const gapsOfThemAt = gaps + <usize>(gapsOfThem * 2 * ROW);
  let before: usize = rows;
  let previous: usize = rows + CELL * (LONGEST + 1);
  let current: usize = previous + CELL * (LONGEST + 1);
  let sum = i16x8.splat(0);
  let codesBefore = i8x16.splat(-1);
  v128.store(previous, sum);
  for (let j = 0; j < columns; j++) {
    const codes = v128.load64_zero(others + ((<usize>j) << 3));
    const usual = lookUp(gapsOfThemAt + (j == 0 ? 0 : ROW), codes);
    const isDouble = widened(i8x16.eq(codes, codesBefore));
    const cost = v128.bitselect(i16x8.min_u(usual, i16x8.splat(<i16>doubling)), usual, isDouble);
    v128.store(gapsOfOthers + ((<usize>j) << 4), cost);
    sum = i16x8.add(sum, cost);
    v128.store(previous + ((<usize>(j + 1)) << 4), sum);
    codesBefore = codes;
  }
  let leftBefore: i32 = -1;
  const swapCost = i16x8.splat(<i16>swap);
  for (let i = 0; i < length; i++) {
    const left: i32 = load<u8>(letters + i);
    let ownGap: i32 = load<u8>(ownGapsAt + (i == 0 ? 0 : ROW) + left);
    if (left == leftBefore && doubling < ownGap) ownGap = doubling;
    const gapVector = i16x8.splat(<i16>ownGap);
    const leftVector = i8x16.splat(<i8>left);
    const leftBeforeVector = i8x16.splat(<i8>leftBefore);
    const row = <usize>(left * ROW);
    let corner = v128.load(previous);
    let beside = i16x8.add(corner, gapVector);
    v128.store(current, beside);
    codesBefore = i8x16.splat(-1);
    for (let j = 0; j < columns; j++) {
      const codes = v128.load64_zero(others + ((<usize>j) << 3));
      const change = lookUp((i == 0 && j == 0 ? firstTableAt : tableAt) + row, codes);
      const above = v128.load(previous + ((<usize>(j + 1)) << 4));
      let best = i16x8.min_u(i16x8.add(corner, change), i16x8.add(above, gapVector));
      best = i16x8.min_u(best, i16x8.add(beside, v128.load(gapsOfOthers + ((<usize>j) << 4))));
      if (i > 0 && j > 0) {
        const isSwap = widened(v128.and(i8x16.eq(codesBefore, leftVector), i8x16.eq(codes, leftBeforeVector)));
        const swapped = i16x8.min_u(best, i16x8.add(v128.load(before + ((<usize>(j - 1)) << 4)), swapCost));
        best = v128.bitselect(swapped, best, isSwap);
      }
      v128.store(current + ((<usize>(j + 1)) << 4), best);
      corner = above;
      beside = best;
      codesBefore = codes;
    }
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
    leftBefore = left;
  }
  return previous;
}
