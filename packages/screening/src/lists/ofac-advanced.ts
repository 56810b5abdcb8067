/**
 * OFAC's SDN_ADVANCED.XML and CONS_ADVANCED.XML: places, documents, parties, relations and list entries, joined by id.
 * A party is assembled as in SDN.XML when its profile is read, and then held as text until the rest follows: its links,
 * its programmes and its date of listing. Its FixedRef is the uid of SDN.XML.
 */
import { ownValue } from '../own-value.ts';
import { CompactLists, CompactMap } from './compact-map.ts';
import { isoDay, periodText, placeOf, placeText, ReferenceValues, type Place } from './ofac-advanced-values.ts';
import { marksConsolidated, sdnEntryToParty } from './ofac-sdn.ts';
import { isReject, joined, type Outcome, type Reading, type XmlFormat } from './list-format.ts';
import { inOtherScript } from './names.ts';
import { at, attribute, childrenOf, clean, element, textOf, type XmlNode } from './xml-node.ts';
import { parseDay } from './dates.ts';
import type { ListedParty } from '../party.ts';

/** The parts of a name that SDN.XML writes in `firstName`; all others go to `lastName`. */
const givenParts = new Set(['First Name', 'Middle Name', 'Patronymic']);

/** Features of a vessel by SDN.XML element. */
const vesselFacts: Readonly<Record<string, string>> = {
  'vessel call sign': 'callSign',
  'vessel type': 'vesselType',
  'vessel flag': 'vesselFlag',
  'vessel owner': 'vesselOwner',
  'vessel tonnage': 'tonnage',
  'vessel gross registered tonnage': 'grossRegisteredTonnage',
};

/** A document of an identity: an `id` in SDN.XML. */
interface IdDocument {
  idType: string;
  idNumber: string;
  idCountry: string;
  issueDate?: string;
  expirationDate?: string;
}

/** The dates of a document by SDN.XML element. */
const documentDates: Readonly<Record<string, 'issueDate' | 'expirationDate'>> = {
  'Issue Date': 'issueDate',
  'Expiration Date': 'expirationDate',
};

function idElement(document: IdDocument): XmlNode {
  return element(
    'id',
    Object.entries(document).map(([name, text]) => element(name, text)),
  );
}

function addressElement({ lines, city, stateOrProvince, postalCode, country }: Place): XmlNode {
  const known = lines.filter((line) => line !== '');
  return element('address', [
    element('address1', known[0] ?? ''),
    element('address2', known[1] ?? ''),
    element('address3', known.slice(2).join(', ')),
    element('city', city),
    element('stateOrProvince', stateOrProvince),
    element('postalCode', postalCode),
    element('country', country),
  ]);
}

function isPrimary({ alias }: { alias: XmlNode }): boolean {
  return attribute(alias, 'Primary') === 'true';
}

/** One SDN.XML list per value: the list, its item, and the item's element. */
function listsOf(path: readonly [string, string, string], values: readonly string[]): XmlNode[] {
  const [list, item, name] = path;
  return values.map((value) => element(list, [element(item, [element(name, value)])]));
}

/** Adds a sentence to a party's remarks. */
function remark(party: ListedParty, sentence: string): void {
  party.remarks = joined([party.remarks ?? '', sentence]) ?? sentence;
}

class AdvancedReading implements Reading<XmlNode> {
  readonly #values = new ReferenceValues();
  readonly #places = new CompactMap<Place>();
  /** By identity. */
  readonly #documents = new CompactLists<IdDocument>();
  /** By profile: parties that wait for their list entry. */
  readonly #parties = new CompactMap<ListedParty>();
  readonly #names = new Map<string, string>();

  take(node: XmlNode): Outcome[] {
    if (node.name === 'ReferenceValueSets') this.#values.add(node);
    else if (node.name === 'Location') this.#places.set(attribute(node, 'ID'), placeOf(node, this.#values));
    else if (node.name === 'IDRegDocument') this.#takeDocument(node);
    else if (node.name === 'DistinctParty') return this.#takeParty(node);
    else if (node.name === 'ProfileRelationship') this.#takeRelation(node);
    else this.#takeEntry(node);
    return [];
  }

