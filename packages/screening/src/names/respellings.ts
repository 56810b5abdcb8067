/**
 * Further spellings of a word in the orthographies of other countries, or after an OCR error. These are rules for whole
 * orthographies, where the edit distance would see two different names.
 */
import { flatMap } from './flat-map.ts';
import { isArabicGivenName } from './people/given-names.ts';
import { remembered } from './remembered.ts';
import { isEstablishedFamily } from './people/near-names.ts';
import { kinOf } from './people/nicknames.ts';
import { isFrequentName } from './rarity.ts';

type Rule = readonly [pattern: RegExp, replacement: string];

const rules: readonly Rule[] = [
  // Israeli families named after Isaac, before their zh is read as French: Yitzchaki, Itzhaki, Izhaki.
  [/^y?i(?:t[sz]|z)(?:c?h|kh)a(?=k|q)/, 'icha'],
  // French, German, Russian and Albanian spellings of one sound: Djamel, Dschamal, Dzhamal, Xhamal; Zhivko, Jivko.
  [/dj|dzh|dsch|xh|zh/g, 'j'],
  // Passports of Russia and Ukraine: Iudaeva, Iakovlev, Ievhen.
  [/^i(?=[au][a-z]{2}|e[vgrlm])/, 'y'],
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
  // German: Schewtschuk, Prigoschin, Daneschwar.
  [/sch(?=[aeiouwv])/g, 'sh'],
  // South and West Slavic c for ts: Micotakis, Voroncov.
  [/ts(?!ch)|tz(?=[aeiouv])/g, 'c'],
  // Lithuanian and Latvian endings on Slavic names: Romanovas, Ignatjevs, Putinas, Viktoras, Uspaskichas.
  [/(?<=[oe]v|[^aeiouy]in|i[ck]h|to?r|ndr|mir|slav|hail)a?s$/, ''],
  // Latvian: Hodorkovskis.
  [/^h(?=[aeiou].*skis$)/, 'kh'],
  [/(?<=.{3}sk)is$/, 'iy'],
  // Bengali and Tamil: Debashish, Debasis.
  [/sh([a-z]*)sh/, 's$1s'],
  // Tamil of Sri Lanka: Selvarasa, Pathmanathan.
  [/(?<=.{2})rasa(?=h?$|[mn]$|singa?m?$)/, 'raja'],
  [/thm(?=a)/, 'dm'],
  // English names in a mute -be: Bascombe, Bascom; Newcombe, Newcomb.
  [/(?<=[aou])mbe?$/, 'm'],
  // Creole of Haiti: Cherizye, Chérizier.
  [/(?<=.{3}[^aeiou])ier$/, 'ye'],
  // Tajik names that were Russian ones: Safarzoda, Safarov.
  [/(?<=.{3})zoda$/, 'ov'],
  // Romanian: Levciuc.
  [/ciu/g, 'chu'],
  // Arabic za: Dhahir, Zahir; Kadhim, Kazim.
  [/^dh(?=[aiou])|(?<=[aiou])dh(?=[aiou])/g, 'z'],
  // French: Ouali, Ouattara, Boualem.
  [/^(b?)ou(?=[aeio])/, '$1w'],
  // Russian spelling of German names: Kronshtadt, Rubinshtein.
  [/sht(?=adt|[aei][iy]n|raus)/, 'st'],
  // Ukrainian, Belarusian and Czech h for g before a consonant: Hryhorenko, Hlushko.
  [/^h(?=[lr])/, 'g'],
  // South and West Slavic and Belarusian lj: Kavaljou.
  [/lj(?=[aeou])/g, 'li'],
  // Belarusian endings: Ivanou, Kavaliou, Tsikhanouski.
  [/([ao]|(?<=[iy])e|(?<![aeiouy])e)u(?=(?:ski|sky|skyi|skii|skaya|skaia|skiy)?$)/, '$1v'],
  // Belarusian before an ending: Shauchenka, Stanislauchyk.
  [/(?<=[bdhklmnprstvz]a)u(?=ch(?:[ey]nka|y?k)$)/, 'v'],
  // Fathers with a Latin name, not in Russian spelling: Benedictovich, Victorovna.
  [/c(?=t[a-z]*(?:[oe]vi[ct]s?h|[oe]vna)$)/, 'k'],
];
/** Western and Eastern Armenian swap the stops. */
const armenian: Readonly<Record<string, string>> = { b: 'p', p: 'b', d: 't', t: 'd', g: 'k', k: 'g' };
const armenianName = /^[a-z]{4,}(?:ian|yan)$/;
const armenianStop = /[bdgkpt](?!h)/g;
/** Letters without which only the Armenian rule can apply. */
const mayApply =
  /x$|^i[aue]|sh[a-z]*sh|.{2}rasa|thma|aj[lnkst].*[vnoa]|^h[aeiou].*[oe]va?$|dj|zh|dsch|xh|^x|x[dmrt]|tch|ts|tz|tx|^b?ou|^h[lr]|^dh|[aiou]dh[aiou]|(?:[oe]v|i[ck]h|to?r|ndr|mir|slav|hail)a?s$|skis$|ciu|[aoe]u(?:s|$)|.w|sch|^ch.*j|[sc]z[aeiouy]|inas?$|[eiouy]j(?:[skdlg]|$)|ajsk|ct.*[oe]v|auch|^y?i(?:t[sz]|zh)|sht[aeir]|ier$|zoda$|mbe?$/;

