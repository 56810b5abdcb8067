/** Whether two countries are the same, by their ISO codes. */
import { countrySuccessors } from '../lists/countries.ts';
import { ownValue } from '../own-value.ts';

export const isSameCountry = (one: string, other: string): boolean => one === other;
/**
 * Whether one country succeeded the other: the Soviet Union and Uzbekistan do not contradict each other, but agree less
 * than two equal countries.
 */
export const isSuccessor = (one: string, other: string): boolean =>
  countrySuccessors(one).includes(other) || countrySuccessors(other).includes(one);

/** Names shared by two countries: a Congolese may be from either Congo. */
const ofTwoCountries: Readonly<Record<string, readonly string[]>> = {
  congolese: ['CG', 'CD'],
  congo: ['CG', 'CD'],
  korean: ['KR', 'KP'],
  korea: ['KR', 'KP'],
};
/** Whether a text is an ambiguous name of the country. */
export const mayBeCountry = (text: string, code: string): boolean =>
  ownValue(ofTwoCountries, text.toLowerCase())?.includes(code) ?? false;

/** Whether two codes are the same country, or one country and its successor. */
export const areOneCountry = (one: string, other: string): boolean =>
  isSameCountry(one, other) || isSuccessor(one, other);
