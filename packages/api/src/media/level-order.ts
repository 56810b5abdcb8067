import type { Level } from '../wire.ts';

/** What an article may say against somebody, from the least to the most. */
const ORDER: readonly Level[] = ['low', 'medium', 'high'];

export const lowerOf = (one: Level, other: Level): Level => (ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other);
export const higherOf = (one: Level, other: Level): Level => (ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other);
