import type { OwnershipLink, OwnershipParty } from '@tamis/api/ownership/schema';
import { expect, test } from 'vitest';
import { BOX, layoutChain } from '../src/features/ownership/chain-layout.ts';

const party = (name: string): OwnershipParty => ({
  key: name,
  name,
  entityId: null,
  party: null,
  status: 'clear',
  riskScore: null,
  pendingMatches: null,
});

/** 'A C' means that A owns a share of C. */
const links = (...texts: string[]): OwnershipLink[] =>
  texts.map((text, at) => {
    const [owner = '', owned = ''] = text.split(' ');
    return {
      id: at + 1,
      owner: party(owner),
      owned: party(owned),
      share: 10,
      from: null,
      to: null,
      source: null,
      inForce: true,
      counts: false,
      createdBy: null,
      createdAt: '2026-11-20T07:00:00.000Z',
      updatedAt: '2026-11-20T07:00:00.000Z',
    };
  });

const tierOf = (chain: ReturnType<typeof layoutChain>, name: string) => {
  const box = chain.boxes.find(({ party: { key } }) => key === name)!;
  return (chain.height - BOX.height - box.y) / (BOX.height + BOX.gapY);
};

test('owners are above what they own, with the company at the bottom', () => {
  const chain = layoutChain('C', links('A C', 'B C', 'X B'));
  expect(['C', 'A', 'B', 'X'].map((name) => tierOf(chain, name))).toEqual([0, 1, 1, 2]);
  expect(chain.width).toBe(2 * BOX.width + BOX.gapX);
});

test('no two boxes overlap, and no line crosses a box of another party', () => {
  const chain = layoutChain('C', links('X C', 'X A', 'A C', 'B C', 'Y B', 'Y A'));
  for (const [at, one] of chain.boxes.entries()) {
    for (const other of chain.boxes.slice(at + 1)) {
      const apart = Math.abs(one.x - other.x) >= BOX.width || Math.abs(one.y - other.y) >= BOX.height;
      expect(apart, `${one.party.name} and ${other.party.name}`).toBe(true);
    }
  }
  // X is two tiers above C, so its line gets a place of its own beside A and B.
  expect(tierOf(chain, 'X')).toBe(2);
  const way = chain.lines.find(({ link }) => link.owner.key === 'X' && link.owned.key === 'C')!;
  const [, passing] = way.points;
  expect(
    chain.boxes.some(({ x, y }) => y === passing!.y && Math.abs(x + BOX.width / 2 - passing!.x) < BOX.width / 2),
  ).toBe(false);
});

test('a ring is drawn too', () => {
  const chain = layoutChain('C', links('A C', 'C A', 'A A'));
  expect(chain.boxes).toHaveLength(2);
  expect(chain.lines).toHaveLength(3);
});
