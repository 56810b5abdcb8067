/**
 * Further spellings of a word that another country's pen would give the same name, or a machine that read it from paper:
 * rules of whole orthographies, where the edit distance would take the name for another one.
 */
import { isArabicGivenName } from './given-names.ts';
import { remembered } from './remembered.ts';
import { kinOf } from './nicknames.ts';
import { isFrequentName } from './rarity.ts';

type Rule = readonly [pattern: RegExp, replacement: string];

const rules: readonly Rule[] = [
  // French, German, Russian and Albanian spellings of one sound: Djamel, Dschamal, Dzhamal, Xhamal; Zhivko, Jivko.
  [/dj|dzh|dsch|xh|zh/g, 'j'],
  // Azeri, Uzbek and Kurdish: Xudaverdi, Bextiyar.
  [/^x(?=[aeiou])|x(?=[dmrt])/g, 'kh'],
  [/tsch|tch|tx/g, 'ch'],
  // German, Polish and Arabic w for v: Medwedew, Kowalewski, Musawi.
  [/(?<=.)w(?=[aeiouy])|(?<=[aeio])w(?=s?$|sk)/g, 'v'],
  // Slavic and German j after a vowel: Kolomojskyj, Andrej.
  [/(?<=[eiouy])j(?=[skdlg]|$)|(?<=a)j(?=sk)/g, 'i'],
  [/(?<=sk)(?:yi|ii)$/, 'y'],
  // The same within South and West Slavic and Nordic spellings of Russian names, and h for kh: Mihajlovich, Hudajnatov.
  [/(?<=a)j(?=[lnkst][a-z]*(?:[oe]va?|[oe]vi[ct]j?h?|[oe]vna|enko|ina?)$)/, 'i'],
  [/^h(?=[aeiou][a-z]*[oe]va?$)/, 'kh'],
  // Feliks, Piflaks.
  [/(?<=[aeiou])x$/, 'ks'],
  // German: Chajbulla.
  [/^ch([a-z]*[aeou])j(?=[^aeiouy])/, 'kh$1y'],
  // Polish: Szojgu, Timczenko.
  [/sz(?=[aeiouy])/g, 'sh'],
  [/cz(?=[aeiouy])/g, 'ch'],
  // German: Schewtschuk, Prigoschin.
  [/sch(?=[aeiou])/g, 'sh'],
  // South and West Slavic c for ts: Micotakis, Voroncov.
  [/ts(?!ch)|tz(?=[aeiouv])/g, 'c'],
  // Lithuanian and Latvian endings on Slavic names: Romanovas, Ignatjevs, Putinas.
  [/(?<=[oe]v|[^aeiouy]in)a?s$/, ''],
  // Bengali and Tamil: Debashish, Debasis.
  [/sh([a-z]*)sh/, 's$1s'],
  // Tamil of Sri Lanka: Selvarasa, Pathmanathan.
  [/(?<=.{2})rasa(?=h?$|[mn]$|singa?m?$)/, 'raja'],
  [/thm(?=a)/, 'dm'],
  // Romanian: Levciuc.
  [/ciu/g, 'chu'],
  // Arabic za: Dhahir, Zahir; Kadhim, Kazim.
  [/^dh(?=[aiou])|(?<=[aiou])dh(?=[aiou])/g, 'z'],
  // French: Ouali, Ouattara, Boualem.
  [/^(b?)ou(?=[aeio])/, '$1w'],
  // Ukrainian, Belarusian and Czech h for g before a consonant: Hryhorenko, Hlushko.
  [/^h(?=[lr])/, 'g'],
  // South and West Slavic and Belarusian lj: Kavaljou.
  [/lj(?=[aeou])/g, 'li'],
  // Belarusian endings: Ivanou, Kavaliou, Tsikhanouski.
  [/([ao]|(?<=[iy])e|(?<![aeiouy])e)u(?=(?:ski|skaya|skiy)?$)/, '$1v'],
];
/** Western Armenian against Eastern: the stops change places. */
const armenian: Readonly<Record<string, string>> = { b: 'p', p: 'b', d: 't', t: 'd', g: 'k', k: 'g' };
const armenianName = /^[a-z]{4,}(?:ian|yan)$/;
const armenianStop = /[bdgkpt](?!h)/g;
/** Letters without which no rule but the Armenian one applies. */
const mayApply =
  /x$|sh[a-z]*sh|.{2}rasa|thma|aj[lnkst].*[vnoa]|^h[aeiou].*[oe]va?$|dj|zh|dsch|xh|^x|x[dmrt]|tch|ts|tz|tx|^b?ou|^h[lr]|^dh|[aiou]dh[aiou]|[oe]va?s$|ciu|[aoe]u(?:s|$)|.w|sch|^ch.*j|[sc]z[aeiouy]|inas?$|[eiouy]j(?:[skdlg]|$)|ajsk/;

