import { type Entity, type EntityChange, FACTS, FLAG_REASONS, NewEntity } from '@tamis/api/entities/schema';
import * as v from 'valibot';

/** The values of the form: every field, whatever the type. */
export const EntityForm = v.object({
  name: NewEntity.entries.name,
  type: NewEntity.entries.type,
  country: NewEntity.entries.country,
  isPep: v.boolean(),
  isSanctioned: v.boolean(),
  riskScore: NewEntity.entries.riskScore.wrapped,
  birthDate: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Birth date must be at most 500 characters')),
  position: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Position must be at most 500 characters')),
  founded: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Founded date must be at most 500 characters')),
  industry: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Industry must be at most 500 characters')),
});
export type EntityForm = v.InferOutput<typeof EntityForm>;

export const NEW_ENTITY: EntityForm = {
  name: '',
  type: 'person',
  country: '',
  isPep: false,
  isSanctioned: false,
  riskScore: 0,
  birthDate: '',
  position: '',
  founded: '',
  industry: '',
};

const factsOf = (type: EntityForm['type']): readonly (keyof Entity['additionalInfo'])[] => FACTS[type];

const SANCTION_LIST = 'OFAC';

/** The body of POST /api/entities: the fields of the type, and the flags that follow from the two check boxes. */
export function newEntityOf(form: EntityForm) {
  const { name, type, country, isPep, isSanctioned, riskScore } = form;
  const info = factsOf(type)
    .filter((key) => form[key] !== '')
    .map((key) => [key, form[key]] as const);
  return {
    name,
    type,
    country,
    isPep,
    isSanctioned,
    riskScore,
    flags: {
      sanctionLists: isSanctioned ? [SANCTION_LIST] : [],
      reasons: [...(isPep ? [FLAG_REASONS.isPep] : []), ...(isSanctioned ? [FLAG_REASONS.isSanctioned] : [])],
    },
    additionalInfo: info.length > 0 ? Object.fromEntries(info) : undefined,
  };
}

export function formOf(entity: Entity): EntityForm {
  const { name, type, country, isPep, isSanctioned, riskScore, additionalInfo } = entity;
  const { birthDate, position, founded, industry } = additionalInfo;
  return {
    name,
    type,
    country,
    isPep,
    isSanctioned,
    riskScore,
    birthDate: birthDate ?? '',
    position: position ?? '',
    founded: founded ?? '',
    industry: industry ?? '',
  };
}

/**
 * Only changed fields are sent, so that nobody declares what screening found. `read` has their initial values, so that
 * nobody overwrites a change that they have not seen. An emptied field is sent as null.
 */
export function changeOf(
  entity: Entity,
  before: EntityForm,
  form: EntityForm,
): { change: EntityChange; read: EntityChange } {
  const plain = PLAIN_FIELDS.filter((key) => form[key] !== before[key]);
  const info = factsOf(form.type).filter((key) => form[key] !== before[key]);
  const fieldsOf = (values: EntityForm): EntityChange => ({
    ...Object.fromEntries(plain.map((key) => [key, values[key]])),
    ...(info.length > 0 ? { additionalInfo: Object.fromEntries(info.map((key) => [key, values[key] || null])) } : {}),
  });
  const flagsDiffer = form.isPep !== before.isPep || form.isSanctioned !== before.isSanctioned;
  return {
    change: { ...fieldsOf(form), ...(flagsDiffer ? { flags: flagsOf(entity, before, form) } : {}) },
    read: fieldsOf(before),
  };
}

const PLAIN_FIELDS = ['name', 'type', 'country', 'isPep', 'isSanctioned', 'riskScore'] as const;

/** The entity's lists and reasons, with those of a changed check box added or removed. */
function flagsOf({ flags: { sanctionLists, reasons } }: Entity, before: EntityForm, form: EntityForm) {
  const follow = (box: 'isPep' | 'isSanctioned', value: string, values: readonly string[]): string[] => {
    if (form[box] === before[box]) return [...values];
    const others = values.filter((other) => other !== value);
    return form[box] ? [...others, value] : others;
  };
  return {
    sanctionLists: follow('isSanctioned', SANCTION_LIST, sanctionLists),
    reasons: follow('isSanctioned', FLAG_REASONS.isSanctioned, follow('isPep', FLAG_REASONS.isPep, reasons)),
  };
}
