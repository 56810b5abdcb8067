import { expect, test } from 'vitest';
import { actionText, eventText } from '../src/features/shared/action-text.ts';

test.each([
  ['in words', 'list.reject', 'Doubtful file rejected'],
  ['as it is recorded, where an earlier program has written it', 'list.vanished', 'list.vanished'],
  ['as it is recorded, whatever it is', 'constructor', 'constructor'],
])('an audit action is shown %s', (_, action, said) => {
  expect(actionText(action)).toBe(said);
});

test.each([
  ['match.propose', { from: 'pending', to: 'confirmed' }, 'Proposed to confirm a match'],
  ['match.propose', { from: 'pending', to: 'dismissed' }, 'Proposed to dismiss a match'],
  ['match.propose', { from: 'confirmed', to: 'pending' }, 'Proposed to take back a confirmation'],
  ['match.approve', { from: 'proposed', to: 'dismissed' }, 'Approved the proposal to dismiss a match'],
  [
    'match.return',
    { from: 'proposed', to: 'pending', proposed: 'confirmed' },
    'Returned the proposal to confirm a match',
  ],
  ['match.return', { from: 'proposed', to: 'pending' }, 'Returned a proposal'],
  ['match.undo', { from: 'proposed', to: 'pending' }, 'Took back a proposal'],
  ['match.undo', { from: 'confirmed', to: 'pending' }, 'Undid a decision'],
  ['match.propose', undefined, 'Proposed a decision'],
])('an audit event names its decision: %s %o', (action, payload, said) => {
  expect(eventText({ action, payload })).toBe(said);
});
