import type { EntityType } from './view-schema.ts';

/** What people call the types of an entity. */
export const ENTITY_TYPE_TEXTS: Readonly<Record<EntityType, string>> = {
  person: 'Person',
  company: 'Company',
  country: 'Country',
};
