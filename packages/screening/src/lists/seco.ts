/**
 * Switzerland's list of sanctioned persons, companies and objects (SECO), the whole list as XML: programmes, targets
 * and the places that they refer to by id. The file includes history: targets whose newest modification is `de-listed`
 * are still there, and each modification repeats what it changed. Only what is in force is read.
 */
import { ownValue } from '../own-value.ts';
import { Countries, countryCode } from './countries.ts';
import { distinctDates, parseDay, range } from './dates.ts';
import { identifier, imoInProse } from './identifiers.ts';
import { isReject, joined, partyOrReject, type Outcome, type Reading, type XmlFormat } from './list-format.ts';
import { inOtherScript, primaryFirst } from './names.ts';
import { at, attribute, childrenOf, clean, textOf, textsAt, type XmlNode } from './xml-node.ts';
import { CompactMap } from './compact-map.ts';
import type { ListedParty, NameKind, PartyDate, PartyName, PartyType } from '../party.ts';

/** One page for the whole list. */
const sourceUrl = 'https://www.sesam.search.admin.ch/sesam-search-web/pages/search.xhtml?lang=en';

const nameKinds: Readonly<Record<string, NameKind>> = {
  'primary-name': 'primary',
  'formerly-known-as': 'fka',
  alias: 'aka',
};

/** ISO 639-1 codes of the list's languages. */
const languages: Readonly<Record<string, string>> = { eng: 'en', ger: 'de', fre: 'fr', ita: 'it' };

/** Parts of a name that are given names, and parts of the family name; other parts are placed by their order. */
const givenParts = new Set(['given-name', 'further-given-name']);
const familyParts = new Set(['family-name', 'tribal-name']);

interface NamePart {
  kind: string;
  value: string;
  variants: { text: string; script: string }[];
}

function namePartsOf(name: XmlNode): NamePart[] {
  return childrenOf(name, 'name-part')
    .toSorted((a, b) => Number(attribute(a, 'order')) - Number(attribute(b, 'order')))
    .map((part) => ({
      kind: attribute(part, 'name-part-type'),
      value: textOf(part, 'value'),
      variants: childrenOf(part, 'spelling-variant').map((variant) => ({
        text: clean(variant.text),
        script: attribute(variant, 'script'),
      })),
    }))
    .filter(({ kind, value }) => kind !== 'title' && value !== '' && value !== '-');
}

/** The parts as one name, given names first; the list writes family names first. */
function nameOf(texts: readonly [string, string][], known: Omit<PartyName, 'text' | 'parts'>): PartyName | undefined {
  const of = (isKind: (kind: string) => boolean): string | undefined =>
    joined(texts.filter(([kind]) => isKind(kind)).map(([, text]) => text));
  const given = of((kind) => givenParts.has(kind));
  const family = of((kind) => familyParts.has(kind));
  const middle = of((kind) => !givenParts.has(kind) && !familyParts.has(kind));
  const text = joined([given ?? '', middle ?? '', family ?? '']);
  if (text === undefined) return undefined;
  if (given === undefined || family === undefined) return { text, ...known };
  return { text, ...known, parts: { given, ...(middle !== undefined && { middle }), family } };
}

/**
 * A name as written, and one more name for each of its spellings in each script; a part that lacks a spelling keeps its
 * value.
 */
function namesOf(name: XmlNode): PartyName[] {
  const parts = namePartsOf(name);
  const kind = ownValue(nameKinds, attribute(name, 'name-type')) ?? 'aka';
  const strength = attribute(name, 'quality') === 'low' ? 'weak' : 'strong';
  const language = ownValue(languages, attribute(name, 'lang'));
  const own = nameOf(
    parts.map(({ kind, value }) => [kind, value]),
    { kind, strength, ...(language !== undefined && { language }) },
  );
  const scripts = new Set(parts.flatMap(({ variants }) => variants.map(({ script }) => script)));
  const spelt = [...scripts].flatMap((script) => {
    const most = Math.max(...parts.map(({ variants }) => variants.filter((one) => one.script === script).length));
    return Array.from({ length: most }, (_, i) => {
      const texts = parts.map(({ kind, value, variants }): [string, string] => {
        const spellings = variants.filter((one) => one.script === script);
        return [kind, spellings[i]?.text ?? spellings[0]?.text ?? value];
      });
      const other = inOtherScript(texts.map(([, text]) => text).join(' '));
      return nameOf(texts, { kind: other ? 'original-script' : 'aka', strength });
    });
  });
  return [own, ...spelt].filter((one) => one !== undefined);
}

