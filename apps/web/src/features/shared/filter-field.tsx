import { SearchField } from '@tamis/ui/search-field';
import { useEffect, useRef, useState } from 'react';

/** The address follows the typing after a pause, so that not every letter is a request. */
const PAUSE_MS = 250;

interface FilterFieldProps {
  label: string;
  /** What the address holds. */
  value: string | undefined;
  onFilter: (value: string | undefined) => void;
  className?: string;
}

/** A text filter that lives in the address: while one types the field leads, otherwise the address does. */
export function FilterField({ label, value = '', onFilter, className }: FilterFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever leaves before the pause is over is not called back.
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
