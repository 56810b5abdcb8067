import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OwnershipLink, fiftyPercentRule } from './fifty-percent.ts';

const TODAY = '2025-03-01';

/** 'A 30 C' means 'A owns 30 % of C'; '?' is an unknown share; 'from' and 'to' dates may follow. */
function owns(...texts: string[]): OwnershipLink[] {
  return texts.map((text) => {
    const [owner = '', share = '', owned = '', from, to] = text.split(' ');
    return { owner, owned, share: share === '?' ? null : Number(share), from: from ?? null, to: to ?? null };
  });
}

const standing = (links: readonly OwnershipLink[], blocked: readonly string[], on = TODAY) =>
  fiftyPercentRule(links, { blocked: new Set(blocked), on });
const blockedBy = (links: readonly OwnershipLink[], blocked: readonly string[], on = TODAY) =>
  [...standing(links, blocked, on)].filter(([, { isBlocked }]) => isBlocked).map(([owned]) => owned);

describe('shares of blocked parties', () => {
  test('50 % or more blocks, less does not', () => {
    expect(blockedBy(owns('X 50 C'), ['X'])).toEqual(['C']);
    expect(blockedBy(owns('X 49.9999 C'), ['X'])).toEqual([]);
  });

  test('are added up, however many own them (FAQ 399)', () => {
    expect(blockedBy(owns('X 25 C', 'Y 25 C'), ['X', 'Y'])).toEqual(['C']);
    expect(blockedBy(owns('X 25 C', 'Y 25 C'), ['X'])).toEqual([]);
    expect(standing(owns('X 16.6667 C', 'Y 16.6667 C', 'Z 16.6667 C'), ['X', 'Y', 'Z']).get('C')).toEqual({
      share: 50.0001,
      isBlocked: true,
    });
    expect(standing(owns('X 33.3 C', 'Y 16.7 C'), ['X', 'Y']).get('C')?.share).toBe(50);
  });

  test('count through an owner that is itself owned 50 % by blocked parties, and then in full (FAQ 401)', () => {
    expect(standing(owns('X 50 A', 'A 50 C'), ['X']).get('C')).toEqual({ share: 50, isBlocked: true });
    // 50 % of 50 % is 25 %: shares are not multiplied.
    expect(blockedBy(owns('X 50 A', 'A 25 C', 'Y 25 C'), ['X', 'Y'])).toEqual(['A', 'C']);
  });

  test('do not count through an owner of whom they hold less than half (FAQ 401)', () => {
    expect(blockedBy(owns('X 25 A', 'X 25 B', 'A 50 C', 'B 50 C'), ['X'])).toEqual([]);
    expect(blockedBy(owns('X 50 A', 'X 10 B', 'A 40 C', 'B 60 C'), ['X'])).toEqual(['A']);
  });

  test('that are unknown, or mere control, block nobody (FAQ 398)', () => {
    expect(standing(owns('X ? C', 'X 49 C'), ['X']).get('C')).toEqual({ share: 49, isBlocked: false });
  });

  test('sum to at most 100 on screen', () => {
    expect(standing(owns('X 80 C', 'Y 70 C'), ['X', 'Y']).get('C')).toEqual({ share: 100, isBlocked: true });
  });

  test('count on the days from the first to the last', () => {
    const link = owns('X 60 C 2024-01-01 2024-12-31');
    expect(blockedBy(link, ['X'], '2023-12-31')).toEqual([]);
    expect(blockedBy(link, ['X'], '2024-01-01')).toEqual(['C']);
    expect(blockedBy(link, ['X'], '2024-12-31')).toEqual(['C']);
    expect(blockedBy(link, ['X'], '2025-01-01')).toEqual([]);
  });
});

describe('rings', () => {
  test('companies that own each other do not block each other', () => {
    expect(blockedBy(owns('A 60 B', 'B 60 A'), [])).toEqual([]);
    expect(blockedBy(owns('A 60 B', 'B 60 A', 'X 40 A'), ['X'])).toEqual([]);
    expect(blockedBy(owns('A 60 B', 'B 60 A', 'X 50 A'), ['X']).toSorted()).toEqual(['A', 'B']);
  });

  test('shares that a company holds in itself do not count', () => {
    expect(standing(owns('C 60 C', 'X 40 C'), ['X', 'C']).get('C')).toEqual({ share: 40, isBlocked: false });
  });
});

test('a chain of twenty thousand companies is followed to its end', () => {
  const links = Array.from({ length: 20_000 }, (_, at) => ({ owner: `${at}`, owned: `${at + 1}`, share: 50 }));
  expect(standing(links.toReversed(), ['0']).get('20000')).toEqual({ share: 50, isBlocked: true });
});

const party = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
const day = fc.option(fc.constantFrom('2024-06-01', '2025-03-01', '2025-09-01'));
const share = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(null, 12.5, 33.3333));
const link = fc.record({ owner: party, owned: party, share, from: day, to: day });
const world = { links: fc.array(link, { maxLength: 20 }), blocked: fc.uniqueArray(party, { maxLength: 3 }) };

/** The rule in its plainest form: check everybody again until nothing changes. */
function naive(links: readonly OwnershipLink[], blocked: readonly string[]): Set<string> {
  const found = new Set<string>();
  const isBlocked = (name: string) => blocked.includes(name) || found.has(name);
  for (let changed = true; changed;) {
    changed = false;
    for (const owned of new Set(links.map((one) => one.owned))) {
      const held = links.filter(
        (one) =>
          one.owned === owned &&
          one.owner !== owned &&
          isBlocked(one.owner) &&
          (one.from ?? '') <= TODAY &&
          (one.to ?? '9999') >= TODAY,
      );
      const sum = held.reduce((total, one) => total + Math.round((one.share ?? 0) * 10_000), 0);
      if (sum < 500_000 || found.has(owned)) continue;
      found.add(owned);
      changed = true;
    }
  }
  return found;
}

describe('in any world', () => {
  test('the rule gives the same result as the naive fixpoint', () => {
    fc.assert(
      fc.property(world.links, world.blocked, (links, blocked) => {
        expect(new Set(blockedBy(links, blocked))).toEqual(naive(links, blocked));
      }),
    );
  });

  test('adding a link or a blocked party unblocks nobody', () => {
    fc.assert(
      fc.property(world.links, world.blocked, link, party, (links, blocked, more, other) => {
        const before = blockedBy(links, blocked);
        expect(blockedBy([...links, more], blocked)).toEqual(expect.arrayContaining(before));
        expect(blockedBy(links, [...blocked, other])).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  test('the order of the links does not matter', () => {
    fc.assert(
      fc.property(world.links, world.blocked, (links, blocked) => {
        const sorted = (all: ReturnType<typeof standing>) => [...all].toSorted(([a], [b]) => (a < b ? -1 : 1));
        expect(sorted(standing(links.toReversed(), blocked))).toEqual(sorted(standing(links, blocked)));
      }),
    );
  });
});