function dateOf(node: XmlNode): PartyDate | undefined {
  if (attribute(node, 'calendar') !== '' && attribute(node, 'calendar') !== 'Gregorian') return undefined;
  const parts = ['year', 'month', 'day'].map((name) => attribute(node, name).padStart(2, '0'));
  const known = parts.findIndex((part) => Number(part) === 0);
  const day = parseDay((known === -1 ? parts : parts.slice(0, known)).join('-'));
  return day === undefined ? undefined : range(day, day);
}

/** A place that targets refer to by id. */
interface Place {
  text: string;
  city: string;
  country: string;
}

function placeOf(node: XmlNode): Place {
  const [city, area, country] = ['location', 'area', 'country'].map((name) => textOf(node, name));
  const code = childrenOf(node, 'country').map((one) => attribute(one, 'iso-code'))[0] ?? '';
  return {
    text: joined([city ?? '', area ?? '', country ?? ''], ', ') ?? '',
    city: city ?? '',
    country: code || countryCode(country ?? ''),
  };
}

/** A target with the places it refers to, which may follow it in the file. */
interface Pending {
  party: ListedParty;
  births: string[];
  addresses: { place: string; details: string }[];
}

/** Whether the newest modification, by date and otherwise by position in the file, delists the target. */
function isDelisted(target: XmlNode): boolean {
  const dated = childrenOf(target, 'modification').map((node) => ({
    type: attribute(node, 'modification-type'),
    day: modificationDay(node),
  }));
  const [first, ...others] = dated;
  return others.reduce((newest, one) => (one.day > (newest?.day ?? '') ? one : newest), first)?.type === 'de-listed';
}

function modificationDay(node: XmlNode): string {
  const days = ['effective-date', 'enactment-date', 'publication-date'].map((name) => parseDay(attribute(node, name)));
  return days.find((day) => day !== undefined) ?? '';
}

const subjects: readonly [string, PartyType][] = [
  ['individual', 'person'],
  ['entity', 'company'],
  ['object', 'vessel'],
];

class SecoReading implements Reading<XmlNode> {
  /** Programmes by the sanctions set that targets refer to. */
  readonly #programmes = new Map<string, string>();
  readonly #places = new CompactMap<Place>();
  readonly #targets = new CompactMap<Pending>();
  #delisted = 0;

  take(node: XmlNode): Outcome[] {
    if (node.name === 'sanctions-program') this.#takeProgramme(node);
    else if (node.name === 'place') this.#places.set(attribute(node, 'ssid'), placeOf(node));
    else return this.#takeTarget(node);
    return [];
  }

  *end(): Generator<Outcome> {
    for (const [, pending] of this.#targets.takeAll()) yield this.#withPlaces(pending);
  }

  notes(): string[] {
    return this.#delisted === 0 ? [] : [`De-listed targets of the file, which were left out: ${this.#delisted}.`];
  }

  #takeProgramme(node: XmlNode): void {
    const inEnglish = (name: string): string =>
      childrenOf(node, name)
        .filter((one) => attribute(one, 'lang') === 'eng')
        .map((one) => clean(one.text))[0] ?? textOf(node, name);
    const programme = inEnglish('program-key') || inEnglish('program-name');
    for (const set of childrenOf(node, 'sanctions-set')) this.#programmes.set(attribute(set, 'ssid'), programme);
  }

