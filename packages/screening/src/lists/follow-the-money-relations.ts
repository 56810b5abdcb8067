/** Whom a party is related to, as FollowTheMoney says it: an entity that names both ends. It explains and is not compared. */
import { ownValue } from '../own-value.ts';
import { textsIn } from './json-value.ts';
import { joined, sentence } from './list-format.ts';
import type { Entity } from './open-sanctions-schema.ts';
import type { ListedParty } from '../party.ts';

interface Relation {
  word: string;
  /** The properties that name its two ends. What it is, is said of the second one. */
  ends: readonly [string, string];
}

export const relations: Readonly<Record<string, Relation>> = {
  Family: { word: 'Family', ends: ['person', 'relative'] },
  Associate: { word: 'Associate', ends: ['person', 'associate'] },
  Directorship: { word: 'Directorship', ends: ['director', 'organization'] },
  Employment: { word: 'Employment', ends: ['employee', 'employer'] },
  Membership: { word: 'Membership', ends: ['member', 'organization'] },
  Representation: { word: 'Representation', ends: ['agent', 'client'] },
  UnknownLink: { word: 'Link', ends: ['subject', 'object'] },
};

/** Further ones of a party are left out: some hold seats on hundreds of boards. */
const MOST_RELATIONS = 50;

/** A sentence on each of those of `within` that a relation names besides the party: `Family (mother): Ada Byron.` */
export function addRelation(party: ListedParty, { schema, properties }: Entity, within: readonly Entity[]): void {
  const relation = ownValue(relations, schema);
  if (relation === undefined) return;
  const isSecond = textsIn(properties, relation.ends[1]).includes(party.sourceRef);
  const role = textsIn(properties, 'relationship', 'role')[0];
  const isPersonal = schema === 'Family' || schema === 'Associate';
  const what = role === undefined ? '' : `(${role}${isSecond && isPersonal ? ' of' : ''})`;
  const former = textsIn(properties, 'endDate').length > 0 ? 'Former' : '';
  const label = joined([former, relation.word, what]) ?? relation.word;
  for (const { id, caption, properties: theirs } of within) {
    const name = caption || textsIn(theirs, 'name')[0];
    if (name === undefined || id === party.sourceRef) continue;
    const said = sentence(label, name);
    const known = party.remarks ?? '';
    if (!known.includes(said)) party.remarks = joined([known, said]) ?? said;
  }
}

/** The relations of a party that are told. */
export function mostRelations(known: readonly Entity[]): Entity[] {
  let told = 0;
  return known.filter(({ schema }) => !Object.hasOwn(relations, schema) || (told += 1) <= MOST_RELATIONS);
}
