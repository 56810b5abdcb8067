/**
 * The UN Security Council's consolidated list, XML. Many elements are empty stubs; the parts of a name are numbered, not
 * told apart as given and family; an alias entry may hold several names and their original script.
 */
import { Countries } from './countries.ts';
import { distinctDates, parseDate, parseDay, range } from './dates.ts';
import { identifier } from './identifiers.ts';
import { joined, oneByOne, partyOrReject, type Outcome, type XmlFormat } from './list-format.ts';
import { inOtherScript, splitNames } from './names.ts';
import { attribute, childrenOf, textOf, textsAt, type XmlNode } from './xml-node.ts';
import type { ListedParty, NameKind, PartyDate, PartyIdentifier, PartyName, PartyType } from '../party.ts';

/** The UN has one page for all its records. */
const sourceUrl = 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list';

/** The text of a child, where the publisher's 'null' and 'na' are nothing. */
function textIn(node: XmlNode, name: string): string {
  const text = textOf(node, name);
  return text === 'null' || text === 'na' ? '' : text;
}

function namesOf(record: XmlNode): PartyName[] {
  const whole = joined(['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((name) => textIn(record, name)));
  const primary: PartyName[] = whole === undefined ? [] : [{ text: whole, kind: 'primary', strength: 'strong' }];
  const originals = splitNames(textIn(record, 'NAME_ORIGINAL_SCRIPT')).map((text): PartyName =>
    nameOf(text, 'aka', 'strong'),
  );
  const aliases = aliasesOf(record).flatMap((alias) => {
    const quality = textIn(alias, 'QUALITY').toLowerCase();
    const strength = quality === 'low' ? 'weak' : 'strong';
    const kind = quality === 'f.k.a.' ? 'fka' : 'aka';
    return splitNames(textIn(alias, 'ALIAS_NAME')).map((text) => nameOf(text, kind, strength));
  });
  const [first, ...rest] = [...primary, ...originals, ...aliases];
  return first === undefined ? [] : [{ ...first, kind: 'primary' }, ...rest];
}

function nameOf(text: string, kind: NameKind, strength: PartyName['strength']): PartyName {
  return { text, kind: kind === 'aka' && inOtherScript(text) ? 'original-script' : kind, strength };
}

function aliasesOf(record: XmlNode): XmlNode[] {
  return [...childrenOf(record, 'INDIVIDUAL_ALIAS'), ...childrenOf(record, 'ENTITY_ALIAS')];
}

function birthDate(node: XmlNode): PartyDate | undefined {
  const kind = textIn(node, 'TYPE_OF_DATE');
  const circa = kind === 'APPROXIMATELY' || /approx|circa/i.test(textIn(node, 'NOTE'));
  const from = parseDay(textIn(node, 'FROM_YEAR'));
  const to = parseDay(textIn(node, 'TO_YEAR'));
  if (from !== undefined || to !== undefined) return range(from ?? to ?? '', to ?? from ?? '', circa);
  const day = parseDay(textIn(node, 'DATE')) ?? parseDay(textIn(node, 'YEAR'));
  return day === undefined ? undefined : range(day, day, circa);
}

function datesOf(record: XmlNode): PartyDate[] {
  const own = childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH').map(birthDate);
  const ofAliases = aliasesOf(record).map((alias) => parseDate(textIn(alias, 'DATE_OF_BIRTH')));
  return distinctDates([...own, ...ofAliases]);
}

function birthPlacesOf(record: XmlNode, countries: Countries): string[] {
  const own = childrenOf(record, 'INDIVIDUAL_PLACE_OF_BIRTH').map((node) => ({
    country: textIn(node, 'COUNTRY'),
    place: ['STREET', 'CITY', 'STATE_PROVINCE', 'COUNTRY'].map((name) => textIn(node, name)),
  }));
  const ofAliases = aliasesOf(record).map((node) => ({
    country: textIn(node, 'COUNTRY_OF_BIRTH'),
    place: ['CITY_OF_BIRTH', 'COUNTRY_OF_BIRTH'].map((name) => textIn(node, name)),
  }));
  return [...own, ...ofAliases].flatMap(({ country, place }) => {
    if (country !== '') countries.add(country, 'birth');
    return joined(place, ', ') ?? [];
  });
}

/** A number may stand at the end of the document's description: 'tazkira number 54421'. */
function documentNumber(node: XmlNode): string {
  return textIn(node, 'NUMBER') || (/\S*\d\S*$/.exec(textIn(node, 'TYPE_OF_DOCUMENT2').slice(-80))?.[0] ?? '');
}

function identifierOf(node: XmlNode, type: PartyType): PartyIdentifier | undefined {
  const country = textIn(node, 'ISSUING_COUNTRY') || textIn(node, 'COUNTRY_OF_ISSUE');
  const label = textIn(node, 'TYPE_OF_DOCUMENT') || textIn(node, 'TYPE_OF_DOCUMENT2') || 'Document';
  return identifier({ label, value: documentNumber(node), country, type });
}

function addressesOf(record: XmlNode, countries: Countries): ListedParty['addresses'] {
  return [...childrenOf(record, 'INDIVIDUAL_ADDRESS'), ...childrenOf(record, 'ENTITY_ADDRESS')].flatMap((node) => {
    const [city, country] = [textIn(node, 'CITY'), textIn(node, 'COUNTRY')];
    const text = joined(
      [textIn(node, 'STREET'), city, textIn(node, 'STATE_PROVINCE'), textIn(node, 'ZIP_CODE'), country],
      ', ',
    );
    if (text === undefined) return [];
    const code = country === '' ? '' : countries.addNamed(country, 'residence');
    return [{ text, ...(city !== '' && { city }), ...(code !== '' && { country: code }) }];
  });
}

function toParty(record: XmlNode): Outcome {
  const type: PartyType = record.name === 'INDIVIDUAL' ? 'person' : 'company';
  const countries = new Countries();
  for (const text of textsAt(record, 'NATIONALITY', 'VALUE')) countries.add(text, 'nationality');
  const birthPlaces = birthPlacesOf(record, countries);
  const addresses = addressesOf(record, countries);
  const gender = textIn(record, 'GENDER').toLowerCase();
  const listed = parseDay(textIn(record, 'LISTED_ON'));
  const remarks = textIn(record, 'COMMENTS1');
  const party: ListedParty = {
    sourceRef: textIn(record, 'REFERENCE_NUMBER'),
    type,
    names: namesOf(record),
    dates: datesOf(record),
    ...((gender === 'male' || gender === 'female') && { gender }),
    countries: countries.list,
    birthPlaces,
    identifiers: childrenOf(record, 'INDIVIDUAL_DOCUMENT')
      .map((node) => identifierOf(node, type))
      .filter((found) => found !== undefined),
    addresses,
    programmes: textsAt(record, 'UN_LIST_TYPE'),
    positions: [...textsAt(record, 'TITLE', 'VALUE'), ...textsAt(record, 'DESIGNATION', 'VALUE')].filter(
      (text) => text !== 'na' && text !== 'null',
    ),
    ...(listed !== undefined && { listedOn: listed }),
    ...(remarks !== '' && { remarks }),
    sourceUrl,
  };
  return partyOrReject(party, record);
}

export const unConsolidated: XmlFormat = {
  name: 'un-consolidated',
  title: 'the UN list',
  lists: ['un'],
  root: 'CONSOLIDATED_LIST',
  namespaces: [''],
  records: ['INDIVIDUAL', 'ENTITY'],
  headers: [],
  header(root) {
    const publishedAt = parseDay(attribute(root, 'dateGenerated'));
    return publishedAt === undefined ? {} : { publishedAt };
  },
  begin: oneByOne(toParty),
};
