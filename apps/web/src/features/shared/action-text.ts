import type { AuditAction } from '@tamis/api/audit/actions';

const TEXTS: Readonly<Record<AuditAction, string>> = {
  'user.login': 'Logged in',
  'user.login-failed': 'Login failed',
  'user.logout': 'Logged out',
  'user.backoff': 'Login slowed down after failures',
  'user.create': 'Account created',
  'user.role': 'Role changed',
  'user.password': 'Password changed',
  'user.disable': 'Account disabled',
  'user.enable': 'Account enabled',
  'key.create': 'API key created',
  'key.revoke': 'API key revoked',
  'setting.change': 'Setting changed',
  'audit.export': 'Audit log exported',
  'entity.export': 'Entities exported',
  'match.export': 'Matches exported',
  'list.create': 'List created',
  'list.check': 'List checked at its publisher',
  'list.import': 'File read',
  'list.accept': 'List version in force',
  'list.stage': 'Doubtful file set aside',
  'list.reject': 'Doubtful file rejected',
  'list.superseded': 'Doubtful file superseded by another',
  'list.unchanged': 'List found unchanged',
  'list.refused': 'File refused',
  'list.interrupted': 'Import interrupted',
  'list.sync': 'Sync requested',
  'list.sync-failed': 'Sync failed',
  'list.settings': 'List schedule changed',
  'index.rebuild': 'Index rebuilt',
  'job.chunk': 'Part of a job done',
  'job.done': 'Job finished',
  'job.failed': 'Job failed',
  'job.pause': 'Job paused',
  'job.resume': 'Job resumed',
  'job.cancel': 'Job cancelled',
  'job.rescreen': 'Rescreen of everyone requested',
  'job.reweigh': 'Scores recalculated',
  'screening.record': 'Search recorded',
  'case.create': 'Case created',
  'case.update': 'Case changed',
  'case.comment': 'Comment on a case',
  'alert.read-all': 'Read all alerts',
  'alert.unread': 'Undid marking alerts as read',
  'article.add': 'Article added',
  'article.link': 'Article linked',
  'article.read': 'Article read by a model',
  'article.relink': 'Article linked again',
  'article.unlink': 'Article unlinked from an entity',
  'feed.add': 'Feed added',
  'feed.change': 'Feed changed',
  'feed.check': 'Feed checked',
  'feed.fetch': 'Feed fetched',
  'feed.failed': 'Feed failed',
  'feed.remove': 'Feed removed',
  'webhook.add': 'Webhook added',
  'webhook.change': 'Webhook changed',
  'webhook.remove': 'Webhook removed',
  'webhook.secret': 'Webhook secret replaced',
  'webhook.resend': 'Message sent again',
  'webhook.skip': 'Message skipped',
  'webhook.give-up': 'Message abandoned',
  'webhook.test': 'Test message sent',
  'entity.upload': 'Customers uploaded',
  'entity.create': 'Entity created',
  'entity.rescreen': 'Entity screened again',
  'entity.update': 'Entity edited',
  'entity.block': 'Blocked by the 50 % rule',
  'entity.unblock': 'No longer blocked by the 50 % rule',
  'ownership.add': 'Added an owner',
  'ownership.change': 'Changed an owner',
  'ownership.remove': 'Removed an owner',
  'ownership.review': 'Owners reviewed as dates passed',
  'match.confirm': 'Confirmed a match',
  'match.dismiss': 'Dismissed a match',
  'match.propose': 'Proposed a decision',
  'match.approve': 'Approved a decision',
  'match.return': 'Returned a proposal',
  'match.undo': 'Undid a decision',
  'match.withdraw': 'Withdrew a match that nobody had decided',
  'match.reopen': 'Reopened a match after a change',
  'match.keep': 'Kept a match waiting although no longer alike: two people decide it',
  'match.suspend': 'Suspended a confirmed match, whose party was taken off its list',
  'match.restore': 'Restored a confirmed match, whose party is on its list again',
  'match.recheck': 'Compared a confirmed match again, whose party was changed by its list',
  'alert.read': 'Read an alert',
  'risk.narrative': 'Wrote the summary of the assessment',
  'report.create': 'Created a report',
  'self-test.run': 'Self-test requested',
  'self-test.done': 'Self-test finished',
};

const byAction: ReadonlyMap<string, string> = new Map(Object.entries(TEXTS));

/**
 * An audit action in plain words, for the log and an entity's trail. An action that only an earlier version of Tamis
 * recorded is shown as recorded.
 */
export const actionText = (action: string): string => byAction.get(action) ?? action;

const PROPOSED: ReadonlyMap<unknown, string> = new Map([
  ['confirmed', 'to confirm a match'],
  ['dismissed', 'to dismiss a match'],
  ['pending', 'to take back a confirmation'],
]);

/** What an event recorded. Its payload is of its time: an earlier version of Tamis recorded other keys, and it may be erased. */
export const recordedIn = (payload: unknown): ReadonlyMap<string, unknown> => new Map(Object.entries(payload ?? {}));

/** What an event did; for a proposal, also which decision was proposed, approved or returned. */
export function eventText({ action, payload }: { action: string; payload?: unknown }): string {
  const recorded = recordedIn(payload);
  const what = PROPOSED.get(recorded.get(action === 'match.return' ? 'proposed' : 'to'));
  if (action === 'match.propose' && what) return `Proposed ${what}`;
  if (action === 'match.approve' && what) return `Approved the proposal ${what}`;
  if (action === 'match.return' && what) return `Returned the proposal ${what}`;
  if (action === 'match.undo' && recorded.get('from') === 'proposed') return 'Took back a proposal';
  return actionText(action);
}
