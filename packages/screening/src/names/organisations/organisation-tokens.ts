/** Classifies each word of an organisation's name: legal form, shared word, place, number, or own word. */
import { meaningOf } from './chosen-words.ts';
import { isPinyinWord } from '../east-asian/chinese-companies.ts';
import { isGivenSyllable } from '../east-asian/latin-names.ts';
import { isPinyin } from '../east-asian/mandarin.ts';
import {
  type CompanyWord,
  abbreviatedPhrase,
  companyKeysOf,
  companyPhraseAt,
  companyWord,
  mayBeInPhrase,
  placeOf,
} from './company-words.ts';
import { formOfWord, legalFormAt } from './legal-forms.ts';
import { type NameToken, changed, nameToken } from '../name-token.ts';
import { numberOf } from '../number-words.ts';
import { bitsOf } from './organisation-bits.ts';
import { type Found, numberAt } from './organisation-numbers.ts';
import { adjectiveOf, MAX_FORMS, plainToken, withoutArticle } from './own-word.ts';
import { isFamilyInS } from '../people/near-names.ts';
import { looseWord } from '../phrase-table.ts';
import { RememberedTokens } from '../remembered-tokens.ts';
import { isLatin } from '../scripts/script-of.ts';
import { isStopWord } from '../stop-words.ts';
import { mainForm, respelled, type Word } from '../word.ts';
import { isWithin, otherTown } from './towns.ts';

/** The words of a name without small words; `legalKeys` are the keys of the words. */
export function tokensOf(words: Word[], legalKeys: readonly string[]): NameToken[] {
  const companyKeys = companyKeysOf(words.map(mainForm));
  const tokens: NameToken[] = [];
  for (let at = 0; at < words.length;) {
    const found =
      phraseAt(words, at, legalKeys, companyKeys, tokens) ??
      numberAt(words, at) ??
      townOfSeat(words, at, tokens) ??
      wordAt(words, at, tokens);
    const whole = found.token && togetherWith(tokens.at(-1), found.token);
    if (whole) tokens[tokens.length - 1] = whole;
    else if (found.token) tokens.push(isSeat(at, found, legalKeys, tokens) ? seat(found.token) : found.token);
    at += found.length;
  }
  if (tokens.some(({ kind }) => kind !== 'legal-form')) return ofFamily(ofChina(ofBothKoreas(tokens)));
  // A name that consists of stop words only is still a name.
  const small = words.filter((word) => mainForm(word) !== '' && (tokens.length === 0 || isStopWord(word)));
  return [...small.map(token), ...tokens];
}

/** The South drops or softens the initial r and n of the North: Ryonha is Yonha, Rakwon Nakwon, Nyongbyon Yongbyon. */
function ofBothKoreas(tokens: NameToken[]): NameToken[] {
  if (!tokens.some(({ kind, forms }) => kind === 'place' && forms.includes('@korea'))) return tokens;
  return tokens.map((token) => {
    const [main = ''] = token.forms;
    return token.kind === 'word' && northern.test(main)
      ? changed(token, { forms: [...token.forms, main.replace(/^[rn](?=y)/, '').replace(/^r/, 'n')] })
      : token;
  });
}
const northern = /^(?:[rn]y|r)[aeou][a-z]{2,}$/;

/**
 * In a name that mentions China the own words are syllables, so that an added letter makes another word: Shenzhen
 * Xinhe, Shenzhen Xinghe.
 */
function ofChina(tokens: NameToken[]): NameToken[] {
  if (!tokens.some(({ kind, forms: [idea = ''] }) => kind === 'place' && isInChina(idea.slice(1)))) return tokens;
  return tokens.map((token) =>
    token.kind === 'word' && isPinyinWord(token.text) ? changed(token, { isSyllabic: true }) : token,
  );
}
const isInChina = (place: string): boolean => place === 'china' || isWithin(place, 'china');

/**
 * An own word that stands alone and is a family name is not a plural: Woods Group is not Wood Group. Among other own
 * words it may be one: Blue Waters Shipping.
 */
