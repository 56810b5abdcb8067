import { expect, test } from 'vitest';
import { nameWarning } from './doubtful-name.ts';

test.each([
  ['a', "name 'a' has only one letter: check it"],
  ['<b>', "name '<b>' has only one letter: check it"],
  ['1234', "name '1234' has no letter: check it"],
  ['N/A', "name 'N/A' is a placeholder, not a name: check it"],
  ['n.a.', "name 'n.a.' is a placeholder, not a name: check it"],
  ['Unknown', "name 'Unknown' is a placeholder, not a name: check it"],
  ['none', "name 'none' is a placeholder, not a name: check it"],
  ['Test', "name 'Test' is a placeholder, not a name: check it"],
  ['test user 2', "name 'test user 2' is a placeholder, not a name: check it"],
  ['XXX', "name 'XXX' is a placeholder, not a name: check it"],
])('%s is hardly a name', (name, warning) => {
  expect(nameWarning(name)).toBe(warning);
});

test.each(['Na', 'Bo Li', '李', '3M', 'Nil Testino', 'Unknown Pleasures Ltd', 'Ada'])('%s is a name', (name) => {
  expect(nameWarning(name)).toBeUndefined();
});
