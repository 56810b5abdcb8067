import type { ListKind } from '@tamis/screening/lists/topics';
import { BadRequest } from '../errors.ts';

/** The published lists we know: code on screen, word on the command line, and how old a version may get. */
export interface KnownList {
  code: string;
  title: string;
  kind: ListKind;
  /** Hours after which a version is stale: publishers change these lists several times a week. */
  maxAgeHours: number;
  /** Where the publisher has its file; a setting or the environment may name another place. */
  url?: string;
}

const OFAC_EXPORTS = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';

export const KNOWN_LISTS: readonly KnownList[] = [
  { code: 'OFAC', title: 'OFAC SDN List', kind: 'sanctions', maxAgeHours: 72, url: `${OFAC_EXPORTS}/SDN.XML` },
  {
    code: 'OFAC-CONS',
    title: 'OFAC Consolidated Non-SDN List',
    kind: 'sanctions',
    maxAgeHours: 72,
    url: `${OFAC_EXPORTS}/CONSOLIDATED.XML`,
  },
  {
    code: 'EU',
    title: 'EU Consolidated List',
    kind: 'sanctions',
    maxAgeHours: 72,
    url: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
  },
  {
    code: 'UK',
    title: 'UK HMT List',
    kind: 'sanctions',
    maxAgeHours: 72,
    url: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml',
  },
  {
    code: 'UN',
    title: 'UN Consolidated List',
    kind: 'sanctions',
    maxAgeHours: 72,
    url: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
  },
];

/**
 * Lists that an institution may add by importing a file: further publishers, politically exposed persons, debarments and
 * its own. They are shown once they have been imported.
 */
export const FURTHER_LISTS: readonly KnownList[] = [
  {
    code: 'SECO',
    title: 'Swiss SECO List',
    kind: 'sanctions',
    maxAgeHours: 168,
    url: 'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction',
  },
  { code: 'OPENSANCTIONS', title: 'OpenSanctions Sanctions', kind: 'sanctions', maxAgeHours: 72 },
  { code: 'PEP', title: 'Politically Exposed Persons', kind: 'pep', maxAgeHours: 744 },
  { code: 'EVERY-POLITICIAN', title: 'Members of Legislatures (EveryPolitician)', kind: 'pep', maxAgeHours: Infinity },
  { code: 'US-CONGRESS', title: 'United States Congress', kind: 'pep', maxAgeHours: 744 },
  { code: 'US-EXECUTIVE', title: 'United States Presidents and Vice Presidents', kind: 'pep', maxAgeHours: 744 },
  { code: 'WORLD-BANK', title: 'World Bank Debarred Firms', kind: 'debarment', maxAgeHours: 168 },
  { code: 'OWN', title: 'Own List', kind: 'own', maxAgeHours: Infinity },
];

/** The lists that everyone has, and of the further ones those that are stored. */
export function listsInUse(stored: { has: (code: string) => boolean }): KnownList[] {
  return [...KNOWN_LISTS, ...FURTHER_LISTS.filter(({ code }) => stored.has(code))];
}

/** The codes of all lists that can be imported, for a sentence. */
export function importableCodes(): string {
  return [...KNOWN_LISTS, ...FURTHER_LISTS].map(({ code }) => code.toLowerCase()).join(', ');
}

/** The four rows that every profile shows, Listed or Not Listed. */
export const PROFILE_LISTS = ['OFAC', 'EU', 'UK', 'UN'] as const;

/** Names of lists as people declare them: those of the four are their codes, in whatever case they come. */
export const declaredListNames = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => PROFILE_LISTS.find((code) => code === name.toUpperCase()) ?? name)),
];

/** Titles of those of the four that are not among the codes: nothing that was found, or not, says anything of them. */
export function titlesNotAmong(codes: Iterable<string>): string[] {
  const searched = new Set(codes);
  return PROFILE_LISTS.filter((code) => !searched.has(code)).map((code) => requireKnownList(code).title);
}

/** The list of that code, in any case. */
export function knownList(code: string): KnownList | undefined {
  return [...KNOWN_LISTS, ...FURTHER_LISTS].find((list) => list.code === code.toUpperCase());
}

/** The list of that code; throws BadRequest with the codes there are. */
export function requireKnownList(code: string): KnownList {
  const known = knownList(code);
  if (known) return known;
  throw new BadRequest(`There is no list '${code}'. The lists are ${importableCodes()}.`);
}
