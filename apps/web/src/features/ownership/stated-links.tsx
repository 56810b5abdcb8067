import type { StatedLink } from '@tamis/api/ownership/schema';
import { shareText } from '@tamis/api/ownership/words';
import { trpc } from '../../trpc.ts';

/** The links that lists state for the entity's confirmed parties. They explain, but never count by themselves. */
export function StatedLinks({ stated }: { stated: readonly StatedLink[] }) {
  return (
    <ul className="pb-1">
      {stated.map((link, at) => (
        // A list may state the same link twice, and the links change only as a whole.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="border-t border-hairline px-4 py-2 text-13 first:border-t-0">
          <Link link={link} />
          <span className="block text-12 text-muted wrap-anywhere">
            {link.list}, of <bdi>{link.partyName}</bdi>. Does not count by itself.
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LinksOfMatchProps {
  matchId: number;
  entityId: number;
}

/** The same for a match that is not confirmed: part of its evidence. */
export function LinksOfMatch({ matchId, entityId }: LinksOfMatchProps) {
  const { data } = trpc.ownership.of.useQuery({ entityId });
  const links = data?.stated.filter((link) => link.matchId === matchId) ?? [];
  if (links.length === 0) return null;
  return (
    <div className="border-t border-hairline px-4 py-3 text-13">
      <h3 className="mb-1 text-12 font-medium text-muted">The list links this party to others</h3>
      <ul className="grid gap-1">
        {links.map((link, at) => (
          // As above.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Link link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Link = ({ link: { relation, ownerName, share } }: { link: StatedLink }) => (
  <span className="wrap-anywhere">
    {relation} <bdi className="font-medium">{ownerName}</bdi>
    {share === null ? '' : `, ${shareText(share)}`}
  </span>
);
