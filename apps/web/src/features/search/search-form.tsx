import { Button } from '@tamis/ui/button';
import { SearchField } from '@tamis/ui/search-field';
import type { SyntheticEvent } from 'react';
import { useTyped } from '../shared/use-typed.ts';
import { useSearchView } from './use-search-view.ts';

/** Searches when the form is submitted, not while the term is typed. */
export function SearchForm() {
  const { term, change } = useSearchView();
  const [text, setText] = useTyped(term);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change({ q: text.trim() || undefined });
  };
  return (
    <form onSubmit={submit} className="no-print mb-3 flex gap-2">
      <SearchField
        aria-label="Search term"
        placeholder="Name of a person, company or country"
        value={text}
        onChange={setText}
        className="flex-1 [&>div]:h-10 pointer-coarse:[&>div]:h-11"
      />
      <Button type="submit" variant="primary" size="lg">
        Search
      </Button>
    </form>
  );
}
