/** Endings that say what kind of name a word is, or whose, and nothing of the name itself. From public naming customs. */

/** Of fathers' names: Slavic, Azeri, Central Asian. */
const fathersEnding = /(?:[oeiy]v[iy]?ch|[oe]v[ns]a|[oe]wna|[iy]chna|oglu|q[iy]z[iy]|kyzy)$/;
/** Of families: Slavic, Armenian, Georgian, Persian, Romanian, Greek, Nordic. */
const familysEnding =
  /(?:[oe]va?|[iy]na?|[ct]?sk(?:[iy]{1,2}|aya?|a)|enko|[iy]ants?|shvili|[ai]dze|zade|escu|opoulos|idis|akis|sson|sen|gaa?rd|qu?vist|quist|str[aeo]{1,2}m)$/;
/** What many given names of Muslims share: servant of, of God, of the faith. */
const ofGod = /^abd[aeou]l(?!l?a)|(?:ull?ah|uddin)$/;
/** A name has at least so many letters before its ending. */
const shortestStem = 3;

/** Letters of a written name that say nothing of it: all of a father's ending, half of a family's or of what God's servants share, 0 without any. */
export function emptyLetters(written: string): number {
  const fathers = fathersEnding.exec(written)?.[0].length ?? 0;
  const familys = fathers > 0 ? 0 : ((familysEnding.exec(written) ?? ofGod.exec(written))?.[0].length ?? 0);
  return written.length - fathers - familys >= shortestStem ? fathers + familys / 2 : 0;
}

/** Letters of a father's or family's ending; 0 without one. */
export const endingLength = (written: string): number =>
  (fathersEnding.exec(written) ?? familysEnding.exec(written))?.[0].length ?? 0;

/** Whether a written name is told after the father: Yurievich, Ivanovna. */
export const isFathers = (written: string): boolean => fathersEnding.test(written);

/** What makes another name or form of a whole word: a plural, a woman's form, a son's or a family's name. */
const whole =
  /^(?:[aeiou]?[aeiouns]|[aeo]s|[oe]va?|[oe]v[iy]ch|[oe]vna|enko|sk(?:[iy]{1,2}|aya|a)|iy[ae]|ian|yan|sson|son|sen|e?r[sn]?|ing|poulos|idis|akis|pour|zadeh|uddin|ullah|ji|bek|khan|jan)$/;

/** Whether letters behind a word make another name of it, so that the word was not cut off there. */
export const makesAnotherName = (rest: string): boolean => whole.test(rest);

/** What begins names of families, of Madagascar's too, and of given names of Ethiopia, Islam, Italy and Mongolia, and says nothing of them: son of, servant of, John. */
const prefix =
  /^(?:(?:ma?c|gh?ebre|tekle|wolde|habte|rakoto|randria|razafi|rasolo|ravelo|enkh|m[ou]nkh|otgon|erdene|tsogt|khishig)(?=[a-z]{2})|(?:gian|giam|pier)(?=[a-z]{4})|abd[aeou]l(?=[a-z]{3}))/;
/** What Central Asian families' names are made of besides the ancestor's: Kulibayev, Kulibekov. */
const rank = /(bay|bai|ba|bek|gali|khan|zhan|jan|murat|kul)[iy]?[eo]va?$/;

/** Letters of such a beginning; 0 without one. */
export const prefixLength = (written: string): number => prefix.exec(written)?.[0].length ?? 0;

/** What families' names of a region are made with of one stem, each of another family: Kostin, Kostyuk; Salvini, Salvetti. */
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

/** A bit for each of these endings that a word has, those of one region side by side. */
export function madeWith(written: string): number {
  let endings = 0;
  for (const [at, ending] of makings.flat().entries()) if (ending.test(written)) endings |= 1 << at;
  return endings;
}
const regions = makings.map((endings, at) => (2 ** endings.length - 1) << makings.slice(0, at).flat().length);

/** Whether two words are families' of one stem that are made with other endings; one without any may be shortened. */
export const areMadeOtherwise = (one: number, other: number): boolean =>
  one !== 0 && other !== 0 && regions.some((region) => one & region && other & region && !(one & other & region));

/** Kulibaev is Kulibayev, and Bauyrjanov Bauyrzhanov. */
const soundOf = (rank: string): string => rank.replace(/^zh/, 'j').slice(0, 2);

/** How the rank in a family's name of Central Asia sounds; '' without one. Two families are of two ranks. */
export const rankOf = (written: string): string => soundOf(rank.exec(written)?.[1] ?? '');

/** Whether two family names are the son's and the Welsh or plain genitive of one given name: Williamson and Williams. */
export const areSonAndGenitive = (one: string, other: string): boolean =>
  one.endsWith('s') ? other === `${one}on` : other.endsWith('s') && one === `${other}on`;
