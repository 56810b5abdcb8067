import { Button } from '@tamis/ui/button';
import { SearchField } from '@tamis/ui/search-field';
import type { SyntheticEvent } from 'react';
import { useSearchView } from './use-search-view.ts';

/** The term is searched for when it is sent, not while it is typed. */
export function SearchForm() {
  const { term, change } = useSearchView();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    change({ q: (typeof q === 'string' && q.trim()) || undefined });
  };
  return (
    <form onSubmit={submit} className="no-print mb-3 flex gap-2">
      <SearchField
        // The term of the address is where the text starts; typing on goes from there.
        key={term}
        name="q"
        aria-label="Search term"
        placeholder="Name of a person, company or country"
        defaultValue={term}
        className="flex-1 [&>div]:h-10"
      />
      <Button type="submit" variant="primary" size="lg">
        Search
      </Button>
    </form>
  );
}