  *end(): Generator<Outcome> {
    for (const [, party] of this.#parties.takeAll()) yield party;
  }

  #takeDocument(node: XmlNode): void {
    const identity = attribute(node, 'IdentityID');
    const document: IdDocument = {
      idType: this.#values.text('IDRegDocType', attribute(node, 'IDRegDocTypeID')),
      idNumber: textOf(node, 'IDRegistrationNo'),
      idCountry: this.#values.text('Country', attribute(node, 'IssuedBy-CountryID')),
    };
    for (const date of childrenOf(node, 'DocumentDate')) {
      const name = ownValue(
        documentDates,
        this.#values.text('IDRegDocDateType', attribute(date, 'IDRegDocDateTypeID')),
      );
      if (name !== undefined) document[name] = childrenOf(date, 'DatePeriod').map(periodText).join(', ');
    }
    this.#documents.add(identity, document);
  }

  #takeParty(node: XmlNode): Outcome[] {
    const profiles = childrenOf(node, 'Profile');
    const outcome = sdnEntryToParty(this.#sdnEntryOf(node, profiles));
    if (isReject(outcome)) return [outcome];
    const [profile = outcome.sourceRef] = profiles.map((one) => attribute(one, 'ID'));
    if (this.#parties.has(profile)) {
      const reason = `The profile ${profile} appears in the file twice; the first record is kept.`;
      return [{ ref: outcome.sourceRef, line: node.line, reason }];
    }
    this.#parties.set(profile, outcome);
    this.#names.set(profile, `${outcome.names[0]?.text ?? ''} (${outcome.sourceRef})`);
    return [];
  }

