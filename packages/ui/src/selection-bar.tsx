import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { bottomBar } from './bottom-bar.ts';
import { IconButton } from './icon-button.tsx';
import { numberText } from './numbers.ts';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Appears with the first selected row. It is in the page flow at the end, so that it never covers the last row. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section
      ref={bottomBar}
      aria-label="Selection"
      className="no-print sticky bottom-4 z-10 mx-auto mt-4 flex min-h-12 w-fit max-w-full animate-in flex-wrap items-center gap-1 rounded-panel bg-surface ps-4 [&_button:not([aria-label])]:text-text pe-2 text-13 shadow-overlay duration-160 fade-in slide-in-from-bottom-1"
    >
      <output dir="auto" className="font-semibold tabular">{`${numberText(count)} selected`}</output>
      <Divider />
      {children}
      <Divider />
      <IconButton size="sm" aria-label="Clear selection" icon={<X aria-hidden />} onPress={onClear} />
    </section>
  );
}

function Divider() {
  return <span aria-hidden className="mx-2 h-5 w-px bg-border" />;
}
