/**
 * The remarks in OFAC's tables, which contain data that the XML has in separate elements: `DOB 23 Feb 1963; POB Cali,
 * Colombia; nationality Colombia; Passport AC123 (Colombia) expires 2004; a.k.a. 'ZERO'.`
 */
import { element, type XmlNode } from './xml-node.ts';

/** Words before a number that are complete labels. */
const namedLabel =
  /^((?:Diplomatic |Stateless Person )?Passport|SWIFT\/BIC|Website|Email Address|Digital Currency Address - \w+|R\.F\.C\.|RFC|C\.U\.R\.P\.|C\.U\.I\.(?:[PT]\.)?|Cartilla de Servicio Militar Nacional|Nationality of Registration|D\.N\.I\.|SSN|MMSI|BIK \(RU\)|License|Telephone:?|Fax:?|Vessel Registration Identification|Organization Established Date|Aircraft Manufacture Date|Aircraft Tail Number) (.+)$/;
/** Any other label ends with a word for 'number', and its number has a digit. */
const numberLabel =
  /^([A-Z][\w'./ -]{0,60}?(?:Numbers?|No\.?|Code|Card|Document|#|ID(?! (?:No\.|Card|Number|#)))(?: #)?(?: \([^)]{0,60}\))?) (.*\d.*)$/;
/** After a number: the issuing country and the dates. */
const documentEnd = /^(.*?)(?: \(([^()]{1,80})\))?(?: issued (.*?))?(?: expires (.*))?$/;
/** The publisher puts doubtful names in single quotes. */
const quotedName = /^(a\.k\.a\.|f\.k\.a\.|n\.k\.a\.) '(.+)'$/;

/** The XML elements that remarks stand for, and the remaining text. */
interface RemarkElements {
  births: XmlNode[];
  birthPlaces: XmlNode[];
  nationalities: XmlNode[];
  citizenships: XmlNode[];
  ids: XmlNode[];
  /** Weak names, with their type. */
  names: { type: string; name: string }[];
  rest: string;
}

function id(idType: string, idNumber: string, others: Readonly<Record<string, string>> = {}): XmlNode {
  const fields = { idType, idNumber, ...others };
  return element(
    'id',
    Object.entries(fields).map(([name, text]) => element(name, text)),
  );
}

function documentOf(text: string): XmlNode | undefined {
  const [, label = '', value = ''] = namedLabel.exec(text) ?? numberLabel.exec(text) ?? [];
  if (label === '') return undefined;
  const [, number = value, idCountry = '', issueDate = '', expirationDate = ''] = documentEnd.exec(value) ?? [];
  return id(label, number, { idCountry, issueDate, expirationDate });
}

/** Sorts the pieces of remarks between semicolons by kind. */
export function remarkElements(remarks: string): RemarkElements {
  const found: RemarkElements = {
    births: [],
    birthPlaces: [],
    nationalities: [],
    citizenships: [],
    ids: [],
    names: [],
    rest: '',
  };
  const rest: string[] = [];
  for (const piece of remarks.replace(/\.\s*$/, '').split(/;\s+/)) {
    const text = piece.trim().replace(/^alt\. /, '');
    const [, word = '', value = ''] = /^(DOB|POB|nationality|citizen|Gender) (.+)$/.exec(text) ?? [];
    const [, type = '', name = ''] = quotedName.exec(text) ?? [];
    const document = documentOf(text);
    if (word === 'DOB') found.births.push(element('dateOfBirthItem', [element('dateOfBirth', value)]));
    else if (word === 'POB') found.birthPlaces.push(element('placeOfBirthItem', [element('placeOfBirth', value)]));
    else if (word === 'nationality') found.nationalities.push(element('nationality', [element('country', value)]));
    else if (word === 'citizen') found.citizenships.push(element('citizenship', [element('country', value)]));
    else if (word === 'Gender') found.ids.push(id('Gender', value));
    else if (name !== '') found.names.push({ type, name });
    else if (document !== undefined) found.ids.push(document);
    else if (text !== '') rest.push(text);
  }
  return { ...found, rest: rest.length === 0 ? '' : `${rest.join('; ')}.` };
}
