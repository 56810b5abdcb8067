import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { errorAnswer } from './errors.ts';

test.each([
  [
    'SQLITE_FULL: database or disk is full',
    507,
    /^The disk of the server is full, so nothing was stored\. .* request 7\.$/,
  ],
  [
    'ENOSPC: no space left on device, write',
    507,
    /^The disk of the server is full, so nothing was stored\. .* request 7\.$/,
  ],
  ["no such table: 'secret'", 500, /^Something went wrong on our side\. .* report request 7\.$/],
])('%s is reported without internal details, and logged', (message, status, text) => {
  const cause = new Error('Failed query: insert', { cause: new Error(message) });
  for (const error of [cause, new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })]) {
    expect(errorAnswer(error, '7')).toEqual({ status, internal: true, text: expect.stringMatching(text) });
  }
});
