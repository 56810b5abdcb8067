import { Alert } from '@tamis/api/alerts/schema';
import { ApiKey, NewKeyShown } from '@tamis/api/api-keys/schema';
import { User } from '@tamis/api/auth/schema';
import { CaseFile } from '@tamis/api/cases/schema';
import { Dashboard } from '@tamis/api/dashboard/schema';
import { Entity, UploadResult } from '@tamis/api/entities/schema';
import { Feed } from '@tamis/api/feeds/schema';
import { Ownership, OwnershipLink, OwnersResult } from '@tamis/api/ownership/schema';
import { Article, ImportedArticles, MediaItem } from '@tamis/api/media/schema';
import { RiskAssessment } from '@tamis/api/risk/schema';
import { Certificate } from '@tamis/api/screening/certificate-schema';
import { FoundEntity } from '@tamis/api/search/schema';
import { FourEyes } from '@tamis/api/settings/schema';
import { Match, ScreenAnswer } from '@tamis/api/screening/schema';
import { ImportResult, ListStatus } from '@tamis/api/watchlists/schema';
import { Job } from '@tamis/api/jobs/schema';
import type { AppRouter } from '@tamis/api/router';
import type { inferRouterInputs } from '@trpc/server';
import * as v from 'valibot';

type Inputs = inferRouterInputs<AppRouter>;
/** Every procedure there is, as `domain.procedure`. */
export type ProcedurePath = {
  [D in keyof Inputs]: `${D}.${Extract<keyof Inputs[D], string>}`;
}[keyof Inputs];

/** One documented path: how a request becomes a procedure's input, and how its output becomes an answer. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in OpenAPI; the names in braces are numbers, save for `{list}`, which is a list's code. */
  path: string;
  /** What it does, in a line of the description. */
  summary: string;
  procedure: ProcedurePath;
  /** Path parameter → key of the input, where they differ. */
  params?: Readonly<Record<string, string>>;
  /** Query parameters that are passed on; 'all' leaves it to the procedure's schema to refuse what it does not know. */
  query?: 'all' | readonly string[];
  /** The JSON body is the input itself, or one key of it; or a file comes in a multipart field of that name. */
  body?: { json: 'input' } | { json: 'key'; key: string } | { file: string; holds: string };
  answer: 'json' | 'created' | 'list' | 'csv' | 'report';
  /** What a CSV answer is saved as. */
  fileName?: string;
  /** Statuses of refusals that are this path's own, besides those that its access and input bring. */
  refusals?: readonly number[];
  /** What comes out; null where the answer is no JSON, or nothing worth reading. */
  out: v.GenericSchema | null;
}

const input = { json: 'input' } as const;
const change = { json: 'key', key: 'change' } as const;

