/** The hand-written tables of shared words of companies. */
import { genericWords } from '../tables/generic-words.ts';
import { productWords } from '../tables/product-words.ts';
import { publicWords } from '../tables/public-words.ts';
import { asianPlaces } from '../tables/places-asia.ts';
import { europeanPlaces } from '../tables/places-europe.ts';
import { formerSovietPlaces } from '../tables/places-former-soviet.ts';
import { worldPlaces } from '../tables/places-world.ts';
import { sectorWords } from '../tables/sector-words.ts';
import { tradeWords } from '../tables/trade-words.ts';

export type CompanyWordClass = 'filler' | 'sector' | 'place';

/** One idea per line in many languages, English first; `_` separates the words of a phrase, `*` ends a stem. */
export const companyWordSources: readonly (readonly [CompanyWordClass, string])[] = [
  ['filler', genericWords],
  ['sector', sectorWords],
  ['sector', publicWords],
  ['sector', tradeWords],
  ['sector', productWords],
  ['place', formerSovietPlaces],
  ['place', asianPlaces],
  ['place', europeanPlaces],
  ['place', worldPlaces],
];
