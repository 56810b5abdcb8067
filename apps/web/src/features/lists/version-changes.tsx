import type { ChangeKind, ListStatus, PartyChange } from '@tamis/api/watchlists/schema';
import { Pagination } from '@tamis/ui/pagination';
import { PersonName } from '@tamis/ui/person-name';
import { SegmentedControl } from '@tamis/ui/segmented-control';
import { Sheet } from '@tamis/ui/sheet';
import { SkeletonText } from '@tamis/ui/skeleton';
import { skipToken } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { QueryError } from '../shared/query-error.tsx';
import { PAGE_SIZE, pageInput } from '../shared/paging.ts';
import { useClose } from '../shared/use-close.ts';
import { useLastShown } from '../shared/use-last-shown.ts';
import { CHANGE_WORDS, ChangeBadge } from '../party/change-badge.tsx';
import { FieldChanges } from '../party/field-changes.tsx';

const route = getRouteApi('/_app/lists');

const KINDS = ['all', 'added', 'changed', 'removed'] as const;

/** The kinds of change, each with its count once that is known. */
const kindsOf = (counts: Record<ChangeKind, number> | undefined) =>
  KINDS.map((id) => ({
    id,
    label: (
      <>
        <span>{id === 'all' ? 'All' : CHANGE_WORDS[id]}</span>
        {id !== 'all' && counts && <span className="text-12 tabular">{numberText(counts[id])}</span>}
      </>
    ),
  }));

/** What a version changed compared with the one before, party by party. The filter and the page are in the URL. */
export function VersionChanges({ list, title }: Pick<ListStatus, 'list' | 'title'>) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { kind, page = 1 } = search;
  const version = useLastShown(search.version);
  const changes = trpc.lists.changes.useQuery(
    version === undefined ? skipToken : { versionId: version, ...(kind && { kind }), ...pageInput(page) },
  );
  const versions = trpc.lists.versions.useQuery({ list }, { enabled: version !== undefined });
  const shownVersion = versions.data?.find(({ id }) => id === version);
  const isRefused = shownVersion?.state === 'refused';
  const close = useClose();
  const show = (next: { kind?: ChangeKind; page?: number }) =>
    void navigate({ search: { list: search.list, version, ...next }, resetScroll: false });
  return (
    <Sheet
      isInAddress
      eyebrow={title}
      title={`Changes in version ${shownVersion?.number ?? ''}`}
      isOpen={search.version !== undefined}
      onOpenChange={() => void close('version', 'kind', 'page')}
    >
      {isRefused ? (
        <p className="text-13">
          {shownVersion.reason ?? 'Refused without a reason.'} What it would have changed was not kept.
        </p>
      ) : (
        <SegmentedControl
          label="Kind of change"
          items={kindsOf(shownVersion)}
          value={kind ?? 'all'}
          onChange={(id) => show({ kind: id === 'all' ? undefined : id })}
        />
      )}
      <div className="pt-4">
        {changes.isPending && <SkeletonText lines={6} />}
        <QueryError query={changes} />
        {changes.data?.total === 0 && !isRefused && (
          <p className="py-6 text-13 text-muted">No party was {kind ?? 'added, changed or removed'}.</p>
        )}
        <ul className="divide-y divide-hairline" aria-label="Changes">
          {changes.data?.rows.map((change) => (
            <ChangeItem
              key={`${change.kind}-${change.partyId}`}
              change={change}
              leads={shownVersion?.state === 'accepted'}
            />
          ))}
        </ul>
        {changes.data && changes.data.total > PAGE_SIZE && (
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            total={changes.data.total}
            onPageChange={(next) => show({ kind, page: next })}
          />
        )}
      </div>
    </Sheet>
  );
}

interface ChangeItemProps {
  change: PartyChange;
  /** Whether the party has a page: a party that only a waiting version contains has none. */
  leads: boolean;
}

function ChangeItem({ change: { kind, partyId, primaryName, sourceRef, fields }, leads }: ChangeItemProps) {
  return (
    <li className="grid gap-1 py-3 text-13">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <b className="font-medium wrap-anywhere">
            {leads ? (
              <Link to="/parties/$id" params={{ id: String(partyId) }} variant="name">
                <PersonName name={primaryName} />
              </Link>
            ) : (
              <PersonName name={primaryName} />
            )}
          </b>{' '}
          <span className="text-12 text-muted">{sourceRef !== primaryName && sourceRef}</span>
        </span>
        <ChangeBadge kind={kind} />
      </div>
      <FieldChanges fields={fields} />
    </li>
  );
}
