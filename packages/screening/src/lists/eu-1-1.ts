/**
 * The EU's consolidated list, XML 1.1 (xmlFullSanctionsList_1_1). Values are attributes. Every name, in any language
 * and script, is a separate `nameAlias`. An unknown country has the code `00`.
 */
import { ownValue } from '../own-value.ts';
import { Countries } from './countries.ts';
import { distinctDates, parseDay, range } from './dates.ts';
import { identifier } from './identifiers.ts';
import { joined, oneByOne, partyOrReject, sentence, type Outcome, type XmlFormat } from './list-format.ts';
import { inOtherScript, primaryFirst } from './names.ts';
import { at, attribute, childrenOf, textsAt, type XmlNode } from './xml-node.ts';
import type { CountryRole, ListedParty, PartyDate, PartyIdentifier, PartyName, PartyType } from '../party.ts';

/** The EU's own language codes, where they differ from ISO 639-1. */
const languages: Readonly<Record<string, string>> = { MO: 'ro', SU: '' };

/** Readable texts for `identificationTypeCode`. */
const documentNames: Readonly<Record<string, string>> = {
  id: 'National identification card',
  passport: 'Passport',
  regnumber: 'Registration number',
  fiscalcode: 'Fiscal code',
  taxid: 'Tax identification number',
  imo: 'IMO number',
  swiftbic: 'SWIFT/BIC',
  birthcert: 'Birth certificate',
  nationcert: 'Certificate of nationality',
  drivinglicence: 'Driving licence',
  residentperm: 'Residence permit',
  electionid: 'Electoral registration',
  euvat: 'VAT number',
  tradelic: 'Trade licence',
  travelcardid: 'Travel document',
  ssn: 'Social security number',
  unssn: 'Social security number',
  other: 'Other',
};

function remarksOf(node: XmlNode): string[] {
  return textsAt(node, 'remark');
}

function nameOf(node: XmlNode, type: PartyType): PartyName | undefined {
  const [given, middle, family] = [
    attribute(node, 'firstName'),
    attribute(node, 'middleName'),
    attribute(node, 'lastName'),
  ];
  const text = attribute(node, 'wholeName') || joined([given, middle, family]);
  if (text === undefined || text === '') return undefined;
  const weak = attribute(node, 'strong') === 'false' || remarksOf(node).some((remark) => /low quality/i.test(remark));
  const code = attribute(node, 'nameLanguage');
  const language = ownValue(languages, code) ?? code.toLowerCase();
  return {
    text,
    kind: inOtherScript(text) ? 'original-script' : 'aka',
    strength: weak ? 'weak' : 'strong',
    ...(type === 'person' &&
      family !== '' && {
        parts: { ...(given !== '' && { given }), ...(middle !== '' && { middle }), family },
      }),
    ...(language !== '' && { language }),
  };
}

function addCountry(node: XmlNode, role: CountryRole, countries: Countries): string {
  const [code, text] = [attribute(node, 'countryIso2Code'), attribute(node, 'countryDescription')];
  if (code === '' || code === '00') return countries.addNamed(text, role);
  countries.add(text === '' ? code : text, role, code);
  return code;
}

function dateOf(node: XmlNode): PartyDate | undefined {
  const circa = attribute(node, 'circa') === 'true';
  const full = parseDay(attribute(node, 'birthdate'));
  if (full !== undefined) return range(full, full, circa);
  // Year, month and day are in the calendar of `calendarType`; only `birthdate` is always Gregorian.
  const calendar = attribute(node, 'calendarType');
  if (calendar !== '' && calendar !== 'GREGORIAN') return undefined;
  const from = parseDay(attribute(node, 'yearRangeFrom'));
  const to = parseDay(attribute(node, 'yearRangeTo'));
  if (from !== undefined || to !== undefined) return range(from ?? to ?? '', to ?? from ?? '', circa);
  const parts = ['year', 'monthOfYear', 'dayOfMonth'].map((name) => attribute(node, name).padStart(2, '0'));
  const known = parts.findIndex((part) => Number(part) === 0);
  const day = parseDay((known === -1 ? parts : parts.slice(0, known)).join('-'));
  return day === undefined ? undefined : range(day, day, circa);
}

function addressOf(node: XmlNode, countries: Countries): ListedParty['addresses'] {
  const city = attribute(node, 'city');
  const code = addCountry(node, 'residence', countries);
  const country = attribute(node, 'countryIso2Code') === '00' ? '' : attribute(node, 'countryDescription');
  const poBox = attribute(node, 'poBox');
  const lines = ['street', 'place', 'city', 'region', 'zipCode'].map((name) => attribute(node, name));
  const text = joined([...lines, poBox === '' ? '' : `PO Box ${poBox}`, country], ', ');
  if (text === undefined) return [];
  return [{ text, ...(city !== '' && { city }), ...(code !== '' && { country: code }) }];
}

