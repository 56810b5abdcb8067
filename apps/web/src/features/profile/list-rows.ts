import type { Entity } from '@tamis/api/entities/schema';
import type { LastScreening, Match } from '@tamis/api/screening/schema';
import { isWaiting, lastDelisting, standsConfirmed } from '@tamis/api/screening/view-schema';

/** The four rows of every profile, Listed or Not Listed. */
export const PROFILE_LISTS = [
  { code: 'OFAC', title: 'OFAC SDN List' },
  { code: 'EU', title: 'EU Consolidated List' },
  { code: 'UK', title: 'UK HMT List' },
  { code: 'UN', title: 'UN Consolidated List' },
] as const;

/** The codes of the four lists that the last screening did not search; none while that is unknown. */
export function unsearchedLists(screening: LastScreening | null | undefined): string[] {
  if (screening === undefined) return [];
  const searched = new Set(screening?.lists.map(({ code }) => code));
  return PROFILE_LISTS.map(({ code }) => code).filter((code) => !searched.has(code));
}

export interface ListRow {
  code: string;
  title: string;
  isListed: boolean;
  /** If the list no longer has the entity: the date of the version without it. */
  delistedDay: string | null;
  programmes: readonly string[];
  listedOn: string | null;
  /** Matches on this list that wait for a decision. */
  waiting: readonly Match[];
  /**
   * The date of the searched version: its publisher's, or the import date. Null: not searched; undefined: not known
   * yet.
   */
  searchedVersion: string | null | undefined;
}

/** Whether it is confirmed and its party still listed. A proposal to take back a confirmation changes nothing until somebody approves it. */
export const isConfirmedNow = ({ state, proposal, delistedAt }: Match): boolean =>
  standsConfirmed({ state: proposal?.from ?? state, delistedAt });

/** The four lists, then others that name the entity or have a match waiting. */
export function listRows(
  entity: Entity,
  matches: readonly Match[],
  screening: LastScreening | null | undefined,
): { rows: ListRow[]; others: ListRow[] } {
  const searched = new Map(screening?.lists.map((list) => [list.code, list]));
  const rowOf = (code: string, title: string): ListRow => {
    const ours = matches.filter(({ list }) => list.code === code);
    const confirmed = ours.filter(isConfirmedNow);
    const isListed = entity.flags.sanctionLists.includes(code) || confirmed.length > 0;
    return {
      code,
      title,
      isListed,
      delistedDay: isListed ? null : lastDelisting(ours),
      programmes: [...new Set(confirmed.flatMap(({ party }) => party.programmes))],
      listedOn: confirmed.flatMap(({ party }) => party.listedOn ?? []).toSorted()[0] ?? null,
      waiting: ours.filter(isWaiting),
      searchedVersion:
        screening === undefined
          ? undefined
          : (searched.get(code)?.publishedAt ?? searched.get(code)?.importedAt ?? null),
    };
  };
  const known = new Set<string>(PROFILE_LISTS.map(({ code }) => code));
  const titles = new Map(matches.map(({ list }) => [list.code, list.title]));
  const otherCodes = new Set([
    ...entity.flags.sanctionLists,
    ...matches
      .filter((match) => isWaiting(match) || match.state === 'confirmed' || match.list.kind === 'pep')
      .map(({ list }) => list.code),
  ]);
  return {
    rows: PROFILE_LISTS.map(({ code, title }) => rowOf(code, title)),
    others: [...otherCodes]
      .filter((code) => !known.has(code))
      .map((code) => rowOf(code, titles.get(code) ?? searched.get(code)?.title ?? code)),
  };
}