function ofFamily(tokens: NameToken[]): NameToken[] {
  const own = tokens.filter(({ kind }) => kind === 'word');
  const [main = ''] = own[0]?.forms ?? [];
  const one = main.slice(0, -1);
  if (own.length !== 1 || !own[0]!.forms.includes(one) || !isFamilyInS(main, one)) return tokens;
  const forms = own[0]!.forms.filter((form) => form !== one);
  return tokens.map((token) => (token === own[0] ? changed(token, { forms }) : token));
}

function phraseAt(
  words: readonly Word[],
  at: number,
  legalKeys: readonly string[],
  companyKeys: readonly string[],
  before: readonly NameToken[],
): Found | undefined {
  const found = legalFormAt(legalKeys, at) ?? formBeforeSeat(words, legalKeys, companyKeys, at);
  // A ship's prefix is a separate word: MT-Systems is not a tanker. National Iranian Tanker is a company.
  const isOfShared = before.length > 1 && before.every(({ kind }) => kind === 'generic' || kind === 'place');
  const isNoShip = words[at]!.bound || (isOfShared && at === words.length - 1);
  const legal = found?.form === 'vessel' && isNoShip ? undefined : found;
  const company = ownInOwnLetters.has(words[at]!.text) ? undefined : companyPhraseAt(companyKeys, at);
  const textOf = (length: number): string =>
    words
      .slice(at, at + length)
      .map((word) => word.text)
      .join(' ');
  const isWord = company !== undefined && sharedInOwnLetters.has(words[at]!.text);
  if (legal && !isWord && legal.length >= (company?.length ?? 0)) {
    const { length, form } = legal;
    const forms = [`@${form}`];
    const text = textOf(length);
    const bits = form === 'vessel' ? bitsOf.shipPrefix : bitsOf.legal;
    return { length, token: knownForms.of(text, forms, () => nameToken(text, forms, 'legal-form', bits)) };
  }
  // A number in words is a number; a stop word of one language may be a company word in another.
  if (!company || (company.length === 1 && (isStopWord(words[at]!) || numberOf(mainForm(words[at])) !== undefined)))
    return undefined;
  const { length, value } = company;
  const word = words[at]!;
  if (length === 1) return { length, token: knownShared.of(word.text, word.forms, () => sharedToken(word, value)) };
  return { length, token: withReadings(word, ideaToken(textOf(length), value)) };
}

const knownForms = new RememberedTokens();
const knownShared = new RememberedTokens();
const sharedToken = (word: Word, value: readonly CompanyWord[]): NameToken =>
  withReadings(word, ideaToken(word.text, companyWord(mainForm(word)) ?? value, inPlainLetters(word)));

/**
 * A short form before the town at the end of a name, also the word for a branch, unless it is another word there: Star
 * Shipping S.A., Piraeus; Melli Fil. Hamburg, Br. 6; Myawaddy Bank Ltd Mandalay Br.
 */
function formBeforeSeat(
  words: readonly Word[],
  legalKeys: readonly string[],
  companyKeys: readonly string[],
  at: number,
): ReturnType<typeof legalFormAt> {
  const key = legalKeys[at]!;
  const isMark = branchMarks.has(key);
  if (isMark && at > 2 && at === legalKeys.length - 1 && companyPhraseAt(companyKeys, at - 1)?.value.some(isPlace))
    return { length: 1, form: 'branch' };
  if (at === 0 || at === legalKeys.length - 1 || !(isMark || closingForms.has(key))) return undefined;
  const next = companyPhraseAt(companyKeys, at + 1);
  const isSeated = at + 1 + (next?.length ?? 0) === legalKeys.length && next?.value.some(isPlace) === true;
  if (isMark) {
    const town = companyPhraseAt(companyKeys, at + 2);
    const isLast =
      at + 2 === legalKeys.length ||
      (at + 2 + (town?.length ?? 0) === legalKeys.length && town?.value.some(isPlace) === true);
    const isNumbered = isLast && numberOf(legalKeys[at + 1] ?? '') !== undefined;
    return at > 1 && (isSeated || isNumbered) ? { length: 1, form: 'branch' } : undefined;
  }
  const form = isSeated || townAtEnd(words, at + 1) !== undefined ? formOfWord(key) : undefined;
  return form && { length: 1, form };
}