/** Digits that OCR, or a person who disguises a name, puts in place of letters. */
const letterOf: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };
const mixed = /^(?=.*[a-z].*[a-z])[a-z0-9]*[0134578][a-z0-9]*$/;
/** Pairs of letters that OCR confuses: Carnilo, Nacler. Unknown words may also be correct. */
const lookAlike: readonly Rule[] = [
  // At the end of Thai names rn is correct: Somporn, Thanakorn.
  [/rn(?!$)|(?<![kpst][ao])rn$/, 'm'],
  [/rn(.?)rn(?!$)/, 'm$1m'],
  [/vv/, 'w'],
  [/cl/, 'd'],
];
/** Applied only if they turn an unknown word into a known name: letters that look alike in print, Baltic endings. */
const knownOnly: readonly Rule[] = [
  [/l(?=[^aeiouyl]|$)/, 'i'],
  [/m/, 'rn'],
  [/(?<=.{3})[aiu]?s$/, ''],
];
/** Thai, Lao and Khmer write an h for the aspiration of p and t: Phuangphet, Puangpet. English and Greek ph is f. */
const breathed = /^(?=.{5,}$)(?:ph[aeou]|[a-z]*ph(?:r?a|e[tn]|on|un))/;

const none: string[] = [];
/** Other names that the spelling may stand for; empty for most spellings, and never the spelling itself. */
export const respelled: (spelling: string) => readonly string[] = remembered((spelling) =>
  spelling.startsWith('~') ? none : respell(spelling),
);

function respell(spelling: string): readonly string[] {
  if (mixed.test(spelling)) return withoutDigits(spelling);
  // A given name whose variants are known needs no rule, and some rules would mislead (Mamadou is not Belarusian).
  if (spelling.length <= MAX_GIVEN_LENGTH && kinOf(spelling).size > 0) return none;
  const others = flatMap(ways, (way) => way(spelling));
  if (!isFrequentName(spelling)) for (const way of waysOfUnknown) others.push(...way(spelling));
  return others.filter((other) => other !== '' && other !== spelling);
}

/** The result of one custom for a spelling; nothing, '' or the spelling itself if it does not apply. */
type Way = (spelling: string) => string[];

/** By the rules above, and in English spelling if the result is Nordic. */
const byRules: Way = (spelling) => {
  const ruled =
    mayApply.test(spelling) && spelling.length >= shortest
      ? rules.reduce((word, [pattern, replacement]) => word.replace(pattern, replacement), spelling)
      : spelling;
  return nordic.test(ruled) ? [ruled, inEnglish(ruled)] : [ruled];
};

