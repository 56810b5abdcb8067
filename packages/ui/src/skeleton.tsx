import type { ReactNode } from 'react';
import { variants } from './variants.ts';

/** Shows its content after 150 ms, so that it does not flash if the data arrives at once. Also works before any script runs. */
export function Delayed({ children }: { children: ReactNode }) {
  return <span className="contents delayed">{children}</span>;
}

const skeleton = variants({
  base: 'skeleton-pulse block max-w-full bg-neutral-bg',
  variants: { kind: { text: 'h-3 rounded-sm', badge: 'h-5 rounded-sm', block: 'rounded-md' } },
  defaultVariants: { kind: 'text' },
});

interface SkeletonProps {
  width?: number | string;
  height?: number;
  kind?: 'text' | 'badge' | 'block';
  className?: string;
}

/** A bar in place of a text; takes up its space at once and appears after 150 ms. */
export function Skeleton({ width = '100%', height, kind, className }: SkeletonProps) {
  return (
    <Delayed>
      <span aria-hidden className={skeleton({ kind, className })} style={{ width, height }} />
    </Delayed>
  );
}

const UNEVEN = ['92%', '78%', '86%', '64%'];

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={UNEVEN[line % UNEVEN.length]} />
      ))}
    </span>
  );
}
