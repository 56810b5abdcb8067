import type { Topic } from '@tamis/api/live/schema';
import { trpc, type TrpcUtils } from '../../trpc.ts';

type Domain = Exclude<keyof TrpcUtils, 'client' | 'invalidate' | 'auth'>;

/** What each kind of change makes out of date, besides the audit log. */
const TOUCHED = {
  // Cases, articles and reports tell an entity's name.
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
  // And whom a case can be assigned to.
  user: ['users', 'cases'],
  list: ['lists', 'ownership', 'matches', 'alerts', 'entities', 'screening', 'search', 'dashboard'],
  job: ['jobs', 'feeds', 'lists', 'selfTests'],
  setting: ['settings', 'matches'],
  key: ['keys'],
  'self-test': ['selfTests'],
  webhook: ['webhooks'],
} as const satisfies Record<Topic, readonly Domain[]>;

/** Marks what changes have made out of date and fetches again what is on the screen. */
async function invalidateAfter(utils: Pick<TrpcUtils, Domain>, changes: readonly Topic[]): Promise<void> {
  const domains = new Set<Domain>(changes.flatMap((change) => TOUCHED[change]));
  // A job alone is one that goes on, which is no audit event; where it begins or ends more than jobs has changed.
  if (changes.some((change) => change !== 'job')) domains.add('audit');
  await Promise.all([...domains].map((domain) => utils[domain].invalidate()));
}

/** In a mutation: `onSuccess: () => invalidate('entity')`. */
export function useInvalidate() {
  const utils = trpc.useUtils();
  return (...changes: Topic[]) => invalidateAfter(utils, changes);
}
