import { lastId } from '@tamis/db/db';
import { auditEvent, job, webhookDelivery } from '@tamis/db/schema';
import { asc, desc, gt, inArray, lt, max } from 'drizzle-orm';
import type { ActionKind, AuditAction } from '../audit/actions.ts';
import type { Ctx, CurrentUser } from '../context.ts';
import { UNFINISHED } from '../jobs/schema.ts';
import { type Permission, may } from '../permissions.ts';
import { Topic } from './schema.ts';

/** Events looked at in one go. Whoever missed more is told that everything changed. */
const MAX_EVENTS = 1_000;
/** A reader who is new hears of this much of the past: what happened while its page was loading. */
const WHILE_LOADING_MS = 10_000;

/** What an audit event is about, by the first word of its action. Signing in and out changes nothing that is shown. */
const TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  entity: ['entity'],
  ownership: ['entity'],
  match: ['match'],
  screening: ['screening'],
  risk: ['entity'],
  alert: ['alert'],
  case: ['case'],
  article: ['media'],
  feed: ['feed'],
  report: ['report'],
  user: ['user'],
  list: ['list'],
  job: ['job', 'match', 'alert'],
  setting: ['setting'],
  key: ['key'],
  'self-test': ['self-test'],
  webhook: ['webhook'],
  audit: [],
  index: [],
} satisfies Record<ActionKind, readonly Topic[]>;
/** Actions that touch more or less than their first word says. */
const TOPICS_OF_ACTION: Readonly<Record<string, readonly Topic[]>> = {
  'job.done': ['job', 'entity'],
  'entity.upload': ['entity', 'job'],
  'entity.block': ['entity', 'alert'],
  'entity.unblock': ['entity', 'alert'],
  'entity.export': [],
  'match.export': [],
  'list.import': [],
  'user.login': [],
  'user.logout': [],
  'user.backoff': [],
} satisfies Partial<Record<AuditAction, readonly Topic[]>>;

/** Who may know that something of the kind changed: whoever may read it. */
const READERS: Readonly<Record<Topic, Permission>> = {
  entity: 'entities.read',
  match: 'matches.read',
  screening: 'entities.read',
  alert: 'alerts.read',
  case: 'cases.read',
  media: 'media.read',
  feed: 'feeds.read',
  report: 'reports.read',
  user: 'users.read',
  list: 'lists.read',
  job: 'jobs.read',
  setting: 'settings.read',
  key: 'keys.read',
  'self-test': 'selfTests.read',
  webhook: 'webhooks.read',
};

/** What changed, and where whoever heard of it goes on. */
interface Changes {
  /** The number of the last event that was looked at. */
  seq: number;
  topics: Topic[];
}

/**
 * What changed after an event, as far as this user may know. The audit log tells it: every write is in it, in order
 * and without a gap, whichever server it came from.
 */
export async function changesAfter(ctx: Ctx, user: CurrentUser, seq: number): Promise<Changes> {
  const events = await shared(ctx, `events after ${seq}`, () =>
    ctx.db.orm
      .select({ seq: auditEvent.seq, action: auditEvent.action, actorId: auditEvent.actorId })
      .from(auditEvent)
      .where(gt(auditEvent.seq, seq))
      .orderBy(asc(auditEvent.seq))
      .limit(MAX_EVENTS),
  );
  const known = (topic: Topic) => may(user.role, READERS[topic]);
  if (events.length === MAX_EVENTS) return { seq: await newest(ctx), topics: Topic.options.filter(known) };
  const topics = new Set(events.filter((event) => concerns(event, user)).flatMap(({ action }) => topicsOf(action)));
  return { seq: events.at(-1)?.seq ?? seq, topics: [...topics].filter(known) };
}

/** Where a reader goes on who has heard an event: from the start where a restored backup does not reach so far. */
export async function placeAfter(ctx: Ctx, heard: number): Promise<number> {
  return heard > (await newest(ctx)) ? 0 : heard;
}

/** Where a reader starts who has not listened before. */
export async function placeOfNew(ctx: Ctx): Promise<number> {
  const [before] = await ctx.db.orm
    .select({ seq: auditEvent.seq })
    .from(auditEvent)
    .where(lt(auditEvent.at, ctx.now() - WHILE_LOADING_MS))
    // As the index on the time has it.
    .orderBy(desc(auditEvent.at), desc(auditEvent.seq))
    .limit(1);
  return before?.seq ?? 0;
}

/** What `jobsNow` answers while nothing runs. */
export const NO_JOBS = '[]';

/** Unfinished jobs as one text: another one tells that a job went on or ended, which is no event of the audit log. */
export async function jobsNow(ctx: Ctx): Promise<string> {
  const { id, state, phase, done, total, hits } = job;
  const rows = await shared(ctx, 'jobs', () =>
    ctx.db.orm.select({ id, state, phase, done, total, hits }).from(job).where(inArray(state, UNFINISHED)),
  );
  return JSON.stringify(rows);
}

/** The last delivery of a webhook, for whoever may know of it: it is no event of the audit log either. */
export async function lastDelivery(ctx: Ctx, user: CurrentUser): Promise<number> {
  return may(user.role, READERS.webhook) ? shared(ctx, 'delivery', () => lastId(ctx.db, webhookDelivery)) : 0;
}

/** Each open window asks after each write, and all the same. */
function shared<T>(ctx: Ctx, name: string, read: () => Promise<T>): Promise<T> {
  return ctx.bell?.share(name, read) ?? read();
}

async function newest(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.orm.select({ seq: max(auditEvent.seq) }).from(auditEvent);
  return row?.seq ?? 0;
}

/** What someone has read is news to their own windows only. */
const concerns = ({ action, actorId }: { action: string; actorId: number | null }, user: CurrentUser): boolean =>
  !action.startsWith('alert.') || actorId === user.id;

const topicsOf = (action: string): readonly Topic[] =>
  TOPICS_OF_ACTION[action] ?? TOPICS[action.split('.', 1)[0] ?? ''] ?? [];
