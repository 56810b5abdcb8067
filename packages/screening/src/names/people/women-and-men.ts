/**
 * Which names are the man's and the woman's form of one name, and so belong to two people: Mario and Maria, Mehdi and
 * Mahdieh. From public naming customs.
 */
import { isArabicGivenName } from './given-names.ts';
import { kinOf } from './nicknames.ts';
import { mensNames, mensNamesWithE, muslimMensNames } from '../tables/mens-names.ts';

/** Women's names derived from men's by an ending other than a plain 'a'. */
const feminines: readonly (readonly [man: RegExp, woman: string])[] = [
  [/i[ae]n$/, 'e'],
  [/i[ae]n$/, 'ne'],
  [/ian$/, 'na'],
  [/ois$/, 'e'],
  [
    /(?:simon|rene|andre|denis|louis|claud|yvon|pascal|[lf][ao]u?rent|clement|vincent|bernard|gerard|bertrand|[fh]ernand|armand)$/,
    'e',
  ],
  [/(?:just|august|valent|celest|joseph|mart|mar)in$/, 'e'],
  [/(?:daniel|gabriel|michel|axel|marcel|emmanuel|raphael|noel|joel)$/, 'le'],
  [/ste(?:f|ph)an$/, 'ie'],
];
/**
 * Turkish forms of Arabic names, whose women's forms take an e and voice the consonant before it (Ferit, Feride), and
 * Slavic names, which take an a.
 */
const turkishMan =
  /^(?:emin|emir|h[ae]lim|k[ae]rim|s[ae]lim|nazim|naim|ham[id][dt]|resi[dt]|makbul|muhsin|latif|serif|habi[bp]|zarif|munir|feri[dt]|vahi[dt]|cemil|halil|adil|fazil|kamil|rasim|sadik|sefik|nazif|meci[dt]|neci[bp]|edi[bp]|nesib|nesip|tali[bp]|aziz|fehim|rahim|nesim|sakir|sabir|tahir|zahir|nadir|saim|salim|nadi[dt]|nahi[dt]|sahi[dt]|rasi[dt]|behic|besim)$/;
const slavicMan = /...(?:sla[vw]|m[iy]r)$/;
let men: ReadonlySet<string> | undefined;
const isOfTable = (name: string): boolean => (men ??= new Set(mensNames.trim().split(/\s+/))).has(name);
let menWithE: ReadonlySet<string> | undefined;
const takesE = (name: string): boolean => (menWithE ??= new Set(mensNamesWithE.trim().split(/\s+/))).has(name);

/** Whether a name is a man's on its own, whatever the tables of frequent names say. */
export const isMansName = (name: string): boolean => turkishMan.test(name) || slavicMan.test(name) || isOfTable(name);

/** Whether a name is the woman's form of a man's name in the tables. */
export function isWomansFormOf(man: string, woman: string): boolean {
  if (woman.endsWith('e')) return takesE(man) && (woman === `${man}e` || woman === `${man}${man.at(-1)}e`);
  return woman.endsWith('a') && isOfTable(man) && (woman === `${man}a` || woman === `${man.replace(mansEnding, '')}a`);
}
const mansEnding = /(?:[au]s|[eiou])$/;
/** Family names that take an 'a' for women. */
const familyName = /(?:[oe]v|[iy]n|sk|ck)a?$/;
/** Whether a name ends like a family name that takes an 'a' for women: Zhivkov. */
export const endsAsFamily = (name: string): boolean => familyName.test(name) && !givenName.test(name);
/** Given names that end like such family names. */
const givenName =
  /^(?:am|yasm|jasm|mart|valent|[ck]onstant|augu?st|agost|just|anton|clement|seraf|sever|cel|rob|sabr)[iy]na?$/;

/** Given names of Hungarian husbands. */
const husband =
  /^(?:janos|istvan|laszlo|jozsef|ferenc|zoltan|sandor|gyorgy|tibor|attila|gabor|imre|bela|karoly|lajos|geza|andras|peter|miklos|mihaly|pal|tamas|csaba|balazs|zsolt|antal|vilmos|denes|arpad|kalman|jeno|erno|gyula|dezso|elemer|rudolf|robert|gergely|david|daniel|adam|mate|mark|krisztian|norbert|richard|szabolcs|akos|levente|marton|benedek|bertalan|endre|aladar|otto|emil|oszkar|viktor)$/;

