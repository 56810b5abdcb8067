/**
 * Words that companies share: what they do (sector), what they call themselves (filler) and where they are (place).
 * Each stands for an idea in all its languages and abbreviations, so that Bank = banque = банк = 银行.
 */
import { meaningOf } from './chosen-words.ts';
import { beginsLegalWord } from './legal-forms.ts';
import { MisspeltWords } from '../misspelt-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { PhraseTable } from '../phrase-table.ts';
import { isFrequentName } from '../rarity.ts';
import { remembered } from '../remembered.ts';
import { isStopWord } from '../stop-words.ts';
import { type CompanyWordClass, companyWordSources as sources } from './company-word-sources.ts';
import { companyPhrases } from '../tables/phrases.gen.ts';
import { productWords } from '../tables/product-words.ts';
import { tradeWords } from '../tables/trade-words.ts';
import { nameWord } from '../word.ts';

export interface CompanyWord {
  /** One name for the idea in all languages. */
  concept: string;
  class: CompanyWordClass;
}

type Ideas = readonly CompanyWord[];

let ideas: PhraseTable<Ideas> | undefined;

const ideasWritten = (written: string): Ideas =>
  written.split(',').map((idea) => {
    const [name, concept = ''] = idea.split(':');
    return { class: name as CompanyWordClass, concept };
  });

const table = (): PhraseTable<Ideas> => (ideas ??= new PhraseTable(companyPhrases, ideasWritten));

/** The ideas that a word, possibly misspelt, stands for; undefined for a distinguishing word. */
export function companyWord(spelling: string): Ideas | undefined {
  const ideas = ideasOf(spelling);
  return ideas.length > 0 ? ideas : undefined;
}

/** The ideas of a word exactly as written in the tables. */
export const ideasAsWritten = (word: string): Ideas | undefined => table().ofWord(word);

/** The place that a word stands for, as its idea ('tehran'); undefined for any other word. */
export const placeOf = (spelling: string): string | undefined =>
  companyWord(spelling)?.find((idea) => idea.class === 'place')?.concept;

const ideasOf = remembered((spelling): Ideas => {
  const corrected = correctedCompanyWord(spelling);
  const ideas = withOthersMeant(table().ofWord(corrected), spelling, corrected);
  // A word within a phrase (bureau d'études) is also a word by itself.
  return ideas ?? table().ofWord(withoutElision(spelling) ?? '') ?? table().ofWord(withoutLil(spelling)) ?? [];
});

/** A misspelling may come from several words: Brigde is bridge or brigade. */
function withOthersMeant(ideas: Ideas | undefined, spelling: string, corrected: string): Ideas | undefined {
  const all = corrected === spelling ? [] : (misspelt?.allWithin(spelling) ?? []);
  if (ideas === undefined || all.length < 2 || !all.includes(corrected)) return ideas;
  return [...new Map(all.flatMap((word) => table().ofWord(word) ?? []).map((idea) => [idea.concept, idea])).values()];
}

/** An Arabic word in Latin letters without its prefixed 'for the' or 'and the': Lilkhadamat, Walnaql. */
const withoutLil = (spelling: string): string => /^(?:lil|lel|wal)([a-z]{5,})$/.exec(spelling)?.[1] ?? '';

/** Spellings in the form that `companyPhraseAt` takes. */
export const companyKeysOf = (spellings: readonly string[]): string[] => spellings.map(companyKey);

/** The ideas of the longest phrase at a position in the result of `companyKeysOf`. */
export const companyPhraseAt = (keys: readonly string[], start: number): { length: number; value: Ideas } | undefined =>
  table().at(keys, start);

/** Trades whose names are two words with meanings of their own, keyed by those meanings. */
let phrasesByIdeas: Map<string, { words: readonly string[]; ideas: Ideas }[]> | undefined;

function loadPhrases(): NonNullable<typeof phrasesByIdeas> {
  const found: NonNullable<typeof phrasesByIdeas> = new Map();
  for (const [, source] of sources.filter(([name]) => name === 'sector'))
    for (const phrase of source.match(/(?<=\s)[a-z]+(?:_[a-z]+)+(?=\s)/g) ?? []) {
      const all = phrase.split('_');
      const words = all.filter((word) => !isStopWord(nameWord(word)));
      const ideas = table().at(companyKeysOf(all), 0)?.value;
      const parts = words.map((word) => table().ofWord(word)?.[0]?.concept);
      if (ideas && parts.length === 2 && !parts.includes(undefined))
        found.set(parts.join(' '), [...(found.get(parts.join(' ')) ?? []), { words, ideas }]);
    }
  return found;
}

