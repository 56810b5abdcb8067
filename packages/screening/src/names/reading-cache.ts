/** Readings of names met before. A cache only: results never depend on it. */
import { analyse } from './analyse.ts';
import { longestText } from './fold.ts';
import type { NameCustom, NameReading } from './name-token.ts';

/** Holds the names of all four big lists, some 100 MB at worst; dropped whole when full, which is cheaper than keeping order. */
const capacity = 120_000;
const caches: Record<NameCustom, Map<string, NameReading[]>> = { person: new Map(), organisation: new Map() };

/** `analyse`, remembered. */
export function cachedReadings(text: string, custom: NameCustom): NameReading[] {
  const key = text.length > longestText ? text.slice(0, longestText) : text;
  const cache = caches[custom];
  let readings = cache.get(key);
  if (!readings) {
    if (cache.size >= capacity) cache.clear();
    readings = analyse(key, custom);
    cache.set(key, readings);
  }
  return readings;
}
