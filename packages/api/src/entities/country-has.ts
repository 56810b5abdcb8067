import { entity } from '@tamis/db/schema';
import { type SQL, or } from 'drizzle-orm';
import { containsText } from '../like-pattern.ts';

/** A part of the country, as it is shown or as it was given: 'russia' finds an entity that came with 'RU' or 'Россия', and so does what it came with. */
export const countryHas = (text: string): SQL | undefined =>
  or(containsText(entity.countryName, text), containsText(entity.country, text));
