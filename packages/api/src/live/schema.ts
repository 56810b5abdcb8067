import * as v from 'valibot';

/** What can change, as the web app groups what it shows. */
export const Topic = v.picklist([
  'entity',
  'match',
  'screening',
  'alert',
  'case',
  'media',
  'feed',
  'report',
  'user',
  'list',
  'job',
  'setting',
  'key',
  'self-test',
  'webhook',
]);
export type Topic = v.InferOutput<typeof Topic>;

/** Why a session has ended, if there is more to say: its user has another role now. */
export const EndCause = v.picklist(['role']);
export type EndCause = v.InferOutput<typeof EndCause>;

/** 'Something about these changed': never what it is now, so that each reader asks for what they may see. */
export const Hints = v.array(Topic);
export type Hints = v.InferOutput<typeof Hints>;