/** Digits that a machine, or a hand that hides, puts for letters. */
const letterOf: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };
const mixed = /^(?=.*[a-z].*[a-z])[a-z0-9]*[0134578][a-z0-9]*$/;
/** What a machine takes two letters for: Carnilo, Nacler. Unknown words may as well be right. */
const lookAlike: readonly Rule[] = [
  // At the end of Thai names rn is meant: Somporn, Thanakorn.
  [/rn(?!$)|(?<![kpst][ao])rn$/, 'm'],
  [/vv/, 'w'],
  [/cl/, 'd'],
];
/** Told only where they make a known name of an unknown word: letters that look alike in print, Baltic endings. */
const knownOnly: readonly Rule[] = [
  [/l(?=[^aeiouyl]|$)/, 'i'],
  [/m/, 'rn'],
  [/(?<=.{3})[aiu]?s$/, ''],
];
/** Thai, Lao and Khmer write a breath behind p and t: Phuangphet, Puangpet. Greek and English ph is f. */
const breathed = /^(?=.{5,}$)(?:ph[aeou]|[a-z]*ph(?:r?a|e[tn]|on|un))/;

const none: readonly string[] = [];
/** What else the spelling may stand for; empty for most. The spelling itself is not among them. */
export const respelled: (spelling: string) => readonly string[] = remembered((spelling) =>
  spelling.startsWith('~') ? none : respell(spelling),
);

function respell(spelling: string): readonly string[] {
  if (mixed.test(spelling)) return withoutDigits(spelling);
  // A given name that is known in its other spellings needs no rule, and some would mislead (Mamadou is no Belarusian).
  if (spelling.length <= longestGiven && kinOf(spelling).size > 0) return none;
  const others: string[] = [];
  const ruled =
    mayApply.test(spelling) && spelling.length >= shortest
      ? rules.reduce((word, [pattern, replacement]) => word.replace(pattern, replacement), spelling)
      : spelling;
  others.push(ruled);
  if (nordic.test(ruled)) others.push(inEnglish(ruled));
  others.push(...lithuanianFamily(spelling));
  if (softJ.test(spelling) && !isFrequentName(spelling)) others.push(spelling.replaceAll(softJs, 'y'));
  // Belarusian softens d and t: Lidziya, Tsimoshenka.
  if (softened.test(spelling)) others.push(spelling.replaceAll(softenedLetters, (pair) => pair.charAt(0)));
  const father = belarusianFather.exec(spelling);
  if (father) others.push(...fathersInRussian(father[1]!, father[2]!));
  const turkic = turkicFather.exec(spelling);
  if (turkic) others.push(turkic[1]! + (/z/.test(turkic[2]!) ? 'ovna' : 'ovich'));
  const tajik = tajikFamily.exec(spelling)?.[1];
  if (tajik) others.push(`${tajik}ov`);
  const named = mongolianFather.exec(spelling)?.[1] ?? '';
  if (named !== '') others.push(named);
  const arabic = hausaName.exec(spelling)?.[1] ?? '';
  if (arabic !== '' && isArabicGivenName(arabic)) others.push(arabic);
  const somali =
    somaliName
      .exec(spelling)?.[1]
      ?.replaceAll(/([aeiou])\1/g, '$1')
      .replaceAll('x', 'h') ?? '';
  if (somali !== '' && isArabicGivenName(somali)) others.push(somali);
  const [, addressed = '', address] = gujaratiName.exec(spelling) ?? [];
  if (addressed !== '' && (address === 'bhai' || isFrequentName(addressed))) others.push(addressed);
  if (armenianName.test(spelling))
    others.push(spelling.slice(0, -3).replaceAll(armenianStop, (stop) => armenian[stop] ?? stop) + spelling.slice(-3));
  // Kristoferson.
  if (!isFrequentName(spelling) && spelling.startsWith('christoph'))
    others.push(spelling.replace('christoph', 'kristof'));
  if (!isFrequentName(spelling) && breathed.test(spelling)) others.push(spelling.replaceAll('ph', 'p'));
  if (!isFrequentName(spelling)) {
    for (const [pattern, replacement] of lookAlike)
      if (spelling.length > shortest && pattern.test(spelling)) others.push(spelling.replace(pattern, replacement));
    for (const [pattern, replacement] of knownOnly) {
      const other = pattern.test(spelling) ? spelling.replace(pattern, replacement) : '';
      if (other.length >= shortest && isFrequentName(other)) others.push(other);
    }
  }
  return others.length > 0 ? others.filter((other) => other !== spelling) : none;
}

