import type { Level } from '../wire.ts';

/** The levels of an article, lowest first. */
const ORDER: readonly Level[] = ['low', 'medium', 'high'];

export const lowerOf = (one: Level, other: Level): Level => (ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other);
export const higherOf = (one: Level, other: Level): Level => (ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other);
