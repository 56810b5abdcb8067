import { expect, test } from 'vitest';
import { type CommandName, runCommand } from '../src/commands.ts';
import { startTestApp } from './test-app.ts';

test.each<[CommandName, unknown, RegExp]>([
  ['screen-record', { subjects: [null] }, /^subjects\.0: /],
  ['screen-record', { subjects: 'Anna' }, /^subjects: expected Array, received "Anna"$/],
  ['user-create', { username: 'x' }, /^Username must be at least 3 characters$/],
  ['user-password', { username: 'admin' }, /^Password must be at least 6 characters$/],
  ['key-create', { username: 'admin' }, /^key is required$/],
])('%s rejects %j in a sentence that names the field', async (name, given, sentence) => {
  const { services } = await startTestApp();
  const body = new Blob([JSON.stringify(given)]).stream();
  await expect(runCommand(services, name, { options: {}, body }, () => undefined)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(sentence),
  });
});
