import { listHealth } from '@tamis/api/watchlists/old-file';
import type { ListStatus } from '@tamis/api/watchlists/schema';
import { formatDate, relativeTime } from '@tamis/ui/dates';
import { useNow } from '@tamis/ui/use-now';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';

/** At the bottom of the sidebar: whether the screened lists are current, and how old the oldest file is. */
export function ListFreshness({ isCompact = false }: { isCompact?: boolean }) {
  const { data } = trpc.lists.status.useQuery();
  const now = useNow();
  if (!data) return <div className="h-13" />;
  const { isHealthy, summary, oldest } = freshnessOf(data, now);
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
        {oldest && (
          <span className="flex">
            <span className="truncate">{oldest.list}</span>
            <span className="shrink-0 whitespace-pre"> {oldest.age}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

/**
 * How many of the published lists are current, imported or not. An institution's own list and the invented demo lists do
 * not count.
 */
export function freshnessOf(statuses: readonly ListStatus[], now: number) {
  const published = statuses.filter(({ canImport, kind }) => canImport && kind !== 'own');
  const loaded = published.filter(({ version }) => version !== null);
  const current = loaded.filter((list) => listHealth(list) === 'current').length;
  const isHealthy = current > 0 && current === published.length;
  const count = countText(published.length, 'list', 'lists');
  const oldest = loaded.toSorted((one, other) => stateOf(one).localeCompare(stateOf(other)))[0];
  return {
    isHealthy,
    summary: isHealthy ? `${count} current` : `${current} of ${count} current`,
    oldest: oldest ? { list: oldest.list, age: ageOf(oldest, now) } : null,
  };
}

/** The date of a list's content: its publisher's, or the import date. */
const stateOf = ({ publishedAt, importedAt }: ListStatus): string => (publishedAt ?? importedAt ?? '').slice(0, 10);

const ageOf = ({ publishedAt, importedAt }: ListStatus, now: number): string =>
  publishedAt === null ? `imported ${relativeTime(importedAt ?? now, now)}` : `file of ${formatDate(publishedAt)}`;
