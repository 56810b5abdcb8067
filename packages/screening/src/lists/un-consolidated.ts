/**
 * The UN Security Council's consolidated list, XML. Many elements are empty stubs. The parts of a name are numbered,
 * without saying which are given or family names. An alias entry may contain several names and their original script.
 */
import { beginningOf } from '../beginning-of.ts';
import { Countries } from './countries.ts';
import { distinctDates, parseDate, parseDay, range } from './dates.ts';
import { identifier } from './identifiers.ts';
import { joined, oneByOne, partyOrReject, sentence, type Outcome, type XmlFormat } from './list-format.ts';
import { inOtherScript, splitNames } from './names.ts';
import { attribute, childrenOf, textOf, textsAt, type XmlNode } from './xml-node.ts';
import type { ListedParty, NameKind, PartyDate, PartyIdentifier, PartyName, PartyType } from '../party.ts';

/** The UN has one page for all its records. */
const sourceUrl = 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list';

/** The text of a child; the publisher's 'null' and 'na' count as empty. */
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
    const texts = splitNames(textIn(alias, 'ALIAS_NAME'));
    return [...texts, ...namesInNote(alias)].map((text) => nameOf(text, kind, strength));
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

/** The longest note has some 500 characters. */
const LONGEST_NOTE = 2000;

function noteOf(node: XmlNode): string {
  return beginningOf(textIn(node, 'NOTE'), LONGEST_NOTE);
}

const latinWords = /\S*\p{Script=Latin}\S*/gu;
/** Separates the words of a name from the text around them. */
const besideNames = /[^\p{L}\p{M}'’‘ʼ\s-]+/u;
/** Text among transliterations that is not one itself. */
const noTransliteration = /\((?:translation: [^()]*|transliterations[^()]*)\)|transliterations:/gi;

/**
 * The names in the note of an alias: the alias in its own script (`original script: Абу Банат`), and transliterations
 * of an alias in another script (`Yunis al-Mauritani; Younis al-Mauritani`, `(Abu Du’a; Abu Duaa’) prominently …`).
 */
function namesInNote(alias: XmlNode): string[] {
  const note = noteOf(alias);
  const originals = note
    .replace(latinWords, '|')
    .split(besideNames)
    .map((words) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words));
  const transliterated = inOtherScript(textIn(alias, 'ALIAS_NAME')) && note.includes(';');
  if (!transliterated && !/transliterations/i.test(note)) return originals;
  const pieces = note
    .replace(noTransliteration, ' ')
    .split(/[;,()]/)
    .map((piece) => piece.trim())
    .filter((piece) => isTransliteration.test(piece) && !/^nom de guerre$/i.test(piece));
  return [...originals, ...pieces];
}

/** Up to six words, the first with a capital letter. */
const isTransliteration = /^\p{Lu}[\p{L}'’‘ʼ-]*(?: [\p{L}'’‘ʼ-]+){0,5}$/u;

/** A number in the note of an alias: `Passport No. 284158, expires 21 August 2005`. */
const passportInNote = /\bpassport (?:no\.|number):? ?((?:[A-Z]{1,3} ?)?\d{5,12}[A-Z]?)\b/gi;

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** The documents, and those passports in the aliases' notes that are not among them. */
function identifiersOf(record: XmlNode, type: PartyType): PartyIdentifier[] {
  const documents = childrenOf(record, 'INDIVIDUAL_DOCUMENT').flatMap((node) => identifierOf(node, type) ?? []);
  const numbers = new Set(documents.map(({ value }) => withoutSpaces(value)));
  const noted = aliasesOf(record)
    .flatMap((alias) => Array.from(noteOf(alias).matchAll(passportInNote), ([, value = '']) => value))
    .filter((value) => !numbers.has(withoutSpaces(value)));
  const passports = [...new Set(noted)].flatMap((value) => identifier({ label: 'Passport', value, type }) ?? []);
  return [...documents, ...passports];
}

const formerly = /^(?:formerly|previously) listed as$/i;
/** Notes that contain only the name in its own script. */
const scriptOnly = /^(?:original script|in \w+(?: script)?):[^\p{Script=Latin}]*$/iu;

function withoutBrackets(note: string): string {
  return note.replace(/^\(([^()]*)\)$/, '$1');
}

/** A labelled sentence, if there is anything to say. */
function labelled(label: string, ...parts: string[]): string[] {
  const text = joined(parts, ', ');
  return text === undefined ? [] : [sentence(label, text)];
}

/** The list's notes on aliases, documents, dates and places of birth, one sentence each. */
function notesOf(record: XmlNode): string[] {
  const aliases = aliasesOf(record).flatMap((alias) => {
    const [name, note] = [textIn(alias, 'ALIAS_NAME'), noteOf(alias)];
    if (formerly.test(note)) return [sentence('Formerly listed as', name)];
    return scriptOnly.test(note) ? [] : labelled(`Alias ${name}`, withoutBrackets(note));
  });
  const documents = childrenOf(record, 'INDIVIDUAL_DOCUMENT').flatMap((node) => {
    const kind = textIn(node, 'TYPE_OF_DOCUMENT') || textIn(node, 'TYPE_OF_DOCUMENT2') || 'Document';
    const [day, city] = [textIn(node, 'DATE_OF_ISSUE'), textIn(node, 'CITY_OF_ISSUE')];
    const issued = joined([day === '' ? '' : `on ${day}`, city === '' ? '' : `in ${city}`]);
    const detail = textIn(node, 'TYPE_OF_DOCUMENT2');
    return labelled(
      `${kind} ${documentNumber(node)}`.trim(),
      detail === kind ? '' : detail,
      issued === undefined ? '' : `issued ${issued}`,
      noteOf(node),
    );
  });
  const births = childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap((node) =>
    labelled('Date of birth', textIn(node, 'NOTE').replace(/^approximately$/i, '')),
  );
  const places = childrenOf(record, 'INDIVIDUAL_PLACE_OF_BIRTH').flatMap((node) =>
    labelled('Place of birth', textIn(node, 'NOTE')),
  );
  return [...new Set([...aliases, ...documents, ...births, ...places])];
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

/** The number may be at the end of the document's description: 'tazkira number 54421'. */
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
    const lines = joined(
      [textIn(node, 'STREET'), city, textIn(node, 'STATE_PROVINCE'), textIn(node, 'ZIP_CODE'), country],
      ', ',
    );
    // The note is sometimes the whole address.
    const note = withoutBrackets(noteOf(node));
    const text = lines === undefined || note === '' ? (lines ?? note) : `${lines} (${note})`;
    if (text === '') return [];
    if (lines === undefined) countries.addPlace(note, 'residence');
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
  const remarks = joined([textIn(record, 'COMMENTS1'), ...notesOf(record)]);
  const party: ListedParty = {
    sourceRef: textIn(record, 'REFERENCE_NUMBER'),
    type,
    names: namesOf(record),
    dates: datesOf(record),
    ...((gender === 'male' || gender === 'female') && { gender }),
    countries: countries.list,
    birthPlaces,
    identifiers: identifiersOf(record, type),
    addresses,
    programmes: textsAt(record, 'UN_LIST_TYPE'),
    positions: [...textsAt(record, 'TITLE', 'VALUE'), ...textsAt(record, 'DESIGNATION', 'VALUE')].filter(
      (text) => text !== 'na' && text !== 'null',
    ),
    ...(listed !== undefined && { listedOn: listed }),
    ...(remarks !== undefined && { remarks }),
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