function identifierOf(node: XmlNode, type: PartyType, countries: Countries): PartyIdentifier | undefined {
  const code = attribute(node, 'identificationTypeCode');
  const label = ownValue(documentNames, code) ?? (attribute(node, 'identificationTypeDescription') || code);
  const value = attribute(node, 'number') || attribute(node, 'latinNumber');
  const iso = attribute(node, 'countryIso2Code');
  const found = identifier({ label, value, type, ...(iso !== '00' && iso !== '' && { country: iso }) });
  if (found?.kind === 'registration' && found.country !== undefined) addCountry(node, 'registration', countries);
  return found;
}

/** Phone numbers and similar data, which are part of the addresses; `key` states the kind of each. */
function contactsOf(record: XmlNode, type: PartyType): PartyIdentifier[] {
  const words: Readonly<Record<string, string>> = { email: 'E-mail', web: 'Website' };
  return [...childrenOf(record, 'contactInfo'), ...at(record, 'address', 'contactInfo')].flatMap((node) => {
    const key = attribute(node, 'key').toLowerCase();
    const label = ownValue(words, key) ?? (key.charAt(0).toUpperCase() + key.slice(1) || 'Contact');
    return identifier({ label, value: attribute(node, 'value'), type }) ?? [];
  });
}

/** Elements whose remarks are kept: a label, and the attribute that identifies the element. */
const remarked = [
  ['nameAlias', 'Name', 'wholeName'],
  ['birthdate', 'Birth', 'birthdate'],
  ['citizenship', 'Citizenship', 'countryDescription'],
  ['address', 'Address', 'city'],
  ['identification', 'Document', 'number'],
] as const;
/** A remark that only says that the name is weak, which its strength already states. */
const lowQuality = /^\W*low[ -]quality(?: alias| a\.?k\.?a)?\W*$/i;

/** Notes on a document other than its number. */
function documentNotes(node: XmlNode): string[] {
  const said = (name: string, words: string): string => {
    const text = attribute(node, name);
    if (text === '' || text === 'false') return '';
    return text === 'true' ? words : `${words} ${text}`;
  };
  return [
    said('diplomatic', 'diplomatic'),
    said('knownExpired', 'known to be expired'),
    said('knownFalse', 'known to be false'),
    said('reportedLost', 'reported lost'),
    said('revokedByIssuer', 'revoked by its issuer'),
    said('issuedBy', 'issued by'),
    said('issuedDate', 'issued on'),
    said('issueDate', 'issued on'),
    said('validFrom', 'valid from'),
    said('validTo', 'valid to'),
    said('nameOnDocument', 'in the name of'),
  ].filter((words) => words !== '');
}

/** Remarks on the parts of a record, and the references by which it is known. */
function notesOf(record: XmlNode): string[] {
  const remarks = remarked.flatMap(([name, word, which]) =>
    childrenOf(record, name).flatMap((node) => {
      const own = remarksOf(node).filter((remark) => !lowQuality.test(remark));
      const said = name === 'identification' ? [...documentNotes(node), ...own] : own;
      return said.length === 0 ? [] : [sentence(joined([word, attribute(node, which)]) ?? word, said.join(', '))];
    }),
  );
  const references = [
    ['Contact', childrenOf(record, 'address').map((node) => attribute(node, 'contactInfo'))],
    ['Legal act', childrenOf(record, 'regulation').map((node) => attribute(node, 'numberTitle'))],
    ['EU reference number', [attribute(record, 'euReferenceNumber')]],
    ['UN reference number', [attribute(record, 'unitedNationId')]],
  ] as const;
  return distinct([
    ...remarks,
    ...references.flatMap(([label, texts]) => texts.filter((text) => text !== '').map((text) => sentence(label, text))),
  ]);
}

/** A date of listing that the EU writes in prose: `Date of UN designation: 9.7.2004.` */
const listingDate =
  /date of (?:UN |EU )?(?:listing|designation):? (\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2} [A-Z][a-z]+ \d{4})/i;

/**
 * The date of listing if the EU states it; otherwise the date of the oldest legal act with the party's names, which may
 * be a later amendment.
 */
