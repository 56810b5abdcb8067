import type { Context } from 'hono';

/** What a path says to a method that it does not have. */
export const methodRefused = ({ method }: Context['req'], allowed: readonly string[]): string =>
  `${method} is not possible here: use ${allowed.join(' or ')}.`;
