import type { Topic } from '@tamis/api/live/schema';
import { trpc, type TrpcUtils } from '../../trpc.ts';

type Domain = Exclude<keyof TrpcUtils, 'client' | 'invalidate' | 'auth'>;

/** What each kind of change makes out of date. */
const touched = {
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
    'audit',
  ],
  match: ['matches', 'ownership', 'entities', 'alerts', 'risk', 'search', 'dashboard', 'audit'],
  screening: ['screening', 'audit'],
  alert: ['alerts', 'dashboard'],
  case: ['cases', 'search', 'dashboard', 'audit'],
  media: ['media', 'alerts', 'entities', 'risk', 'search', 'dashboard', 'audit'],
  feed: ['feeds'],
  report: ['reports', 'dashboard', 'audit'],
  user: ['users'],
  list: ['lists', 'ownership', 'matches', 'alerts', 'entities', 'screening', 'search', 'dashboard'],
  job: ['jobs', 'feeds', 'lists', 'selfTests'],
  setting: ['settings', 'matches'],
  key: ['keys'],
  'self-test': ['selfTests'],
  webhook: ['webhooks'],
} as const satisfies Record<Topic, readonly Domain[]>;

/** Marks what changes have made out of date and fetches again what is on the screen. */
async function invalidateAfter(utils: Pick<TrpcUtils, Domain>, changes: readonly Topic[]): Promise<void> {
  const domains = new Set<Domain>(changes.flatMap((change) => touched[change]));
  await Promise.all([...domains].map((domain) => utils[domain].invalidate()));
}

/** In a mutation: `onSuccess: () => invalidate('entity')`. */
export function useInvalidate() {
  const utils = trpc.useUtils();
  return (...changes: Topic[]) => invalidateAfter(utils, changes);
}
