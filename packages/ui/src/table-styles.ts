import { focusRingInset } from './focus-ring.ts';
import { variants } from './variants.ts';

/** Borders are separate, so that a sticky header keeps its border. */
export const tableStyles =
  'w-full table-fixed border-separate border-spacing-0 text-13 outline-0 [--row-height:--spacing(10)] data-[density=compact]:[--row-height:--spacing(8)] pointer-coarse:[--row-height:--spacing(12)]';

export const columnStyles = variants({
  base: [
    focusRingInset,
    'sticky top-(--sticky-top,0px) z-1 h-9 cursor-default border-b border-border bg-surface px-3 text-12 font-medium whitespace-nowrap text-muted first:ps-4 last:pe-4 hover:data-[allows-sorting]:text-text',
  ],
  variants: { align: { start: 'text-start', end: 'text-end' } },
  defaultVariants: { align: 'start' },
});

/** Below the sticky header. */
export const rowStyles = variants({
  base: `${focusRingInset} group/row scroll-mt-9 cursor-default hover:bg-hover pressed:bg-active selected:bg-selected disabled:text-muted`,
});

export const cellStyles = variants({
  base: [
    focusRingInset,
    'h-(--row-height) overflow-hidden border-b border-hairline px-3 text-ellipsis whitespace-nowrap first:ps-4 last:pe-4 group-last/row:border-b-0',
  ],
  variants: {
    align: { start: 'text-start', end: 'text-end tabular' },
    muted: { true: 'text-muted' },
    strong: { true: 'font-medium' },
  },
  defaultVariants: { align: 'start' },
});
