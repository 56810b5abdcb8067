/**
 * Endings that show what kind of name a word is, or whose, and say nothing about the name itself. From public naming
 * customs.
 */

/** Endings of patronymics: Slavic, Azeri, Central Asian. */
const fathersEnding = /(?:[oeiy]v[iy]?ch|[oe]v[ns]a|[oe]wna|[iy]chna|oglu|q[iy]z[iy]|kyzy)$/;
/** Endings of family names: Slavic, Armenian, Georgian, Persian, Romanian, Greek, Nordic. */
const familysEnding =
  /(?:[oe]va?|[iy]na?|[ct]?sk(?:[iy]{1,2}|aya?|a)|enko|[iy]ants?|shvili|[ai]dze|zade|escu|opoulos|idis|akis|sson|sen|gaa?rd|qu?vist|quist|str[aeo]{1,2}m)$/;
/** Parts that many Muslim given names share: servant of, of God, of the faith. */
const ofGod = /^abd[aeou]l(?!l?a)|(?:ull?ah|uddin)$/;
/** 'Brother', behind the given names and fathers' names of Gujarat: Rameshbhai, Maheshbhai. */
const ofGujarat = /bhai$/;
/** The minimum number of letters before an ending. */
const MIN_STEM_LENGTH = 3;

/**
 * How many letters of a name carry no information: the whole ending of a patronymic, half of the ending of a family
 * name or of a part that servants of God share, otherwise 0.
 */
export function emptyLetters(written: string): number {
  const fathers = (fathersEnding.exec(written) ?? ofGujarat.exec(written))?.[0].length ?? 0;
  const familys = fathers > 0 ? 0 : ((familysEnding.exec(written) ?? ofGod.exec(written))?.[0].length ?? 0);
  return written.length - fathers - familys >= MIN_STEM_LENGTH ? fathers + familys / 2 : 0;
}

/** The length of the ending of a patronymic or family name; 0 without one. */
export const endingLength = (written: string): number =>
  (fathersEnding.exec(written) ?? familysEnding.exec(written))?.[0].length ?? 0;

/** Whether a name is a patronymic: Yurievich, Ivanovna. */
export const isFathers = (written: string): boolean => fathersEnding.test(written);

/** Suffixes that make another name or form of a whole word: a plural, a woman's form, a son's name or a family name. */
const whole =
  /^(?:[aeiou]?[aeiouns]|[aeo]s|[oe]va?|[oe]v[iy]ch|[oe]vna|enko|sk(?:[iy]{1,2}|aya|a)|iy[ae]|ian|yan|sson|son|sen|e?r[sn]?|ing|poulos|idis|akis|pour|zadeh|uddin|ullah|ji|bek|khan|jan)$/;

/** Whether letters after a word make another name of it, so that the word was not cut off there. */
export const makesAnotherName = (rest: string): boolean => whole.test(rest);

/**
 * Beginnings that carry no information, such as 'son of', 'servant of' or 'John': of family names (also in Madagascar),
 * and of given names in Ethiopia, Islam, Italy and Mongolia.
 */
const prefix =
  /^(?:(?:ma?c|papa|hadji|gh?ebre|tekle|wolde|habte|rakoto|randria|razafi|rasolo|ravelo|enkh|m[ou]nkh|otgon|erdene|tsogt|khishig)(?=[a-z]{2})|(?:gian|giam|pier)(?=[a-z]{4})|abd[aeou]l(?=[a-z]{3}))/;
/** Parts of Central Asian family names besides the ancestor's name: Kulibayev, Kulibekov. */
const rank = /(bay|bai|ba|bek|gali|khan|zhan|jan|murat|kul)[iy]?[eo]va?$/;

/** The length of such a beginning; 0 without one. */
export const prefixLength = (written: string): number => prefix.exec(written)?.[0].length ?? 0;

/** Endings, by region, that make different family names from one stem: Kostin, Kostyuk; Salvini, Salvetti. */
const makings: readonly (readonly RegExp[])[] = [
  [
    /enk[oa]$/,
    /uk$/,
    /[oe](?:va?|w|ff)$/,
    /[oe]vic$/,
    /[iy]n[ae]?$/,
    /sk(?:i[yij]?|y[iy]?|aya|aia|a)$/,
    /[iyj]an(?:ts)?$/,
    /shvili$/,
    /[ai]d[zs]e$/,
  ],
  [/etti$/, /elli$/, /ucci$/, /ini$/, /oni$/],
  // Southern Slavic: Ivanović, Ivančić, Markičević.
  [/(?<!ich?)[oe]vich?$/, /[ain]ch?ich?$/, /ich?evich?$/],
  // Persian: Heydari, Heydarnia; Karimi, Karimian.
  [/[^aeiouy]i$/, /niy?a$/, /zade?h?$/, /p(?:ou|oo|u)r$/, /ne(?:j|zh)ad$/, /fard?$/, /[iy]an$/],
  // Greek, men's and women's.
  [/akis?$/, /opoulo[su]$/, /id(?:is|ou|es)$/, /(?<!oul)os$/, /(?<!ak|id)[ei]s$/],
];

/** One bit for each of these endings that a word has, grouped by region. */
export function madeWith(written: string): number {
  let endings = 0;
  for (const [at, ending] of makings.flat().entries()) if (ending.test(written)) endings |= 1 << at;
  return endings;
}
const regions = makings.map((endings, at) => (2 ** endings.length - 1) << makings.slice(0, at).flat().length);

/** Whether two family names of one stem have different endings. A name without any may be a short form. */
export const areMadeOtherwise = (one: number, other: number): boolean =>
  one !== 0 && other !== 0 && regions.some((region) => one & region && other & region && !(one & other & region));

/** Kulibaev is Kulibayev, and Bauyrjanov Bauyrzhanov. */
const soundOf = (rank: string): string => rank.replace(/^zh/, 'j').slice(0, 2);

/** How the rank in a Central Asian family name sounds; '' without one. Two ranks mean two families. */
export const rankOf = (written: string): string => soundOf(rank.exec(written)?.[1] ?? '');

/** Words for places in which English and German family names end. */
const ofPlace =
  /^[a-z]{3,}?(bach|beck|berg|brooke?|burgh?|bury|by|combe?|dorff?|feldt?|fielde?|forde?|gate|ham|heim|hoff?|hurst|ill|land|ley|stead|stein|thal|thorpe?|ton|waldt?|well|wick|wood|worth)$/;
const PLACE_LETTERS = 3;

/**
 * The place that a family name ends in, by the first letters that its spellings share (wal: Grunwald, Grunwaldt); ''
 * without one. Two places mean two families: Weatherby, Weatherill.
 */
export const placeOf = (written: string): string => ofPlace.exec(written)?.[1]?.slice(0, PLACE_LETTERS) ?? '';

/**
 * Whether one family name means 'son of' and the other is the Welsh or plain genitive of the same given name:
 * Williamson and Williams.
 */
export const areSonAndGenitive = (one: string, other: string): boolean =>
  one.endsWith('s') ? other === `${one}on` : other.endsWith('s') && one === `${other}on`;
