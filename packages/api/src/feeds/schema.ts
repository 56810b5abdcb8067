import * as v from 'valibot';
import { webAddressField } from '../media/schema.ts';
import { id, isoTime, missingAs, readOnly, upright } from '../wire.ts';

/** A news feed that articles are taken from, and how it fares. */
export const Feed = v.object({
  id,
  url: v.string(),
  title: v.nullable(v.pipe(v.string(), v.description('As an admin named it, else as the feed calls itself'))),
  everyHours: v.pipe(v.number(), v.description('Hours between two scheduled fetches')),
  isPaused: v.boolean(),
  attemptedAt: v.nullable(v.pipe(isoTime, v.description('When the publisher was last asked'))),
  checkedAt: v.nullable(v.pipe(isoTime, v.description('When the feed was last read, or seen to be unchanged'))),
  nextAt: v.nullable(v.pipe(isoTime, v.description('The next scheduled fetch'))),
  outcome: v.nullable(v.pipe(v.string(), v.description('Outcome of the last fetch that succeeded'))),
  error: v.nullable(v.pipe(v.string(), v.description('Why the last attempt failed, and what to do'))),
  errorAt: v.nullable(isoTime),
  articles: v.pipe(v.number(), v.description('Its articles that name a monitored entity')),
  jobId: v.nullable(v.pipe(id, v.description('The queued or running fetch'))),
  createdAt: isoTime,
});
export type Feed = v.InferOutput<typeof Feed>;

const title = v.pipe(v.string(), v.trim(), v.maxLength(300, 'Name must be at most 300 characters'), upright);

const hours = 'Hours must be a whole number from 1 to 720';
const everyHours = v.pipe(v.number(hours), v.integer(hours), v.minValue(1, hours), v.maxValue(720, hours));

export const AddFeed = v.strictObject({
  url: missingAs(webAddressField, ''),
  title: v.optional(v.nullable(title)),
  everyHours: v.optional(everyHours, 1),
});
export type AddFeed = v.InferOutput<typeof AddFeed>;

/** What is not given stays; an empty name is the feed's own. */
export const ChangeFeed = v.strictObject({
  feedId: id,
  change: v.strictObject({
    url: v.optional(webAddressField),
    title: v.optional(v.nullable(title)),
    everyHours: v.optional(everyHours),
    isPaused: v.optional(v.boolean()),
    ...readOnly(
      'id',
      'attemptedAt',
      'checkedAt',
      'nextAt',
      'outcome',
      'error',
      'errorAt',
      'articles',
      'jobId',
      'createdAt',
    ),
  }),
});
export type ChangeFeed = v.InferOutput<typeof ChangeFeed>;
