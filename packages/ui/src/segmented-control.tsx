import type { ReactElement, ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { focusRing } from './focus-ring.ts';

interface SegmentedControlProps<K extends string> {
  label: string;
  items: readonly { id: K; label: ReactNode; icon?: ReactElement }[];
  value: K;
  onChange: (value: K) => void;
  className?: string;
}

/** Two to four views of the same thing. */
export function SegmentedControl<K extends string>({
  label,
  items,
  value,
  onChange,
  className = '',
}: SegmentedControlProps<K>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = items.find((item) => keys.has(item.id));
        if (chosen) onChange(chosen.id);
      }}
      className={`inline-flex h-8 w-fit rounded-md border border-border bg-surface p-0.5 pointer-coarse:h-10 ${className}`}
    >
      {items.map((item) => (
        <ToggleButton
          key={item.id}
          id={item.id}
          className={`${focusRing} flex items-center gap-1.5 rounded-sm px-2.5 text-13 font-medium text-muted transition-colors duration-120 hover:text-text selected:bg-active selected:text-text [&>svg]:size-3.5`}
        >
          {item.icon}
          {item.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