/** The phrase that two neighbouring words with these ideas abbreviate: Univ. of Tech. is a university of technology. */
export function abbreviatedPhrase(texts: readonly string[], concepts: readonly string[]): Ideas | undefined {
  phrasesByIdeas ??= loadPhrases();
  const phrases = phrasesByIdeas.get(concepts.join(' '));
  return phrases?.find(({ words }) => words.every((word, at) => word.startsWith(texts[at]!)))?.ideas;
}

/** Whether two correctly spelled words are a phrase or begin one. */
export const isPhrase = (one: string, next: string): boolean =>
  table().begins(`${table().keyOf(one)}_${table().keyOf(next)}`);

/** Whether a word is part of any phrase or is an idea by itself. */
export const mayBeInPhrase = (spelling: string): boolean => table().knows(spelling);

/** See `PhraseTable`. */
export const companyPartMeant = (keys: readonly string[], at: number, spelling: string): string | undefined =>
  table().partMeant(keys, at, spelling);
export const companyPartsBeside = (
  keys: readonly string[],
  at: number,
  spelling: string,
): [string, string] | undefined => table().partsBeside(keys, at, spelling);

const MAX_MISSPELT_LENGTH = 22;
/** A shorter place name is as often one slip away from a family name. */
const MIN_MISSPELT_PLACE_LENGTH = 9;
/** The words of a phrase are recognised by each other (Buenos Aires). */
const MIN_PART_LENGTH = 5;

/**
 * The company word that an unknown spelling is one or two slips away from (Tradng, Banck); otherwise the spelling
 * itself.
 */
const correctedCompanyWord = remembered((spelling) => {
  if (spelling.startsWith('~h')) return withoutHebrewArticle(spelling);
  if (spelling.length > MAX_MISSPELT_LENGTH || !/^[a-z]+$/.test(spelling)) return spelling;
  if (table().knows(spelling) || isFrequentName(spelling) || isOrdinaryWord(spelling) || meaningOf(spelling) !== '')
    return spelling;
  misspelt ??= new MisspeltWords(commonlyMisspelt());
  return (
    withoutElision(spelling) ?? ofMany(spelling) ?? inEnglishLetters(spelling) ?? misspelt.closest(spelling) ?? spelling
  );
});

/** A Slavic word in German, Polish or Serbian spelling: Zawod, Korporacija, Uprawlenije. */
function inEnglishLetters(spelling: string): string | undefined {
  if (!ofOtherPens.test(spelling)) return undefined;
  const english = spelling
    .replaceAll('tsch', 'ch')
    .replaceAll('sch', 'sh')
    .replaceAll('w', 'v')
    .replaceAll(/c(?=[ijey])/g, 'ts')
    .replaceAll(/j(?=[aeou])/g, 'y')
    .replaceAll('j', 'i');
  const others = [
    english,
    english.replaceAll(/(?<=[bcdfghklmnprstvz])y(?=[ae])/g, ''),
    // German: Chabarowskij; French: Jelezobeton.
    english.replaceAll(/(?<![cs])ch/g, 'kh'),
    spelling.replaceAll('j', 'zh'),
  ];
  const word = others.find((one) => table().ofWord(one));
  return word ?? misspelt?.closest(english);
}
/** Letters that English does not use in such words; short words are not recognised by them. */
const ofOtherPens = /^(?=.{5,}$)(?=[a-z]*(?:w|j|sch|c[ijey]))[a-z]+$/;

/**
 * The product of a works, in the Slavic genitive plural (подшипников, трансформаторів). Family names look the same, but
 * few of them come from trades.
 */
function ofMany(spelling: string): string | undefined {
  const one = /^([a-z]{5,})[oi]v$/.exec(spelling)?.[1];
  return one &&
    table()
      .ofWord(one)
      ?.some((idea) => idea.class === 'sector')
    ? one
    : undefined;
}

