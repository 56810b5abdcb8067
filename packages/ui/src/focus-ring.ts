/**
 * The one focus ring: 2 px, 2 px outside, only when the keyboard brought the focus. Without width otherwise, not
 * transparent: forced colours would draw it around everything.
 */
export const focusRing = 'outline-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** The same inside the edge, where something around would clip it: table rows, tabs, list options. */
export const focusRingInset =
  'outline-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';

/** On a field the ring replaces the edge. */
export const focusRingField =
  'outline-0 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus';

/** The same on a text area, which is its own edge: to React Aria it is focused, and nothing is within it. */
export const focusRingArea = 'outline-0 focus:outline-2 focus:-outline-offset-1 focus:outline-focus';
