import type { Permission, Role } from '@tamis/api/permissions';
import {
  type Faults,
  articleFields,
  caseFields,
  caseFilter,
  entityFields,
  entityId,
  feedFields,
  keyedPage,
  linkFields,
  listCode,
  long,
  number,
  outcome,
  page,
  q,
  role,
  webhookFields,
} from './contract-faults.ts';

/** Ids of the demo that requests are filled with. */
export interface Ids {
  entity: number;
  company: number;
  case: number;
  alert: number;
  article: number;
  /** Whom the article is about. */
  mentioned: number;
  report: number;
  user: number;
  job: number;
  match: number;
  feed: number;
  webhook: number;
  delivery: number;
  /** The version of a list that waits, where a case asks for one. */
  waiting: number;
}

/** A list of one invented person. */
const UN_LIST =
  '<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-01-01T00:00:00Z"><INDIVIDUALS><INDIVIDUAL>' +
  '<DATAID>1</DATAID><FIRST_NAME>Ivor</FIRST_NAME><SECOND_NAME>Quellstone</SECOND_NAME><UN_LIST_TYPE>TEST</UN_LIST_TYPE>' +
  '<REFERENCE_NUMBER>TSi.1</REFERENCE_NUMBER></INDIVIDUAL></INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>';

/** About nobody that is monitored. */
const anArticle = {
  title: 'Trader charged with fraud',
  content: 'The trader was charged on Monday.',
  fullContent: '<p>The trader was charged on Monday.</p>',
  source: 'Example Times',
  url: 'https://news.example/trader',
  publishedAt: '2025-01-05T09:00:00Z',
  riskLevel: 'high',
  aiSummary: 'A trader was charged.',
};

/** The page of an article, as it stands on the web. */
export const ARTICLE_PAGE = {
  url: 'https://news.example/collector',
  html: `<html><head><title>Collector fined for late returns</title></head><body><article><h1>Collector fined for late returns</h1>${'<p>The collector paid a fine on Tuesday, and said that the returns had been lost in the mail.</p>'.repeat(4)}</article></body></html>`,
};

/** What the specification promises of one call. */
export interface ContractCase {
  /** Who gets in: its section 6. */
  access: 'anyone' | 'signed in' | { roles: readonly Role[]; permission: Permission };
  status: 200 | 201;
  /** The status once somebody has asked for the same. */
  again?: 200;
  path?: (ids: Ids) => string;
  /** A body that is right in every way. */
  json?: (ids: Ids, who: string) => Record<string, unknown>;
  file?: string;
  /** The right request signs the caller out. */
  endsSessions?: true;
  /** The state that the match must be in for the right request. */
  matchState?: 'pending' | 'confirmed' | 'proposed';
  /** The list of which a version must wait for the right request. */
  waitingList?: 'un';
  /** The ownership link that must hold for the right request. */
  heldLink?: 2;
  params?: Faults;
  query?: Faults;
  body?: Faults;
  /** Keys and parameters that it does not know are ignored, not refused. */
  ignoresUnknown?: true;
  /** What is said when a field is left out; the others may be left out. */
  missing?: Readonly<Record<string, string>>;
}

const everyone = (permission: Permission) => ({ roles: ['viewer', 'analyst', 'admin'] as const, permission });
const analysts = (permission: Permission) => ({ roles: ['analyst', 'admin'] as const, permission });
const admins = (permission: Permission) => ({ roles: ['admin'] as const, permission });

/** The engine's own. */
const WEIGHTS = { sanctionsRisk: 100, politicalExposure: 65, adverseMedia: 85, countryRisk: 50 };
const weightsFaults: Faults = {
  'weights.sanctionsRisk': [
    [90, 'The weight of sanctions is always 100: a sanctioned party reaches 100'],
    [null, 'The weight of sanctions is always 100: a sanctioned party reaches 100'],
  ],
  'weights.politicalExposure': [
    [9, 'The weight of political exposure must be at least 10: no factor can be switched off'],
    [101, 'The weight of political exposure must be at most 100'],
  ],
  'weights.adverseMedia': [['85', 'The weight of adverse media must be a whole number']],
  'weights.countryRisk': [[33.3, 'The weight of country risk must be a whole number']],
};
const thresholdFaults: Faults = {
  threshold: [
    ['70', 'Threshold must be a whole number'],
    [70.5, 'Threshold must be a whole number'],
    [49, 'Threshold must be at least 50'],
    [91, 'Threshold must be at most 90'],
  ],
};
/** What changes of a setting have in common. */
const changeFaults: Faults = {
  version: [
    ['1', 'Version is required'],
    [1.5, 'Version must be a whole number'],
    [-1, 'Version must be at least 0'],
  ],
  reason: [
    ['', 'Reason is required'],
    [7, 'Reason is required'],
    [long(501), 'Reason must be at most 500 characters'],
  ],
};

