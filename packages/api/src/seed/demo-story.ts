import type { CaseFile } from '../cases/schema.ts';
import type { NewEntity } from '../entities/schema.ts';
import type { Level } from '../wire.ts';

/** Invented customers, one of each kind that a reviewer meets. Any likeness to living people is chance. */
export interface DemoEntity {
  /** What cases and owners of this story refer to. */
  key: string;
  input: Pick<NewEntity, 'name' | 'type' | 'country'> & Partial<NewEntity>;
  /** A decision on the best match, so that every state can be seen. */
  decide?: { confirm: true; note: string } | { confirm: false; reason: string; note: string };
  report?: true;
}

const info = (additional: { birthDate?: string; position?: string; founded?: string; industry?: string }) => ({
  additionalInfo: { birthDate: null, position: null, founded: null, industry: null, ...additional },
});

export const demoEntities: readonly DemoEntity[] = [
  {
    key: 'almqvist',
    input: {
      name: 'Signe Almqvist',
      type: 'person',
      country: 'Sweden',
      ...info({ birthDate: '1990-02-11', position: 'Architect' }),
    },
  },
  {
    key: 'mbekwa',
    input: {
      name: 'Thandeka Mbekwa',
      type: 'person',
      country: 'South Africa',
      ...info({ birthDate: '1984-07-30', position: 'Pharmacist' }),
    },
  },
  {
    key: 'nordhavn',
    input: {
      name: 'Nordhavn Maritime A/S',
      type: 'company',
      country: 'Denmark',
      ...info({ founded: '1998-04-01', industry: 'Ship brokerage' }),
    },
  },
  {
    key: 'prat',
    input: {
      name: 'Óscar Villaseñor Prat',
      type: 'person',
      country: 'Spain',
      isPep: true,
      flags: { sanctionLists: [], reasons: ['Political connections'] },
      ...info({ birthDate: '1969-10-03', position: 'Member of parliament' }),
    },
  },
  {
    key: 'bae',
    input: {
      name: '배지원',
      type: 'person',
      country: 'Republic of Korea',
      riskScore: 44,
      ...info({ birthDate: '1977-12-24' }),
    },
  },
  {
    key: 'halcyon',
    input: {
      name: 'Halcyon Freight Forwarding Pte Ltd',
      type: 'company',
      country: 'Singapore',
      riskScore: 47,
      ...info({ founded: '2011-03-15', industry: 'Freight forwarding' }),
    },
  },
  {
    key: 'papamarkou',
    input: {
      name: 'Γιώργος Παπαμάρκου',
      type: 'person',
      country: 'Greece',
      isPep: true,
      flags: { sanctionLists: [], reasons: ['Political connections'] },
      ...info({ birthDate: '1958-05-19', position: 'Mayor' }),
    },
  },
  {
    key: 'kestrel',
    input: {
      name: 'Kestrel & Oduya Trading Ltd',
      type: 'company',
      country: 'Nigeria',
      riskScore: 58,
      ...info({ founded: '2009-11-02', industry: 'Commodity trading' }),
    },
  },
  {
    key: 'teodorescu',
    input: {
      name: 'Livia Teodorescu-Brandt',
      type: 'person',
      country: 'Romania',
      isPep: true,
      flags: { sanctionLists: [], reasons: ['Political connections'] },
      ...info({ birthDate: '1973-01-08', position: 'Deputy Minister of Finance' }),
    },
  },
  { key: 'iran', input: { name: 'Iran', type: 'country', country: 'Iran' } },
  { key: 'zhou', input: { name: '周敏远', type: 'person', country: 'Hong Kong', ...info({ position: 'Director' }) } },
  {
    key: 'stroganin',
    input: { name: 'Sergej Stroganin', type: 'person', country: 'Russia', ...info({ position: 'Board member' }) },
    decide: {
      confirm: false,
      reason: 'Name only',
      note: 'Passport seen at onboarding: another year of birth and another patronymic.',
    },
  },
  {
    key: 'meridian',
    input: {
      name: 'Meridian Gulf Bunkering',
      type: 'company',
      country: 'United Arab Emirates',
      ...info({ founded: '2016-05-01', industry: 'Marine fuel' }),
    },
  },
  {
    key: 'haddar',
    input: {
      name: 'Abdulrahman K. Haddar',
      type: 'person',
      country: 'Cyprus',
      ...info({ birthDate: '1971-06-12', position: 'Director, Haddar Marine' }),
    },
  },
  {
    key: 'severny',
    input: {
      name: 'Severny Vektor Shipping OOO',
      type: 'company',
      country: 'Russian Federation',
      ...info({ industry: 'Shipping' }),
    },
    decide: { confirm: true, note: 'Same registration number in the company register.' },
    report: true,
  },
  {
    key: 'halvani',
    input: {
      name: 'Rustem Halvani',
      type: 'person',
      country: 'Uzbekistan',
      isPep: true,
      flags: { sanctionLists: [], reasons: ['Political connections'] },
      ...info({ birthDate: '1968-03-14', position: 'Former Deputy Minister of Transport' }),
    },
  },
];

