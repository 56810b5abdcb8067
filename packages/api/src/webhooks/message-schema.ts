/** What receivers of webhooks are sent, for the description of the API. */
import * as v from 'valibot';
import { AlertType } from '../alerts/view-schema.ts';
import { Job } from '../jobs/schema.ts';
import { id, isoTime, level } from '../wire.ts';
import { TEST_TOPIC, type WebhookTopic } from './schema.ts';

const link = v.pipe(v.string(), v.url());
const entityLinks = { entity: link, api: link };

const raised = v.strictObject({
  alertId: id,
  alertType: AlertType,
  severity: level,
  entityId: id,
  links: v.strictObject({ alert: link, ...entityLinks }),
});

const matchStep = <const T extends string>(...steps: T[]) =>
  v.strictObject({
    matchId: id,
    entityId: id,
    step: v.picklist(steps),
    from: v.pipe(v.string(), v.description('The state of the match before')),
    to: v.pipe(v.string(), v.description('The state it has now, or would have')),
    list: v.pipe(v.string(), v.description('The code of the list that the party is on')),
    sourceRef: v.pipe(v.string(), v.description("The publisher's own id of the party")),
    links: v.strictObject(entityLinks),
  });

const ofList = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject({ list: v.string(), title: v.string(), ...entries, links: v.strictObject({ list: link }) });
const version = { version: id, added: v.number(), changed: v.number(), removed: v.number() };
const reason = { reason: v.string() };

const { kind, list, done, total, hits } = Job.entries;
const ofJob = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject({ jobId: id, kind, list, done, total, hits, ...entries, links: v.strictObject({ api: link }) });

/** What a message can be about: a topic that a webhook asks for, or a test that somebody sends. */
export type SentTopic = WebhookTopic | typeof TEST_TOPIC;

const DATA = {
  'alert.raised': raised,
  'match.decided': matchStep('confirm', 'dismiss', 'undo', 'approve'),
  'match.proposed': matchStep('propose', 'return'),
  'list.accepted': ofList(version),
  'list.staged': ofList({ ...version, ...reason }),
  'list.refused': ofList({
    step: v.pipe(
      v.picklist(['refused', 'interrupted', 'reject']),
      v.description('`reject`: by a person, who rejected a file that waited'),
    ),
    version: id,
    reason: v.optional(v.string()),
  }),
  'list.checked': ofList({ modified: v.boolean() }),
  'list.failed': ofList(reason),
  'job.finished': ofJob({}),
  'job.failed': ofJob(reason),
  [TEST_TOPIC]: v.strictObject({ message: v.string(), links: v.strictObject({ webhooks: link }) }),
} as const satisfies Record<SentTopic, v.GenericSchema>;

/** The body of a message of a topic. */
export function messageSchema(topic: SentTopic) {
  return v.strictObject({
    id: v.pipe(v.string(), v.description('The same whenever this message is sent again')),
    topic: v.literal(topic),
    occurredAt: isoTime,
    data: DATA[topic],
  });
}
