import { expect, test } from 'vitest';
import { errorDetails } from './error-details.ts';

test('what the log knows of an error leaves the time of the line alone, and names nobody from a query', () => {
  const cause = new TypeError('no such column');
  const details = errorDetails(new Error("Failed query: select 'Anna Zhuravleva'", { cause }));
  expect(details).toEqual({ error: 'TypeError: no such column', where: expect.stringMatching(/^at .+ < at /u) });
});
