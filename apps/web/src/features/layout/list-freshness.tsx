import type { ListStatus } from '@tamis/api/watchlists/schema';
import { relativeTime } from '@tamis/ui/relative-time';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';

/** At the sidebar's foot: are the lists that everything is screened against in order, and how old is the newest. */
export function ListFreshness({ isCompact = false }: { isCompact?: boolean }) {
  const { pending } = useUser();
  const { data } = trpc.lists.status.useQuery(undefined, { enabled: !pending });
  const [now] = useState(() => Date.now());
  if (!data) return <div className="h-13" />;
  const { isHealthy, summary, newest } = freshnessOf(data, now);
  const Icon = isHealthy ? CircleCheck : TriangleAlert;
  return (
    <Link
      to="/lists"
      title={isCompact ? summary : undefined}
      className={`flex gap-2 rounded-md px-2 py-2.5 text-12 text-muted hover:bg-hover hover:text-text ${isCompact ? 'justify-center' : ''}`}
    >
      <Icon aria-hidden size={14} className={`mt-px shrink-0 ${isHealthy ? 'text-low-solid' : 'text-med-solid'}`} />
      <span className={isCompact ? 'sr-only' : 'min-w-0 tabular'}>
        {summary}
        {newest && (
          <span className="flex">
            <span className="truncate">{newest.list}</span>
            <span className="shrink-0 whitespace-pre"> {newest.age}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

/** A list is current when its version in force is neither stale nor an old file, nor followed by a refused one. */
export function freshnessOf(statuses: readonly ListStatus[], now: number) {
  const loaded = statuses.filter(({ version }) => version !== null);
  if (loaded.length === 0) return { isHealthy: false, summary: 'No lists imported', newest: null };
  const current = loaded.filter(({ stale, oldFile, error }) => !stale && !oldFile && error === null).length;
  const isHealthy = current === loaded.length;
  const newest = loaded.toSorted((a, b) => (b.importedAt ?? '').localeCompare(a.importedAt ?? ''))[0];
  return {
    isHealthy,
    summary: isHealthy
      ? `${countText(current, 'list', 'lists')} current`
      : `${current} of ${countText(loaded.length, 'list', 'lists')} current`,
    newest: newest?.importedAt ? { list: newest.list, age: relativeTime(newest.importedAt, now, true) } : null,
  };
}
