/**
 * What webhooks are sent. Nothing is written for it in advance: the ids of alerts are in the order in which they were raised,
 * everything else is in the audit log, and a webhook remembers its position in each.
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

/** By topic, the position of a receiver: the id of an alert, or the number of an audit event. */
type Positions = Readonly<Record<string, number>>;

/** What is sent; `position` is the receiver's position in the topic once it has accepted it. */
export interface Message {
  id: string;
  topic: string;
  body: string;
  position: number;
}

/** A file that does not come into force; the last is a person's decision. */
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

/** Counting stops here. */
const MAX_COUNTED = 1_001;

/** The positions of a webhook that starts now. To be called within a write, so that nothing stored later is missed. */
export async function positionsNow(ctx: Ctx, topics: readonly WebhookTopic[]): Promise<Record<string, number>> {
  const [raised, { seq }] = [await lastId(ctx.db, alert), await chainHead(ctx.db)];
  return Object.fromEntries(topics.map((topic) => [topic, SOURCES[topic] === 'alerts' ? raised : seq]));
}

/** The oldest message that has not been accepted yet, in order within each topic; null if there is none. */
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

/** An event whose payload was erased or damaged is not sent. */
const isSendable = sql`case when not json_valid(event.payload) or typeof(event.at) <> 'integer' then false
  when event.action glob 'match.*' then json_type(event.payload, '$.match') is 'integer'
  else json_type(event.payload) is 'object' end`;
const isAfter = sql`event.action = one.value ->> 1 and event.seq > one.value ->> 2 and ${isSendable}`;

/** The next event of each action, by the index of actions, however long the log and however rare the action. */
export function nextSeq(positions: Positions): SQL {
  const each = sql`select min(event.seq) from ${auditEvent} as event where ${isAfter}`;
  return sql`(select min((${each})) from json_each(${actionsAfter([{ id: 0, positions }])}) as one)`;
}

/** How many messages wait, by webhook, with one query for all of them. */
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

interface Happening {
  /** What it is about, and its number there. */
  of: string;
  topic: string;
  at: number;
  position: number;
  data: object;
}

/** The time is part of the id: a database that was restored from a backup reuses numbers that receivers already know. */
function message({ of, topic, at, position, data }: Happening): Message {
  const id = `${of}-${at}`;
  return { id, topic, position, body: JSON.stringify({ id, topic, occurredAt: toIso(at), data }) };
}

/** The message of a test. */
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
  if (topic === undefined) throw new Error(`No webhook topic has the action ${action}`);
  const [kind = ''] = action.split('.');
  const data = (await DATA[kind]?.(ctx, event)) ?? {};
  return message({ of: `event-${seq}`, topic, at, position: seq, data });
}

/** What is sent about an event: numbers, states and links. Names of entities are only for those who may open the link. */
const DATA: Readonly<Record<string, (ctx: Ctx, event: EventRow) => Promise<object>>> = {
  match: matchData,
  list: listData,
  job: jobData,
};

/** A damaged field is left out, so that it does not block the messages after it. */
const readable = <const S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
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
  version: readable(v.number()),
  reason: readable(v.string()),
  added: readable(v.number()),
  changed: readable(v.number()),
  removed: readable(v.number()),
  modified: readable(v.boolean()),
});

async function listData(ctx: Ctx, { action, payload, subjectId }: EventRow): Promise<object> {
  const [row] = await rowsById(ctx.db, watchlist, [subjectId ?? 0], ['code', 'title']);
  const list = row?.code ?? '';
  // Whether somebody has to look at the file, or a person has and said no.
  const step = REFUSALS.some((one) => one === action) ? { step: action.slice('list.'.length) } : {};
  const links = { list: page(ctx, `/lists?list=${encodeURIComponent(list)}`) };
  return { list, title: row?.title ?? '', ...step, ...v.parse(ListEvent, JSON.parse(payload)), links };
}

const JobEvent = v.object({ kind: readable(v.string()), reason: readable(v.string()) });

async function jobData(ctx: Ctx, { payload, subjectId }: EventRow): Promise<object> {
  const jobId = subjectId ?? 0;
  const [row] = await rowsById(ctx.db, job, [jobId]);
  const event = v.parse(JobEvent, JSON.parse(payload));
  // A job may have been removed before a late receiver gets its message: the event still says that it failed, and why.
  const { kind, list, done, total, hits } = row ? presentJob(ctx, row) : { list: null, done: 0, total: 0, hits: 0 };
  const links = { api: page(ctx, `/api/jobs/${jobId}`) };
  return { jobId, kind, list, done, total, hits, ...event, links };
}

const entityLinks = (ctx: Ctx, id: number) => ({
  entity: page(ctx, `/entity/${id}`),
  api: page(ctx, `/api/entities/${id}`),
});

const page = (ctx: Ctx, path: string): string => new URL(path, ctx.config.publicUrl).href;
