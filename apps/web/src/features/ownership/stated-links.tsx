import type { StatedLink } from '@tamis/api/ownership/schema';
import { shareText } from './ownership-words.ts';

/** What lists say of who stands behind a party that the entity matches: it explains, and never counts by itself. */
export function StatedLinks({ stated }: { stated: readonly StatedLink[] }) {
  if (stated.length === 0) return null;
  return (
    <>
      <h3 className="border-t border-hairline px-4 pt-3 pb-1 text-12 font-medium text-muted">
        Said by lists of its matches
      </h3>
      <ul className="pb-1">
        {stated.map(({ list, partyName, isConfirmed, relation, ownerName, share }) => (
          <li
            key={`${list} ${partyName} ${relation} ${ownerName}`}
            className="border-t border-hairline px-4 py-2 text-13 first:border-t-0"
          >
            <span className="wrap-anywhere">
              {relation} <bdi className="font-medium">{ownerName}</bdi>
              {share === null ? '' : `, ${shareText(share)}`}
            </span>
            <span className="block text-12 text-muted wrap-anywhere">
              {list}, of <bdi>{partyName}</bdi> ({isConfirmed ? 'confirmed match' : 'match not decided'}). Does not
              count by itself.
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
