import { focusRingInset } from './focus-ring.ts';

export const tabListStyles = 'flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--border)] [scrollbar-width:none]';

export const tabStyles = `${focusRingInset} relative flex h-10 shrink-0 cursor-default items-center gap-1.5 rounded-sm font-medium whitespace-nowrap text-muted transition-colors duration-120 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-text selected:text-text selected:after:bg-accent disabled:opacity-50`;