/** Which matches are asked for. */
const matchFilter: Faults = {
  state: [['open', 'state: expected ("pending" | "proposed" | "confirmed" | "dismissed"), received "open"']],
  list: [[long(51), 'list must have at most 50 characters']],
  name: [[long(501), 'name must have at most 500 characters']],
  order: [['name', 'order: expected ("score" | "newest" | "oldest" | "decided" | "customer"), received "name"']],
  upload: [['0', 'upload must be at least 1']],
  partyId: [['0', 'partyId must be at least 1']],
  ...entityId,
  ...keyedPage,
};

/** What decisions on matches have in common. */
const matchIds: Faults = {
  matchIds: [
    ['1', 'matchIds: expected Array, received "1"'],
    [[], 'Choose at least one match'],
    [Array.from({ length: 201 }, () => 1), 'At most 200 matches can be decided together'],
  ],
};
const note: Faults[string] = [
  [7, 'note: expected string, received 7'],
  [long(2_001), 'Note must be at most 2000 characters'],
];
const matchStep = (matchState: ContractCase['matchState']) => ({
  access: analysts('matches.decide'),
  status: 200 as const,
  matchState,
  json: ({ match }: Ids) => ({ matchIds: [match] }),
  missing: { matchIds: 'matchIds is required' },
});

/** Paths for clients of OpenSanctions: what they refuse of a dataset, and of the options of a search. */
const noDataset: Faults[string] = [['nothing', 'No such dataset: nothing. See /catalog.', 404]];
const dataset: Faults = { dataset: noDataset };
const unreadable = (name: string): Faults => ({
  [name]: [
    ['a\0', `${name}.0 contains a character that cannot be stored (U+0000 or an unpaired surrogate). Remove it.`],
  ],
});
const scope: Faults = {
  include_dataset: noDataset,
  exclude_dataset: noDataset,
  ...unreadable('exclude_schema'),
  ...unreadable('topics'),
  ...unreadable('exclude_entity_ids'),
  changed_since: [['soon', 'changed_since must be an ISO date']],
};
const matchOptions: Faults = {
  algorithm: [['magic', 'Unknown algorithm: magic. See /algorithms.']],
  threshold: [
    ['70', 'threshold must be a number from 0 to 1'],
    ['', 'threshold must be a number from 0 to 1'],
    ['x', 'threshold must be a number from 0 to 1'],
  ],
  cutoff: [['-0.1', 'cutoff must be a number from 0 to 1']],
  limit: [
    ['0', 'limit must be a whole number from 1 to 500'],
    ['1.5', 'limit must be a whole number from 1 to 500'],
  ],
};