  #sdnEntryOf(node: XmlNode, profiles: readonly XmlNode[]): XmlNode {
    const identities = profiles.flatMap((profile) => childrenOf(profile, 'Identity'));
    const documents = identities.flatMap((one) => this.#documents.take(attribute(one, 'ID')));
    const features = profiles.flatMap((profile) => childrenOf(profile, 'Feature'));
    const entry = element('sdnEntry', [
      element('uid', attribute(node, 'FixedRef')),
      element('sdnType', this.#typeOf(profiles[0])),
      element('remarks', textOf(node, 'Comment')),
      ...this.#nameElements(identities),
      ...features.flatMap((feature) => this.#featureElements(feature)),
      element('idList', documents.map(idElement)),
    ]);
    return { ...entry, line: node.line };
  }

  #typeOf(profile: XmlNode | undefined): string {
    const id = profile === undefined ? '' : attribute(profile, 'PartySubTypeID');
    const subtype = this.#values.text('PartySubType', id);
    if (subtype === 'Vessel' || subtype === 'Aircraft') return subtype;
    return this.#values.text('PartyType', this.#values.attribute('PartySubType', id, 'PartyTypeID'));
  }

  /** The primary name as the entry's own, all others as aliases. */
  #nameElements(identities: readonly XmlNode[]): XmlNode[] {
    const names = identities.flatMap((identity) => {
      const groups = at(identity, 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup');
      const types = new Map(groups.map((group) => [attribute(group, 'ID'), attribute(group, 'NamePartTypeID')]));
      return childrenOf(identity, 'Alias').flatMap((alias) =>
        childrenOf(alias, 'DocumentedName').map((name) => ({ alias, parts: this.#nameParts(name, types) })),
      );
    });
    const primary =
      names.find((name) => isPrimary(name) && !name.parts.some(({ text }) => inOtherScript(text))) ??
      names.find(isPrimary) ??
      names[0];
    const others = names.filter((name) => name !== primary);
    const akas = others.map(({ alias, parts }) => {
      const type = this.#values.text('AliasType', attribute(alias, 'AliasTypeID')).toLowerCase();
      const category = attribute(alias, 'LowQuality') === 'true' ? 'weak' : 'strong';
      return element('aka', [element('type', type), element('category', category), ...parts]);
    });
    return [...(primary?.parts ?? []), element('akaList', akas)];
  }

  #nameParts(name: XmlNode, types: ReadonlyMap<string, string>): XmlNode[] {
    const given: string[] = [];
    const family: string[] = [];
    for (const value of at(name, 'DocumentedNamePart', 'NamePartValue')) {
      const type = this.#values.text('NamePartType', types.get(attribute(value, 'NamePartGroupID')) ?? '');
      (givenParts.has(type) ? given : family).push(clean(value.text));
    }
    return [element('lastName', family.join(' ')), element('firstName', given.join(' '))];
  }

  #featureElements(feature: XmlNode): XmlNode[] {
    const type = this.#values.text('FeatureType', attribute(feature, 'FeatureTypeID'));
    return childrenOf(feature, 'FeatureVersion').flatMap((version) => {
      const places = childrenOf(version, 'VersionLocation').flatMap(
        (node) => this.#places.get(attribute(node, 'LocationID')) ?? [],
      );
      const details = childrenOf(version, 'VersionDetail').map((node) =>
        joined([this.#values.text('DetailReference', attribute(node, 'DetailReferenceID')), clean(node.text)]),
      );
      const periods = childrenOf(version, 'DatePeriod').map(periodText);
      const texts = [...periods, ...details].filter((text) => text !== undefined && text !== '') as string[];
      return this.#elementsOf(type, texts, places);
    });
  }

  #elementsOf(type: string, texts: readonly string[], places: readonly Place[]): XmlNode[] {
    const words = [...texts, ...places.map(placeText)];
    const countries = [...texts, ...places.map(({ country, lines }) => country || (joined(lines, ', ') ?? ''))];
    const fact = ownValue(vesselFacts, type.toLowerCase().replace(/^(?:other|former) /, ''));
    if (type === '') return [];
    if (type === 'Birthdate') return listsOf(['dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth'], texts);
    if (type === 'Place of Birth') return listsOf(['placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth'], words);
    if (type === 'Nationality Country') return listsOf(['nationalityList', 'nationality', 'country'], countries);
    if (type === 'Citizenship Country') return listsOf(['citizenshipList', 'citizenship', 'country'], countries);
    if (type === 'Location') return [element('addressList', places.map(addressElement))];
    if (type === 'Title') return texts.map((text) => element('title', text));
    if (fact !== undefined)
      return (fact === 'vesselFlag' ? countries : words).map((word) => element('vesselInfo', [element(fact, word)]));
    const ids = words.map((idNumber) => idElement({ idType: type, idNumber, idCountry: '' }));
    return [element('idList', ids)];
  }

  #takeRelation(node: XmlNode): void {
    const profile = attribute(node, 'From-ProfileID');
    const party = this.#parties.get(profile);
    const other = this.#names.get(attribute(node, 'To-ProfileID'));
    if (party === undefined || other === undefined) return;
    const relation = this.#values.text('RelationType', attribute(node, 'RelationTypeID')) || 'Linked To';
    remark(party, `${attribute(node, 'Former') === 'true' ? 'Formerly: ' : ''}${relation} ${other}.`);
    this.#parties.set(profile, party);
  }

  #takeEntry(node: XmlNode): void {
    const profile = attribute(node, 'ProfileID');
    const party = this.#parties.get(profile);
    if (party === undefined) return;
    const measures = childrenOf(node, 'SanctionsMeasure').map((measure) => ({
      type: this.#values.text('SanctionsType', attribute(measure, 'SanctionsTypeID')),
      comment: textOf(measure, 'Comment'),
    }));
    const programmes = measures.filter(({ type }) => type === 'Program').map(({ comment }) => comment);
    party.programmes = [...new Set([...party.programmes, ...programmes.filter((programme) => programme !== '')])];
    const days = at(node, 'EntryEvent', 'Date').map((date) => parseDay(isoDay(date)) ?? '');
    const listedOn = [party.listedOn ?? '', ...days].filter((day) => day !== '').toSorted()[0];
    this.#parties.set(profile, { ...party, ...(listedOn !== undefined && { listedOn }) });
  }
}

export const ofacAdvanced: XmlFormat = {
  name: 'ofac-advanced',
  title: "OFAC's advanced XML",
  lists: ['ofac', 'ofac-cons'],
  root: 'Sanctions',
  namespaces: [
    'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADVANCED_XML',
    'http://www.un.org/sanctions/1.0',
  ],
  records: [
    'ReferenceValueSets',
    'Location',
    'IDRegDocument',
    'DistinctParty',
    'ProfileRelationship',
    'SanctionsEntry',
  ],
  headers: ['DateOfIssue'],
  header(root) {
    const publishedAt = parseDay(isoDay(childrenOf(root, 'DateOfIssue')[0]));
    return publishedAt === undefined ? {} : { publishedAt };
  },
  begin: () => new AdvancedReading(),
  marksOther: marksConsolidated,
};