/**
 * Nordic spellings, partly also German, Czech and Polish, of Russian and Armenian names: Sjisjkina, Nadezjdin,
 * Aleksandrovitj, Michejev, Jerochina, Chudaverdjan.
 */
const nordic =
  /sj|zj|tj(?=$|[aeo])|^j[aeou][a-z]*(?<![ts])ch|^(?![a-z]*sch)(?=[a-z]*ch)[a-z]*(?:[aeiouy]j|[dlnr]j(?:[aeiuy]|o[vwf]))/;
const inEnglish = (spelling: string): string =>
  spelling
    .replaceAll('ch', 'kh')
    .replaceAll('sj', 'sh')
    .replaceAll('zj', 'zh')
    .replaceAll(/tj(?=$|[aeo])/g, 'ch')
    .replaceAll('j', 'y');

/** The man's form of a Lithuanian wife's or daughter's family name: Kazlauskienė, Kazlauskaitė. */
const lithuanianFamily: Way = (spelling) => {
  const [, stem = '', ending = ''] = /^([a-z]{4,})(iene|aite|iute|yte|ute)$/.exec(spelling) ?? [];
  return mansEndings[ending]?.map((mans) => stem + mans) ?? none;
};
const mansEndings: Readonly<Record<string, string[]>> = {
  iene: ['as', 'is', 'us'],
  aite: ['as'],
  yte: ['is', 'ys'],
  ute: ['us'],
  iute: ['ius'],
};

/** A long Japanese o: Ohmori, Itoh. */
const japaneseO: Way = (spelling) => (longO.test(spelling) ? [spelling.replaceAll(longOs, 'o')] : none);
const longO = /^oh(?=(?:[mnkgyr]|ts?|sh?|h)[aiueo])[a-z]+[aiueo]n?$|^[a-z]*(?:[aiueo]|[aiueo]n)[tkmnd]oh$/;
const longOs = /^oh|oh$/g;

/**
 * Families in -ev after a hard consonant in Belarusian spelling, which follows the pronunciation: Zaitsau, Lukashau.
 */
const belarusianFamily: Way = (spelling) => {
  const stem = /^([a-z]{2,}(?:ts|[cszr]h?))a[uv]$/.exec(spelling)?.[1];
  return stem === undefined ? none : [`${stem}ev`];
};

/** Belarusian softens d and t: Lidziya, Tsimoshenka; before e only if twice, as other names have it too: Tsertsel. */
const hardened: Way = (spelling) =>
  softened.test(spelling) ? [spelling.replaceAll(softenedLetters, (pair) => pair.charAt(0))] : none;
const softened = /^(?=.{5,}$)[a-z]*(?:(?:dz|ts)[iy]|(?:dz|ts)e[a-z]*(?:dz|ts)e)/;
const softenedLetters = /(?:dz|ts)(?=[iye])/g;

/** Belarusian patronymics in Russian: Uladzimirauna, Vladimirovna. */
const belarusianFather: Way = (spelling) => {
  const [, father, ending] = /^([a-z]{3,})[aieo](una|vi[ct]s?h)$/.exec(spelling) ?? [];
  return father === undefined
    ? none
    : otherSpellingsOf(father.endsWith('ie') ? `${father}i`.replace('iei', 'ei') : father).map(
        (kin) => kin + (ending === 'una' ? 'ovna' : 'ovich'),
      );
};
/** Other spellings of a father's name. */
const otherSpellingsOf = (father: string): string[] =>
  [...kinOf(father)]
    .filter(([kin, kinship]) => kinship === 'transliteration' && !kin.startsWith('~'))
    .slice(0, MAX_FATHERS)
    .map(([kin]) => kin);
const MAX_FATHERS = 3;