/** Nordic, and in part German, Czech and Polish, letters of Russian and Armenian names: Sjisjkina, Aleksandrovitj, Michejev, Chudaverdjan. */
const nordic = /sj|tj(?=$|[aeo])|^(?![a-z]*sch)(?=[a-z]*ch)[a-z]*(?:[aeiouy]j|[dlnr]j(?:[aeiuy]|o[vwf]))/;
/** The j of Slavic names in German, Nordic, Baltic and Slavic spellings, of which the rules above are not certain: Issajev, Jurjevna. */
const softJ = /(?<=[aeiouy])j(?=e[vw])|(?<=[bdfklmnprstvz])j(?=[aeiu]|o[vwf])/;
const softJs = new RegExp(softJ, 'g');
const inEnglish = (spelling: string): string =>
  spelling
    .replaceAll('ch', 'kh')
    .replaceAll('sj', 'sh')
    .replaceAll(/tj(?=$|[aeo])/g, 'ch')
    .replaceAll('j', 'y');

/** A woman's Lithuanian family name, wife's or daughter's, as the man's of which it is made: Kazlauskienė, Kazlauskaitė. */
function lithuanianFamily(spelling: string): readonly string[] {
  const [, stem = '', ending = ''] = /^([a-z]{4,})(iene|aite|iute|yte|ute)$/.exec(spelling) ?? [];
  return mansEndings[ending]?.map((mans) => stem + mans) ?? none;
}
const mansEndings: Readonly<Record<string, readonly string[]>> = {
  iene: ['as', 'is', 'us'],
  aite: ['as'],
  yte: ['is', 'ys'],
  ute: ['us'],
  iute: ['ius'],
};

const softened = /^(?=.{5,}$)[a-z]*(?:dz|ts)[iy]/;
const softenedLetters = /(?:dz|ts)(?=[iy])/g;
/** Belarusian fathers' names, as their Russian: Uladzimirauna, Vladimirovna. */
const belarusianFather = /^([a-z]{3,})[aie](una|vi[ct]s?h)$/;
const fathersInRussian = (father: string, ending: string): string[] =>
  [...kinOf(father)]
    .filter(([kin, kinship]) => kinship === 'transliteration' && !kin.startsWith('~'))
    .slice(0, mostFathers)
    .map(([kin]) => kin + (ending === 'una' ? 'ovna' : 'ovich'));
const mostFathers = 3;
/** Turkic fathers' names, as their Russian: Abishuly, Abishovich; Saparkyzy, Saparovna. A name that ends in guly is a servant's: Gurbanguly. */
const turkicFather = /^([a-z]{3,})(o[gq]l[uy]|(?<!g)ug?l[iy]|uulu|[qkg][iy]z[iy])$/;

/** Tajik families that put a child's ending of their own for the Russian one: Rahmonzoda, Rahmonov. */
const tajikFamily = /^([a-z]{3,})zoda$/;

/** Whose child somebody is, in Mongolia: Baatarsürengiin, Цахиагийн. */
const mongolianFather = /^([a-z]{5,}?)g?i[iy]n$/;

/** Arabic names in Hausa and its neighbours: Salihu, Aishatu. */
const hausaName = /^([a-z]{3,}(?:[^aeiouy](?=u$)|a(?=tu$)))t?u$/;

/** Servants' names in Somali, which writes their ain as c: Cabdullahi. */
const somaliName = /^c(abd[a-z]{4,})$/;

/** 'Brother' and 'sister', which Gujarat writes on to given names: Ashokbhai, Kiranben. */
const gujaratiName = /^([a-z]{4,})(bhai|be?hn|ben)$/;

const shortest = 4;
const longestGiven = 9;

function withoutDigits(spelling: string): string[] {
  const read = (one: string): string =>
    spelling.replaceAll(/\d/g, (digit) => (digit === '1' ? one : (letterOf[digit] ?? digit)));
  return spelling.includes('1') ? [read('l'), read('i')] : [read('l')];
}

const feminine: readonly Rule[] = [
  [/ová$/, ''],
  [/(?<=[sc]k)á$/, 'y'],
  [/(?<=n)á$/, 'y'],
];

/** The family name from which Czech and Slovak made a woman's, without marks: Merkelová → merkel, Novotná → novotny. */
export function husbandsName(text: string): readonly string[] {
  if (!text.endsWith('á') || text.length < 6) return none;
  const rule = feminine.find(([ending]) => ending.test(text));
  return rule
    ? [
        text
          .replace(rule[0], rule[1])
          .normalize('NFD')
          .replaceAll(/[^a-z]/g, ''),
      ]
    : none;
}
