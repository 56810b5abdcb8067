/**
 * What lists say of who stands behind a party. Most say it in prose and without a share, so it explains and never
 * decides: OFAC's 'Linked To', for one, is also said of money and of orders.
 */
import type { ListedParty } from '../party.ts';

/** An owner, or somebody else behind a party, as a list states it. */
interface StatedOwner {
  /** The list's own words, e.g. 'Linked To'. */
  relation: string;
  name: string;
  /** In percent, where the list says it. */
  share: number | null;
}

/**
 * Relations that speak of ownership or of whom a party is linked to, in the words of OFAC's tables and advanced XML and
 * of the UK's prose. A name ends where its clause does.
 */
const RELATIONS: readonly { relation: string; pattern: RegExp }[] = [
  // Of the advanced XML, the id of the other follows in brackets.
  { relation: 'Linked To', pattern: /\bLinked To:? ((?:[^;()]|\([^()]*\)){2,200}?)(?= \(\d+\)|[;)]|\.(?: |$)|$)/gu },
  // Transactions that OFAC prohibits for persons owned or controlled by others say nothing of the party's own owners.
  {
    relation: 'Owned or controlled by',
    pattern:
      /\b(?<!\bpersons )owned or controlled(?:,? directly or indirectly,?)? by:? ((?:[^;(),]|\([^()]*\)){2,200}?)(?= \(\d+\)|[;),]|\.(?: |$)| and (?:is|are|was|were|acts|acting|therefore|involved)\b|$)/giu,
  },
  { relation: 'Parent company', pattern: /\bParent company: ([^;]{2,200}?)(?=;|\.(?: |$)|$)/gu },
];

/** Everybody whom a list's record names behind a party; each name once a relation. */
export function statedOwners({ remarks = '', owners = [] }: Pick<ListedParty, 'remarks' | 'owners'>): StatedOwner[] {
  const stated = owners.map(({ name, share }) => ({ relation: 'Owner', name, share: share ?? null }));
  const inProse = RELATIONS.flatMap(({ relation, pattern }) =>
    [...remarks.matchAll(pattern)].map(([, name = '']) => ({ relation, name: name.trim(), share: null })),
  );
  const all = [...stated, ...inProse].filter(({ name }) => name !== '');
  return [...new Map(all.map((owner) => [`${owner.relation}|${owner.name}`, owner])).values()];
}
