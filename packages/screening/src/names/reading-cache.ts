/** A cache of readings. */
import { analyse } from './analyse.ts';
import { MAX_TEXT_LENGTH } from './fold.ts';
import type { NameCustom, NameReading } from './name-token.ts';
import { remembered } from './remembered.ts';

/** Enough for this many recent names and as many before them: the names of all four big lists, some 100 MB at worst. */
const readingsKept = 60_000;

const readAs = {
  person: remembered((text) => analyse(text, 'person'), readingsKept),
  organisation: remembered((text) => analyse(text, 'organisation'), readingsKept),
};

/** `analyse`, remembered. */
export const cachedReadings = (text: string, custom: NameCustom): NameReading[] =>
  readAs[custom](text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH) : text);
