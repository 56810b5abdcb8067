import { entity } from '@tamis/db/schema';
import { countriesCalled } from '@tamis/screening/lists/countries';
import { type SQL, inArray, or } from 'drizzle-orm';
import { containsText } from '../like-pattern.ts';

/**
 * A part of the country, as it is shown or as it was given: 'russia' finds an entity that came with 'RU' or 'Россия', and so
 * does what it came with. The beginning of any other name of the country finds it as well: 'turk', 'Deutschland'.
 */
export const countryHas = (text: string): SQL | undefined =>
  or(
    containsText(entity.countryName, text),
    containsText(entity.country, text),
    inArray(entity.countryName, countriesCalled(text)),
  );