/** The calls of the specification's section 7. The first row that fits a path takes it. */
export const restTable: readonly RestRow[] = [
  { method: 'GET', path: '/api/user', summary: 'Who is signed in', procedure: 'auth.me', answer: 'json', out: User },
  {
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in; the answer sets the session cookie',
    refusals: [401, 429],
    procedure: 'auth.login',
    body: input,
    answer: 'json',
    out: User,
  },
  {
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account and sign in',
    refusals: [403],
    procedure: 'auth.register',
    body: input,
    answer: 'created',
    out: User,
  },
  { method: 'POST', path: '/api/logout', summary: 'Sign out', procedure: 'auth.logout', answer: 'json', out: null },

  {
    method: 'GET',
    path: '/api/dashboard',
    summary: 'Counts, and the newest of each kind',
    procedure: 'dashboard.get',
    answer: 'json',
    out: Dashboard,
  },

  {
    method: 'GET',
    path: '/api/entities',
    summary: 'The monitored entities',
    procedure: 'entities.list',
    query: 'all',
    answer: 'list',
    out: v.array(Entity),
  },
  {
    method: 'POST',
    path: '/api/entities',
    summary: 'Add an entity; it is screened and assessed before the answer',
    procedure: 'entities.create',
    body: input,
    answer: 'created',
    out: Entity,
  },
  {
    method: 'GET',
    path: '/api/entities/search',
    summary: 'Entities by name, best first',
    procedure: 'search.entities',
    query: ['q', 'type', 'risk', 'country'],
    answer: 'list',
    out: v.array(FoundEntity),
  },
  {
    method: 'GET',
    path: '/api/entities/csv-template',
    summary: 'A CSV file to fill in for an upload',
    procedure: 'entities.csvTemplate',
    answer: 'csv',
    fileName: 'entity_template.csv',
    out: null,
  },
  {
    method: 'POST',
    path: '/api/entities/upload-csv',
    summary: 'Add the entities of a CSV file; faulty rows are named by their number in the file',
    procedure: 'entities.upload',
    body: { file: 'file', holds: 'One CSV file' },
    answer: 'json',
    out: UploadResult,
  },
  {
    method: 'GET',
    path: '/api/entities/{id}',
    summary: 'One entity',
    procedure: 'entities.get',
    answer: 'json',
    out: Entity,
  },
  {
    method: 'PUT',
    path: '/api/entities/{id}',
    summary: 'Change the given fields of an entity; it is screened again',
    procedure: 'entities.update',
    params: { id: 'entityId' },
    body: change,
    answer: 'json',
    out: Entity,
  },
  {
    method: 'GET',
    path: '/api/entities/{id}/media',
    summary: 'Adverse media that mentions the entity',
    procedure: 'media.forEntity',
    params: { id: 'entityId' },
    answer: 'list',
    out: v.array(MediaItem),
  },
  {
    method: 'GET',
    path: '/api/entities/{id}/cases',
    summary: 'Cases of the entity',
    procedure: 'cases.list',
    params: { id: 'entityId' },
    query: 'all',
    answer: 'list',
    out: v.array(CaseFile),
  },
  {
    method: 'GET',
    path: '/api/entities/{id}/risk-assessment',
    summary: 'The current risk assessment with its four scores',
    procedure: 'risk.current',
    params: { id: 'entityId' },
    answer: 'json',
    out: RiskAssessment,
  },
  {
    method: 'GET',
    path: '/api/entities/{id}/report',
    summary: 'A new report on the entity, recorded as handed out',
    procedure: 'reports.create',
    params: { id: 'entityId' },
    query: ['format'],
    answer: 'report',
    out: null,
  },

  {
    method: 'GET',
    path: '/api/cases',
    summary: 'The cases',
    procedure: 'cases.list',
    query: 'all',
    answer: 'list',
    out: v.array(CaseFile),
  },
  {
    method: 'POST',
    path: '/api/cases',
    summary: 'Open a case',
    procedure: 'cases.create',
    body: input,
    answer: 'created',
    out: CaseFile,
  },
  {
    method: 'PUT',
    path: '/api/cases/{id}',
    summary: 'Change the given fields of a case; changes of status and assignee become activities',
    procedure: 'cases.update',
    params: { id: 'caseId' },
    body: change,
    answer: 'json',
    out: CaseFile,
  },

  {
    method: 'GET',
    path: '/api/alerts',
    summary: 'The alerts, with what the reader has read',
    procedure: 'alerts.list',
    query: 'all',
    answer: 'list',
    out: v.array(Alert),
  },
  {
    method: 'POST',
    path: '/api/alerts/{id}/read',
    summary: 'Mark an alert as read',
    procedure: 'alerts.markRead',
    params: { id: 'alertId' },
    answer: 'json',
    out: null,
  },

  {
    method: 'GET',
    path: '/api/users',
    summary: 'All accounts',
    procedure: 'users.list',
    answer: 'list',
    out: v.array(User),
  },
  {
    method: 'PUT',
    path: '/api/users/{userId}/role',
    summary: 'Change the role of an account',
    refusals: [409],
    procedure: 'users.changeRole',
    body: input,
    answer: 'json',
    out: User,
  },

  {
    method: 'GET',
    path: '/api/adverse-media/{id}/full',
    summary: 'One article in full',
    procedure: 'media.article',
    answer: 'json',
    out: Article,
  },
  {
    method: 'POST',
    path: '/api/adverse-media',
    summary: 'Hand in an article; whom it names is found, and its level and summary are made where they are left out',
    procedure: 'media.add',
    body: input,
    answer: 'created',
    out: Article,
  },
  {
    method: 'POST',
    path: '/api/adverse-media/{id}/unlink',
    summary:
      'Say that an article is not about an entity; its risk is assessed anew, and they are not linked again by themselves',
    refusals: [409],
    procedure: 'media.unlink',
    body: input,
    answer: 'json',
    out: Article,
  },
  {
    method: 'POST',
    path: '/api/adverse-media/{id}/relink',
    summary: 'Undo an unlink',
    refusals: [409],
    procedure: 'media.relink',
    body: input,
    answer: 'json',
    out: Article,
  },
  {
    method: 'POST',
    path: '/api/adverse-media/import',
    summary: 'Hand in many articles; what is wrong with one is told by its place',
    procedure: 'media.import',
    body: input,
    answer: 'json',
    out: ImportedArticles,
  },

  // Beside the specification.
  {
    method: 'GET',
    path: '/api/feeds',
    summary: 'The news feeds that articles are taken from, and how they fare',
    procedure: 'feeds.list',
    answer: 'list',
    out: v.array(Feed),
  },
  {
    method: 'POST',
    path: '/api/feeds',
    summary: 'Add an RSS or Atom feed; it is fetched at once, and on its schedule from then on',
    refusals: [409],
    procedure: 'feeds.add',
    body: input,
    answer: 'created',
    out: Feed,
  },
  {
    method: 'PUT',
    path: '/api/feeds/{id}',
    summary: 'Change the given fields of a feed: its address, name, schedule, and whether it is paused',
    refusals: [409],
    procedure: 'feeds.change',
    params: { id: 'feedId' },
    body: change,
    answer: 'json',
    out: Feed,
  },
  {
    method: 'POST',
    path: '/api/feeds/{id}/fetch',
    summary: 'Fetch a feed now; answers the job that does',
    procedure: 'feeds.fetch',
    answer: 'json',
    out: Job,
  },
  {
    method: 'DELETE',
    path: '/api/feeds/{id}',
    summary: 'Remove a feed; the articles that came by it stay',
    procedure: 'feeds.remove',
    answer: 'json',
    out: Feed,
  },
  {
    method: 'GET',
    path: '/api/reports/{id}/file',
    summary: 'A report that was handed out, byte for byte',
    procedure: 'reports.file',
    answer: 'report',
    out: null,
  },
  {
    method: 'POST',
    path: '/api/screen',
    summary: 'Screen names against all lists in force without storing them',
    refusals: [409],
    procedure: 'screening.names',
    body: input,
    answer: 'json',
    out: v.array(ScreenAnswer),
  },

  {
    method: 'GET',
    path: '/api/matches',
    summary: 'Matches with the evidence; those that wait for a decision have the state pending',
    procedure: 'matches.list',
    query: 'all',
    answer: 'list',
    out: v.array(Match),
  },
  {
    method: 'POST',
    path: '/api/matches/confirm',
    summary: 'Confirm matches; where a decision takes two people they are proposed',
    refusals: [404, 409],
    procedure: 'matches.confirm',
    body: input,
    answer: 'json',
    out: v.array(Match),
  },
  {
    method: 'POST',
    path: '/api/matches/dismiss',
    summary: 'Dismiss matches for a reason; where a decision takes two people they are proposed',
    refusals: [404, 409],
    procedure: 'matches.dismiss',
    body: input,
    answer: 'json',
    out: v.array(Match),
  },
  {
    method: 'POST',
    path: '/api/matches/undo',
    summary: 'Take back decisions, or what one has proposed',
    refusals: [404, 409],
    procedure: 'matches.undo',
    body: input,
    answer: 'json',
    out: v.array(Match),
  },
  {
    method: 'POST',
    path: '/api/matches/approve',
    summary: 'Approve what somebody else has proposed',
    refusals: [404, 409],
    procedure: 'matches.approve',
    body: input,
    answer: 'json',
    out: v.array(Match),
  },
  {
    method: 'POST',
    path: '/api/matches/return',
    summary: 'Return what somebody else has proposed, with the reason',
    refusals: [404, 409],
    procedure: 'matches.return',
    body: input,
    answer: 'json',
    out: v.array(Match),
  },
  {
    method: 'GET',
    path: '/api/settings/four-eyes',
    summary: 'From which risk band on a decision takes two people',
    procedure: 'settings.fourEyes',
    answer: 'json',
    out: FourEyes,
  },
  {
    method: 'PUT',
    path: '/api/settings/four-eyes',
    summary: 'Change it; refused while registration is open',
    refusals: [409],
    procedure: 'settings.changeFourEyes',
    body: input,
    answer: 'json',
    out: FourEyes,
  },
  {
    method: 'GET',
    path: '/api/entities/{id}/ownership',
    summary: 'Who owns the entity and what it owns, and what the 50 % rule says of it on a day',
    procedure: 'ownership.of',
    params: { id: 'entityId' },
    query: 'all',
    answer: 'json',
    out: Ownership,
  },
  {
    method: 'POST',
    path: '/api/ownership',
    summary: 'Record an owner of a company; who is blocked by it follows before the answer',
    refusals: [409],
    procedure: 'ownership.add',
    body: input,
    answer: 'created',
    out: OwnershipLink,
  },
  {
    method: 'GET',
    path: '/api/ownership/csv-template',
    summary: 'A CSV file to fill in for an upload of owners',
    procedure: 'ownership.csvTemplate',
    answer: 'csv',
    fileName: 'owners_template.csv',
    out: null,
  },
  {
    method: 'POST',
    path: '/api/ownership/upload-csv',
    summary: 'Record the owners of a CSV file; faulty rows are named by their number in the file',
    procedure: 'ownership.upload',
    body: { file: 'file', holds: 'One CSV file' },
    answer: 'json',
    out: OwnersResult,
  },
  {
    method: 'PUT',
    path: '/api/ownership/{id}',
    summary: 'Change the given fields of an ownership link',
    refusals: [409],
    procedure: 'ownership.change',
    params: { id: 'linkId' },
    body: change,
    answer: 'json',
    out: OwnershipLink,
  },
  {
    method: 'DELETE',
    path: '/api/ownership/{id}',
    summary: 'Take an ownership link back; answers the ownership of the company without it',
    procedure: 'ownership.remove',
    params: { id: 'linkId' },
    answer: 'json',
    out: Ownership,
  },
  {
    method: 'GET',
    path: '/api/keys',
    summary: 'The API keys, revoked ones too; never the keys themselves',
    procedure: 'keys.list',
    answer: 'list',
    out: v.array(ApiKey),
  },
  {
    method: 'POST',
    path: '/api/keys',
    summary: 'Make an API key; this answer is the only one that shows it',
    procedure: 'keys.create',
    body: input,
    answer: 'created',
    out: NewKeyShown,
  },
  {
    method: 'DELETE',
    path: '/api/keys/{id}',
    summary: 'Revoke an API key; it is refused from the next request on',
    procedure: 'keys.revoke',
    answer: 'json',
    out: ApiKey,
  },
  {
    method: 'GET',
    path: '/api/lists',
    summary: 'The lists with their versions, ages and counts',
    procedure: 'lists.status',
    answer: 'list',
    out: v.array(ListStatus),
  },
  {
    method: 'POST',
    path: '/api/lists/{list}/import',
    summary: 'Import a published file; one that is hard to believe waits for an administrator',
    refusals: [409, 413],
    procedure: 'lists.import',
    body: { file: 'file', holds: 'One file of the list, as published, plain or packed' },
    answer: 'json',
    out: ImportResult,
  },
  {
    method: 'POST',
    path: '/api/lists/{list}/sync',
    summary: 'Fetch a list from its publisher; answers the job that does',
    procedure: 'lists.sync',
    answer: 'json',
    out: Job,
  },
  {
    method: 'GET',
    path: '/api/jobs/{id}',
    summary: 'How far a job has come',
    procedure: 'jobs.get',
    answer: 'json',
    out: Job,
  },
  {
    method: 'GET',
    path: '/api/screenings/{id}',
    summary: 'The certificate of one search',
    procedure: 'screening.get',
    answer: 'json',
    out: Certificate,
  },
  {
    method: 'GET',
    path: '/api/entities/{id}/screenings',
    summary: 'The certificates of every search for an entity, newest first',
    procedure: 'screening.list',
    params: { id: 'entityId' },
    query: 'all',
    answer: 'list',
    out: v.array(Certificate),
  },
];
