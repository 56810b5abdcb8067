import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionText } from './action-text.ts';

const SERVICES = join(import.meta.dirname, '../../../../../packages/api/src');

/** What the services write to the audit log, where they name it in one piece. */
const written = readdirSync(SERVICES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(SERVICES, file), 'utf8').matchAll(/\.audit\('([a-z-]+\.[a-z-]+)'/gu),
      ([, action = '']) => action,
    ),
  )
  .filter((action) => !action.startsWith('test.'));

test.each([...new Set(written)].toSorted())('%s is said in words', (action) => {
  expect(actionText(action)).not.toBe(action);
});
