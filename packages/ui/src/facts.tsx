import type { ReactNode } from 'react';
import { variants } from './variants.ts';

const facts = variants({
  base: 'grid gap-x-6 gap-y-4',
  variants: { columns: { 1: '', 2: 'sm:grid-cols-2', 3: 'grid-cols-2 lg:grid-cols-3' } },
});

export function Facts({
  children,
  columns = 1,
  className,
}: {
  children: ReactNode;
  columns?: 1 | 2 | 3;
  className?: string;
}) {
  return <dl className={facts({ columns, className })}>{children}</dl>;
}

const LAYOUTS = {
  stack: 'min-w-0',
  row: 'grid grid-cols-[96px_1fr] items-baseline gap-3 text-13',
  wide: 'col-span-full min-w-0',
} as const;

interface FactProps {
  label: ReactNode;
  children?: ReactNode;
  /** The source: 'Declared, OFAC'. */
  source?: ReactNode;
  /** `wide` spans all columns, for texts that would break into many short lines. */
  layout?: keyof typeof LAYOUTS;
}

/** What is known about one property, or that nothing is. */
export function Fact({ label, children, source, layout = 'stack' }: FactProps) {
  const isEmpty = children === undefined || children === null || children === false || children === '';
  return (
    <div className={LAYOUTS[layout]}>
      <dt className={layout === 'row' ? 'text-muted' : 'text-12 text-muted'}>{label}</dt>
      <dd className={layout === 'row' ? 'min-w-0' : 'mt-0.5 text-14 wrap-anywhere'}>
        {isEmpty ? <span className="text-muted">Not available</span> : children}
        {source && <small className="block text-12 text-muted">{source}</small>}
      </dd>
    </div>
  );
}

/** Lines separated by hairlines, for the body of a panel. */
export function List({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-hairline">{children}</ul>;
}
