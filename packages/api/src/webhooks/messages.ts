/**
 * What webhooks are told. Nothing is written for it beforehand: alerts have numbers in the order in which they were
 * raised, everything else is in the audit log, and a webhook remembers how far it has come in each.
 */
import { lastId, rowsById } from '@tamis/db/db';
import { type EventRow, alert, auditEvent, job, listedParty, match, watchlist } from '@tamis/db/schema';
import { type SQL, asc, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AuditAction } from '../audit/actions.ts';
import type { Ctx } from '../context.ts';
import { presentJob } from '../jobs/service.ts';
import { toIso } from '../wire.ts';
import { chainHead } from '../write.ts';
import { TEST_TOPIC, type WebhookTopic } from './schema.ts';

/** By topic, how far a receiver has come: the id of an alert, or the number of an audit event. */
type Positions = Readonly<Record<string, number>>;

/** What is sent; `position` is how far the receiver has come in the topic once it has taken it. */
export interface Message {
  id: string;
  topic: string;
  body: string;
  position: number;
}

/** Ends of a file that does not come into force; the last is a person's decision. */
const REFUSALS: readonly AuditAction[] = ['list.refused', 'list.interrupted', 'list.reject'];

/** Where each topic comes from: the alerts themselves, or these actions of the audit log. */
const SOURCES: Readonly<Record<WebhookTopic, 'alerts' | readonly string[]>> = {
  'alert.raised': 'alerts',
  'match.decided': ['match.confirm', 'match.dismiss', 'match.undo', 'match.approve'],
  'match.proposed': ['match.propose', 'match.return'],
  'list.accepted': ['list.accept'],
  'list.staged': ['list.stage'],
  'list.refused': REFUSALS,
  'list.checked': ['list.check'],
  'list.failed': ['list.sync-failed'],
  'job.finished': ['job.done'],
  'job.failed': ['job.failed'],
} satisfies Record<WebhookTopic, 'alerts' | readonly AuditAction[]>;

/** More than this is not counted: it is many. */
const MAX_COUNTED = 1_001;

/** How far one is who begins now. Within a write: nothing that is stored later is left out. */
export async function positionsNow(ctx: Ctx, topics: readonly WebhookTopic[]): Promise<Record<string, number>> {
  const [raised, { seq }] = [await lastId(ctx.db, alert), await chainHead(ctx.db)];
  return Object.fromEntries(topics.map((topic) => [topic, SOURCES[topic] === 'alerts' ? raised : seq]));
}

/** The oldest message that is not taken yet, in order within each topic; null when there is none. */
export async function nextMessage(ctx: Ctx, positions: Positions): Promise<Message | null> {
  const raised = await nextAlert(ctx, positions);
  const happened = await nextEvent(ctx, positions);
  if (raised && (!happened || raised.createdAt <= happened.at)) return alertMessage(ctx, raised);
  return happened ? eventMessage(ctx, happened) : null;
}

async function nextAlert(ctx: Ctx, positions: Positions): Promise<typeof alert.$inferSelect | undefined> {
  const taken = positions['alert.raised'];
  if (taken === undefined) return undefined;
  const [row] = await ctx.db.orm.select().from(alert).where(gt(alert.id, taken)).orderBy(asc(alert.id)).limit(1);
  return row;
}

async function nextEvent(ctx: Ctx, positions: Positions): Promise<EventRow | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.seq, nextSeq(positions)));
  return row;
}

/** An event whose payload was erased, or was spoiled so that nothing can be said of it, is not told of any more. */
const isTellable = sql`case when not json_valid(event.payload) or typeof(event.at) <> 'integer' then false
  when event.action glob 'match.*' then json_type(event.payload, '$.match') is 'integer'
  else json_type(event.payload) is 'object' end`;
const isAfter = sql`event.action = one.value ->> 1 and event.seq > one.value ->> 2 and ${isTellable}`;

/** For each action the next event, by the index of actions: however long the log, and however rare what is told of. */
export function nextSeq(positions: Positions): SQL {
  const each = sql`select min(event.seq) from ${auditEvent} as event where ${isAfter}`;
  return sql`(select min((${each})) from json_each(${actionsAfter([{ id: 0, positions }])}) as one)`;
}