/** Every path of the tables, by method and path. */
export const contract: Readonly<Record<string, ContractCase>> = {
  'GET /api/user': { access: 'signed in', status: 200 },
  'POST /api/login': {
    access: 'anyone',
    status: 200,
    json: () => ({ username: 'viewer', password: 'viewer123' }),
    body: {
      username: [
        ['', 'Username is required'],
        [7, 'Username is required'],
        [long(201), 'username must have at most 200 characters'],
      ],
      password: [
        ['', 'Password is required'],
        [null, 'Password is required'],
        [long(1_001), 'password must have at most 1000 characters'],
      ],
    },
    missing: { username: 'Username is required', password: 'Password is required' },
  },
  'POST /api/register': {
    access: 'anyone',
    status: 201,
    json: () => ({ username: `user-${Math.random()}`, fullName: 'Some One', password: 'secret1', role: 'viewer' }),
    body: {
      username: [
        ['Al', 'Username must be at least 3 characters'],
        ['  Al ', 'Username must be at least 3 characters'],
        [7, 'Username must be at least 3 characters'],
        [long(201), 'Username must be at most 200 characters'],
        ['admin', 'Username already exists. Choose another one.'],
      ],
      fullName: [
        ['A', 'Full name is required'],
        [7, 'Full name is required'],
        [long(201), 'Full name must be at most 200 characters'],
      ],
      password: [
        ['12345', 'Password must be at least 6 characters'],
        [123_456, 'Password must be at least 6 characters'],
        [long(1_001), 'Password must be at most 1000 characters'],
      ],
      ...role,
    },
    missing: {
      username: 'Username must be at least 3 characters',
      fullName: 'Full name is required',
      password: 'Password must be at least 6 characters',
    },
  },
  'POST /api/logout': { access: 'anyone', status: 200 },
  'PUT /api/user/password': {
    access: 'signed in',
    status: 200,
    endsSessions: true,
    json: (_, who) => ({ current: `${who}123`, password: `${who}123` }),
    body: {
      current: [
        ['', 'Current password is required'],
        [7, 'Current password is required'],
        [long(1_001), 'current must have at most 1000 characters'],
        ['another', 'The current password is wrong.'],
      ],
      password: [
        ['12345', 'Password must be at least 6 characters'],
        [123_456, 'Password must be at least 6 characters'],
        [long(1_001), 'Password must be at most 1000 characters'],
      ],
    },
    missing: { current: 'Current password is required', password: 'Password must be at least 6 characters' },
  },

  'GET /api/dashboard': { access: everyone('dashboard.read'), status: 200 },

  'GET /api/entities': {
    access: everyone('entities.read'),
    status: 200,
    query: {
      tab: [['sad', 'tab: expected ("all" | "high" | "medium" | "low" | "pep" | "sanctioned"), received "sad"']],
      type: [['robot', 'Type must be person, company or country']],
      country: [[long(201), 'country must have at most 200 characters']],
      name: [[long(501), 'name must have at most 500 characters']],
      matches: [['none', 'matches: expected "waiting", received "none"']],
      sort: [
        [
          'password',
          'sort: expected ("name" | "-name" | "riskScore" | "-riskScore" | "createdAt" | "-createdAt" | "country" | "-country" | "flags" | "-flags" | "matches" | "-matches"), received "password"',
        ],
      ],
      ...page,
    },
  },
  'POST /api/entities': {
    access: analysts('entities.write'),
    status: 201,
    json: () => ({
      name: 'Hanna Muster',
      type: 'person',
      country: 'Austria',
      isPep: true,
      isSanctioned: false,
      riskScore: 5,
      flags: { sanctionLists: [], reasons: ['Political connections'] },
      additionalInfo: { birthDate: '1970', position: 'Minister', founded: null, industry: null },
    }),
    body: entityFields,
    missing: {
      name: 'Name must be at least 2 characters',
      type: 'type is required',
      country: 'Country must be at least 2 characters',
    },
  },
  'GET /api/entities/search': {
    access: everyone('search.read'),
    status: 200,
    path: () => '/api/entities/search?q=a',
    query: {
      ...q,
      ...page,
      type: [['robot', 'Type must be person, company or country']],
      risk: [['dire', 'risk: expected ("high" | "medium" | "low"), received "dire"']],
      country: [[long(201), 'country must have at most 200 characters']],
    },
  },
  'GET /api/entities/csv-template': { access: everyone('entities.read'), status: 200 },
  'POST /api/entities/upload-csv': {
    access: analysts('entities.write'),
    status: 200,
    file: 'name,type,country\nGrete Beispiel,person,Austria\n',
  },
  'GET /api/entities/{id}': { access: everyone('entities.read'), status: 200, params: number('id') },
  'PUT /api/entities/{id}': {
    access: analysts('entities.write'),
    status: 200,
    json: () => ({ country: 'Norway', flags: {}, additionalInfo: {} }),
    params: number('id'),
    body: entityFields,
  },
  'GET /api/entities/{id}/media': { access: everyone('media.read'), status: 200, params: number('id') },
  'GET /api/entities/{id}/cases': {
    access: everyone('cases.read'),
    status: 200,
    params: number('id'),
    query: { ...caseFilter, ...keyedPage },
  },
  'GET /api/entities/{id}/risk-assessment': {
    access: everyone('entities.read'),
    status: 200,
    params: number('id'),
  },
  'GET /api/entities/{id}/report': {
    access: everyone('reports.create'),
    status: 200,
    params: number('id'),
    query: { format: [['docx', 'format: expected ("html" | "pdf"), received "docx"']] },
  },

  'GET /api/cases': {
    access: everyone('cases.read'),
    status: 200,
    query: { ...caseFilter, ...entityId, ...keyedPage },
  },
  'POST /api/cases': {
    access: analysts('cases.write'),
    status: 201,
    json: (ids) => ({
      entityId: ids.entity,
      title: 'A new case',
      description: 'Look into this one.',
      status: 'open',
      priority: 'high',
      assignedTo: 2,
    }),
    body: {
      ...caseFields,
      assignedTo: [...caseFields['assignedTo']!, [999_999, 'assignedTo: user 999999 does not exist.']],
    },
    missing: {
      entityId: 'Entity is required',
      title: 'Title must be at least 3 characters',
      description: 'Description must be at least 10 characters',
    },
  },
  'PUT /api/cases/{id}': {
    access: analysts('cases.write'),
    status: 200,
    path: (ids) => `/api/cases/${ids.case}`,
    json: () => ({ status: 'in_progress' }),
    params: number('id'),
    body: { ...caseFields, ...outcome },
  },

  'GET /api/alerts': {
    access: everyone('alerts.read'),
    status: 200,
    query: {
      filter: [
        [
          'none',
          'filter: expected ("all" | "unread" | "high" | "medium" | "low" | "sanction" | "adverse_media" | "risk_score_change"), received "none"',
        ],
      ],
      ...entityId,
      ...keyedPage,
    },
  },
  'GET /api/assignees': { access: analysts('assignees.read'), status: 200 },

  'POST /api/alerts/{id}/read': {
    access: everyone('alerts.mark'),
    status: 200,
    path: (ids) => `/api/alerts/${ids.alert}/read`,
    params: number('id'),
  },

  'GET /api/users': { access: admins('users.read'), status: 200 },
  'PUT /api/users/{userId}/role': {
    access: admins('users.write'),
    status: 200,
    path: (ids) => `/api/users/${ids.user}/role`,
    json: () => ({ role: 'analyst' }),
    params: number('userId'),
    body: role,
    missing: { role: 'role is required' },
  },
  'PUT /api/users/{userId}/access': {
    access: admins('users.write'),
    status: 200,
    path: (ids) => `/api/users/${ids.user}/access`,
    json: () => ({ disabled: false }),
    params: number('userId'),
    body: {
      disabled: [
        ['true', 'disabled: expected boolean, received "true"'],
        [1, 'disabled: expected boolean, received 1'],
      ],
    },
    missing: { disabled: 'disabled is required' },
  },

  'GET /api/adverse-media/{id}/full': {
    access: everyone('media.read'),
    status: 200,
    path: (ids) => `/api/adverse-media/${ids.article}/full`,
    params: number('id'),
  },
  'POST /api/adverse-media': {
    access: analysts('media.write'),
    status: 201,
    again: 200,
    json: (ids) => ({ ...anArticle, entityIds: [ids.entity] }),
    body: articleFields,
    missing: {
      title: 'Title is required',
      content: 'Content is required',
      source: 'Source is required',
      publishedAt: 'publishedAt is required',
    },
  },
  'POST /api/adverse-media/fetch': {
    access: analysts('media.write'),
    status: 201,
    again: 200,
    json: (ids) => ({ url: ARTICLE_PAGE.url, entityIds: [ids.entity] }),
    body: {
      url: [
        [7, 'Web address is required'],
        ['', 'Web address is required'],
        ['javascript:alert(1)', 'Web address must begin with https:// or http://'],
      ],
      entityIds: articleFields['entityIds']!,
    },
    missing: { url: 'Web address is required' },
  },
  'POST /api/adverse-media/{id}/unlink': {
    access: analysts('media.write'),
    status: 200,
    path: ({ article }) => `/api/adverse-media/${article}/unlink`,
    json: ({ mentioned }) => ({ entityId: mentioned, reason: 'Another person of the same name' }),
    params: number('id'),
    body: {
      entityId: [
        ['1', 'entityId: expected number, received "1"'],
        [0, 'entityId must be at least 1'],
      ],
      reason: [
        [' ', 'Reason is required'],
        [7, 'Reason is required'],
        [long(501), 'Reason must be at most 500 characters'],
      ],
    },
    missing: { entityId: 'entityId is required', reason: 'Reason is required' },
  },
  'POST /api/adverse-media/{id}/relink': {
    access: analysts('media.write'),
    status: 200,
    path: ({ article }) => `/api/adverse-media/${article}/relink`,
    json: ({ mentioned }) => ({ entityId: mentioned }),
    params: number('id'),
    body: {
      entityId: [
        [null, 'entityId: expected number, received null'],
        [1.5, 'entityId must be a whole number'],
      ],
    },
    missing: { entityId: 'entityId is required' },
  },
  'POST /api/adverse-media/import': {
    access: analysts('media.write'),
    status: 200,
    json: () => ({ articles: [anArticle] }),
    body: {
      articles: [
        ['none', 'articles: expected Array, received "none"'],
        [[], 'The request contains no articles.'],
        [Array.from({ length: 501 }, () => anArticle), 'At most 500 articles at once'],
      ],
    },
    missing: { articles: 'articles is required' },
  },
  'GET /api/reports/{id}/file': {
    access: everyone('reports.read'),
    status: 200,
    path: (ids) => `/api/reports/${ids.report}/file`,
    params: number('id'),
  },
  'POST /api/screen': {
    access: everyone('matches.read'),
    status: 200,
    json: () => ({ queries: [{ name: 'Anna Muster', type: 'person', country: 'Austria', birthDate: '1970' }] }),
    body: {
      queries: [
        ['Anna', 'queries: expected Array, received "Anna"'],
        [[], 'queries must have at least 1'],
        [Array.from({ length: 1_001 }, () => ({ name: 'A' })), 'At most 1000 names in one request'],
        [[{ name: '' }], 'Name is required'],
        [[{ name: 7 }], 'Name is required'],
        [[{ name: long(501) }], 'Name must be at most 500 characters'],
        [
          [{ name: 'A', type: 'robot' }],
          'queries.0.type: expected ("person" | "company" | "country" | "vessel" | "aircraft" | "wallet"), received "robot"',
        ],
        [[{ name: 'A', country: 7 }], 'queries.0.country: expected string, received 7'],
        [[{ name: 'A', birthDate: 1970 }], 'queries.0.birthDate: expected string, received 1970'],
        [[{ name: 'A', colour: 'red' }], 'Unknown field: queries.0.colour'],
      ],
      threshold: [
        ['70', 'threshold: expected number, received "70"'],
        [-1, 'threshold must be at least 0'],
        [101, 'threshold must be at most 100'],
      ],
      limit: [
        [0, 'limit must be at least 1'],
        [101, 'limit must be at most 100'],
        [1.5, 'limit must be a whole number'],
      ],
    },
    missing: { queries: 'queries is required' },
  },
  'GET /api/entities/{id}/ownership': {
    access: everyone('ownership.read'),
    status: 200,
    params: number('id'),
    query: {
      on: [
        ['yesterday', 'on must be a date like 2026-12-31'],
        ['2026-02-30', 'on: 2026-02-30 is not a real date.'],
      ],
    },
  },
  'POST /api/ownership': {
    access: analysts('ownership.write'),
    status: 201,
    json: (ids) => ({
      ownedEntityId: ids.company,
      ownerName: `Holder ${Math.random()}`,
      share: 0.5,
      from: '2024-01-31',
    }),
    body: {
      ...linkFields,
      ownedEntityId: [
        ['7', 'Owned company is required'],
        [0, 'Owned company is required'],
        [999_999, 'ownedEntityId: entity 999999 does not exist.'],
      ],
      ownerEntityId: [
        ['7', 'ownerEntityId: expected number, received "7"'],
        [7, 'Owner is required: one of ownerEntityId, ownerParty or ownerName.'],
      ],
      'ownerParty.list': [[7, 'ownerParty.list: expected string, received 7']],
      'ownerParty.sourceRef': [[7, 'ownerParty.list is required']],
      ownerName: [
        [7, 'ownerName: expected string, received 7'],
        [long(501), 'Owner must be at most 500 characters'],
        ['  ', 'Owner is required: one of ownerEntityId, ownerParty or ownerName.'],
      ],
    },
    missing: { ownedEntityId: 'Owned company is required' },
  },
  'GET /api/ownership/csv-template': { access: everyone('ownership.read'), status: 200 },
  'POST /api/ownership/upload-csv': {
    access: analysts('ownership.write'),
    status: 200,
    file: 'owner,owned,share\nGrete Beispiel,Nordhavn Maritime A/S,0.5\n',
  },
  'PUT /api/ownership/{id}': {
    access: analysts('ownership.write'),
    status: 200,
    path: () => '/api/ownership/1',
    json: () => ({ share: 12.5, to: null }),
    params: number('id'),
    body: linkFields,
  },
  'DELETE /api/ownership/{id}': {
    access: analysts('ownership.write'),
    status: 200,
    path: () => '/api/ownership/2',
    heldLink: 2,
    params: number('id'),
  },
  'GET /api/keys': { access: admins('keys.read'), status: 200 },
  'POST /api/keys': {
    access: admins('keys.write'),
    status: 201,
    json: () => ({ name: 'Onboarding', role: 'analyst' }),
    body: {
      name: [
        ['', 'Give the key a name'],
        ['  ', 'Give the key a name'],
        [7, 'Give the key a name'],
        [long(101), 'Name must be at most 100 characters'],
      ],
      ...role,
    },
    missing: { name: 'Give the key a name', role: 'role is required' },
  },
  'DELETE /api/keys/{id}': {
    access: admins('keys.write'),
    status: 200,
    path: () => '/api/keys/1',
    params: number('id'),
  },

  'GET /api/feeds': { access: admins('feeds.read'), status: 200 },
  'POST /api/feeds': {
    access: admins('feeds.write'),
    status: 201,
    json: () => ({ url: 'https://news.example/rss', title: 'Example Times', everyHours: 3 }),
    body: feedFields,
    missing: { url: 'Web address is required' },
  },
  'PUT /api/feeds/{id}': {
    access: admins('feeds.write'),
    status: 200,
    path: ({ feed }) => `/api/feeds/${feed}`,
    json: () => ({ url: 'https://other.example/rss', title: null, everyHours: 12, isPaused: true }),
    params: number('id'),
    body: { ...feedFields, isPaused: [['yes', 'isPaused: expected boolean, received "yes"']] },
  },
  'POST /api/feeds/{id}/fetch': {
    access: admins('feeds.write'),
    status: 200,
    path: ({ feed }) => `/api/feeds/${feed}/fetch`,
    params: number('id'),
  },
  'DELETE /api/feeds/{id}': {
    access: admins('feeds.write'),
    status: 200,
    path: ({ feed }) => `/api/feeds/${feed}`,
    params: number('id'),
  },

  'GET /api/webhooks': { access: admins('webhooks.read'), status: 200 },
  'POST /api/webhooks': {
    access: admins('webhooks.write'),
    status: 201,
    json: () => ({ url: 'https://receiver.example/tamis', description: 'Case system', topics: ['alert.raised'] }),
    body: webhookFields,
    missing: { url: 'Web address is required', topics: 'Choose at least one topic' },
  },
  'PUT /api/webhooks/{id}': {
    access: admins('webhooks.write'),
    status: 200,
    path: ({ webhook }) => `/api/webhooks/${webhook}`,
    json: () => ({ url: 'https://other.example/', description: '', topics: ['job.failed'], isPaused: true }),
    params: number('id'),
    body: { ...webhookFields, isPaused: [['yes', 'isPaused: expected boolean, received "yes"']] },
  },
  'POST /api/webhooks/{id}/secret': {
    access: admins('webhooks.write'),
    status: 200,
    path: ({ webhook }) => `/api/webhooks/${webhook}/secret`,
    params: number('id'),
  },
  'POST /api/webhooks/{id}/skip': {
    access: admins('webhooks.write'),
    status: 200,
    path: ({ webhook }) => `/api/webhooks/${webhook}/skip`,
    params: number('id'),
  },
  'POST /api/webhooks/{id}/test': {
    access: admins('webhooks.write'),
    status: 200,
    path: ({ webhook }) => `/api/webhooks/${webhook}/test`,
    params: number('id'),
  },
  'GET /api/webhooks/{id}/deliveries': {
    access: admins('webhooks.read'),
    status: 200,
    path: ({ webhook }) => `/api/webhooks/${webhook}/deliveries`,
    params: number('id'),
    query: page,
  },
  'POST /api/webhooks/deliveries/{id}/send-again': {
    access: admins('webhooks.write'),
    status: 200,
    path: ({ delivery }) => `/api/webhooks/deliveries/${delivery}/send-again`,
    params: number('id'),
  },
  'DELETE /api/webhooks/{id}': {
    access: admins('webhooks.write'),
    status: 200,
    path: () => '/api/webhooks/2',
    params: number('id'),
  },

  'GET /api/lists': { access: everyone('lists.read'), status: 200 },
  'GET /api/lists/own/csv-template': { access: everyone('lists.read'), status: 200 },
  'POST /api/lists/{list}/import': {
    access: admins('lists.import'),
    status: 200,
    path: () => '/api/lists/un/import',
    file: UN_LIST,
    params: listCode,
  },
  'POST /api/lists/{list}/sync': {
    access: admins('lists.import'),
    status: 200,
    path: () => '/api/lists/un/sync',
    params: listCode,
  },
  'GET /api/lists/{list}/versions': {
    access: everyone('lists.read'),
    status: 200,
    path: () => '/api/lists/un/versions',
    params: listCode,
  },
  'POST /api/lists/{list}/accept': {
    access: admins('lists.import'),
    status: 200,
    path: ({ waiting }) => `/api/lists/un/accept?version=${waiting}`,
    waitingList: 'un',
    params: listCode,
    query: { version: number('version')['version'] ?? [] },
  },
  'POST /api/lists/{list}/reject': {
    access: admins('lists.import'),
    status: 200,
    path: ({ waiting }) => `/api/lists/un/reject?version=${waiting}`,
    waitingList: 'un',
    params: listCode,
    query: { version: number('version')['version'] ?? [] },
  },
  'GET /api/parties/{id}': {
    access: everyone('lists.read'),
    status: 200,
    path: () => '/api/parties/1',
    params: number('id'),
  },
  'GET /api/matches': { access: everyone('matches.read'), status: 200, query: matchFilter },
  'GET /api/matches/queue': { access: everyone('matches.read'), status: 200, query: matchFilter },
  'GET /api/matches/{id}/same-party': {
    access: everyone('matches.read'),
    status: 200,
    path: ({ match }) => `/api/matches/${match}/same-party`,
    params: number('id'),
  },
  'POST /api/matches/confirm': {
    ...matchStep('pending'),
    json: ({ match }) => ({ matchIds: [match], note: 'Passport agrees' }),
    body: { ...matchIds, note },
  },
  'POST /api/matches/dismiss': {
    ...matchStep('pending'),
    json: ({ match }) => ({ matchIds: [match], reason: 'Another person', note: 'Another birth date', keepQuiet: true }),
    body: {
      ...matchIds,
      reason: [
        [' ', 'Choose a reason'],
        [null, 'Choose a reason'],
        [long(501), 'Reason must be at most 500 characters'],
      ],
      note,
      keepQuiet: [['yes', 'keepQuiet: expected boolean, received "yes"']],
    },
    missing: { matchIds: 'matchIds is required', reason: 'reason is required' },
  },
  'POST /api/matches/undo': {
    ...matchStep('confirmed'),
    json: ({ match }) => ({ matchIds: [match], reason: 'Another passport' }),
    body: {
      ...matchIds,
      reason: [
        [7, 'reason: expected string, received 7'],
        [long(501), 'Reason must be at most 500 characters'],
      ],
    },
  },
  'POST /api/matches/approve': { ...matchStep('proposed'), body: matchIds },
  'POST /api/matches/return': {
    ...matchStep('proposed'),
    json: ({ match }) => ({ matchIds: [match], note: 'The birth date agrees' }),
    body: {
      ...matchIds,
      note: [
        [' ', 'Say why it is returned'],
        [7, 'Say why it is returned'],
        [long(2_001), 'Note must be at most 2000 characters'],
      ],
    },
    missing: { matchIds: 'matchIds is required', note: 'note is required' },
  },
  'GET /api/settings/diagnostics': { access: everyone('settings.read'), status: 200 },
  'GET /api/settings/four-eyes': { access: everyone('settings.read'), status: 200 },
  'PUT /api/settings/four-eyes': {
    access: admins('settings.write'),
    status: 200,
    json: () => ({ version: 0, from: 'off', reason: 'As it was' }),
    body: {
      from: [['always', 'from: expected ("off" | "high" | "medium" | "low"), received "always"']],
      ...changeFaults,
    },
    missing: { version: 'version is required', from: 'from is required', reason: 'reason is required' },
  },
  'GET /api/settings/risk-weights': { access: everyone('settings.read'), status: 200 },
  'POST /api/settings/risk-weights/preview': {
    access: admins('settings.write'),
    status: 200,
    json: () => ({ weights: WEIGHTS }),
    body: weightsFaults,
    missing: { weights: 'weights is required' },
  },
  'PUT /api/settings/risk-weights': {
    access: admins('settings.write'),
    status: 200,
    json: () => ({ version: 0, weights: WEIGHTS, reason: 'As it was' }),
    body: { ...weightsFaults, ...changeFaults },
    missing: { version: 'version is required', weights: 'weights is required', reason: 'reason is required' },
  },
  'GET /api/settings/screening-threshold': { access: everyone('settings.read'), status: 200 },
  'POST /api/settings/screening-threshold/preview': {
    access: admins('settings.write'),
    status: 200,
    json: () => ({ threshold: 70 }),
    body: thresholdFaults,
    missing: { threshold: 'threshold is required' },
  },
  'PUT /api/settings/screening-threshold': {
    access: admins('settings.write'),
    status: 200,
    json: () => ({ version: 0, threshold: 70, reason: 'As it was' }),
    body: { ...thresholdFaults, ...changeFaults },
    missing: { version: 'version is required', threshold: 'threshold is required', reason: 'reason is required' },
  },
  'GET /api/jobs/{id}': {
    access: everyone('jobs.read'),
    status: 200,
    path: (ids) => `/api/jobs/${ids.job}`,
    params: number('id'),
  },
  'GET /api/self-tests': { access: everyone('selfTests.read'), status: 200 },
  'POST /api/self-tests': { access: admins('selfTests.run'), status: 200 },
  'GET /api/self-tests/{id}': {
    access: everyone('selfTests.read'),
    status: 200,
    path: () => '/api/self-tests/1',
    params: number('id'),
  },
  'GET /api/screenings': {
    access: everyone('entities.read'),
    status: 200,
    query: { text: [[long(501), 'text must have at most 500 characters']], ...page },
  },
  'POST /api/screenings': {
    access: analysts('screening.record'),
    status: 201,
    json: () => ({ name: 'Anna Muster', type: 'person', country: 'Austria', birthDate: '1970' }),
    body: {
      name: [
        ['', 'Name is required'],
        [7, 'Name is required'],
        [long(501), 'Name must be at most 500 characters'],
      ],
      type: [
        [
          'robot',
          'type: expected ("person" | "company" | "country" | "vessel" | "aircraft" | "wallet"), received "robot"',
        ],
      ],
      country: [
        [7, 'country: expected string, received 7'],
        [long(201), 'country must have at most 200 characters'],
      ],
      birthDate: [
        [1970, 'birthDate: expected string, received 1970'],
        [long(51), 'birthDate must have at most 50 characters'],
      ],
    },
    missing: { name: 'name is required' },
  },
  'GET /api/screenings/{id}': {
    access: everyone('entities.read'),
    status: 200,
    path: () => '/api/screenings/1',
    params: number('id'),
  },
  'GET /api/entities/{id}/screenings': {
    access: everyone('entities.read'),
    status: 200,
    params: number('id'),
    query: page,
  },

  'GET /api/health': { access: 'anyone', status: 200 },
  'GET /api/events': { access: everyone('alerts.read'), status: 200 },
  'GET /api/audit/export': {
    access: admins('audit.read'),
    status: 200,
    query: {
      subjectType: [[long(51), 'subjectType must have at most 50 characters']],
      subjectId: number('subjectId')['subjectId']!,
      ...entityId,
      text: [[long(501), 'text must have at most 500 characters']],
      actor: [[long(201), 'actor must have at most 200 characters']],
      action: [[long(101), 'action must have at most 100 characters']],
      since: [['yesterday', 'since must be a time like 2026-03-31T12:00:00Z']],
      until: [['2026-02-30T12:00:00Z', 'until: expected a time like 2026-03-31T12:00:00Z']],
      format: [['pdf', 'format: expected ("csv" | "jsonl"), received "pdf"']],
    },
  },
  'POST /api/yente/match/{dataset}': {
    access: everyone('matches.read'),
    status: 200,
    path: () => '/api/yente/match/default',
    json: () => ({ queries: { 'customer-7': { schema: 'Person', properties: { name: ['Rustam Halvani'] } } } }),
    params: dataset,
    query: { ...scope, ...matchOptions },
    body: {
      queries: [
        [{}, 'queries has no query in it'],
        ['x', 'queries must be an object of queries by id'],
        [{ a: { properties: {} } }, 'queries.a.schema is required'],
        [{ a: { schema: 'Person', properties: 'x' } }, 'A query needs properties'],
      ],
      ...Object.fromEntries(
        Object.keys({ ...scope, ...matchOptions }).map((name) => [
          name,
          [[0.9, `${name} is not read from the body here: it belongs in the address, as ?${name}=…`]],
        ]),
      ),
    },
    missing: { queries: 'queries is required' },
    ignoresUnknown: true,
  },
  'GET /api/yente/search/{dataset}': {
    access: everyone('matches.read'),
    status: 200,
    path: () => '/api/yente/search/default?q=halvani',
    params: dataset,
    query: {
      ...scope,
      q: [
        ['', 'q is required: say which name to look for'],
        [long(501), 'q must be at most 500 characters'],
      ],
      schema: [
        [
          'Robot',
          'Invalid schema: Robot. What can be matched is Person, Company, Organization, LegalEntity, PublicBody, Vessel, Airplane, CryptoWallet, Thing.',
        ],
      ],
      countries: [['Atlantis', "countries: 'Atlantis' is not known. Give codes of ISO 3166, such as de."]],
      limit: [['501', 'limit must be a whole number from 1 to 500']],
      offset: [
        ['-1', 'offset must be a whole number from 0 to 9499'],
        ['9500', 'offset must be a whole number from 0 to 9499'],
      ],
    },
    ignoresUnknown: true,
  },
  'GET /api/yente/entities/{id}': {
    access: everyone('matches.read'),
    status: 200,
    path: () => '/api/yente/entities/demo-DEMO-1001',
    params: { id: [['demo-nobody', 'No such entity: demo-nobody', 404]] },
    ignoresUnknown: true,
  },
  'GET /api/yente/catalog': { access: everyone('matches.read'), status: 200, ignoresUnknown: true },
  'GET /api/yente/algorithms': { access: everyone('matches.read'), status: 200, ignoresUnknown: true },
  'GET /api/yente/healthz': { access: 'anyone', status: 200, ignoresUnknown: true },
  'GET /api/yente/readyz': { access: 'anyone', status: 200, ignoresUnknown: true },
};

/** The path to ask, with the demo's ids in it. */
export function pathOf(key: string, ids: Ids): string {
  const template = key.split(' ')[1] ?? '';
  return contract[key]?.path?.(ids) ?? template.replace(/\{\w+\}/, String(ids.entity));
}
