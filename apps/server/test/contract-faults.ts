import { importableCodes } from '@tamis/api/watchlists/registry';

/** Values that a field refuses, each with the sentence that says so; by 400 unless another status is given. */
export type Faults = Readonly<Record<string, readonly (readonly [value: unknown, sentence: string, status?: 404])[]>>;

export const long = (length: number) => 'x'.repeat(length);

/** A path parameter that is a number from 1. */
export const number = (name: string): Faults => ({
  [name]: [
    ['abc', `${name}: expected number, received "abc"`],
    ['1.5', `${name}: expected number, received "1.5"`],
    ['0', `${name} must be at least 1`],
    ['-1', `${name} must be at least 1`],
  ],
});

/** A path parameter that is the code of a list. */
export const listCode: Faults = {
  list: [
    ['mars', `There is no list 'mars'. The lists are ${importableCodes()}.`],
    [long(51), 'A list code has at most 50 characters'],
  ],
};

export const page: Faults = {
  limit: [
    ['x', 'limit: expected number, received "x"'],
    ['0', 'limit must be at least 1'],
    ['5001', 'limit must be at most 5000'],
  ],
  offset: [
    ['x', 'offset: expected number, received "x"'],
    ['-1', 'offset must be at least 0'],
  ],
};

/** The same of a list that goes on behind its last row. */
export const keyedPage: Faults = {
  ...page,
  cursor: [
    ['x', 'cursor: give the one in the Link header of the previous page, and keep the same order'],
    [long(201), 'cursor must have at most 200 characters'],
  ],
};

export const entityId: Faults = {
  entityId: [
    ['x', 'entityId: expected number, received "x"'],
    ['0', 'entityId must be at least 1'],
  ],
};

export const caseFilter: Faults = {
  assigned: [['me', 'assigned: expected "nobody", received "me"']],
  text: [[long(501), 'text must have at most 500 characters']],
  filter: [
    [
      'closed',
      'filter: expected ("all" | "open" | "in_progress" | "escalated" | "resolved" | "high" | "medium" | "low" | "mine"), received "closed"',
    ],
  ],
  status: [
    [
      'closed',
      'status: expected ("open" | "in_progress" | "escalated" | "resolved" | "unresolved"), received "closed"',
    ],
  ],
  sort: [['title', 'sort: expected ("-createdAt" | "dueDate"), received "title"']],
};

const score = 'Risk score must be a whole number from 0 to 100';
const texts = (name: string, label: string): Faults[string] => [
  [7, `${name}: expected string, received 7`],
  [long(501), `${label} must be at most 500 characters`],
];

const required = (label: string, most: number): Faults[string] => [
  [7, `${label} is required`],
  [' ', `${label} is required`],
  [long(most + 1), `${label} must be at most ${most} characters`],
];

export const articleFields: Faults = {
  title: required('Title', 500),
  content: required('Content', 500_000),
  fullContent: [
    [7, 'fullContent: expected string, received 7'],
    [long(500_001), 'content: an article must be at most 500000 characters'],
  ],
  source: required('Source', 300),
  url: [
    [7, 'url: expected string, received 7'],
    ['javascript:alert(1)', 'url: expected an http or https address'],
  ],
  publishedAt: [['yesterday', 'publishedAt: expected a time like 2026-03-31T12:00:00Z']],
  riskLevel: [['none', 'riskLevel: expected ("high" | "medium" | "low"), received "none"']],
  aiSummary: required('Summary', 5_000),
  entityIds: [
    ['1', 'entityIds: expected Array, received "1"'],
    [[0], 'entityIds.0 must be at least 1'],
    [[999_999], 'entityIds: entity 999999 does not exist'],
    [Array.from({ length: 101 }, () => 1), 'entityIds must have at most 100 items'],
    [[], 'entityIds: this article names no monitored entity. Choose whom it is about.'],
  ],
};

const hours = 'Hours must be a whole number from 1 to 720';

export const feedFields: Faults = {
  url: [
    [7, 'Web address is required'],
    ['', 'Web address is required'],
    ['news.example/rss', 'Web address must begin with https:// or http://'],
    [`https://news.example/${long(2_000)}`, 'Web address must be at most 2000 characters'],
    ['https://a:b@news.example/', 'url: this is not a web address, or it contains a user name'],
    [
      'http://10.0.0.1/rss',
      'url: The address 10.0.0.1 belongs to this computer or to a private network, and is not fetched.',
    ],
  ],
  title: [
    [7, 'title: expected string, received 7'],
    [long(301), 'Name must be at most 300 characters'],
  ],
  everyHours: [
    ['1', hours],
    [0, hours],
    [1.5, hours],
    [721, hours],
  ],
};

export const webhookFields: Faults = {
  url: [
    ...feedFields['url']!,
    [
      'http://receiver.example/',
      'url: the address must begin with https://, so that nobody on the way can read what is sent',
    ],
  ],
  description: [
    [7, 'description: expected string, received 7'],
    [long(201), 'Description must be at most 200 characters'],
  ],
  topics: [
    [[], 'Choose at least one topic'],
    [Array.from({ length: 11 }, () => 'job.failed'), 'topics must have at most 10 items'],
    ['job.failed', 'topics: expected Array, received "job.failed"'],
  ],
};