  #takeTarget(node: XmlNode): Outcome[] {
    if (isDelisted(node)) {
      this.#delisted += 1;
      return [];
    }
    const ref = attribute(node, 'ssid');
    const pending = this.#pendingOf(node, ref);
    const outcome = partyOrReject(pending.party, node);
    if (isReject(outcome)) return [outcome];
    if (this.#targets.has(ref)) {
      return [{ ref, line: node.line, reason: `The id ${ref} appears in the file twice; the first record is kept.` }];
    }
    this.#targets.set(ref, pending);
    return [];
  }

  #pendingOf(node: XmlNode, ref: string): Pending {
    const [subject, type] = subjects
      .map(([name, type]) => [childrenOf(node, name)[0], type] as const)
      .find(([subject]) => subject !== undefined) ?? [undefined, 'company'];
    const identities = subject === undefined ? [] : childrenOf(subject, 'identity');
    const countries = new Countries();
    for (const country of identities.flatMap((one) => at(one, 'nationality', 'country'))) {
      countries.add(clean(country.text), 'nationality', attribute(country, 'iso-code') || countryCode(country.text));
    }
    const sets = [attribute(node, 'sanctions-set-id'), ...textsAt(node, 'sanctions-set-id')];
    const programmes = sets.map((id) => this.#programmes.get(id) ?? '').filter((programme) => programme !== '');
    const names = primaryFirst(
      identities.flatMap((one) => childrenOf(one, 'name').flatMap(namesOf)),
      (name) => name.kind === 'primary',
    );
    const gender = subject === undefined ? '' : attribute(subject, 'sex');
    const remarks = joined(['justification', 'other-information'].flatMap((name) => textsAt(subject ?? node, name)));
    const listed = childrenOf(node, 'modification')
      .filter((one) => attribute(one, 'modification-type') === 'listed')
      .map(modificationDay)
      .find((day) => day !== '');
    const party: ListedParty = {
      sourceRef: ref,
      type: subject !== undefined && attribute(subject, 'object-type') === 'aircraft' ? 'aircraft' : type,
      names,
      dates: distinctDates(identities.flatMap((one) => childrenOf(one, 'day-month-year').map(dateOf))),
      ...((gender === 'male' || gender === 'female') && { gender }),
      countries: countries.list,
      birthPlaces: [],
      identifiers: [
        ...identities.flatMap((one) =>
          childrenOf(one, 'identification-document').flatMap((document) => documentOf(document, type)),
        ),
        ...(type === 'vessel' ? imoInProse(remarks ?? '') : []),
      ],
      addresses: [],
      programmes: [...new Set(programmes)],
      positions: identities.flatMap((one) => childrenOf(one, 'name').flatMap(titlesOf)),
      ...(listed !== undefined && { listedOn: listed }),
      ...(remarks !== undefined && { remarks }),
      sourceUrl,
    };
    return {
      party,
      births: identities.flatMap((one) =>
        childrenOf(one, 'place-of-birth').map((birth) => attribute(birth, 'place-id')),
      ),
      addresses: identities.flatMap((one) =>
        childrenOf(one, 'address').map((address) => ({
          place: attribute(address, 'place-id'),
          details:
            joined(
              ['c-o', 'address-details', 'p-o-box', 'zip-code'].map((name) => textOf(address, name)),
              ', ',
            ) ?? '',
        })),
      ),
    };
  }

  #withPlaces({ party, births, addresses }: Pending): ListedParty {
    const countries = new Countries(party.countries);
    const birthPlaces = births.flatMap((id) => {
      const place = this.#places.get(id);
      if (place === undefined || place.text === '') return [];
      if (place.country !== '') countries.add(place.text, 'birth', place.country);
      return [place.text];
    });
    const lines = addresses.flatMap(({ place: id, details }) => {
      const { text: where = '', city = '', country = '' } = this.#places.get(id) ?? {};
      if (country !== '') countries.add(where, 'residence', country);
      const text = joined([details, where], ', ');
      return text === undefined ? [] : [{ text, ...(city !== '' && { city }), ...(country !== '' && { country }) }];
    });
    return { ...party, countries: countries.list, birthPlaces: [...new Set(birthPlaces)], addresses: lines };
  }
}

function titlesOf(name: XmlNode): string[] {
  return childrenOf(name, 'name-part')
    .filter((part) => attribute(part, 'name-part-type') === 'title')
    .map((part) => textOf(part, 'value'))
    .filter((title) => title !== '');
}

function documentOf(node: XmlNode, type: PartyType): ListedParty['identifiers'] {
  const label = attribute(node, 'document-type').replaceAll('-', ' ');
  const issuer = childrenOf(node, 'issuer').map((one) => attribute(one, 'code') || clean(one.text))[0] ?? '';
  return [identifier({ label, value: textOf(node, 'number'), country: issuer, type })].filter(
    (found) => found !== undefined,
  );
}

export const seco: XmlFormat = {
  name: 'seco',
  title: 'the Swiss list (SECO)',
  lists: ['seco'],
  root: 'swiss-sanctions-list',
  namespaces: [''],
  records: ['sanctions-program', 'target', 'place'],
  headers: [],
  header(root) {
    const publishedAt = parseDay(attribute(root, 'date'));
    return publishedAt === undefined ? {} : { publishedAt };
  },
  begin: () => new SecoReading(),
};
