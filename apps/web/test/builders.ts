import type { Alert } from '@tamis/api/alerts/schema';
import type { Account, User } from '@tamis/api/auth/schema';
import type { Entity } from '@tamis/api/entities/schema';
import type { Job } from '@tamis/api/jobs/schema';
import type { Ownership } from '@tamis/api/ownership/schema';
import type { ListStatus, ListVersion } from '@tamis/api/watchlists/schema';
import type { Delivery, Webhook } from '@tamis/api/webhooks/schema';

export const aUser = (user: Partial<User> = {}): User => ({
  id: 2,
  username: 'analyst',
  fullName: 'Ines Valcourt',
  role: 'analyst',
  pending: false,
  createdAt: '2026-01-05T09:00:00.000Z',
  ...user,
});

/** A user, as administrators see one. */
export const anAccount = (account: Partial<Account> = {}): Account => ({
  ...aUser(account),
  disabled: false,
  askedRole: null,
  ...account,
});

/** The running sync of a list. */
export const aJob = (job: Partial<Job> = {}): Job => ({
  id: 1,
  kind: 'sync',
  state: 'running',
  list: 'OFAC',
  phase: 'read',
  done: 0,
  total: 0,
  hits: 0,
  error: null,
  outcome: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  finishedAt: null,
  ...job,
});

/** An unread alert about a possible match. */
export const anAlert = (alert: Partial<Alert> = {}): Alert => ({
  id: 3,
  entityId: 7,
  entity: { id: 7, name: 'Rustem Halvani' },
  alertType: 'sanction',
  severity: 'high',
  content: '1 possible match on OFAC SDN List.',
  isRead: false,
  createdAt: '2026-11-18T09:00:00.000Z',
  ...alert,
});

export const anEntity = (entity: Partial<Entity> = {}): Entity => ({
  id: 1,
  name: 'Abdulrahman K. Haddar',
  type: 'person',
  country: 'Cyprus',
  countryName: entity.country ?? 'Cyprus',
  isPep: false,
  isSanctioned: false,
  blockedShare: null,
  riskScore: 10,
  derived: { isPep: false, isSanctioned: false, riskScore: 10 },
  flags: { sanctionLists: [], reasons: [] },
  additionalInfo: { birthDate: null, position: null, founded: null, industry: null },
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: '2026-11-18T09:00:00.000Z',
  lastScreenedAt: '2026-11-20T07:00:00.000Z',
  pendingMatches: 0,
  ...entity,
});

/** Without owners, and without shares in others. */
export const anOwnership = (ownership: Partial<Ownership> = {}): Ownership => ({
  entityId: 1,
  on: '2026-11-20',
  blockedShare: 0,
  isBlocked: false,
  recordedShare: 0,
  owners: [],
  holdings: [],
  chain: [],
  omitted: 0,
  stated: [],
  ...ownership,
});

export const aListStatus = (status: Partial<ListStatus> = {}): ListStatus => ({
  list: 'OFAC',
  title: 'OFAC SDN List',
  kind: 'sanctions',
  version: 7,
  number: 3,
  publishedAt: '2026-11-19',
  importedAt: '2026-11-20T06:00:00.000Z',
  parties: 17_000,
  names: 40_000,
  added: 3,
  changed: 2,
  removed: 1,
  stale: false,
  error: null,
  failed: (status.error ?? null) !== null,
  checkedAt: '2026-11-20T06:00:00.000Z',
  oldFile: false,
  undated: false,
  fileDays: 2,
  stagedVersion: null,
  stagedNumber: null,
  stagedReason: null,
  canImport: true,
  source: null,
  syncEveryHours: null,
  ownSyncEveryHours: null,
  runningJobId: null,
  ...status,
});

/** A delivered alert, accepted at the first attempt. */
export const aDelivery = (delivery: Partial<Delivery> = {}): Delivery => ({
  id: 1,
  messageId: 'alert-7',
  topic: 'alert.raised',
  attempt: 1,
  at: '2026-11-20T09:00:00.000Z',
  tookMs: 12,
  status: 204,
  error: null,
  body: '{"id":"alert-7","topic":"alert.raised"}',
  ...delivery,
});

export const aWebhook = (webhook: Partial<Webhook> = {}): Webhook => ({
  id: 1,
  url: 'https://receiver.example/tamis',
  description: 'Case system',
  topics: ['alert.raised'],
  isPaused: false,
  pausedReason: null,
  waiting: 0,
  failingSince: null,
  nextAttemptAt: null,
  lastDelivery: aDelivery(),
  createdAt: '2026-11-18T09:00:00.000Z',
  ...webhook,
});

/** An accepted version of a list, as the API returns it. */
export const aListVersion = (version: Partial<ListVersion>): ListVersion => ({
  id: 1,
  number: 1,
  state: 'accepted',
  reason: null,
  format: 'un-consolidated',
  sha256: 'ab12',
  publishedAt: null,
  importedAt: '2026-11-26T05:36:00.000Z',
  source: null,
  fileName: null,
  importedBy: null,
  decidedBy: null,
  parties: 0,
  names: 0,
  bytes: 0,
  added: 0,
  changed: 0,
  removed: 0,
  rejects: 0,
  ...version,
});
