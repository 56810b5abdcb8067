import type { SearchResult } from '@tamis/api/search/schema';
import { MAX_TERM } from '@tamis/api/search/view-schema';
import { Button } from '@tamis/ui/button';
import { formatDate } from '@tamis/ui/dates';
import { EmptyState } from '@tamis/ui/empty-state';
import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import { Skeleton } from '@tamis/ui/skeleton';
import Printer from 'lucide-react/icons/printer';
import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { PAGE_SIZE } from '../shared/paging.ts';
import { useLastPage } from '../shared/use-last-page.ts';
import { LoadError } from '../shared/load-error.tsx';
import { KeepCertificate } from './keep-certificate.tsx';
import { SearchRecord } from './search-record.tsx';
import { AlsoFound, foundElse } from './also-found.tsx';
import { EntityResults } from './entity-results.tsx';
import { countOfResults, isFiltered, isTerm, NO_FILTERS, searchQuery } from './search-filters.ts';
import { useSearchView } from './use-search-view.ts';

export function SearchResults() {
  const { view, term } = useSearchView();
  const result = trpc.search.all.useQuery(searchQuery(view), { enabled: isTerm(term) });
  const { entities = [], entityTotal } = result.data ?? {};
  const shown = result.data && { rows: entities, total: entityTotal?.count ?? entities.length };
  const isPast = useLastPage({ data: shown, isPlaceholderData: false }, view.page);
  if (term === '') return <Invitation />;
  if (!isTerm(term)) return <TooLong length={term.length} />;
  if (result.isError) {
    return (
      <Panel>
        <LoadError title="The search failed" error={result.error} onRetry={() => void result.refetch()} />
      </Panel>
    );
  }
  return result.data && !isPast ? <Results found={result.data} /> : <ResultsSkeleton />;
}

function Invitation() {
  return (
    <Panel>
      <EmptyState icon={<Search />} title="Search for people, companies or countries">
        Names are found in any script, along with cases, alerts, articles and listed parties; listed parties also by a
        passport, tax or IMO number.
      </EmptyState>
    </Panel>
  );
}

function TooLong({ length }: { length: number }) {
  return (
    <Panel>
      <EmptyState role="alert" icon={<SearchX />} title="The search term is too long">
        It has {numberText(length)} characters, and {MAX_TERM} is the most. Search for a name or a few words.
      </EmptyState>
    </Panel>
  );
}

function Results({ found }: { found: SearchResult }) {
  const { view, term, change } = useSearchView();
  const { entities } = found;
  const { count, isMore } = found.entityTotal ?? { count: entities.length, isMore: false };
  const hasMore = foundElse(found) > 0;
  return (
    <div className={`grid items-start gap-6 ${hasMore ? 'lg:grid-cols-[minmax(0,1fr)_320px]' : ''}`}>
      <section aria-labelledby="results" className="min-w-0">
        <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
          <h2 id="results" className="text-16 font-semibold wrap-anywhere">
            Search results for: <bdi dir="auto">{term}</bdi>
          </h2>
          <output className="text-muted tabular">{countOfResults(count, isFiltered(view), isMore)}</output>
          <span className="no-print flex flex-wrap max-sm:-ms-2 sm:-me-2 sm:ms-auto">
            <KeepCertificate />
            <Button variant="ghost" size="sm" icon={<Printer aria-hidden />} onPress={() => window.print()}>
              Print
            </Button>
          </span>
        </div>
        <SearchRecord lists={found.lists} />
        <EntityResults
          entities={entities}
          term={term}
          parties={found.parties.length}
          onClearFilters={isFiltered(view) ? () => change(NO_FILTERS, true) : undefined}
        />
        {count > PAGE_SIZE && (
          <div className="mt-2 flex">
            <Pagination
              page={view.page ?? 1}
              pageSize={PAGE_SIZE}
              total={count}
              onPageChange={(page) => change({ page: page === 1 ? undefined : page })}
            />
          </div>
        )}
        {isMore && (
          <p className="mt-2 text-12 text-muted">
            At most {countText(count, 'entity', 'entities')} are shown, the closest first. There may be more: type more
            of the name.
          </p>
        )}
        <p className="mt-2 text-12 text-muted no-print">
          Searched in {countText(found.entityCount, 'entity', 'entities')} and{' '}
          {countText(found.lists.length, 'list', 'lists')}
          {oldestText(found.lists)}.
          {count + found.parties.length > 0 &&
            ' The percentage says how well your words agree with words of the name. Each further word of the name takes off 1, at most 5.'}
        </p>
      </section>
      {hasMore && <AlsoFound {...found} isFiltered={isFiltered(view)} />}
    </div>
  );
}

/** ' (the oldest: UN Consolidated List of Apr 19, 2025)': how far 'not found' can be trusted. */
function oldestText(lists: SearchResult['lists']): string {
  const dated = lists.flatMap(({ title, publishedAt }) => (publishedAt === null ? [] : [{ title, publishedAt }]));
  const [oldest] = dated.toSorted((one, other) => one.publishedAt.localeCompare(other.publishedAt));
  return oldest ? ` (the oldest: ${oldest.title} of ${formatDate(oldest.publishedAt)})` : '';
}

const ROWS = ['34%', '46%', '28%', '40%'];

function ResultsSkeleton() {
  return (
    <Panel>
      <div aria-busy className="divide-y divide-hairline">
        <output className="sr-only">Searching</output>
        {ROWS.map((width) => (
          <div key={width} className="grid gap-3 p-4">
            <Skeleton width={width} />
            <Skeleton width="18%" />
          </div>
        ))}
      </div>
    </Panel>
  );
}