/** Families in -yov, whose ё is often written е: Solovyov, Soloviev, Solowjow. */
const yoFamily: Way = (spelling) => {
  const [, stem, ending = ''] = /^([a-z]{3,}[^aeiouy])[yij]o[vw](a?)$/.exec(spelling) ?? [];
  return stem === undefined ? none : [`${stem}yev${ending}`];
};

/**
 * Turkic patronymics in Russian, also with other spellings of the father's name: Abishuly, Abishovich; Saparkyzy,
 * Saparovna; Həsən oğlu, Gasanovich. The father's name also stands alone: Elchin Hasan. A name in guly is a servant's:
 * Gurbanguly.
 */
const turkicFather: Way = (spelling) => {
  const [, father, child = ''] = /^([a-z]{3,})(o[gq]l[uy]|(?<!g)ug?l[iy]|uulu|[qkg][iy]z[iy])$/.exec(spelling) ?? [];
  if (father === undefined) return none;
  const fathers = [father, ...otherSpellingsOf(father)];
  return [...fathers.map((one) => one + (child.includes('z') ? 'ovna' : 'ovich')), ...fathers];
};

/** Quechua and Aymara in Spanish letters: Huanca, Wanka; Huaman, Waman. */
const andean: Way = (spelling) => (/^hua[a-z]{3}/.test(spelling) ? [`w${spelling.slice(2)}`] : none);

/** Tajik families with a Tajik ending instead of the Russian one: Rahmonzoda, Rahmonov. */
const tajikFamily: Way = (spelling) => {
  const family = /^([a-z]{3,})zoda$/.exec(spelling)?.[1];
  return family === undefined ? none : [`${family}ov`];
};

/** Mongolian patronymics, in the genitive: Baatarsürengiin, Цахиагийн. */
const mongolianFather: Way = (spelling) => [
  /^([a-z]{4,}?)g?i[iy]n$/.exec(spelling)?.[1] ?? mongolianGenitive.exec(spelling)?.[1] ?? '',
];
/**
 * After a hard stem the ending is the same as in many Slavic family names, so the parts of a Mongolian name must be
 * recognised.
 */
const mongolianGenitive =
  /^((?=[a-z]*(?:bat|bold|bayar|dorj|dorzh|jargal|zhargal|suren|ochir|gal|sukh|tulga|zorig|chuluun|munkh|enkh|otgon|mandakh|altan|davaa|purev|tseren|dash|gombo|nyam))[a-z]{5,})yn$/;

/** Armenian patronymics: Serzh Azati Sargsyan, son of Azat. */
const armenianFather: Way = (spelling) => {
  const father = /^([a-z]{3,}?)y?i$/.exec(spelling)?.[1];
  return father !== undefined && armenianFathers.has(father) ? [father] : none;
};
const armenianFathers: ReadonlySet<string> = new Set(
  'hovsep azat vova armen ashot karen hakob grigor sargis gagik vardan vahan tigran hayk samvel vazgen levon garnik hrant hovhannes mher suren ruben arsen aram armenak artur artak artush arayik edik edvard gevorg hamlet henrik hovik hrach khachik khachatur manvel mkrtich norayr norik petros rafayel rafik razmik rubik sasun seryozha slavik stepan varazdat vachik vaghinak vigen volodya yervand yurik zaven zhora aghasi andranik aramais avetik babken benik derenik frunzik galust garegin gurgen'.split(
    ' ',
  ),
);

/** Arabic names in the Hausa language and its neighbours: Salihu, Aishatu. */
const hausaName: Way = (spelling) => onlyArabic(/^([a-z]{3,}(?:[^aeiouy](?=u$)|a(?=tu$)))t?u$/.exec(spelling)?.[1]);

/** Somali writes an ain as c, a strong h as x and long vowels double: Guuleed, Xasan. */
const somaliVowels: Way = (spelling) => {
  if (!/([aeiou])\1(?=[^aeiou])|^x/.test(spelling)) return none;
  const plain = spelling
    .replaceAll(/([aeiou])\1(?=[^aeiou])/g, '$1')
    .replaceAll('x', 'h')
    .replaceAll(/c(?!h)/g, '');
  return isFrequentName(plain) || kinOf(plain).size > 0 ? [plain] : none;
};

