import { SearchField } from '@tamis/ui/search-field';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMedia } from '../shared/use-media.ts';
import { useTyped } from '../shared/use-typed.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';

/** Goes to /search with the trimmed text. An empty text does nothing. */
export function SearchBox() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  // Other pages use the same parameter name for something else.
  const shown = useSearch({ from: '/_app/search', shouldThrow: false, select: ({ q }) => q });
  const [typed, setTyped] = useTyped(shown ?? '');
  useShortcuts({ search: () => input.current?.focus() });
  const submit = (text: string) => {
    const q = text.trim();
    if (q !== '') void navigate({ to: '/search', search: { q } });
  };
  return (
    <search className="min-w-0 flex-1 lg:max-w-[440px] [&_[role=group]]:not-hover:border-border">
      <SearchField
        value={typed}
        onChange={setTyped}
        aria-label="Search entities, cases, or alerts"
        placeholder="Search entities, cases, or alerts..."
        shortcut={isTouch ? undefined : '/'}
        inputRef={input}
        onSubmit={submit}
      />
    </search>
  );
}
