import type { SearchResult } from '@tamis/api/search/schema';
import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import { formatDate, momentText } from '@tamis/ui/dates';
import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { searchQuery } from './search-filters.ts';
import { useSearchView } from './use-search-view.ts';

/** Printed only: who searched, when, with which filters, and in which list versions. */
export function SearchRecord({ lists }: Pick<SearchResult, 'lists'>) {
  const { view } = useSearchView();
  const { fullName, username } = useUser();
  const query = searchQuery(view);
  const { dataUpdatedAt } = trpc.search.all.useQuery(query, { enabled: false });
  const { local, zone, utc } = momentText(new Date(dataUpdatedAt));
  const filters = [
    query.type && `type ${ENTITY_TYPE_TEXTS[query.type]}`,
    query.risk && `risk level ${query.risk}`,
    query.country && `country “${query.country}”`,
  ].filter(Boolean);
  return (
    <dl className="mb-4 hidden grid-cols-[120px_minmax(0,1fr)] gap-y-1 text-13 print:grid">
      <dt className="text-muted">Searched</dt>
      <dd>{`${local}, ${zone} (${utc})`}</dd>
      <dt className="text-muted">By</dt>
      <dd>
        {fullName} ({username})
      </dd>
      <dt className="text-muted">Filters</dt>
      <dd>{filters.length > 0 ? filters.join(', ') : 'None'}</dd>
      <dt className="text-muted">Lists</dt>
      <dd>
        {lists
          .map(
            ({ title, number, publishedAt }) =>
              `${title}, version ${number}${publishedAt ? ` of ${formatDate(publishedAt)}` : ''}`,
          )
          .join('; ') || 'None imported'}
      </dd>
    </dl>
  );
}