/** Whether a woman's name is derived from her husband's: Jánosné. */
export const isWifeOf = (man: string, woman: string): boolean =>
  woman.length === man.length + 2 && woman.endsWith('ne') && woman.startsWith(man) && husband.test(man);

/** Whether two frequent names are a man's and a woman's: Paul and Paula, Mario and Maria, Christian and Christiane. */
export function areManAndWoman(one: string, other: string): boolean {
  const isOneTheMan = one.length === other.length ? other.endsWith('a') : one.length < other.length;
  const [man, woman] = isOneTheMan ? [one, other] : [other, one];
  if (woman === `${man}a` && !/i[iy]$/.test(man))
    return !/[aeiouy]$/.test(man) && (!familyName.test(man) || givenName.test(man) || isOfTable(man));
  if (turkishMan.test(man) && woman === `${man.replace(/t$/, 'd').replace(/p$/, 'b')}e`) return true;
  // Viktor and Viktoria, Anton and Antonia; Aleksander and Aleksandra.
  if (woman === `${man}ia` || (man.endsWith('er') && woman === `${man.slice(0, -2)}ra`)) return !familyName.test(man);
  if (man.endsWith('o')) return woman === `${man.slice(0, -1)}a`;
  if (/[^aeiou]i?[iy]$/.test(man) && /i[yj]?a$/.test(woman))
    return stemOf(man) === stemOf(woman) && stemOf(man).length > 3;
  return feminines.some(([pattern, added]) => pattern.test(man) && woman === man + added);
}

const stemOf = (name: string): string => name.replace(/[iyj]+a?$/, '');

/**
 * Names of prophets, to which West Africa adds an a without making them a woman's (Idrissa, Haruna), and women's names
 * that end like men's.
 */
const withoutWomansForm =
  'muhammad ibrahim idris yunus yaqub harun dawud jibril ilyas adam ishaq ismail sulayman zakariya yusuf umar uthman zaynab maryam hanan iman ilham kulthum nur hadil rim'.split(
    ' ',
  );

/**
 * Whether a spelling is a Muslim man's name that has a woman's form: it ends in a consonant, or in the i of belonging.
 */
export const isMuslimMan = (name: string): boolean =>
  name.length >= MIN_LENGTH_OF_MANS_NAME &&
  !/[aeo]$/.test(name) &&
  (isArabicGivenName(name) || isOfMuslimTable(name)) &&
  !withoutWomansForm.some((other) => other === name || kinOf(name).get(other) === 'transliteration');
const MIN_LENGTH_OF_MANS_NAME = 3;
let muslimMen: ReadonlySet<string> | undefined;
const isOfMuslimTable = (name: string): boolean => (muslimMen ??= new Set(muslimMensNames.split(/\s+/))).has(name);

/**
 * Whether a name with the consonants of a Muslim man's name is its woman's form, in any country's spelling: with the
 * feminine ending of Arabic (Nasra, Karimah), Persian (Hamideh) or, after i, Turkish (Fevziye). Swapped letters (Aymna)
 * are a slip.
 */
export function isMuslimWomanOf(man: string, name: string): boolean {
  if (man.length === name.length && man.slice(0, -2) + man.at(-1) + man.at(-2) === name) return false;
  if (/[iyu]$/.test(man)) return /[iy](?:a|ah|eh?)$/.test(name);
  // A final h belongs to the name itself: Saleh is Salih.
  return man.endsWith('h') && !/[cskgtd]h$/.test(man)
    ? /h(?:a|ah|eh?)$/.test(name)
    : /[^aeiouy](?:a|ah|eh)$/.test(name);
}

/**
 * Whether they are the given names of a Greek man and woman. In family names the woman has the genitive: Konstantina,
 * but Konstantinou.
 */
export const areGreekManAndWoman = (man: string, woman: string): boolean =>
  man.endsWith('s') &&
  /....[oi]s$/.test(man) &&
  greekWoman.test(woman) &&
  woman.replace(greekWoman, '') === man.replace(/i?[oi]s$/, '');
const greekWoman = /i?a$/;