/** A Hebrew shared word without its prefixed article: הצפון, the north. */
function withoutHebrewArticle(spelling: string): string {
  const bare = `~${spelling.slice(2)}`;
  return bare.length > MIN_BARE_LENGTH && !table().knows(spelling) && table().ofWord(bare) ? bare : spelling;
}
const MIN_BARE_LENGTH = 3;

const companyKey = remembered((spelling) => table().keyOf(correctedCompanyWord(spelling)));

const elided = /^(?:d|l|dell|all|nell)(?=([aeiouh])(?!\1))/;
const MIN_ELIDED_LENGTH = 5;

/** A company word after an elided article or preposition (d'Afrique, dell'industria); undefined for any other word. */
export function withoutElision(spelling: string): string | undefined {
  const rest = spelling.replace(elided, '');
  return rest.length >= MIN_ELIDED_LENGTH && rest !== spelling && table().ofWord(rest) ? rest : undefined;
}

let misspelt: MisspeltWords | undefined;

/** Whether letters begin an English shared word or a legal word. */
export const beginsCompanyWord = (letters: string): boolean => beginsLegalWord(letters) || beginsEnglishWord(letters);

/** English words in alphabetical order. */
let english: string[] | undefined;

function beginsEnglishWord(letters: string): boolean {
  return firstEnglishWord(letters)[0]?.startsWith(letters) === true;
}

/** The first English word that does not sort before these letters, and its position. */
function firstEnglishWord(letters: string): [word: string | undefined, at: number] {
  english ??= [...new Set(commonlyMisspelt())].toSorted();
  let low = 0;
  let high = english.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (english[middle]! < letters) low = middle + 1;
    else high = middle;
  }
  return [english[low], low];
}

/** No four letters begin more words than this. */
const MAX_WORDS_BEGUN = 40;

/**
 * The shared word that begins with these letters; undefined if there is none, or if there are words of several ideas.
 */
export function sharedWordOf(letters: string): string | undefined {
  const [first, at] = firstEnglishWord(letters);
  let concept: string | undefined;
  for (const word of english!.slice(at, at + MAX_WORDS_BEGUN)) {
    if (!word.startsWith(letters)) break;
    const [idea] = table().ofWord(word) ?? [];
    if (!idea || idea.class === 'place' || (concept !== undefined && idea.concept !== concept)) return undefined;
    concept = idea.concept;
  }
  return concept === undefined ? undefined : first;
}

/**
 * The first words of each line, which are English. A misspelling of a word of another language, or of a narrower trade,
 * is as often a name.
 */
function* commonlyMisspelt(): Generator<string> {
  const englishWords = 3;
  for (const [name, source] of sources.filter(([, words]) => words !== tradeWords && words !== productWords))
    for (const line of source.trim().split('\n'))
      for (const entry of line.split(' ').slice(0, englishWords)) {
        const parts = entry.split('_');
        const shortest = parts.length > 1 ? MIN_PART_LENGTH : name === 'place' ? MIN_MISSPELT_PLACE_LENGTH : 0;
        for (const word of parts) if (word.length >= shortest && /^[a-z]+$/.test(word)) yield word;
      }
}

/** Last parts of compounds that German, Dutch and the Nordic languages, and banks everywhere, write as one word. */
const compoundEnds =
  'gesellschaft handelsgesellschaft versicherungen versicherung industrie industri maschinen transporte transport fabriken fabriek fabrik technik teknik verlag gruppe holding dienste werke werk handel bank bau bouw olie olje logistik systeme service forsikring verzekeringen maatschappij bedrijf rederi invest studio ministeerium ministeeriumi ministerio ministerion ministerium ministeriums ministeriet departementet miniszterium'.split(
    ' ',
  );
const MIN_HEAD_LENGTH = 4;

/** The two words of a compound that are both known (Handelsbank, Stahlhandel); undefined for any other word. */
export function compoundParts(spelling: string): [string, string] | undefined {
  const end = compoundEnds.find((one) => spelling.endsWith(one));
  const head = end ? spelling.slice(0, -end.length) : '';
  if (!end || head.length < MIN_HEAD_LENGTH || table().knows(spelling)) return undefined;
  return table()
    .ofWord(head)
    ?.some((idea) => idea.class !== 'place')
    ? [head, end]
    : undefined;
}