/** How many messages wait, by webhook, as one question for all of them. */
export async function countWaiting(
  ctx: Ctx,
  webhooks: readonly { id: number; positions: Positions }[],
): Promise<Map<number, number>> {
  const alerts = webhooks.flatMap(({ id, positions }) => {
    const taken = positions['alert.raised'];
    return taken === undefined ? [] : [[id, taken]];
  });
  const events = sql`select 1 from ${auditEvent} as event where ${isAfter} limit ${MAX_COUNTED}`;
  const raised = sql`select 1 from ${alert} as raised where raised.id > one.value ->> 1 limit ${MAX_COUNTED}`;
  const rows = await ctx.db.orm.all<{ id: number; waiting: number }>(
    sql`select id, sum(waiting) as waiting from (
      select one.value ->> 0 as id, (select count(*) from (${events})) as waiting from json_each(${actionsAfter(webhooks)}) as one
      union all
      select one.value ->> 0, (select count(*) from (${raised})) from json_each(${JSON.stringify(alerts)}) as one
    ) group by id`,
  );
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

/** `[[webhook, action, position], …]` as JSON. */
function actionsAfter(webhooks: readonly { id: number; positions: Positions }[]): string {
  return JSON.stringify(
    webhooks.flatMap(({ id, positions }) =>
      Object.entries(SOURCES).flatMap(([topic, actions]) => {
        const taken = positions[topic];
        return taken === undefined || actions === 'alerts' ? [] : actions.map((action) => [id, action, taken]);
      }),
    ),
  );
}

interface Told {
  /** What it is of, and its number there. */
  of: string;
  topic: string;
  at: number;
  position: number;
  data: object;
}

/** The time is part of the id: a database that was restored from a backup gives numbers anew that receivers know already. */
function message({ of, topic, at, position, data }: Told): Message {
  const id = `${of}-${at}`;
  return { id, topic, position, body: JSON.stringify({ id, topic, occurredAt: toIso(at), data }) };
}

/** What an administrator sends to see whether it arrives. */
export function testMessage(ctx: Ctx): Message {
  const data = { message: 'A test. Nothing has happened.', links: { webhooks: page(ctx, '/admin?tab=settings') } };
  return message({
    of: `test-${crypto.randomUUID().slice(0, 8)}`,
    topic: TEST_TOPIC,
    at: ctx.now(),
    position: 0,
    data,
  });
}

function alertMessage(ctx: Ctx, row: typeof alert.$inferSelect): Message {
  const { id, entityId, alertType, severity, createdAt } = row;
  const links = { alert: page(ctx, `/alerts?alert=${id}`), ...entityLinks(ctx, entityId) };
  const data = { alertId: id, alertType, severity, entityId, links };
  return message({ of: `alert-${id}`, topic: 'alert.raised', at: createdAt, position: id, data });
}

async function eventMessage(ctx: Ctx, event: EventRow): Promise<Message> {
  const { seq, at, action } = event;
  const topic = Object.entries(SOURCES).find(([, actions]) => actions !== 'alerts' && actions.includes(action))?.[0];
  if (topic === undefined) throw new Error(`No webhook topic tells of ${action}`);
  const [kind = ''] = action.split('.');
  const data = (await DATA[kind]?.(ctx, event)) ?? {};
  return message({ of: `event-${seq}`, topic, at, position: seq, data });
}

/** What is told of an event: numbers, states and links. Names of entities are left to whoever may open the link. */
const DATA: Readonly<Record<string, (ctx: Ctx, event: EventRow) => Promise<object>>> = {
  match: matchData,
  list: listData,
  job: jobData,
};

/** What was spoiled is left out: it keeps nothing that was written after it from being told. */
const told = <const S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const state = v.fallback(v.string(), '');

const MatchStep = v.object({ match: v.number(), from: state, to: state });

async function matchData(ctx: Ctx, { action, payload, subjectId }: EventRow): Promise<object> {
  const step = v.parse(MatchStep, JSON.parse(payload));
  const [party] = await ctx.db.orm
    .select({ list: watchlist.code, sourceRef: listedParty.sourceRef })
    .from(match)
    .innerJoin(listedParty, eq(listedParty.id, match.partyId))
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .where(eq(match.id, step.match));
  const entityId = subjectId ?? 0;
  const { match: matchId, from, to } = step;
  return {
    matchId,
    entityId,
    step: action.slice('match.'.length),
    from,
    to,
    ...party,
    links: entityLinks(ctx, entityId),
  };
}

const ListEvent = v.object({
  version: told(v.number()),
  reason: told(v.string()),
  added: told(v.number()),
  changed: told(v.number()),
  removed: told(v.number()),
  modified: told(v.boolean()),
});

async function listData(ctx: Ctx, { action, payload, subjectId }: EventRow): Promise<object> {
  const [row] = await rowsById(ctx.db, watchlist, [subjectId ?? 0], ['code', 'title']);
  const list = row?.code ?? '';
  // Whether somebody has to look at the file, or a person has and said no.
  const step = REFUSALS.some((one) => one === action) ? { step: action.slice('list.'.length) } : {};
  const links = { list: page(ctx, `/lists?list=${encodeURIComponent(list)}`) };
  return { list, title: row?.title ?? '', ...step, ...v.parse(ListEvent, JSON.parse(payload)), links };
}

const JobEvent = v.object({ kind: told(v.string()), reason: told(v.string()) });

async function jobData(ctx: Ctx, { payload, subjectId }: EventRow): Promise<object> {
  const jobId = subjectId ?? 0;
  const [row] = await rowsById(ctx.db, job, [jobId]);
  const event = v.parse(JobEvent, JSON.parse(payload));
  // Whoever takes messages late is told of jobs that are forgotten by then: what remains is that they failed, and why.
  const { kind, list, done, total, hits } = row ? presentJob(ctx, row) : { list: null, done: 0, total: 0, hits: 0 };
  const links = { api: page(ctx, `/api/jobs/${jobId}`) };
  return { jobId, kind, list, done, total, hits, ...event, links };
}

const entityLinks = (ctx: Ctx, id: number) => ({
  entity: page(ctx, `/entity/${id}`),
  api: page(ctx, `/api/entities/${id}`),
});

const page = (ctx: Ctx, path: string): string => new URL(path, ctx.config.publicUrl).href;
