/** What an address of the entity list may say, apart from the rest: the entry of the web app needs no more. */
import * as v from 'valibot';

export const EntityType = v.picklist(['person', 'company', 'country'], 'Type must be person, company or country');
export type EntityType = v.InferOutput<typeof EntityType>;

/** The tabs of the entity list. */
export const EntityTab = v.picklist(['all', 'high', 'medium', 'low', 'pep', 'sanctioned']);
export type EntityTab = v.InferOutput<typeof EntityTab>;

/** A state of matches that an entity of the list has to have. */
export const EntityMatches = v.picklist(['waiting']);
export type EntityMatches = v.InferOutput<typeof EntityMatches>;

export const EntitySort = v.picklist([
  'name',
  '-name',
  'riskScore',
  '-riskScore',
  'createdAt',
  '-createdAt',
  'country',
  '-country',
  'flags',
  '-flags',
  'matches',
  '-matches',
]);
export type EntitySort = v.InferOutput<typeof EntitySort>;
