/**
 * What lists state about who is behind a party. Most state it in prose and without a share, so it explains and never
 * decides: OFAC also uses 'Linked To', for example, for money and orders.
 */
import type { ListedParty } from '../party.ts';

/** An owner, or another party behind a party, as stated by a list. */
interface StatedOwner {
  /** The list's own wording, e.g. 'Linked To'. */
  relation: string;
  name: string;
  /** In percent, if the list states it. */
  share: number | null;
}

/**
 * Relations of ownership or linkage, in the wording of OFAC's tables, its advanced XML and the UK's prose. A name ends
 * with its clause.
 */
const RELATIONS: readonly { relation: string; pattern: RegExp }[] = [
  // In the advanced XML, the other party's id follows in brackets.
  { relation: 'Linked To', pattern: /\bLinked To:? ((?:[^;()]|\([^()]*\)){2,200}?)(?= \(\d+\)|[;)]|\.(?: |$)|$)/gu },
  // Transactions that OFAC prohibits for persons owned or controlled by others say nothing about the party's own
  // owners.
  {
    relation: 'Owned or controlled by',
    pattern:
      /\b(?<!\bpersons )owned or controlled(?:,? directly or indirectly,?)? by:? ((?:[^;(),]|\([^()]*\)){2,200}?)(?= \(\d+\)|[;),]|\.(?: |$)| and (?:is|are|was|were|acts|acting|therefore|involved)\b|$)/giu,
  },
  { relation: 'Parent company', pattern: /\bParent company: ([^;]{2,200}?)(?=;|\.(?: |$)|$)/gu },
];

/** Every party that a list's record names as behind a party; each name once per relation. */
export function statedOwners({ remarks = '', owners = [] }: Pick<ListedParty, 'remarks' | 'owners'>): StatedOwner[] {
  const stated = owners.map(({ name, share }) => ({ relation: 'Owner', name, share: share ?? null }));
  const inProse = RELATIONS.flatMap(({ relation, pattern }) =>
    [...remarks.matchAll(pattern)].map(([, name = '']) => ({ relation, name: name.trim(), share: null })),
  );
  const all = [...stated, ...inProse].filter(({ name }) => name !== '');
  return [...new Map(all.map((owner) => [`${owner.relation}|${owner.name}`, owner])).values()];
}