function listedOn(record: XmlNode): string | undefined {
  const prose = [...remarksOf(record), attribute(record, 'designationDetails')]
    .map((text) => parseDay(listingDate.exec(text)?.[1] ?? ''))
    .find((day) => day !== undefined);
  const stated = parseDay(attribute(record, 'designationDate')) ?? prose;
  if (stated !== undefined) return stated;
  return [...childrenOf(record, 'regulation'), ...at(record, 'nameAlias', 'regulationSummary')]
    .map((act) => parseDay(attribute(act, 'publicationDate')))
    .filter((day) => day !== undefined)
    .reduce<string | undefined>((oldest, day) => (oldest === undefined || day < oldest ? day : oldest), undefined);
}

function genderOf(aliases: readonly XmlNode[]): 'male' | 'female' | undefined {
  const genders = new Set(aliases.map((alias) => attribute(alias, 'gender')).filter((gender) => gender !== ''));
  if (genders.size !== 1) return undefined;
  if (genders.has('M')) return 'male';
  return genders.has('F') ? 'female' : undefined;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

const LETTERS_OF_NAME = /\p{L}{4,}/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(LETTERS_OF_NAME) ?? [];

/**
 * Which name stands for the record: one in Latin letters and English, and a person's if possible one that shares a word with another.
 * The EU's order says nothing: the first of Usama bin Laden's 30 names is a by-name, Al Qaqa.
 */
function leadingName(names: readonly PartyName[], type: PartyType): (name: PartyName) => boolean {
  const candidates = names.filter(
    ({ text, language, strength }) =>
      strength === 'strong' && !inOtherScript(text) && (language === undefined || language === 'en'),
  );
  const uses = Map.groupBy(
    candidates.flatMap(({ text }) => [...new Set(wordsOf(text))]),
    (word) => word,
  );
  const recurs = ({ text }: PartyName): boolean => wordsOf(text).some((word) => uses.get(word)!.length > 1);
  const leading = (type === 'person' ? candidates.find(recurs) : undefined) ?? candidates[0];
  return (name) => name === leading;
}

/** Converts a `sanctionEntity` of XML 1.1 to a listed party. */
export function sanctionEntityToParty(record: XmlNode): Outcome {
  const type: PartyType = childrenOf(record, 'subjectType').some((node) => attribute(node, 'code') === 'person')
    ? 'person'
    : 'company';
  const aliases = childrenOf(record, 'nameAlias');
  const births = childrenOf(record, 'birthdate');
  const regulations = childrenOf(record, 'regulation');
  const countries = new Countries();
  for (const node of childrenOf(record, 'citizenship')) addCountry(node, 'nationality', countries);
  for (const node of births) addCountry(node, 'birth', countries);
  const addresses = childrenOf(record, 'address').flatMap((node) => addressOf(node, countries));
  const names = aliases.map((node) => nameOf(node, type)).filter((name) => name !== undefined);
  const gender = genderOf(aliases);
  const listed = listedOn(record);
  const sourceUrl = regulations.flatMap((node) => textsAt(node, 'publicationUrl'))[0];
  const remarks = joined([...remarksOf(record), attribute(record, 'designationDetails'), ...notesOf(record)]);
  const party: ListedParty = {
    sourceRef: attribute(record, 'logicalId'),
    type,
    names: primaryFirst(names, leadingName(names, type)),
    dates: distinctDates(births.map(dateOf)),
    ...(gender !== undefined && { gender }),
    countries: countries.list,
    birthPlaces: distinct(
      births.map(
        (node) =>
          joined(
            ['place', 'city', 'region'].map((name) => attribute(node, name)),
            ', ',
          ) ?? '',
      ),
    ),
    identifiers: [
      ...childrenOf(record, 'identification').flatMap((node) => identifierOf(node, type, countries) ?? []),
      ...contactsOf(record, type),
    ],
    addresses,
    programmes: distinct(regulations.map((node) => attribute(node, 'programme'))),
    positions: distinct(aliases.flatMap((node) => [attribute(node, 'title'), attribute(node, 'function')])),
    ...(listed !== undefined && { listedOn: listed }),
    ...(remarks !== undefined && { remarks }),
    ...(sourceUrl !== undefined && { sourceUrl }),
  };
  return partyOrReject(party, record);
}

export const eu11: XmlFormat = {
  name: 'eu-1-1',
  title: 'the EU list',
  lists: ['eu'],
  root: 'export',
  namespaces: ['http://eu.europa.ec/fpi/fsd/export'],
  records: ['sanctionEntity'],
  headers: [],
  header(root) {
    const publishedAt = parseDay(attribute(root, 'generationDate'));
    return publishedAt === undefined ? {} : { publishedAt };
  },
  begin: oneByOne(sanctionEntityToParty),
};
