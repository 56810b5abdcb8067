import { expect, test } from 'vitest';
import * as fourEyes from '../../../packages/api/src/screening/four-eyes.ts';
import { orderOfReview } from '../../../packages/api/src/screening/order-of-review.ts';
import type { Match } from '../../../packages/api/src/screening/schema.ts';
import type { MatchRow } from '../../../packages/db/src/schema/index.ts';
import {
  type Decision,
  afterApproval,
  afterDecision,
  afterReturn,
  afterUndo,
} from '../src/features/matches/decided-match.ts';
import { aMatch } from './match-builders.ts';

const ANNA = { id: 3, fullName: 'Anna Analyst' };
const BORIS = { id: 4, fullName: 'Boris Second' };
const EARLIER = '2026-11-20T08:00:00.000Z';
const NOW = '2026-11-21T09:30:00.000Z';

const PENDING = aMatch({
  returned: { at: EARLIER, by: BORIS.fullName, note: 'Look again', to: 'confirmed', wasUndone: false },
});
const REVIEW = { score: PENDING.score, checks: orderOfReview(PENDING) };
const DECIDED = { decidedBy: ANNA.fullName, decidedAt: EARLIER, review: REVIEW };
const CONFIRMED = aMatch({ ...DECIDED, state: 'confirmed', approvedBy: BORIS.fullName, approvedAt: EARLIER });
const DISMISSED = aMatch({ ...DECIDED, state: 'dismissed', reason: 'Name only', note: 'Seen', keepQuiet: false });

const CONFIRM = { to: 'confirmed', note: 'Same passport' } as const;
const DISMISS = { to: 'dismissed', reason: 'Name only', keepQuiet: false } as const;
const REOPEN = { to: 'pending' } as const;
const REOPEN_FOR = { to: 'pending', reason: 'Another passport' } as const;

const byAnna = { user: ANNA, at: EARLIER };
const PROPOSED = [
  afterDecision({ ...PENDING, takesTwo: true }, CONFIRM, byAnna),
  afterDecision({ ...PENDING, takesTwo: true }, DISMISS, byAnna),
  afterUndo({ ...CONFIRMED, takesTwo: true }, byAnna),
  afterUndo({ ...CONFIRMED, takesTwo: true }, byAnna, 'Another passport'),
];

const idOf = (name: string | null | undefined) => [ANNA, BORIS].find(({ fullName }) => fullName === name)?.id ?? null;
const timeOf = (at: string | null | undefined) => (at ? Date.parse(at) : null);

/** A proposal keeps what lay before who made it, which the page is not told. */
function proposalIn({ proposal }: Match): MatchRow['proposal'] {
  if (proposal === null) return null;
  const { to, from, reason, note, keepQuiet } = proposal;
  return { to, from, reason, note, keepQuiet, review: to === 'pending' ? null : REVIEW };
}

function returnedIn({ returned }: Match): MatchRow['returned'] {
  if (returned === null) return null;
  const { at, by, note, to, wasUndone } = returned;
  return { at: Date.parse(at), by: idOf(by) ?? 0, note, to, ...(wasUndone && { wasUndone }) };
}

/** The columns that a step looks at or changes, of a match as it is shown. No step reads another. */
const columnsOf = (match: Match) =>
  ({
    state: match.state,
    reason: match.reason,
    note: match.note,
    keepQuiet: match.keepQuiet,
    decidedBy: idOf(match.decidedBy),
    decidedAt: timeOf(match.decidedAt),
    review: match.review,
    approvedBy: idOf(match.approvedBy),
    approvedAt: timeOf(match.approvedAt),
    proposal: proposalIn(match),
    proposedBy: match.proposal?.byUserId ?? null,
    proposedAt: timeOf(match.proposal?.at),
    returned: returnedIn(match),
    waitingSince: Date.parse(match.waitingSince),
  }) as MatchRow;

/** The decision as the service gives it to the rule. */
const given = (decision: Decision): fourEyes.Decision => ({
  ...fourEyes.REOPEN,
  ...decision,
  review: decision.to === 'pending' ? null : REVIEW,
});

const annaNow = { user: ANNA, at: NOW };
const borisNow = { user: BORIS, at: NOW };
const onServer = ({ id }: { id: number }) => ({ id, now: Date.parse(NOW) });

/** What the page shows until the answer comes, and what the server will have stored by then. */
function expectSame(before: Match, shown: Match, { change }: fourEyes.Step): void {
  expect(columnsOf(shown)).toEqual({ ...columnsOf(before), ...change });
}

test.each([
  [PENDING, CONFIRM],
  [PENDING, DISMISS],
  [CONFIRMED, REOPEN],
  [DISMISSED, REOPEN],
  [CONFIRMED, REOPEN_FOR],
  [DISMISSED, REOPEN_FOR],
])('a decision shows at once what the server makes of it, by one person or by two', (match, decision) => {
  for (const takesTwo of [false, true]) {
    const before = { ...match, takesTwo };
    const step = fourEyes.decide(columnsOf(before), given(decision), onServer(ANNA), takesTwo);
    expectSame(before, afterDecision(before, decision, annaNow), step);
  }
});

test.each(PROPOSED)('what is done with a proposal shows at once what the server makes of it', (before) => {
  const row = columnsOf(before);
  expect(row.state).toBe('proposed');
  expectSame(before, afterUndo(before, annaNow), fourEyes.withdraw(row));
  expectSame(before, afterApproval(before, borisNow), fourEyes.approve(row, onServer(BORIS)));
  expectSame(before, afterReturn(before, 'Not him', borisNow), fourEyes.giveBack(row, 'Not him', onServer(BORIS)));
});
