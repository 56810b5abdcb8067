import type { ChangeKind, FieldChange, ListStatus, PartyChange } from '@tamis/api/watchlists/schema';
import { Badge } from '@tamis/ui/badge';
import { Pagination } from '@tamis/ui/pagination';
import { PersonName } from '@tamis/ui/person-name';
import { SegmentedControl } from '@tamis/ui/segmented-control';
import { Sheet } from '@tamis/ui/sheet';
import { SkeletonText } from '@tamis/ui/skeleton';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { LoadError } from '../shared/load-error.tsx';
import { PAGE_SIZE, pageInput } from '../shared/paging.ts';

const route = getRouteApi('/_app/lists');

const KINDS: readonly { id: 'all' | ChangeKind; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'added', label: 'Added' },
  { id: 'changed', label: 'Changed' },
  { id: 'removed', label: 'Removed' },
];
const TONES = { added: 'low', changed: 'info', removed: 'medium' } as const;
const WORDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** What one version changed against the one before it, party by party. Kind and page are in the address. */
export function VersionChanges({ list, title }: Pick<ListStatus, 'list' | 'title'>) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { kind, page = 1 } = search;
  const isOpen = search.version !== undefined;
  // While it slides out it still shows the version it was opened for.
  const [shown, setShown] = useState(search.version);
  if (isOpen && search.version !== shown) setShown(search.version);
  const version = search.version ?? shown;
  const changes = trpc.lists.changes.useQuery(
    { versionId: version ?? 0, ...(kind && { kind }), ...pageInput(page) },
    { enabled: version !== undefined },
  );
  const versions = trpc.lists.versions.useQuery({ list }, { enabled: version !== undefined });
  const number = versions.data?.find(({ id }) => id === version)?.number;
  const close = () => void navigate({ search: { list: search.list, version: undefined }, resetScroll: false });
  const show = (next: { kind?: ChangeKind; page?: number }) =>
    void navigate({ search: { list: search.list, version, ...next }, resetScroll: false });
  return (
    <Sheet eyebrow={title} title={`Changes in version ${number ?? ''}`} isOpen={isOpen} onOpenChange={close}>
      <SegmentedControl
        label="Kind of change"
        items={KINDS}
        value={kind ?? 'all'}
        onChange={(id) => show({ kind: id === 'all' ? undefined : id })}
      />
      <div className="pt-4">
        {changes.isPending && <SkeletonText lines={6} />}
        {changes.isError && <LoadError error={changes.error} onRetry={() => void changes.refetch()} />}
        {changes.data?.total === 0 && (
          <p className="py-6 text-13 text-muted">No party was {kind ?? 'added, changed or removed'}.</p>
        )}
        <ul className="divide-y divide-hairline" aria-label="Changes">
          {changes.data?.rows.map((change) => (
            <ChangeItem key={`${change.kind}-${change.partyId}`} change={change} />
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

function ChangeItem({ change: { kind, primaryName, sourceRef, fields } }: { change: PartyChange }) {
  return (
    <li className="grid gap-1 py-3 text-13">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <b className="font-medium wrap-anywhere">
            <PersonName name={primaryName} />
          </b>{' '}
          <span className="text-12 text-muted">{sourceRef !== primaryName && sourceRef}</span>
        </span>
        <Badge tone={TONES[kind]}>{WORDS[kind]}</Badge>
      </div>
      {fields.length > 0 && (
        <dl className="grid gap-1 text-12">
          {fields.map((field) => (
            <FieldItem key={field.field} change={field} />
          ))}
        </dl>
      )}
    </li>
  );
}

function FieldItem({ change: { field, removed, added } }: { change: FieldChange }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[120px_minmax(0,1fr)]">
      <dt className="text-muted first-letter:uppercase">{field}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {removed.map((value) => (
          <del key={value} className="block text-muted">
            {value}
          </del>
        ))}
        {added.map((value) => (
          <ins key={value} className="block no-underline">
            + {value}
          </ins>
        ))}
        {removed.length + added.length === 0 && 'Written in another order'}
      </dd>
    </div>
  );
}
