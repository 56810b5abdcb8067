import { afterEach, expect, test, vi } from 'vitest';
import { rest } from '../src/features/shared/rest.ts';

afterEach(() => vi.unstubAllGlobals());

test('without a response, the message says what to do, not what the browser calls the error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(rest('/api/logout', { method: 'POST' })).rejects.toThrow(
    'The server cannot be reached. Check your connection and try again.',
  );
});
