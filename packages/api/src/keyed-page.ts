/** The page of a list that loses rows while people work through it. A file of its own, because the entry of the web app loads `wire.ts`. */
import * as v from 'valibot';
import { page } from './wire.ts';

export const keyedPage = {
  ...page,
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.description(
        'Where the previous page ended, from its Link header; rows that have left the list since do not shift the others',
      ),
    ),
  ),
};