/** Servants' names in Somali, which writes the ain as c: Cabdullahi. */
const somaliName: Way = (spelling) =>
  onlyArabic(
    /^c(abd[a-z]{4,})$/
      .exec(spelling)?.[1]
      ?.replaceAll(/([aeiou])\1/g, '$1')
      .replaceAll('x', 'h'),
  );
const onlyArabic = (name: string | undefined): string[] =>
  name !== undefined && isArabicGivenName(name) ? [name] : none;

/** Romanian and Moldovan family names in Russian spelling: Cojocăreanu, Кожокаряну. */
const romanianFamily: Way = (spelling) =>
  romanian.test(spelling)
    ? [
        spelling
          .replaceAll(/c(?=[eiy])/g, 'ch')
          .replaceAll(/c(?=[aou])/g, 'k')
          .replace(/eanu$/, 'yanu'),
      ]
    : none;
const romanian = /^(?=.*c|.*eanu$)[a-z]{2,}(?:eanu|escu|aru)$/;

/** Polish family names in Russian spelling: Przybylski, Пшибыльский. */
const polishFamily: Way = (spelling) =>
  polish.test(spelling)
    ? [
        spelling
          .replaceAll(/(?<=[pkt])rz/g, 'sh')
          .replaceAll('rz', 'zh')
          .replaceAll('sz', 'sh')
          .replaceAll('cz', 'ch')
          .replaceAll('w', 'v')
          .replaceAll(/c(?=k)/g, 'ts')
          .replaceAll(/(?<=sh|zh|ch)y/g, 'i'),
      ]
    : none;
const polish = /^(?=.*(?:rz|sz|cz))[a-z]{4,}(?:sk[iay]|ck[iay]|wicz|czyk|[ae]k)$/;

/** Dutch ij becomes y in Flanders, South Africa and America: Duijvesteijn, Duyvesteyn. */
const dutchY: Way = (spelling) => (/ij(?![aeou])/.test(spelling) ? [spelling.replaceAll(/ij(?![aeou])/g, 'y')] : none);

/** Arabic given names with the article: Altayeb, Alamin. */
const articledGiven: Way = (spelling) => onlyArabic(/^al([a-z]{4,})$/.exec(spelling)?.[1]);

/** 'Brother' and 'sister', which Gujarati joins to given names: Ashokbhai, Kiranben. */
const gujaratiName: Way = (spelling) => {
  const [, name = '', address] = /^([a-z]{4,})(bhai|be?hn|ben)$/.exec(spelling) ?? [];
  return address === 'bhai' || isFrequentName(name) ? [name] : none;
};

const inEasternArmenian: Way = (spelling) =>
  armenianName.test(spelling)
    ? [spelling.slice(0, -3).replaceAll(armenianStop, (stop) => armenian[stop] ?? stop) + spelling.slice(-3)]
    : none;

const ways: readonly Way[] = [
  byRules,
  lithuanianFamily,
  hardened,
  belarusianFamily,
  belarusianFather,
  turkicFather,
  yoFamily,
  tajikFamily,
  andean,
  mongolianFather,
  hausaName,
  somaliName,
  somaliVowels,
  romanianFamily,
  polishFamily,
  dutchY,
  articledGiven,
  gujaratiName,
  inEasternArmenian,
];

/**
 * The j of Slavic names in German, Nordic, Baltic and Slavic spellings, where the rules above are uncertain: Issajev,
 * Jurjevna.
 */
const withSoftJ: Way = (spelling) => (softJ.test(spelling) ? [spelling.replaceAll(softJs, 'y')] : none);
const softJ = /(?<=[aeiouy])j(?=e[vw])|(?<=[bdfklmnprstvz])j(?=[aeiu]|o[vwf])/;
const softJs = new RegExp(softJ, 'g');

