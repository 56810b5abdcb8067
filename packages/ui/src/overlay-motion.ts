/** Menus and popovers: fade and 4 px in 160 ms; leaving is a third shorter. */
export const popoverMotion =
  'entering:animate-in entering:fade-in entering:duration-160 exiting:animate-out exiting:fade-out exiting:duration-105 placement-bottom:entering:slide-in-from-top-1 placement-top:entering:slide-in-from-bottom-1';
