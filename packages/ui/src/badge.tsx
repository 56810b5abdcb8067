import type { ReactElement, ReactNode } from 'react';
import { type VariantProps, variants } from './variants.ts';

const badge = variants({
  base: 'inline-flex shrink-0 items-center gap-[5px] rounded-sm font-medium whitespace-nowrap tabular [&>svg]:shrink-0',
  variants: {
    tone: {
      neutral: 'bg-neutral-bg text-neutral-fg',
      info: 'bg-info-bg text-info-fg',
      high: 'bg-high-bg text-high-fg',
      medium: 'bg-med-bg text-med-fg',
      low: 'bg-low-bg text-low-fg',
      pep: 'bg-pep-bg text-pep-fg',
      inverted: 'bg-neutral-fg text-surface',
      outline: 'text-neutral-fg inset-ring inset-ring-border',
    },
    size: { sm: 'h-5 px-[7px] text-12', lg: 'h-6 px-2.5 text-13' },
  },
  defaultVariants: { tone: 'neutral', size: 'sm' },
});

interface BadgeProps extends VariantProps<typeof badge> {
  icon?: ReactElement;
  /** Text on hover. */
  title?: string;
  children: ReactNode;
  className?: string;
}

/** Red, amber and green are reserved for risk and for the health of data. */
export function Badge({ tone, size, icon, title, children, className }: BadgeProps) {
  return (
    <span title={title} className={badge({ tone, size, className })}>
      {icon}
      {children}
    </span>
  );
}