export const entityFields: Faults = {
  name: [
    [7, 'Name must be at least 2 characters'],
    [null, 'Name must be at least 2 characters'],
    ['A', 'Name must be at least 2 characters'],
    [' A ', 'Name must be at least 2 characters'],
    [long(501), 'Name must be at most 500 characters'],
  ],
  type: [
    ['robot', 'Type must be person, company or country'],
    [7, 'Type must be person, company or country'],
    [null, 'Type must be person, company or country'],
  ],
  country: [
    [7, 'Country must be at least 2 characters'],
    ['A', 'Country must be at least 2 characters'],
    [long(201), 'Country must be at most 200 characters'],
  ],
  isPep: [
    ['true', 'isPep: expected boolean, received "true"'],
    [null, 'isPep: expected boolean, received null'],
  ],
  isSanctioned: [
    ['false', 'isSanctioned: expected boolean, received "false"'],
    [1, 'isSanctioned: expected boolean, received 1'],
  ],
  riskScore: [
    [-1, score],
    [101, score],
    [1.5, score],
    ['7', score],
    [null, score],
  ],
  'flags.sanctionLists': [
    ['OFAC', 'flags.sanctionLists: expected Array, received "OFAC"'],
    [[7], 'flags.sanctionLists.0: expected string, received 7'],
    [[long(101)], 'flags.sanctionLists.0 must have at most 100 characters'],
    [Array(101).fill('EU'), 'flags.sanctionLists must have at most 100 items'],
  ],
  'flags.reasons': [
    ['PEP', 'flags.reasons: expected Array, received "PEP"'],
    [[null], 'flags.reasons.0: expected string, received null'],
    [[long(501)], 'flags.reasons.0 must have at most 500 characters'],
  ],
  'additionalInfo.birthDate': texts('additionalInfo.birthDate', 'Birth date'),
  'additionalInfo.position': texts('additionalInfo.position', 'Position'),
  'additionalInfo.founded': texts('additionalInfo.founded', 'Founded date'),
  'additionalInfo.industry': texts('additionalInfo.industry', 'Industry'),
};

export const caseFields: Faults = {
  entityId: [
    ['7', 'Entity is required'],
    [0, 'Entity is required'],
    [1.5, 'Entity is required'],
    [null, 'Entity is required'],
  ],
  title: [
    [7, 'Title must be at least 3 characters'],
    ['Ab', 'Title must be at least 3 characters'],
    ['  Ab  ', 'Title must be at least 3 characters'],
    [long(301), 'Title must be at most 300 characters'],
  ],
  description: [
    [7, 'Description must be at least 10 characters'],
    ['Too short', 'Description must be at least 10 characters'],
    [long(20_001), 'Description must be at most 20000 characters'],
  ],
  status: [
    ['closed', 'status: expected ("open" | "in_progress" | "escalated" | "resolved"), received "closed"'],
    [7, 'status: expected ("open" | "in_progress" | "escalated" | "resolved"), received 7'],
  ],
  priority: [['urgent', 'priority: expected ("high" | "medium" | "low"), received "urgent"']],
  assignedTo: [
    ['2', 'assignedTo: expected number, received "2"'],
    [0, 'assignedTo must be at least 1'],
  ],
  dueDate: [
    [20_261_231, 'dueDate: expected string, received 20261231'],
    ['31.12.2026', 'Due date must be a date like 2026-12-31'],
    ['2026-02-30', 'dueDate: 2026-02-30 is not a real date.'],
  ],
};

export const outcome: Faults = {
  outcome: [
    [
      'ok',
      'outcome: expected ("No concern" | "Concern, relationship kept" | "Concern, relationship ended" | "Reported"), received "ok"',
    ],
  ],
};

export const role: Faults = {
  role: [
    ['owner', 'role: expected ("viewer" | "analyst" | "admin"), received "owner"'],
    [7, 'role: expected ("viewer" | "analyst" | "admin"), received 7'],
  ],
};

export const q: Faults = {
  q: [
    ['', 'q is required'],
    ['   ', 'q is required'],
    [long(501), 'q must be at most 500 characters'],
  ],
};

const share = 'Share must be a number over 0 and up to 100, or empty when it is not known';
const day = (name: string, label: string): Faults[string] => [
  [20_261_231, `${name}: expected string, received 20261231`],
  ['31.12.2026', `${label} must be a date like 2026-12-31`],
  ['2026-02-30', `${name}: 2026-02-30 is not a real date.`],
];

export const linkFields: Faults = {
  share: [
    [0, share],
    [-1, share],
    [100.5, share],
    ['30', share],
  ],
  from: day('from', 'From'),
  to: day('to', 'To'),
  source: [
    [7, 'source: expected string, received 7'],
    [long(501), 'Source must be at most 500 characters'],
  ],
};