/** Women's family names in -aya, and an initial y, with the j of most of Europe: Jarovaja. */
const adjectiveInJ: Way = (spelling) =>
  /^[a-z]{3,}aja$/.test(spelling) ? [`${spelling.slice(0, -3).replace(/^j(?=[aou])/, 'y')}aya`] : none;

/** Kh in the spelling of most of Europe, where ch before a consonant is not the English ch: Chochlova, Pachmutova. */
const westernKh: Way = (spelling) => (slavicCh.test(spelling) ? [spelling.replaceAll(/(?<!s)ch/g, 'kh')] : none);
const slavicCh = /^(?=[a-z]*(?<![st])ch[lmnr])[a-z]{4,}(?:[oe][vw]a?|ina?|enko|ski[iy]?|sk[iy]|ska(?:ya|ja|ia)?)$/;

/** Kurdish x between vowels, which is ks elsewhere: Zaxoyî, Baxewan. */
const withKurdishX: Way = (spelling) =>
  /[aeiou]x[aeiou]/.test(spelling) ? [spelling.replaceAll(/(?<=[aeiou])x(?=[aeiou])/g, 'kh')] : none;

/** Arabic family names in French spelling: Chaouch, Chikhaoui, Aouad. */
const frenchArabic: Way = (spelling) =>
  frenchOfMaghreb.test(spelling)
    ? [
        spelling
          .replaceAll('ch', 'sh')
          .replaceAll(/(?<=a)ou(?=[aeichs]|$)/g, 'w')
          .replaceAll('ou', 'u')
          .replaceAll('gu', 'g'),
      ]
    : none;
const frenchOfMaghreb = /^(?=[a-z]*ch)(?=[a-z]*(?:ou|aa))[a-z]{5,}$|aou(?:[aei]|ch|s)/;

/**
 * Greek families named after a pilgrim or a John, in several spellings (Hatzigiannis, Chatziyannis; Papagiannis,
 * Papayannis), and women's family names in the genitive: Anastasiadou, Papadopoulou.
 */
const greekFamily: Way = (spelling) =>
  greek.test(spelling)
    ? [
        spelling
          .replace(/(?<=..i?a?d)ou$/, 'is')
          .replace(/(?<=opoul)ou$/, 'os')
          .replace(greekPilgrim, 'hatzi')
          .replace(/(?<=[aioy])(?:g[iy]+|yi|[yj])a(?=nn)/, 'gia')
          .replace(/^(?:yi|[yj])a(?=nn)/, 'gia'),
      ]
    : none;
const greek = /^[a-z]{5,}(?:[aiou]s|[aio]u|i)$/;
const greekPilgrim = /^(?:c?h|kh)a(?:t[zs]|d[zj])[iy](?=[a-z]{3})/;

/** Egyptian family names, spelled by local pronunciation: Gamasy, Gohary. */
const egyptianFamily: Way = (spelling) => [/^g[aeou][a-z]{3,}(?:y|ie?)$/.test(spelling) ? `j${spelling.slice(1)}` : ''];

/** Georgian family names in German spelling: Parzchaladse, Gamqrelidse. */
const germanGeorgian: Way = (spelling) => {
  const family = /^([a-z]{4,})(?:dse|schwili)$/.exec(spelling)?.[1];
  if (family === undefined) return none;
  const stem = family
    .replaceAll('tsch', 'C')
    .replaceAll('sch', 'S')
    .replaceAll('ch', 'kh')
    .replaceAll('z', 'ts')
    .replaceAll('w', 'v')
    .replaceAll('C', 'ch')
    .replaceAll('S', 'sh');
  return [stem + (spelling.endsWith('dse') ? 'dze' : 'shvili')];
};

/**
 * Hungarian spelling of foreign names: Szergej, Szecsin, Gyenyisz. Polish also has sz, but together with letters that
 * Hungarian lacks.
 */
