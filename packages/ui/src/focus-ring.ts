/**
 * The one focus ring: 2 px wide, 2 px outside, only for keyboard focus. Otherwise its width is 0. It is not transparent,
 * because forced colours would draw it around everything.
 */
export const focusRing = 'outline-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** The same inside the edge, where a container would clip it: table rows, tabs, list options. */
export const focusRingInset =
  'outline-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';

/** On a field the ring replaces the border. */
export const focusRingField =
  'outline-0 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus';

/** The same for a text area, which has its own border: for React Aria it is focused itself, not something within it. */
export const focusRingArea = 'outline-0 focus:outline-2 focus:-outline-offset-1 focus:outline-focus';