/** A town that few names know, behind an own word and a legal form or shared word: EXPLOSIA AS PARDUBICE. */
function townOfSeat(words: readonly Word[], at: number, before: readonly NameToken[]): Found | undefined {
  if (!before.some(({ kind }) => kind === 'word') || !before.some(isOfCompany)) return undefined;
  const town = townAtEnd(words, at);
  if (town === undefined) return undefined;
  const whole = words.slice(at);
  const forms = [`@${town}`, ...(whole.length === 1 ? [mainForm(whole[0])] : [])];
  const text = whole.map((word) => word.text).join(' ');
  return { length: whole.length, token: nameToken(text, forms, 'place', bitsOf.place) };
}
const townAtEnd = (words: readonly Word[], at: number): string | undefined =>
  beginsBrand.test(mainForm(words[at])) ? undefined : otherTown(words.slice(at).map(mainForm));
/** La Estrella and San Luis are also what firms are called. */
const beginsBrand = /^(?:al|el|las?|les?|los|san|santa|santo|sao|saint|st|ste|sv|port|new|fort|bandar)$/;
const isOfCompany = ({ kind, forms: [idea] }: NameToken): boolean =>
  kind === 'generic' || (kind === 'legal-form' && idea !== '@vessel');

/** Abbreviations for a branch, recognised only by the town or number after them. */
const branchMarks = new Set(['br', 'fil', 'suc', 'succ', looseWord('office')]);
const isPlace = (idea: CompanyWord): boolean => idea.class === 'place';

/** A shared word and the next one, if they abbreviate a phrase (Univ. of Tech.). */
function togetherWith(before: NameToken | undefined, next: NameToken): NameToken | undefined {
  if (before?.kind !== 'generic' || next.kind !== 'generic') return undefined;
  const both = [before, next];
  const ideas = abbreviatedPhrase(
    both.map(({ text }) => text),
    both.map(({ forms: [form = ''] }) => form.slice(1)),
  );
  return ideas && ideaToken(both.map(({ text }) => text).join(' '), ideas);
}

/**
 * Letters that are a legal form in one alphabet only: АБ is a Russian bank and AB a Swedish company, HK is Hong Kong
 * and ХК a Mongolian company.
 */
const sharedInOwnLetters = new Set(['аб', 'hk']);

/** Words that resemble a shared word only in Latin letters: قمة is a summit, قمح wheat. */
const ownInOwnLetters = new Set(['قمة', 'القمة']);

/**
 * Names are spelled by sound as often as they are translated: 远东 is Far East and Yuandong, 轴承 a bearing and Zhoucheng.
 * A shared word may also have been chosen for its meaning: الصحراء is the Sahara and a desert, золотой is of gold and
 * golden.
 */
function withReadings(word: Word, token: NameToken): NameToken {
  const meaning = token.text === word.text ? meaningOf(mainForm(word)) : '';
  const idea = meaning === '' ? token : changed(token, { forms: [...token.forms, meaning] });
  if (idea.text === word.text && !isLatin(word.text)) {
    const spoken = word.forms.filter(
      (form) => /^[a-z]+$/.test(form) && (idea.kind === 'place' || form.length > MIN_SOUNDED_LENGTH),
    );
    if (spoken.length > 0)
      return changed(idea, { forms: [...new Set([...idea.forms, ...spoken])].slice(0, MAX_FORMS) });
  }
  // The same in Arabic and Hebrew: مصرف الوحدة is Unity Bank and Wahda Bank.
  const sound = idea.text === word.text && word.forms[0]?.startsWith('~') ? withoutArticle(word)[0]! : '';
  return sound.length > MIN_SOUNDED_LENGTH
    ? changed(idea, { forms: [...idea.forms, sound].slice(0, MAX_FORMS) })
    : idea;
}
/** Fewer consonants fit too many words. */
const MIN_SOUNDED_LENGTH = 4;

/** A Latin word without diacritics. */
const inPlainLetters = (word: Word): string => (isLatin(word.text) ? mainForm(word) : word.text);

/** A shorter word has too many neighbours. */
const shortestSlipped = /^[a-z]{4,}$/;

