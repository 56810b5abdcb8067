import { SearchField } from '@tamis/ui/search-field';
import { useEffect, useRef, useState } from 'react';

/** The URL follows the typing after a pause, so that not every letter sends a request. */
const PAUSE_MS = 250;

interface FilterFieldProps {
  label: string;
  /** The value in the URL. */
  value: string | undefined;
  onFilter: (value: string | undefined) => void;
  className?: string;
}

/** A text filter in the URL. While the user types, the field is ahead of the URL; otherwise it follows it. */
export function FilterField({ label, value = '', onFilter, className }: FilterFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Leaving the page cancels a filter that has not been applied yet.
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (text: string) => {
    clearTimeout(timer.current);
    if (text !== value) onFilter(text.trim() === '' ? undefined : text);
  };
  return (
    <SearchField
      aria-label={label}
      placeholder={label}
      size="sm"
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => apply(text), PAUSE_MS);
      }}
      onClear={() => {
        setTyped(null);
        apply('');
      }}
      onSubmit={apply}
      onBlur={() => {
        if (typed !== null) apply(typed);
        setTyped(null);
      }}
      className={className}
    />
  );
}
