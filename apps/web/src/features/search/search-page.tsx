import { PageHeader } from '@tamis/ui/page-header';
import { AdvancedFilters } from './advanced-filters.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

export function SearchPage() {
  return (
    <>
      <PageHeader title="Search" />
      <SearchForm />
      <AdvancedFilters />
      <SearchResults />
    </>
  );
}
