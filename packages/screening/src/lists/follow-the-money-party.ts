/** Converts the properties of FollowTheMoney entities to the fields of a listed party. */
import { ownValue } from '../own-value.ts';
import { Countries } from './countries.ts';
import { distinctDates, parseDate, parseDay } from './dates.ts';
import { identifier } from './identifiers.ts';
import { countryRoles, identifierProperties, nameProperties } from './follow-the-money-properties.ts';
import { addRelation } from './follow-the-money-relations.ts';
import { isFields, listOf, textIn, textsIn, type Fields } from './json-value.ts';
import { joined } from './list-format.ts';
import { inOtherScript, primaryFirst } from './names.ts';
import { type Entity, RELATIVE_POSITION, entityPage, partyTypes } from './open-sanctions-schema.ts';
import type { ListedParty, PartyIdentifier, PartyName } from '../party.ts';

const countryProperties = Object.entries(countryRoles);
const identifierLabels = Object.entries(identifierProperties).map(
  ([property, { label }]) => [property, label] as const,
);

function namesOf({ properties, caption }: Entity): PartyName[] {
  const names = new Map<string, PartyName>();
  for (const [property, kind, strength] of nameProperties) {
    for (const text of textsIn(properties, property)) {
      if (names.has(text)) continue;
      names.set(text, { text, kind: kind === 'aka' && inOtherScript(text) ? 'original-script' : kind, strength });
    }
  }
  const found = [...names.values()];
  return primaryFirst(
    found.length > 0 || caption === '' ? found : [{ text: caption, kind: 'primary', strength: 'strong' }],
    ({ text }) => text === caption,
  );
}

/** A party without a name is known by its number: a wallet by its address, a ship by its IMO number. */
function namesByNumber([first]: readonly PartyIdentifier[]): PartyName[] {
  return first === undefined ? [] : [{ text: first.value, kind: 'primary', strength: 'strong' }];
}

function positionsOf(properties: Fields, topics: readonly string[]): string[] {
  const positions = textsIn(properties, 'position', 'title');
  const onlyRelative = topics.includes('role.rca') && !topics.includes('role.pep');
  return onlyRelative ? [RELATIVE_POSITION, ...positions] : positions;
}

/** The party that an entity describes by its own properties. */
export function partyOf(entity: Entity): ListedParty {
  const { id, schema, properties } = entity;
  const type = ownValue(partyTypes, schema) ?? 'company';
  const countries = new Countries();
  for (const [property, role] of countryProperties) {
    for (const text of textsIn(properties, property)) {
      countries.addCodeOrName(text, role);
    }
  }
  const dates = textsIn(properties, ...(type === 'person' ? ['birthDate'] : ['incorporationDate', 'buildDate']));
  const gender = textsIn(properties, 'gender')[0];
  const topics = textsIn(properties, 'topics');
  const listedOn = earliest(textsIn(properties, 'createdAt'));
  const remarks = joined(textsIn(properties, 'notes', 'summary', 'description'));
  const registration = type === 'aircraft' ? 'Aircraft tail number' : 'Registration number';
  const identifiers = identifierLabels.flatMap(([property, label]) =>
    textsIn(properties, property)
      .map((value) => identifier({ label: property === 'registrationNumber' ? registration : label, value, type }))
      .filter((found) => found !== undefined),
  );
  const names = namesOf(entity);
  return {
    sourceRef: id,
    type,
    names: names.length > 0 ? names : namesByNumber(identifiers),
    dates: distinctDates(dates.map(parseDate)),
    ...((gender === 'male' || gender === 'female') && { gender }),
    countries: countries.list,
    birthPlaces: textsIn(properties, 'birthPlace'),
    identifiers,
    addresses: textsIn(properties, 'address').map((text) => ({ text })),
    programmes: textsIn(properties, 'program', 'programId'),
    positions: positionsOf(properties, topics),
    ...(topics.length > 0 && { topics }),
    ...(listedOn !== undefined && { listedOn }),
    ...(remarks !== undefined && { remarks }),
    sourceUrl: webPage(textsIn(properties, 'sourceUrl')) ?? entityPage(id),
  };
}

