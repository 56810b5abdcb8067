import { lastId } from '@tamis/db/db';
import { auditEvent, job, webhookDelivery } from '@tamis/db/schema';
import { asc, desc, gt, inArray, lt, max } from 'drizzle-orm';
import type { ActionKind, AuditAction } from '../audit/actions.ts';
import type { Ctx, CurrentUser } from '../context.ts';
import { UNFINISHED } from '../jobs/schema.ts';
import { type Permission, may } from '../permissions.ts';
import { Topic } from './schema.ts';

/** Events read at once. A reader who missed more is informed that everything changed. */
const MAX_EVENTS = 1_000;
/** A new reader gets this much of the past: what happened while its page was loading. */
const WHILE_LOADING_MS = 10_000;

/** The topics of an audit event, by the first word of its action. */
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
/** Actions with other topics than their first word says. Signing in and out changes nothing that is shown. */
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

/** Only those who may read something may know that it changed. */
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

/** What changed, and where the reader continues. */
interface Changes {
  /** The number of the last event that was read. */
  seq: number;
  topics: Topic[];
}

/**
 * What changed after an event, as far as this user may know. It is read from the audit log, which has every write in
 * order and without a gap, from whichever server.
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

/** Where a reader continues after an event; from the start if a restored backup does not reach that far. */
export async function placeAfter(ctx: Ctx, heard: number): Promise<number> {
  return heard > (await newest(ctx)) ? 0 : heard;
}

/** Where a new reader starts. */
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

/** What `jobsNow` returns while nothing runs. */
export const NO_JOBS = '[]';

/** The unfinished jobs as one text. If it changes, a job made progress or ended, which is not an event of the audit log. */
export async function jobsNow(ctx: Ctx): Promise<string> {
  const { id, state, phase, done, total, hits } = job;
  const rows = await shared(ctx, 'jobs', () =>
    ctx.db.orm.select({ id, state, phase, done, total, hits }).from(job).where(inArray(state, UNFINISHED)),
  );
  return JSON.stringify(rows);
}

/** The last delivery to a webhook, for those who may know of it: it is not an event of the audit log either. */
export async function lastDelivery(ctx: Ctx, user: CurrentUser): Promise<number> {
  return may(user.role, READERS.webhook) ? shared(ctx, 'delivery', () => lastId(ctx.db, webhookDelivery)) : 0;
}

/** Reads once for all open windows, which ask the same after each write. */
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
