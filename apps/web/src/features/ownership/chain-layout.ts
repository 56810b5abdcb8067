import type { OwnershipLink, OwnershipParty } from '@tamis/api/ownership/schema';

/** Sizes in pixels. */
export const BOX = { width: 144, height: 76, gapX: 16, gapY: 52 };
/** The width of a place where a line passes a tier. */
const PASSAGE = 12;

/** A party's box by its upper left corner. */
export interface Box {
  party: OwnershipParty;
  x: number;
  y: number;
}

/** A link with the points of its line, from the owner down. */
export interface Line {
  link: OwnershipLink;
  points: { x: number; y: number }[];
}

interface ChainLayout {
  boxes: Box[];
  lines: Line[];
  width: number;
  height: number;
}

/** The position and width of a slot. */
interface Place {
  x: number;
  y: number;
  width: number;
}

/** A place in a tier: a party, or where a line passes a tier on its way. */
interface Slot {
  key: string;
  tier: number;
  party?: OwnershipParty;
}

/**
 * Arranges a chain in tiers: the company at the bottom, and each owner above what it owns, so that lines run downwards.
 * A line that spans several tiers has its own place in each, so that it crosses no box. Only links that close a ring
 * run upwards.
 */
export function layoutChain(self: string, links: readonly OwnershipLink[]): ChainLayout {
  const tiers = tiersOf(self, links);
  const slots = new Map<string, Slot>();
  for (const { owner, owned } of links) {
    for (const party of [owned, owner]) {
      if (!slots.has(party.key)) slots.set(party.key, { key: party.key, tier: tiers.get(party.key) ?? 0, party });
    }
  }
  const ways = links.map((link) => {
    const top = tiers.get(link.owner.key) ?? 0;
    const bottom = tiers.get(link.owned.key) ?? 0;
    const between = Array.from({ length: Math.max(0, top - bottom - 1) }, (_, at) => {
      const slot = { key: `${link.id}:${at}`, tier: top - 1 - at };
      slots.set(slot.key, slot);
      return slot.key;
    });
    return { link, keys: [link.owner.key, ...between, link.owned.key] };
  });
  const rows = orderedRows([...slots.values()], ways);
  const height = Math.max(1, rows.length) * (BOX.height + BOX.gapY) - BOX.gapY;
  const widthOf = (row: readonly Slot[]) =>
    row.reduce((sum, { party }) => sum + (party ? BOX.width : PASSAGE) + BOX.gapX, -BOX.gapX);
  const width = Math.max(BOX.width, ...rows.map(widthOf));
  const places = new Map<string, Place>();
  for (const [tier, row] of rows.entries()) {
    let x = (width - widthOf(row)) / 2;
    for (const { key, party } of row) {
      const place = { x, y: height - BOX.height - tier * (BOX.height + BOX.gapY), width: party ? BOX.width : PASSAGE };
      places.set(key, place);
      x += place.width + BOX.gapX;
    }
  }
  const placeOf = (key: string) => places.get(key) ?? { x: 0, y: 0, width: 0 };
  return {
    boxes: [...slots.values()].flatMap(({ key, party }) => {
      const { x, y } = placeOf(key);
      return party ? [{ party, x, y }] : [];
    }),
    lines: ways.map(({ link, keys }) => ({ link, points: pointsThrough(keys.map(placeOf)) })),
    width,
    height,
  };
}

/** The tier of each party above the company: the longest path, ignoring rings. */
function tiersOf(self: string, links: readonly OwnershipLink[]): Map<string, number> {
  const into = Map.groupBy(links, ({ owned }) => owned.key);
  const tiers = new Map<string, number>();
  const visit = (key: string, tier: number, below: readonly string[]) => {
    if (below.includes(key) || (tiers.get(key) ?? -1) >= tier) return;
    tiers.set(key, tier);
    for (const { owner } of into.get(key) ?? []) visit(owner.key, tier + 1, [...below, key]);
  };
  visit(self, 0, []);
  return tiers;
}

/** The slots of each tier from left to right, each roughly above what it leads to. */
function orderedRows(slots: readonly Slot[], ways: readonly { keys: readonly string[] }[]): Slot[][] {
  const leadsTo = new Map<string, string[]>();
  for (const { keys } of ways) {
    for (const [at, key] of keys.slice(0, -1).entries()) {
      leadsTo.set(key, [...(leadsTo.get(key) ?? []), keys[at + 1] ?? key]);
    }
  }
  const rows: Slot[][] = [];
  const rank = new Map<string, number>();
  const tiers = Map.groupBy(slots, (slot) => slot.tier);
  const top = Math.max(...tiers.keys());
  for (let tier = 0; tier <= top; tier += 1) {
    const middle = ({ key }: Slot) => {
      const ranks = (leadsTo.get(key) ?? []).flatMap((below) => rank.get(below) ?? []);
      return ranks.length === 0 ? 0.5 : ranks.reduce((sum, one) => sum + one, 0) / ranks.length;
    };
    const row = (tiers.get(tier) ?? []).toSorted((one, other) => middle(one) - middle(other));
    for (const [at, slot] of row.entries()) rank.set(slot.key, (at + 0.5) / row.length);
    rows.push(row);
  }
  return rows;
}

/** From the bottom of the owner's box to the top of the owned one's, straight through the places between. */
function pointsThrough(places: readonly Place[]): Line['points'] {
  return places.flatMap(({ x, y, width }, at) => {
    const middle = x + width / 2;
    const top = { x: middle, y };
    const bottom = { x: middle, y: y + BOX.height };
    if (at === 0) return [bottom];
    return at === places.length - 1 ? [top] : [top, bottom];
  });
}
