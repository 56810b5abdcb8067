import { orderOfReview } from '@tamis/api/screening/order-of-review';
import { expect, test } from 'vitest';
import { afterApproval, afterDecision, afterReturn, afterUndo } from '../src/features/matches/decided-match.ts';
import { aMatch } from './match-builders.ts';

const ANNA = { id: 3, fullName: 'Anna Analyst' };
const BORIS = { id: 4, fullName: 'Boris Second' };
const EARLIER = '2026-11-20T08:00:00.000Z';
const NOW = '2026-11-21T09:30:00.000Z';
const byAnna = { user: ANNA, at: EARLIER };
const byBoris = { user: BORIS, at: NOW };

const PENDING = aMatch({
  returned: { at: EARLIER, by: BORIS.fullName, note: 'Look again', to: 'confirmed', wasUndone: false },
});
const REVIEW = { score: PENDING.score, checks: orderOfReview(PENDING) };
const CONFIRMED = aMatch({
  state: 'confirmed',
  decidedBy: ANNA.fullName,
  decidedAt: EARLIER,
  review: REVIEW,
  approvedBy: BORIS.fullName,
  approvedAt: EARLIER,
});
const UNDONE = { at: NOW, by: BORIS.fullName, note: 'Another passport', to: 'confirmed', wasUndone: true };
const DISMISS = { to: 'dismissed', reason: 'Name only', note: 'Seen', keepQuiet: false } as const;
const PROPOSED = afterDecision({ ...PENDING, takesTwo: true }, DISMISS, byAnna);

test('a decision by one person takes effect at once, with the review that it was based on', () => {
  expect(afterDecision(PENDING, DISMISS, byAnna)).toMatchObject({
    state: 'dismissed',
    reason: 'Name only',
    note: 'Seen',
    keepQuiet: false,
    decidedBy: 'Anna Analyst',
    decidedAt: EARLIER,
    review: REVIEW,
    approvedBy: null,
    returned: null,
  });
});

test('a decision that takes two people is proposed by the one who makes it', () => {
  expect(PROPOSED).toMatchObject({
    state: 'proposed',
    decidedBy: null,
    returned: null,
    proposal: { ...DISMISS, from: 'pending', byUserId: 3, by: 'Anna Analyst', at: EARLIER },
  });
});

test('an approved proposal names both people, and when each of them decided', () => {
  expect(afterApproval(PROPOSED, byBoris)).toMatchObject({
    state: 'dismissed',
    reason: 'Name only',
    keepQuiet: false,
    decidedBy: 'Anna Analyst',
    decidedAt: EARLIER,
    review: REVIEW,
    approvedBy: 'Boris Second',
    approvedAt: NOW,
    proposal: null,
  });
});

test('a returned proposal leaves the match as it was, with the note', () => {
  expect(afterReturn(PROPOSED, 'Not him', byBoris)).toMatchObject({
    state: 'pending',
    waitingSince: PENDING.waitingSince,
    proposal: null,
    returned: { at: NOW, by: 'Boris Second', note: 'Not him', to: 'dismissed', wasUndone: false },
  });
});

test('a proposal that is taken back leaves the match as it was', () => {
  expect(afterUndo(PROPOSED, byAnna)).toMatchObject({ state: 'pending', decidedBy: null, proposal: null });
});

test('an undone decision waits again from then on, with the reason of the person who undid it', () => {
  const reopened = { state: 'pending', decidedBy: null, review: null, approvedBy: null, waitingSince: NOW };
  expect(afterUndo(CONFIRMED, byBoris)).toMatchObject({ ...reopened, returned: null });
  expect(afterUndo(CONFIRMED, byBoris, 'Another passport')).toMatchObject({ ...reopened, returned: UNDONE });
});

test('a confirmation that takes two people stands until a second person approves undoing it', () => {
  const proposed = afterUndo({ ...CONFIRMED, takesTwo: true }, byAnna, 'Another passport');
  expect(proposed).toMatchObject({ state: 'proposed', decidedBy: 'Anna Analyst', proposal: { from: 'confirmed' } });
  expect(afterApproval(proposed, byBoris)).toMatchObject({
    state: 'pending',
    decidedBy: null,
    waitingSince: NOW,
    returned: { ...UNDONE, at: EARLIER, by: 'Anna Analyst' },
  });
});
