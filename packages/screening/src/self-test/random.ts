/** A seeded random generator, so that every run asks the same questions. */
export interface Random {
  /** From 0 up to, but not including, `below`. */
  integer: (below: number) => number;
  pick: <T>(items: readonly T[]) => T;
}

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (below: number): number => Math.floor(next() * below);
  return {
    integer,
    pick: (items) => {
      const item = items[integer(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
  };
}
