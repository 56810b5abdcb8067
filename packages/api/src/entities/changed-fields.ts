/** What a POST or a PUT means for the stored entity: what it declares, and what follows from that. */
import type { EntityRow } from '@tamis/db/schema';
import { differingFields } from '../differing-fields.ts';
import { declaredListNames } from '../watchlists/registry.ts';
import { type EntityChange, FACTS, FLAG_REASONS, type NewEntity, hasFact } from './schema.ts';

/** The columns a PUT changes, each with another value than it has. */
export function changedFields(row: EntityRow, change: EntityChange): Partial<EntityRow> {
  return differingFields(row, givenFields(row, change));
}

/** The columns that a change gives another value, although they have changed since they were `read`. */
export function staleFields(row: EntityRow, change: EntityChange, read: EntityChange): string[] {
  const changedMeanwhile = changedFields(row, read);
  return Object.keys(changedFields(row, change)).filter((key) => key in changedMeanwhile);
}

/** The columns a PUT names. An effective value sent back unchanged declares nothing. */
function givenFields(row: EntityRow, change: EntityChange): Partial<EntityRow> {
  const fields: Partial<EntityRow> = {};
  if (change.name !== undefined) fields.name = change.name;
  if (change.type !== undefined) fields.type = change.type;
  if (change.country !== undefined) fields.country = change.country;
  for (const key of ['birthDate', 'position', 'founded', 'industry'] as const) {
    const value = change.additionalInfo?.[key];
    if (value !== undefined) fields[key] = (hasFact(change.type ?? row.type, key) && value) || null;
  }
  Object.assign(fields, factsLost(row, change));
  if (change.riskScore !== undefined && change.riskScore !== row.riskScore) fields.declaredScore = change.riskScore;
  if (change.isPep !== undefined && change.isPep !== row.isPep) fields.declaredPep = change.isPep;
  if (change.isSanctioned !== undefined && change.isSanctioned !== row.isSanctioned) {
    fields.declaredSanctioned = change.isSanctioned;
  }
  const { sanctionLists, reasons } = change.flags ?? {};
  if (sanctionLists) {
    fields.declaredLists = declared(declaredListNames(sanctionLists), row.declaredLists, row.derivedLists);
  }
  if (reasons) fields.declaredReasons = declared(reasons, row.declaredReasons, row.derivedReasons);
  Object.assign(fields, sanctionFields(row, fields));
  const lifted = liftedReasons(fields);
  const declaredReasons = fields.declaredReasons ?? row.declaredReasons;
  return lifted.length === 0
    ? fields
    : { ...fields, declaredReasons: declaredReasons.filter((reason) => !lifted.includes(reason)) };
}

/** The reasons that a flag brought go with it. */
const liftedReasons = ({ declaredPep, declaredSanctioned }: Partial<EntityRow>): string[] => [
  ...(declaredPep === false ? [FLAG_REASONS.isPep] : []),
  ...(declaredSanctioned === false ? [FLAG_REASONS.isSanctioned] : []),
];

/** A new entity with the facts that its type has. */
export function withOwnFacts(input: NewEntity): NewEntity {
  const facts = Object.entries(input.additionalInfo ?? {});
  const own = facts.filter(([fact]) => hasFact(input.type, fact as keyof NonNullable<NewEntity['additionalInfo']>));
  return own.length === facts.length ? input : { ...input, additionalInfo: Object.fromEntries(own) };
}

/** Facts that an entity of another type does not have. */
function factsLost(row: EntityRow, { type = row.type }: EntityChange): Partial<EntityRow> {
  if (type === row.type) return {};
  const lost = FACTS[row.type].filter((fact) => !hasFact(type, fact));
  return Object.fromEntries(lost.map((fact) => [fact, null]));
}

/**
 * An entity on a sanctions list is sanctioned, also when people declare it: removing the flag removes the declared lists,
 * and adding a list sets the flag.
 */
function sanctionFields(row: EntityRow, fields: Partial<EntityRow>): Partial<EntityRow> {
  const { declaredSanctioned, declaredLists = row.declaredLists } = fields;
  const added = declaredLists.filter((list) => !row.declaredLists.includes(list));
  if (added.length > 0) {
    return { declaredSanctioned: true, declaredLists: declaredSanctioned === false ? added : declaredLists };
  }
  return declaredSanctioned === false ? { declaredLists: [] } : {};
}

/** What is left of a list when values that only evidence brought are taken out again. */
function declared(sent: readonly string[], before: readonly string[], derived: readonly string[]): string[] {
  return sent.filter((value) => before.includes(value) || !derived.includes(value));
}
