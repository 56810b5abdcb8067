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

/** 'Something about these changed': never what it is now, so that each reader asks for what they may see. */
export const Hints = v.array(Topic);
export type Hints = v.InferOutput<typeof Hints>;
