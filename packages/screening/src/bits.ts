/** How many bits of a 32-bit number are set, counted in parallel. */
export function bitsSet(value: number): number {
  const pairs = value - ((value >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Whether at most one bit of a number is set. */
export const isOneBitAtMost = (value: number): boolean => (value & (value - 1)) === 0;
