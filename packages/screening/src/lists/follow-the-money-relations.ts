/**
 * The relations of a party in FollowTheMoney: entities that name both ends. They are for explanation and not compared.
 */
import { ownValue } from '../own-value.ts';
import { textsIn } from './json-value.ts';
import { joined, sentence } from './list-format.ts';
import type { Entity } from './open-sanctions-schema.ts';
import type { ListedParty } from '../party.ts';

interface Relation {
  word: string;
  /** The properties that name the two ends. The relation describes the second one. */
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

/** Further relations of a party are left out: some people hold seats on hundreds of boards. */
const MOST_RELATIONS = 50;

/**
 * Adds a sentence for each entity in `within` (except the party) that a relation names: `Family (mother): Ada Byron.`
 */
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
    const text = sentence(label, name);
    const known = party.remarks ?? '';
    if (!known.includes(text)) party.remarks = joined([known, text]) ?? text;
  }
}

/** The relations of a party that are described. */
export function mostRelations(known: readonly Entity[]): Entity[] {
  let count = 0;
  return known.filter(({ schema }) => !Object.hasOwn(relations, schema) || (count += 1) <= MOST_RELATIONS);
}
