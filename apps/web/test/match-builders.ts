import type { RiskAssessment } from '@tamis/api/risk/schema';
import type { Certificate } from '@tamis/api/screening/certificate-schema';
import type { LastScreening, Match } from '@tamis/api/screening/schema';

type Part = Match['parts'][number];
type Field = Match['fields'][number];

export const aPart = (subject: string, listed: string, part: Partial<Part> = {}): Part => ({
  subject,
  listed,
  agreement: 'same',
  verdict: 'match',
  note: 'Same',
  ...part,
});

export const aField = (field: Field['field'], label: string, values: Partial<Field> = {}): Field => ({
  field,
  label,
  subject: '',
  listed: '',
  verdict: 'match',
  note: '',
  effect: 0,
  ...values,
});

/** A pending match: the names agree, day and month are swapped in the date. */
export const aMatch = (match: Partial<Match> = {}): Match => ({
  id: 11,
  entityId: 1,
  entityName: 'Abdulrahman K. Haddar',
  entitySince: '1971-06-12',
  entityCountry: 'CY',
  partyId: 7,
  score: 91.2,
  explanation: 'All three parts of the name agree. The date of birth has day and month swapped.',
  state: 'pending',
  reason: null,
  note: null,
  keepQuiet: true,
  decidedBy: null,
  decidedAt: null,
  review: null,
  approvedBy: null,
  approvedAt: null,
  takesTwo: false,
  proposal: null,
  returned: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  waitingSince: '2026-11-20T07:00:00.000Z',
  matchedName: 'Abd al-Rahman Khalil AL-HADDAR',
  parts: [
    aPart('Abdulrahman', 'Abd al-Rahman', { role: 'given', agreement: 'joined', note: 'Same name, written joined' }),
    aPart('K.', 'Khalil', { agreement: 'initial', note: 'Initial agrees' }),
    aPart('Haddar', 'AL-HADDAR', { role: 'family' }),
  ],
  fields: [
    aField('name', 'Name', { subject: 'Abdulrahman K. Haddar', listed: 'Abd al-Rahman Khalil AL-HADDAR' }),
    aField('type', 'Type', { subject: 'Person', listed: 'Person', note: 'Same type' }),
    aField('date', 'Date of birth', {
      subject: '1971-06-12',
      listed: '1971-12-06',
      verdict: 'differs',
      note: 'Day and month swapped',
    }),
    aField('gender', 'Gender', { listed: 'male', verdict: 'unknown', note: 'Not given' }),
  ],
  list: { code: 'OFAC', title: 'OFAC SDN List', kind: 'sanctions' },
  party: {
    sourceRef: '1003',
    type: 'person',
    names: [
      { text: 'Abd al-Rahman Khalil AL-HADDAR', kind: 'primary', strength: 'strong' },
      { text: 'عبد الرحمن خليل الحدّار', kind: 'original-script', strength: 'strong' },
      { text: 'Abu Khalil', kind: 'aka', strength: 'weak' },
    ],
    dates: [{ from: '1971-12-06', to: '1971-12-06' }],
    countries: [],
    birthPlaces: [],
    identifiers: [],
    addresses: [],
    programmes: ['SDGT'],
    positions: [],
    listedOn: '2019-10-11',
    sourceUrl: 'https://lists.example/1003',
  },
  reopened: null,
  clearedBefore: false,
  delistedAt: null,
  delistedVersionDay: null,
  changedSince: [],
  changes: { entity: [], party: [] },
  ...match,
});

export const anAssessment = (assessment: Partial<RiskAssessment> = {}): RiskAssessment => ({
  summary: 'Possible match on OFAC, not decided yet.',
  scores: { sanctionsRisk: 79, politicalExposure: 0, adverseMedia: 70, countryRisk: 31 },
  overall: 82,
  contributions: { sanctionsRisk: 60, politicalExposure: 0, adverseMedia: 13, countryRisk: 9 },
  generatedBy: 'rules',
  weightsVersion: 0,
  createdAt: '2026-11-20T07:00:00.000Z',
  history: [{ overall: 82, createdAt: '2026-11-20T07:00:00.000Z', byOtherWeights: false }],
  ...assessment,
});

export const aScreening = (screening: Partial<LastScreening> = {}): LastScreening => ({
  id: 9,
  at: '2026-11-20T07:00:00.000Z',
  engineVersion: 'tamis-1',
  threshold: 70,
  nearest: null,
  certificates: [{ id: 9, at: '2026-11-20T07:00:00.000Z', lists: ['OFAC'], changesOnly: false }],
  furtherCertificates: 0,
  lists: [
    {
      code: 'OFAC',
      title: 'OFAC SDN List',
      version: 7,
      number: 3,
      parties: 17_000,
      publishedAt: '2026-11-19',
      importedAt: '2026-11-20T06:00:00.000Z',
      oldDays: null,
    },
  ],
  ...screening,
});

/** The screening of a new entity, without a hit. */
export const aCertificate = (certificate: Partial<Certificate> = {}): Certificate => ({
  id: 9,
  entityId: 1,
  entityName: 'Abdulrahman K. Haddar',
  at: '2026-11-20T07:00:00.000Z',
  actor: 'Ines Valcourt',
  cause: 'created',
  query: { names: ['Abdulrahman K. Haddar'], type: 'person' },
  threshold: 70,
  maxHits: 20,
  engineVersion: 'tamis-1',
  lists: [{ ...aScreening().lists[0]!, sha256: null, ageHours: 1, changesOnly: false }],
  notSearched: [],
  hits: [],
  confirmed: [],
  nearest: null,
  truncated: false,
  sentence: 'Nothing found in OFAC SDN List (17,000 parties).',
  ...certificate,
});

/** A listed party as a certificate shows it. */
export const aCertifiedHit = (hit: Partial<Certificate['hits'][number]> = {}): Certificate['hits'][number] => ({
  partyId: 1,
  score: 91,
  list: 'OFAC',
  sourceRef: '7',
  reference: hit.sourceRef ?? '7',
  primaryName: 'Rustam Halvani',
  type: 'person',
  countries: ['Uzbekistan'],
  dates: [{ from: '1968-03-14', to: '1968-03-14' }],
  explanation: null,
  ...hit,
});
