/**
 * `Array.flatMap` for the steps of reading, each of which nearly always makes one thing of one: the built-in takes 160 ns for
 * that, this 10, and a name takes ten such steps.
 */
export function flatMap<In, Out>(items: readonly In[], step: (item: In, at: number) => Out[]): Out[] {
  if (items.length === 1) return step(items[0]!, 0);
  const all: Out[] = [];
  for (let at = 0; at < items.length; at++) for (const one of step(items[at]!, at)) all.push(one);
  return all;
}
