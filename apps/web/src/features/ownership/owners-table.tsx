import type { OwnershipLink } from '@tamis/api/ownership/schema';
import { isBlocked, shareText, statusText, waitingText } from '@tamis/api/ownership/words';
import { Badge } from '@tamis/ui/badge';
import { DateText } from '@tamis/ui/date-text';
import { RiskBadge } from '@tamis/ui/risk-badge';
import Ban from 'lucide-react/icons/ban';
import { Link } from '../shared/links.ts';
import { OwnerActions } from './owner-actions.tsx';

interface OwnersTableProps {
  caption: string;
  links: readonly OwnershipLink[];
  /** Which end of a link is shown: the owner, or what is owned. */
  end: 'owner' | 'owned';
  /** The company whose owners these are; left out for users who may not change them. */
  changeableOwnersOf?: { id: number; name: string };
}

/** One row per link. On a narrow screen, its period and source are below the name. */
export function OwnersTable({ caption, links, end, changeableOwnersOf }: OwnersTableProps) {
  return (
    <table className="w-full border-t border-hairline text-13">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="h-9 text-12 text-muted">
          <th scope="col" className="px-4 text-start font-medium">
            {end === 'owner' ? 'Owner' : 'Company'}
          </th>
          <th scope="col" className="px-2 text-end font-medium">
            Share
          </th>
          <th scope="col" className="px-3 text-start font-medium max-sm:hidden">
            Period and source
          </th>
          {changeableOwnersOf && (
            <th scope="col" className="w-20 pe-3">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.id} className={`border-t border-hairline ${link.inForce ? '' : 'text-muted'}`}>
            <td className="px-4 py-2 align-top wrap-anywhere">
              <PartyCell link={link} end={end} />
              <div className="mt-0.5 text-12 text-muted sm:hidden">
                <Terms link={link} />
              </div>
            </td>
            <td className="px-2 py-2 text-end align-top whitespace-nowrap tabular">
              {link.share === null ? <span className="text-muted">not known</span> : shareText(link.share)}
            </td>
            <td className="px-3 py-2 align-top text-muted max-sm:hidden">
              <Terms link={link} />
            </td>
            {changeableOwnersOf && (
              <td className="py-1 pe-3 text-end align-top whitespace-nowrap">
                <OwnerActions owned={changeableOwnersOf} link={link} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PartyCell({ link, end }: { link: OwnershipLink; end: 'owner' | 'owned' }) {
  const party = link[end];
  const name = <bdi dir="auto">{party.name}</bdi>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {party.entityId === null ? (
        <span className="font-medium">{name}</span>
      ) : (
        <Link to="/entity/$id" params={{ id: String(party.entityId) }} variant="name">
          {name}
        </Link>
      )}
      {isBlocked(party) ? (
        <Badge tone="high" icon={<Ban aria-hidden size={12} />}>
          {statusText(party)}
        </Badge>
      ) : (
        party.status === 'unscreened' && <Badge tone="outline">{statusText(party)}</Badge>
      )}
      <RiskBadge score={party.riskScore} />
      {party.entityId !== null && waitingText(party) && (
        <Link to="/matches" search={{ entity: party.entityId }} className="text-12">
          {waitingText(party)}
        </Link>
      )}
    </span>
  );
}

/** Its period, and below it its source. A link that has ended or not begun says so. */
function Terms({ link: { from, to, source, inForce } }: { link: OwnershipLink }) {
  return (
    <>
      {(from !== null || to !== null) && (
        <span className="block">
          {!inForce && <span className="font-medium">Not in force: </span>}
          {from !== null && (
            <>
              {to === null ? 'since ' : ''}
              <DateText value={from} />{' '}
            </>
          )}
          {to !== null && (
            <>
              until <DateText value={to} />
            </>
          )}
        </span>
      )}
      {source !== null && (
        <bdi dir="auto" className="block wrap-anywhere">
          {source}
        </bdi>
      )}
    </>
  );
}
