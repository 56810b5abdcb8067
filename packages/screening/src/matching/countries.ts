/** Whether two countries are one, by their ISO codes. */
import { countrySuccessors } from '../lists/countries.ts';
import { ownValue } from '../own-value.ts';

/** Whether two codes are of one country. */
export const isSameCountry = (one: string, other: string): boolean => one === other;
/** The Soviet Union and Uzbekistan are no contradiction, and say less than Uzbekistan twice. */
export const isSuccessor = (one: string, other: string): boolean =>
  countrySuccessors(one).includes(other) || countrySuccessors(other).includes(one);

/** Names that two countries have: a Congolese is of either Congo. */
const ofTwoCountries: Readonly<Record<string, readonly string[]>> = {
  congolese: ['CG', 'CD'],
  congo: ['CG', 'CD'],
  korean: ['KR', 'KP'],
  korea: ['KR', 'KP'],
};
/** Whether a text is a name of the country and of another one. */
export const mayBeCountry = (text: string, code: string): boolean =>
  ownValue(ofTwoCountries, text.toLowerCase())?.includes(code) ?? false;

/** Whether two codes are of one country, or of one and what became of it. */
export const areOneCountry = (one: string, other: string): boolean =>
  isSameCountry(one, other) || isSuccessor(one, other);
