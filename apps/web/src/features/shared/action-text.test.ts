import { expect, test } from 'vitest';
import { actionText } from './action-text.ts';

test.each([
  ['in words', 'list.reject', 'Doubtful file rejected'],
  ['as it is recorded, where an earlier program has written it', 'list.vanished', 'list.vanished'],
  ['as it is recorded, whatever it is', 'constructor', 'constructor'],
])('an action of the audit log is said %s', (_, action, said) => {
  expect(actionText(action)).toBe(said);
});
