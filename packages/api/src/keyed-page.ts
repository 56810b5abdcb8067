/** Where a list goes on from which rows go away while it is worked through; apart from other pages, which the entry of the web app reads. */
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
