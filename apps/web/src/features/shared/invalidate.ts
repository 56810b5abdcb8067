import type { Topic } from '@tamis/api/live/schema';
import { trpc, type TrpcUtils } from '../../trpc.ts';

type Domain = Exclude<keyof TrpcUtils, 'client' | 'invalidate' | 'auth'>;

/** What each kind of change makes outdated, besides the audit log. */
const TOUCHED = {
  // Cases, articles and reports show the name of their entity.
  entity: [
    'entities',
    'ownership',
    'alerts',
    'matches',
    'cases',
    'media',
    'reports',
    'risk',
    'screening',
    'search',
    'dashboard',
  ],
  match: ['matches', 'ownership', 'entities', 'alerts', 'risk', 'search', 'dashboard'],
  screening: ['screening'],
  alert: ['alerts', 'dashboard'],
  case: ['cases', 'search', 'dashboard'],
  media: ['media', 'alerts', 'entities', 'risk', 'search', 'dashboard'],
  feed: ['feeds'],
  report: ['reports', 'dashboard'],
  // Also the possible assignees of a case.
  user: ['users', 'cases'],
  list: ['lists', 'ownership', 'matches', 'alerts', 'entities', 'screening', 'search', 'dashboard'],
  job: ['jobs', 'feeds', 'lists', 'selfTests'],
  setting: ['settings', 'matches'],
  key: ['keys'],
  'self-test': ['selfTests'],
  webhook: ['webhooks'],
} as const satisfies Record<Topic, readonly Domain[]>;

/** Marks what changed as outdated, and loads again what is on screen. */
async function invalidateAfter(utils: Pick<TrpcUtils, Domain>, changes: readonly Topic[]): Promise<void> {
  const domains = new Set<Domain>(changes.flatMap((change) => TOUCHED[change]));
  // A job topic alone means progress, which is not an audit event. When a job starts or ends, another topic comes with
  // it.
  if (changes.some((change) => change !== 'job')) domains.add('audit');
  await Promise.all([...domains].map((domain) => utils[domain].invalidate()));
}

/** In a mutation: `onSuccess: () => invalidate('entity')`. */
export function useInvalidate() {
  const utils = trpc.useUtils();
  return (...changes: Topic[]) => invalidateAfter(utils, changes);
}
