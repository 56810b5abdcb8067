import { variants } from './variants.ts';

/** The shared surface of everything that floats near its trigger: it fades and moves by 4 px in 160 ms, and a third faster when leaving. */
export const popoverSurface = variants({
  base: [
    'flex flex-col overflow-hidden rounded-panel bg-surface text-text shadow-overlay outline-hidden',
    'entering:animate-in entering:fade-in entering:duration-160 exiting:animate-out exiting:fade-out exiting:duration-105 placement-bottom:entering:slide-in-from-top-1 placement-top:entering:slide-in-from-bottom-1',
  ],
});