/** Links are shown to people, so only web addresses are accepted. */
function webPage(urls: readonly string[]): string | undefined {
  return urls.find((url) => /^https?:\/\//i.test(url));
}

function earliest(days: readonly string[]): string | undefined {
  return days
    .map(parseDay)
    .filter((day) => day !== undefined)
    .toSorted()[0];
}

/** Adds to a party what an entity that belongs to it says; `within` are the entities that this one names. */
export function addKnown(party: ListedParty, known: Entity, within: readonly Entity[]): void {
  const { schema, properties } = known;
  if (schema === 'Address') addAddress(party, properties);
  else if (schema === 'Sanction') addSanction(party, properties);
  else if (schema === 'Passport' || schema === 'Identification') addDocument(party, known);
  else if (schema === 'Ownership') addOwners(party, known, within);
  else if (schema === 'Occupancy') {
    const names = within.filter((one) => one.schema === 'Position').flatMap((one) => textsIn(one.properties, 'name'));
    const ended = textsIn(properties, 'status').includes('ended') || textsIn(properties, 'endDate').length > 0;
    for (const name of names) addOnce(party.positions, ended ? `Former ${name}` : name);
  } else addRelation(party, known, within);
}

/**
 * Adds the owners named by an ownership that has not ended, if they are among `within`. Elsewhere the party itself may
 * be the owner.
 */
function addOwners(party: ListedParty, { properties }: Entity, within: readonly Entity[]): void {
  const assets = namedIn(properties, 'asset');
  const isOver = textsIn(properties, 'endDate').length > 0;
  if (isOver || (assets.length > 0 && !assets.includes(party.sourceRef))) return;
  const owners = new Set(namedIn(properties, 'owner'));
  const share = shareIn(textsIn(properties, 'percentage')[0] ?? '');
  for (const { id, caption, properties: theirs } of within) {
    const name = caption || textsIn(theirs, 'name')[0];
    if (!owners.has(id) || id === party.sourceRef || name === undefined) continue;
    const known = (party.owners ?? []).some((owner) => owner.name === name);
    if (!known) party.owners = [...(party.owners ?? []), { name, ...(share !== undefined && { share }) }];
  }
}

/** Ids named in a property, as text or as a nested entity. */
function namedIn(properties: Fields, name: string): string[] {
  const within = listOf(properties[name]).filter(isFields);
  return [...textsIn(properties, name), ...within.map((fields) => textIn(fields, 'id'))];
}

/** '25', '25.5 %'; anything else is not a share. */
function shareIn(text: string): number | undefined {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,10})?)\s*%?$/.exec(text) ?? [];
  const share = Number(digits);
  return digits !== undefined && share > 0 && share <= 100 ? share : undefined;
}

function addOnce(texts: string[], text: string): void {
  if (!texts.includes(text)) texts.push(text);
}

function addAddress(party: ListedParty, properties: Fields): void {
  const [city] = textsIn(properties, 'city');
  const [country] = textsIn(properties, 'country');
  const text =
    textsIn(properties, 'full')[0] ??
    joined(textsIn(properties, 'street', 'street2', 'postalCode', 'city', 'state', 'country'), ', ');
  if (text === undefined || party.addresses.some((address) => address.text === text)) return;
  const code = country?.length === 2 ? country.toUpperCase() : undefined;
  party.addresses.push({ text, ...(city !== undefined && { city }), ...(code !== undefined && { country: code }) });
  if (code === undefined) return;
  const countries = new Countries(party.countries);
  countries.addCodeOrName(code, 'residence');
  party.countries = countries.list;
}

function addSanction(party: ListedParty, properties: Fields): void {
  const programmes = textsIn(properties, 'programId', 'program');
  for (const programme of programmes.slice(0, 1)) addOnce(party.programmes, programme);
  const listedOn = earliest([...textsIn(properties, 'listingDate', 'startDate'), party.listedOn ?? '']);
  if (listedOn !== undefined) party.listedOn = listedOn;
  const [reason] = textsIn(properties, 'reason', 'summary');
  const [authority] = textsIn(properties, 'authority');
  const sentence = joined([authority === undefined ? '' : `${authority}:`, reason ?? '']);
  if (reason !== undefined && sentence !== undefined)
    party.remarks = joined([party.remarks ?? '', sentence]) ?? sentence;
}

function addDocument(party: ListedParty, { schema, properties }: Entity): void {
  const [country] = textsIn(properties, 'country');
  const label = textsIn(properties, 'type')[0] ?? (schema === 'Passport' ? 'Passport' : 'National ID');
  for (const value of textsIn(properties, 'number', 'passportNumber')) {
    const document = { label: schema === 'Passport' ? 'Passport' : label, value, type: party.type };
    const found = identifier({ ...document, ...(country !== undefined && { country: country.toUpperCase() }) });
    if (found === undefined) continue;
    const before = party.identifiers.findIndex((one) => one.value === found.value);
    if (before === -1) party.identifiers.push(found);
    else if (party.identifiers[before]?.country === undefined) party.identifiers[before] = found;
  }
}
