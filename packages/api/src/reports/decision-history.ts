/** People's decisions on the matches of an entity, each step as in the audit log, including undone ones. */
import { auditEvent, user } from '@tamis/db/schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AuditAction } from '../audit/actions.ts';
import { presentEvent } from '../audit/service.ts';
import type { Ctx } from '../context.ts';
import { counted } from '../counted.ts';
import type { Match } from '../screening/schema.ts';
import { type Cell, type Section, isolate, utcTime } from './document.ts';
import { citedReference } from '../watchlists/cited-reference.ts';

const STEPS = {
  'match.confirm': 'Confirmed',
  'match.dismiss': 'Dismissed',
  'match.undo': 'Decision undone',
  'match.propose': 'Proposed',
  'match.approve': 'Approved',
  'match.return': 'Returned by the second person',
} as const satisfies Partial<Record<AuditAction, string>>;

/** The newest steps are shown; the rest are counted. */
const MAX_STEPS = 50;

interface DecisionStep {
  at: string;
  by: string;
  did: string;
  match: number | null;
  reason: string | null;
  note: string | null;
}

export interface DecisionHistory {
  /** Oldest first. */
  steps: DecisionStep[];
  /** How many earlier steps are left out. */
  omitted: number;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  pending: 'to be open again',
  confirmed: 'as confirmed',
  dismissed: 'as dismissed',
};

export async function decisionHistory(ctx: Ctx, entityId: number): Promise<DecisionHistory> {
  const where = and(
    eq(auditEvent.subjectType, 'entity'),
    eq(auditEvent.subjectId, entityId),
    inArray(auditEvent.action, Object.keys(STEPS)),
  );
  const rows = await ctx.db.orm
    .select({ event: auditEvent, fullName: user.fullName })
    .from(auditEvent)
    .leftJoin(user, eq(user.id, auditEvent.actorId))
    .where(where)
    .orderBy(desc(auditEvent.seq))
    .limit(MAX_STEPS);
  const total = rows.length < MAX_STEPS ? rows.length : await ctx.db.orm.$count(auditEvent, where);
  const steps = rows.toReversed().map(({ event, fullName }): DecisionStep => {
    const { at, actor, action, payload } = presentEvent(event);
    const {
      match = null,
      to = '',
      reason = null,
      note = null,
    } = (payload ?? {}) as Partial<DecisionStep> & { to?: string };
    const of = action === 'match.propose' || action === 'match.approve' ? ` ${OUTCOMES[to] ?? ''}` : '';
    const did = `${STEPS[action as keyof typeof STEPS]}${of}`.trim();
    // An undo shows the decision that it reversed.
    const isUndo = action === 'match.undo' && reason !== null;
    return { at, by: fullName ?? actor, did, match, reason: isUndo ? `Taken back: ${reason}` : reason, note };
  });
  return { steps, omitted: total - steps.length };
}

/** A table below the matches; empty if nobody has decided anything. */
export function historySections({ steps, omitted }: DecisionHistory, matches: readonly Match[]): Section[] {
  if (steps.length === 0) return [];
  const parties = new Map(
    matches.map(({ id, party, matchedName, list }) => [
      id,
      {
        text: isolate(party.names[0]?.text ?? matchedName),
        details: [`${list.code} ${citedReference(list.code, party)}`],
      },
    ]),
  );
  const rows = steps.map(({ at, by, did, match, reason, note }): Cell[] => [
    utcTime(at),
    { text: did, strong: true, details: [`by ${isolate(by)}`] },
    (match !== null && parties.get(match)) || `Match ${match ?? 'not known any more'}`,
    [reason, note].flatMap((text) => (text ? [isolate(text)] : [])).join('. ') || 'None given',
  ]);
  const columns = [
    { title: 'When', width: 24 },
    { title: 'Decision', width: 24 },
    { title: 'Listed party', width: 26 },
    { title: 'Reason and note', width: 26 },
  ];
  const left = {
    kind: 'text' as const,
    text: `${counted(omitted, 'earlier step is', 'earlier steps are')} not shown.`,
  };
  return [
    {
      title: 'Decision history',
      blocks: [{ kind: 'table', columns, rows, empty: '' }, ...(omitted > 0 ? [left] : [])],
    },
  ];
}