function ideaToken(text: string, ideas: readonly CompanyWord[], written = text): NameToken {
  const bits = Math.max(...ideas.map((one) => bitsOf[one.class]));
  // Its spelling too, so that a misspelling unknown to the tables (Rssian, Partncers) finds it.
  const spelling = shortestSlipped.test(written) ? [written] : [];
  const forms = [...ideas.map((one) => `@${one.concept}`), ...spelling];
  return nameToken(text, forms, ideas.some(isPlace) ? 'place' : 'generic', bits);
}

function wordAt(words: readonly Word[], at: number, before: readonly NameToken[]): Found {
  const word = words[at]!;
  const isSmall = isStopWord(word) && words.length > 1 && !isSyllable(words, at) && !endsName(words, at);
  if (mainForm(word) === '' || isSmall || isForeignAnd(words, at) || isTownMark(words, at))
    return { length: 1, token: undefined };
  if (isOwner(word, before)) return { length: 1, token: token(nominative(word)) };
  const named = isOfWorks(words, at) ? adjectiveOf(word.text) : undefined;
  const others = [...(named === undefined ? [] : [named]), ...withSmallWords(words, at)];
  return { length: 1, token: token(others.length === 0 ? word : respelled(word, [...word.forms, ...others])) };
}

/** 'And' in languages where it is also a name elsewhere: only between shared words. Perikanan dan Kehutanan. */
const isForeignAnd = (words: readonly Word[], at: number): boolean =>
  foreignAnds.has(mainForm(words[at])) && [at - 1, at + 1].every((beside) => mayBeInPhrase(mainForm(words[beside])));
const foreignAnds = new Set(['dan', 'dhe', 'ir', 'ja', 'un', 'we']);

/**
 * A word joined with the small word before or after it, as written when the space is lost: Partisans Ofgod, Jatziryde
 * Guasave.
 */
function withSmallWords(words: readonly Word[], at: number): string[] {
  const main = mainForm(words[at]);
  if (!/^[a-z]{3,}$/.test(main)) return [];
  const small = (beside: number): string => {
    const word = words[beside];
    const spelling = mainForm(word);
    return word && /^[a-z]{2,3}$/.test(spelling) && isStopWord(word) ? spelling : '';
  };
  const [before, behind] = [small(at - 1), small(at + 1)];
  return [...(before === '' ? [] : [before + main]), ...(behind === '' ? [] : [main + behind])];
}

/** Whether the word for a works or an institute is among the next three words. */
const isOfWorks = (words: readonly Word[], at: number): boolean =>
  words
    .slice(at + 1, at + 4)
    .some((next) => companyWord(mainForm(next))?.some(({ concept }) => worksOrInstitutes.has(concept)) === true);
const worksOrInstitutes: ReadonlySet<string> = new Set([
  'factory',
  'shipyard',
  'complex',
  'institute',
  'center',
  'university',
  'design_bureau',
  'refinery',
]);

/**
 * Between own words 'an' is a syllable and not an article (Chang An); so are other small words between two Mandarin
 * words: Hong Da Xin.
 */
const isSyllable = (words: readonly Word[], at: number): boolean =>
  isBetweenSyllables(words, at) || isSyllableAn(words, at) || isOfSyllables(words, at);
/**
 * So is every small word in a ship's name of only syllables and a number (An San 1, Ul Ji Bong 6), and 'po' after a
 * syllable: Chin Po.
 */
function isOfSyllables(words: readonly Word[], at: number): boolean {
  if (mainForm(words[at]) === 'po') return at > 0 && isGivenSyllable(mainForm(words[at - 1]));
  const spoken = words
    .map((word) => mainForm(word))
    .filter((form) => numberOf(form) === undefined && !closingForms.has(form));
  return spoken.length > 1 && spoken.every(isGivenSyllable);
}
const isBetweenSyllables = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  at + 1 < words.length &&
  [at - 1, at, at + 1].every((place) => isPinyin(mainForm(words[place]))) &&
  companyWord(mainForm(words[at - 1])) === undefined;
