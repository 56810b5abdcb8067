import { countryCode } from '@tamis/screening/lists/countries';
import { shorten } from '../errors.ts';

/** A sentence on a country that nobody knows, or that may be two ('Korea'): nothing is compared with it. */
export const countryWarning = (text: string, field = 'country'): string | undefined =>
  countryCode(text) === '' ? `${field} '${shorten(text)}' is not known: it is not compared` : undefined;
