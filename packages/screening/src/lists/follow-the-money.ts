/**
 * FollowTheMoney entities, one JSON object per line, as OpenSanctions publishes them. In the nested form
 * (targets.nested.json) a party contains everything known about it. In the flat form (entities.ftm.json) sanctions,
 * addresses and documents are separate entities that name the party. Flat parties are held as text until the end of the
 * file.
 */
import { ownValue } from '../own-value.ts';
import { CompactLists, CompactMap } from './compact-map.ts';
import { parseDay } from './dates.ts';
import { addKnown, partyOf } from './follow-the-money-party.ts';
import { mostRelations, relations } from './follow-the-money-relations.ts';
import { fieldsOf, isFields, listOf, textIn, textsIn } from './json-value.ts';
import {
  NewestDay,
  isReject,
  partyOrReject,
  type ListHeader,
  type ListValue,
  type Outcome,
  type Reading,
  type ValueFormat,
} from './list-format.ts';
import { type Entity, partyTypes } from './open-sanctions-schema.ts';
import type { ListedParty } from '../party.ts';

/** The property by which an entity names the party that it belongs to. */
const owners: Readonly<Record<string, string>> = {
  Sanction: 'entity',
  Passport: 'holder',
  Identification: 'holder',
  Occupancy: 'holder',
  Ownership: 'asset',
};
/** The properties by which an entity names another one that describes it. */
const references = ['addressEntity', 'post'] as const;

interface Waiting {
  party: ListedParty;
  line: number;
  /** Ids of its addresses. */
  addresses: string[];
}

function entityOf(value: unknown): Entity {
  const fields = fieldsOf(value);
  return {
    id: textIn(fields, 'id'),
    schema: textIn(fields, 'schema'),
    caption: textIn(fields, 'caption'),
    properties: fieldsOf(fields['properties']),
    isTarget: fields['target'] === true,
  };
}

/** The entities nested in any property of an entity. */
function nestedIn({ properties }: Entity): Entity[] {
  return Object.values(properties).flatMap((values) => listOf(values).filter(isFields).map(entityOf));
}

class FollowTheMoneyReading implements Reading<ListValue> {
  readonly #lastSeen = new NewestDay();
  readonly #waiting = new CompactMap<Waiting>();
  /** Addresses and public offices, which many entities may name. */
  readonly #described = new CompactMap<Entity>();
  /** Sanctions, documents, occupancies and relations by the ids of their parties. */
  readonly #owned = new CompactLists<Entity>();
  readonly #ownerIds = new Set<string>();
  /** The name of everybody in the file, listed or not: relatives and boards are referred to by id. */
  readonly #names = new Map<string, string>();
  #others = 0;

  take({ value, line }: ListValue): Outcome[] {
    const entity = entityOf(value);
    this.#lastSeen.add(parseDay(textIn(fieldsOf(value), 'last_seen')));
    const owner = ownValue(owners, entity.schema);
    if (Object.hasOwn(partyTypes, entity.schema)) return this.#takeParty(entity, line);
    for (const id of textsIn(entity.schema === 'Ownership' ? entity.properties : {}, 'owner')) this.#ownerIds.add(id);
    for (const id of ownValue(relations, entity.schema)?.ends.flatMap((end) => textsIn(entity.properties, end)) ?? []) {
      this.#owned.add(id, entity);
    }
    if (owner !== undefined) {
      for (const id of textsIn(entity.properties, owner)) this.#owned.add(id, entity);
    } else if (entity.schema === 'Address' || entity.schema === 'Position') this.#described.set(entity.id, entity);
    return [];
  }

  #takeParty(entity: Entity, line: number): Outcome[] {
    const name = entity.caption || textsIn(entity.properties, 'name')[0];
    if (name !== undefined && entity.id !== '') this.#names.set(entity.id, name);
    if (!entity.isTarget && textsIn(entity.properties, 'topics').length === 0) {
      this.#others += 1;
      return [];
    }
    const party = partyOf(entity);
    const nested = nestedIn(entity);
    for (const known of mostRelations(nested)) addKnown(party, known, nestedIn(known));
    const outcome = partyOrReject(party, { line });
    if (nested.length > 0 || isReject(outcome)) return [outcome];
    if (this.#waiting.has(entity.id)) {
      const reason = `The id ${entity.id} appears in the file twice; the first record is kept.`;
      return [{ ref: entity.id, line, reason }];
    }
    this.#waiting.set(entity.id, { party, line, addresses: textsIn(entity.properties, references[0]) });
    return [];
  }

  *end(): Generator<Outcome> {
    const owners = this.#listedOwners();
    for (const [id, { party, addresses }] of this.#waiting.takeAll()) {
      for (const address of addresses) {
        const known = this.#described.get(address);
        if (known !== undefined) addKnown(party, known, []);
      }
      for (const known of mostRelations(this.#owned.take(id))) {
        const posts = textsIn(known.properties, references[1]).flatMap((post) => this.#described.get(post) ?? []);
        const named = textsIn(known.properties, 'owner').flatMap((owner) => owners.get(owner) ?? []);
        addKnown(party, known, [...posts, ...named, ...this.#relatedIn(known)]);
      }
      yield party;
    }
  }

  /** The entities that a relation names and of which the file has more than an id. */
  #relatedIn({ schema, properties }: Entity): Entity[] {
    const ids = ownValue(relations, schema)?.ends.flatMap((end) => textsIn(properties, end)) ?? [];
    return ids.flatMap((id) => {
      const caption = this.#names.get(id);
      return caption === undefined ? [] : [{ id, schema: '', caption, properties: {}, isTarget: false }];
    });
  }

  /** The file's parties that own another one, by id: looked up before the first is released. */
  #listedOwners(): Map<string, Entity> {
    const found = new Map<string, Entity>();
    for (const id of this.#ownerIds) {
      const name = this.#waiting.get(id)?.party.names[0]?.text;
      if (name !== undefined) found.set(id, { id, schema: '', caption: name, properties: {}, isTarget: true });
    }
    return found;
  }

  header(): ListHeader {
    return this.#lastSeen.header();
  }

  notes(): string[] {
    if (this.#others === 0) return [];
    return [`Persons and companies that only stand beside those that are listed, and were left out: ${this.#others}.`];
  }
}

export const followTheMoney: ValueFormat = {
  name: 'follow-the-money',
  title: 'data of OpenSanctions (FollowTheMoney)',
  lists: [],
  recognises: (value) => 'schema' in value && 'properties' in value && isFields(value['properties']),
  begin: () => new FollowTheMoneyReading(),
};