const hungarian: Way = (spelling) =>
  hungarianLetters.test(spelling)
    ? [spelling.replaceAll(hungarianSounds, (letters) => soundOf[letters] ?? letters.charAt(0))]
    : none;
const hungarianLetters = /^(?!.*(?:w|q|x|sch|[crd]z))(?=.*(?:sz|cs|zs|gy[eio]))[a-z]{5,}$/;
const hungarianSounds = /dzs|sz|zs|cs|[gntl]y|s|j/g;
const soundOf: Readonly<Record<string, string>> = { sz: 's', zs: 'zh', cs: 'ch', dzs: 'j', s: 'sh', j: 'y' };

/** Ukrainian and Belarusian h for Russian g: Haidukevich, Bohdanenko. */
const eastSlavicG: Way = (spelling) =>
  eastSlavicFamily.test(spelling) && loneH.test(spelling) ? [spelling.replaceAll(loneHs, 'g')] : none;
const eastSlavicFamily =
  /^[a-z]{2,}(?:[aeiuy]vich|enko|enka|[cs]?huk|[iy]uk|ski[iy]?|sky[iy]?|ska[iy]?a|[aeo]v|[aeo]va)$/;
const loneH = /(?<![sckztpg])h/;
const loneHs = new RegExp(loneH, 'g');

/** Spanish papers write j for kh: Jlebnikov, Jodorkovski. */
const spanishKh: Way = (spelling) =>
  spanishSlavic.test(spelling) ? [spelling.replaceAll(/j(?=[lrnaeou])/g, 'kh')] : none;
const spanishSlavic = /^(?=[a-z]*j[lrnaeou])[a-z]{3,}(?:[oe]va?|ski|skaia|skaya|enko|ina?)$/;

/** In machine-readable zones NXX is ñ and UXX is ü: Zunxxiga. */
const machineRead: Way = (spelling) => (spelling.includes('xx') ? [spelling.replaceAll(/(?<=[nu])xx/g, '')] : none);

/** OCR reads m as rn: Moharned. */
const misreadM: Way = (spelling) => {
  const name = spelling.includes('rn') ? spelling.replaceAll('rn', 'm') : '';
  return isFrequentName(name) || kinOf(name).size > 0 ? [name] : none;
};

/** Kristoferson. */
const kristof: Way = (spelling) =>
  spelling.startsWith('christoph') ? [spelling.replace('christoph', 'kristof')] : none;

const withoutBreath: Way = (spelling) => (breathed.test(spelling) ? [spelling.replaceAll('ph', 'p')] : none);

const byEye: Way = (spelling) =>
  spelling.length > shortest
    ? flatMap(lookAlike, (rule) => (rule[0].test(spelling) ? [ruledBy(rule, spelling)] : none))
    : none;

/** An established family name is known, however rare: Woods is not Wood with a Baltic ending. */
const asKnownName: Way = (spelling) =>
  isEstablishedFamily(spelling)
    ? none
    : knownOnly
        .map((rule) => (rule[0].test(spelling) ? ruledBy(rule, spelling) : ''))
        .filter((other) => other.length >= shortest && isFrequentName(other));

const ruledBy = ([pattern, replacement]: Rule, spelling: string): string => spelling.replace(pattern, replacement);

/** Ways that apply only to words that are not known names. */
const waysOfUnknown: readonly Way[] = [
  adjectiveInJ,
  westernKh,
  greekFamily,
  withSoftJ,
  withKurdishX,
  frenchArabic,
  egyptianFamily,
  japaneseO,
  hungarian,
  germanGeorgian,
  armenianFather,
  kristof,
  eastSlavicG,
  spanishKh,
  machineRead,
  misreadM,
  withoutBreath,
  byEye,
  asKnownName,
];

const shortest = 4;
const MAX_GIVEN_LENGTH = 9;

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

/**
 * The man's form of a Czech or Slovak woman's family name, without diacritics: Merkelová → merkel, Novotná → novotny.
 */
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