const isSyllableAn = (words: readonly Word[], at: number): boolean =>
  mainForm(words[at]) === 'an' &&
  at > 0 &&
  !isStopWord(words[at - 1]!) &&
  companyWord(mainForm(words[at - 1])) === undefined &&
  (at === words.length - 1 || !isStopWord(words[at + 1]!));

/**
 * Whether an article or preposition of a language other than English ends a name (before any form), where it cannot be
 * one: Inter Des, Rung Ra Do, Sibirskiy Les LLC.
 */
const endsName = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  words.slice(at + 1).every((word) => closingForms.has(mainForm(word))) &&
  isLatin(words[at]!.text) &&
  /^(?:[a-z]{3}|do)$/.test(mainForm(words[at])) &&
  !smallInEnglish.has(mainForm(words[at]));
const smallInEnglish: ReadonlySet<string> = new Set(['the', 'and', 'for']);

/** Cyrillic custom inflects a name after the word for its kind: Группа Вагнера, завод Орджоникидзе. */
const isOwner = (word: Word, before: readonly NameToken[]): boolean =>
  before.at(-1)?.kind === 'generic' && /[бвгджзклмнпрстфхцчшщ]а$/.test(word.text);

const nominative = (word: Word): Word =>
  respelled(word, [...word.forms, ...word.forms.filter((form) => form.endsWith('a')).map((form) => form.slice(0, -1))]);

/** Russian 'town', abbreviated or not, after a name and before the place: Уралмаш, г. Екатеринбург. */
const isTownMark = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  townMarks.has(mainForm(words[at])) &&
  at + 1 < words.length &&
  placeOf(mainForm(words[at + 1])) !== undefined;
const townMarks = new Set(['g', 'gor', 'gorod']);

const seat = (read: NameToken): NameToken => changed(read, { kind: 'place', bits: Math.min(read.bits, bitsOf.seat) });

/** Forms that end a name, so that a company's seat follows them: Morava d.o.o. Zrenjanin. */
export const closingForms: ReadonlySet<string> = new Set(
  'gmbh ag kg doo ad dd ood ead eood sro as srl spa bv nv ltd llc inc plc sarl sa sl slu lda ltda kft zrt nyrt oy ab as aps uab sia ou spe fze fzco fzc dmcc wll llp sas ev eg gbr ohg ug se ca bm'.split(
    ' ',
  ),
);

/** Forms that begin a name: after one, they stand between it and its town (Belaz OAO Zhodino). */
export const openingForms: ReadonlySet<string> = new Set('ooo oao pao zao ao jsc ojsc cjsc pjsc'.split(' '));

function isSeat(
  at: number,
  { length, token: last }: Found,
  legalKeys: readonly string[],
  before: readonly NameToken[],
): boolean {
  return (
    at + length === legalKeys.length &&
    (last?.kind === 'word' || last?.kind === 'place') &&
    (closingForms.has(legalKeys[at - 1] ?? '') || (openingForms.has(legalKeys[at - 1] ?? '') && at > 1)) &&
    before.at(-1)?.kind === 'legal-form' &&
    (before.some(({ kind }) => kind === 'word') || before.filter(({ kind }) => kind !== 'legal-form').length === 1)
  );
}

const known = new RememberedTokens();

/** The idea of an Arabic word to which the article is joined: Alislamia, Alquds. Elsewhere the letters begin a brand. */
function articledIdea(word: Word): readonly CompanyWord[] | undefined {
  const bare = /^[ae]l([a-z]{4,})$/.exec(mainForm(word))?.[1];
  const ideas = bare === undefined ? undefined : companyWord(bare);
  return ideas?.some(({ concept }) => articledIdeas.has(concept)) ? ideas : undefined;
}
const articledIdeas: ReadonlySet<string> = new Set(
  'islamic preaching arab jerusalem national gulf charity syria levant jihad euphrates muslims mujahideen iraq'.split(
    ' ',
  ),
);

function token(word: Word): NameToken {
  return known.of(word.text, word.forms, () => {
    const ideas = ownInOwnLetters.has(word.text) ? undefined : (companyWord(mainForm(word)) ?? articledIdea(word));
    return ideas ? ideaToken(word.text, ideas, inPlainLetters(word)) : plainToken(word);
  });
}
