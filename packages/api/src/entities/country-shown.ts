import { countryCode, countryName, countryText } from '@tamis/screening/lists/countries';
import { embargoedRegionRisk } from '@tamis/screening/risk/country-risk';

/** Words that two countries go by stay as they were given. */
const OF_TWO = /^(?:koreans?|korea|congolese|congo)$/iu;

/**
 * The country of an entity as lists show, sort and filter it: one name per country, whatever it was given as ('Россия',
 * 'Russian Federation', 'RU'). What is not known, or is a region that is embargoed by itself, stays as it was given.
 */
export function countryShown(given: string): string {
  const code = countryCode(given);
  const isItsOwn = code === '' || OF_TWO.test(given.trim()) || embargoedRegionRisk(given) !== undefined;
  return isItsOwn ? countryText(given) : countryName(code);
}
