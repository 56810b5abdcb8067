import type { Context } from 'hono';

/** The message for a method that a path does not support. */
export const methodRefused = ({ method }: Context['req'], allowed: readonly string[]): string =>
  `${method} is not possible here: use ${allowed.join(' or ')}.`;
