import { DEMO_ACCOUNTS } from '@tamis/api/auth/service';
import { describe, expect, test } from 'vitest';
import { scryptPasswords } from '../src/node-crypto.ts';
import { said, startTestApp } from './test-app.ts';

const [{ username, password }] = DEMO_ACCOUNTS;

/** A tRPC request with a call for each input. */
function batchOf(procedure: string, inputs: readonly unknown[]): [path: string, options: { json: unknown }] {
  const path = `/api/trpc/${inputs.map(() => procedure).join(',')}?batch=1`;
  return [path, { json: Object.fromEntries(inputs.entries()) }];
}

describe('many calls in one request', () => {
  test('cannot guess more passwords than one after the other', async () => {
    const { client } = await startTestApp();
    const nobody = await client('anonymous');
    const guesses = Array.from({ length: 20 }, (_, n) => ({ username, password: n === 19 ? password : `wrong${n}` }));
    const response = await nobody.send('POST', ...batchOf('auth.login', guesses));
    expect(response.headers.getSetCookie()).toEqual([]);
    const messages = ((await response.json()) as { error?: { message: string } }[]).map(({ error }) => error?.message);
    expect(messages.filter((message) => message === 'Invalid username or password')).toHaveLength(5);
    expect(messages.filter((message) => message?.startsWith('Too many failed attempts.'))).toHaveLength(15);
  });

  test('are twenty at most', async () => {
    const { client } = await startTestApp();
    const nobody = await client('anonymous');
    const guesses = Array.from({ length: 21 }, () => ({ username, password }));
    const response = await nobody.send('POST', ...batchOf('auth.login', guesses));
    expect(await said(response)).toMatchObject({ status: 400 });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

test('at most thirty passwords wait to be hashed', async () => {
  const passwords = scryptPasswords({ N: 16, r: 1, p: 1 });
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('secret1')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(String(refused[0]?.reason)).toContain(
    'Too many passwords are being checked at once. Try again in a few seconds.',
  );
  await passwords.hash('secret1');
});