/** News of invented papers, each naming customers as papers do; rules judge them, find whom they name, and write the summary. */
export const demoArticles: readonly {
  title: string;
  content: string;
  source: string;
  daysAgo: number;
  fullContent?: string;
}[] = [
  {
    title: 'Customs returns cocoa shipment after paperwork dispute',
    content:
      'A shipment of Kestrel & Oduya Trading was returned to port after certificates of origin did not match the cargo. The company says that a clerk mixed up two folders. The customs office opened no inquiry.',
    source: 'Lagos Trade Review',
    daysAgo: 40,
  },
  {
    title: 'Δήμαρχος μάρτυρας σε δίκη για έργα δρόμων',
    content:
      'Ο δήμαρχος Γιώργος Παπαμάρκου κατέθεσε τη Δευτέρα ως μάρτυρας σε δίκη για έργα δρόμων. Ο ίδιος δεν κατηγορείται για τίποτα.',
    source: 'Αιγαίο Σήμερα',
    daysAgo: 33,
  },
  {
    title: 'Court clears Stroganin of tax charges',
    content:
      'A court in Riga acquitted the board member Sergej Stroganin of tax evasion on Thursday. The judge said that the prosecution had not shown who signed the returns. The prosecutor will not appeal.',
    source: 'Baltic Courier',
    daysAgo: 21,
  },
  {
    title: 'Committee hears former minister about a tender',
    content:
      'A parliamentary committee is investigating a 2019 transport contract that was awarded without competition, and suspects bribery. Rustem Halvani, deputy minister at the time, was questioned for three hours. He said that the lawyers of the ministry had seen no fault.',
    source: 'Silk Road Monitor',
    daysAgo: 12,
  },
  {
    title: 'Fuel traders under investigation over false cargo papers',
    content:
      'Police are investigating Meridian Gulf Bunkering for forgery of cargo papers and evasion of sanctions. Investigators searched two offices. Abdulrahman Haddar, whose company chartered one of the ships, was heard as a witness and is not accused. Halcyon Freight Forwarding, which stored part of the fuel, declined to comment.',
    source: 'Gulf Shipping News',
    daysAgo: 5,
  },
  {
    title: 'Accounts frozen in grain-export inquiry',
    content:
      'Prosecutors charged Rustem Halvani, a former deputy minister of transport, with money laundering and froze seven accounts this week. Payments are said to have passed through two trading houses.\n\nMr Halvani denies any part in the scheme.',
    source: 'Eastern Ledger',
    daysAgo: 1,
    fullContent:
      '<p>Prosecutors charged Rustem Halvani, a former deputy minister of transport, with money laundering and froze seven accounts this week. Payments are said to have passed through two trading houses.</p><p>Mr Halvani <strong>denies any part</strong> in the scheme.</p>',
  },
];

export const demoCases: readonly {
  about: string;
  title: string;
  description: string;
  priority: Level;
  status: CaseFile['status'];
  assignedTo: number | null;
  comments: readonly string[];
}[] = [
  {
    about: 'halvani',
    title: 'Source of funds, property purchase',
    description:
      'The customer bought a property above the income that was declared at onboarding. Ask for the contract and the tax return.',
    priority: 'high',
    status: 'escalated',
    assignedTo: 1,
    comments: ['Contract received, the tax return is still missing.'],
  },
  {
    about: 'kestrel',
    title: 'Periodic review 2026',
    description: 'Yearly review of a medium-risk trader: ownership, turnover and counterparties.',
    priority: 'medium',
    status: 'in_progress',
    assignedTo: 2,
    comments: [],
  },
  {
    about: 'nordhavn',
    title: 'New beneficial owner',
    description: 'The register shows a new holder of 30 % of the shares. Identify and screen this person.',
    priority: 'low',
    status: 'open',
    assignedTo: null,
    comments: [],
  },
];

/** Who owns whom; the share is in percent. Not enough to block Nordhavn, by a fifth. */
export const demoOwners: readonly {
  owner: string | { name: string };
  owned: string;
  share: number | null;
  source: string;
}[] = [
  { owner: 'severny', owned: 'nordhavn', share: 30, source: 'Company register, extract of this year' },
  { owner: 'halcyon', owned: 'nordhavn', share: 45, source: 'Company register, extract of this year' },
  { owner: { name: 'Employees of Nordhavn' }, owned: 'nordhavn', share: 25, source: 'Annual report' },
  { owner: 'kestrel', owned: 'halcyon', share: 20, source: 'Shareholder agreement' },
];
