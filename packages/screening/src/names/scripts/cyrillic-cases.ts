/**
 * Russian and Ukrainian names as inflected in a sentence or on a form: 'Петрову Ивану' is to Ivan Petrov. A name is
 * restored to the nominative if all its words share one case and one of them becomes a known given name.
 */
import { isArabicGivenName } from '../people/given-names.ts';
import { isFrequentName } from '../rarity.ts';
import { nameWord, type Word } from '../word.ts';
import { romaniseCyrillic } from './cyrillic.ts';

type Rule = readonly [ending: RegExp, nominative: string];

/** Endings of given names, patronymics and family names by gender and case; a word may match several. */
const cases: readonly (readonly Rule[])[] = [
  // Genitive and accusative, man.
  [
    [/(?<=[бвгджзклмнпрстфхцчшщ])а$/, ''],
    [/(?<=[аеиоуіїє])я$/, 'й'],
    [/(?<=[бвдзлмнпрст])я$/, 'ь'],
    [/(?<=[сц]ь?к)ого$/, 'ий'],
    [/ого$/, 'ый'],
  ],
  // Dative, man.
  [
    [/(?<=[бвгджзклмнпрстфхцчшщ])у$/, ''],
    [/(?<=[аеиоуіїє])ю$/, 'й'],
    [/(?<=[бвдзлмнпрст])ю$/, 'ь'],
    [/(?<=[сц]ь?к)ому$/, 'ий'],
    [/ому$/, 'ый'],
    [/ові$/, ''],
  ],
  // Instrumental, man.
  [
    [/(?<=[бвгджзклмнпрстфх])ом$/, ''],
    [/(?<=[жцчшщ])ем$/, ''],
    [/(?<=[аеиоуіїє])[её]м$/, 'й'],
    [/(?<=[бвдзлмнпрст])[её]м$/, 'ь'],
    [/(?<=[оеёиы]в|[иы]н)ым$/, ''],
    [/(?<=[сц]ь?к)им$/, 'ий'],
  ],
  // Prepositional, man.
  [
    [/(?<=[бвгджзклмнпрстфхцчшщ])е$/, ''],
    [/(?<=[аеиоуё])е$/, 'й'],
    [/(?<=ск)ом$/, 'ий'],
  ],
  // Genitive, woman.
  [
    [/ы$/, 'а'],
    [/(?<=[гкхжчшщ])и$/, 'а'],
    [/(?<=[иьея])и$/, 'я'],
    [/(?<=[оеё]в|[иы]н)ой$/, 'а'],
    [/(?<=[сц]к)ой$/, 'ая'],
    [/(?<=[оеє]в|[иі]н)ої$/, 'а'],
  ],
  // Dative and prepositional, woman.
  [
    [/(?<=[бвгджзклмнпрстфхцчшщ])е$/, 'а'],
    [/(?<=[ья])е$/, 'я'],
    [/(?<=и)и$/, 'я'],
    [/(?<=[оеё]в|[иы]н)ой$/, 'а'],
    [/(?<=[сц]к)ой$/, 'ая'],
  ],
  // Accusative, woman.
  [
    [/(?<=[бвгджзклмнпрстфхцчшщ])у$/, 'а'],
    [/ю$/, 'я'],
    [/(?<=[сц]к)ую$/, 'ая'],
  ],
  // Instrumental, woman.
  [
    [/(?<=[бвгджзклмнпрстфхцчшщ])о[йю]$/, 'а'],
    [/(?<=[иья])е[йю]$/, 'я'],
    [/(?<=[сц]к)о[йю]$/, 'ая'],
  ],
];
/** Indeclinable names: Shoigu, Shevchenko, Saakashvili, Chernykh. */
const indeclinable = /(?:[оуэ]|дзе|швили|[иы]х)$/;
/** Endings that no name has in the nominative. */
const telling = /(?:[оеё]в|[иы]н)(?:ой|ым)$|ск(?:ого|ому|им|ую)$|[ое]вич(?:а|у|ем|е)$|[ое]вн(?:е|у|ой)$/;
const isSurelyInflected = (words: readonly Word[]): boolean => words.some(({ text }) => telling.test(text));
/**
 * Women's names that are also the genitive of a man's name: few readers would take Фарида Каримова for Farid Karimov.
 */
const womensNames: ReadonlySet<string> = new Set(
  (
    'александра валентина евгения валерия анастасия юлия антонина августа агния алевтина аполлинария богдана владислава станислава ярослава мирослава святослава клавдия корнелия ксения людмила марина наталия радмила серафима стефания таисия ульяна феодосия христина юлиана яна павлина ' +
    'фарида карима рашида халида хамида саида шарифа захида амина надира салима рахима азиза латифа камила камиля джамиля жамиля фазила адиля алия рамиля шамиля зухра зульфия гульнара наиля равиля рафиля халиля динара эльвира эльмира ильмира ильнара айнура альбина рената дамира замира самира назира сабира тахира захира шакира мунира зарина зарифа закира хабиба халима хакима малика насиба нафиса нодира озода фируза умида алима вахида газиза дания закия наима назима насима рузия сания сафия фания фаниса хафиза шамсия эльзара лейла мадина фатима ' +
    'раиса расима рауза руфина сагида талия талига фирдауса фарзана ' +
    'адила асия басира вазира габида галия гания ильсия кадрия '
  )
    .trim()
    .split(' '),
);
const ofWomansFamily = /(?:[оеё]в|[иы]н|ск)ая?$/;

/** Whether words that may be the genitive of a man's name are a woman's name in the nominative. */
const isOfWoman = (words: readonly Word[]): boolean =>
  words.some(({ text }) => womensNames.has(text)) && words.some(({ text }) => ofWomansFamily.test(text));
const cyrillic = /^[а-яёіїєґ'’]{3,}$/;
/** False for names that cannot be inflected: most end in a consonant. */
const mayBeInflected = /[аяуюыиеєімйї]$|ого$/;

/** The name in the nominative; undefined if it already is. */
export function inNominative(words: readonly Word[]): Word[] | undefined {
  if (words.length < 2 || words.length > 3) return undefined;
  if (!words.every(({ text }) => cyrillic.test(text)) || !words.some(({ text }) => mayBeInflected.test(text)))
    return undefined;
  for (const rules of cases) {
    if (rules === cases[0] && isOfWoman(words)) continue;
    const found = words.map((word) => ({ word, nominatives: nominativesOf(word.text, rules) }));
    if (!found.every(({ word, nominatives }) => nominatives.length > 0 || indeclinable.test(word.text))) continue;
    const named = found.filter(({ nominatives }) => nominatives.some(isName));
    if (!named.some(({ word }) => !isName(word.text)) && !(named.length > 0 && isSurelyInflected(words))) continue;
    return found.map(({ word, nominatives }) =>
      nominatives.length > 0
        ? nameWord(word.text, [...new Set(nominatives.flatMap(romaniseCyrillic))], word.bound)
        : word,
    );
  }
  return undefined;
}

/** Possible nominatives of a word, known names first. */
function nominativesOf(word: string, rules: readonly Rule[]): string[] {
  const found = rules.filter(([ending]) => ending.test(word)).map(([ending, added]) => word.replace(ending, added));
  const names = found.filter(isName);
  return names.length > 0 ? names : found;
}

const isName = (word: string): boolean => {
  const spelling = romaniseCyrillic(word)[0] ?? '';
  return isFrequentName(spelling) || isArabicGivenName(spelling);
};
