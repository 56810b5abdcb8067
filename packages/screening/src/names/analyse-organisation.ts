/** Reads the name of a company, vessel or other thing: legal forms, shared words, places and numbers are told from the words that distinguish it. */
import { acronymsOf, withoutOwnAcronym } from './acronyms.ts';
import {
  type CompanyWord,
  companyKeysOf,
  companyPhraseAt,
  companyWord,
  compoundParts,
  segmentEastAsian,
  spacedThai,
} from './company-words.ts';
import { bracketedNames, partNames } from './company-aliases.ts';
import { mendedForms } from './company-slips.ts';
import { compoundSpelling } from './compound-words.ts';
import { isLegalWord, legalFormAt, legalKeysOf } from './legal-forms.ts';
import { withSpaces } from './lost-spaces.ts';
import { type NameReading, type NameToken, changed } from './name-token.ts';
import { announcesLetter, announcesNumber, numberOf, romanNumberOf } from './number-words.ts';
import { joinLetters, joinNames } from './organisation-parts.ts';
import { companyBits } from './rarity.ts';
import { respelled } from './respellings.ts';
import { RememberedTokens } from './remembered-tokens.ts';
import { isEastAsian, romaniseWord } from './romanise.ts';
import { isLatin, isStopWord } from './stop-words.ts';
import { readingsOf } from './words.ts';
import type { Word } from './word.ts';

/** A legal form says next to nothing; a filler (group, trading) little; sector and place more; a number as much as a place; the town of its seat, after the form, less. */
const bitsOf = {
  legal: 0.8,
  filler: 1.6,
  sector: 3.5,
  place: 4.5,
  number: 5,
  seat: 3,
  honoured: 1,
  state: 0.5,
  branch: 0.5,
} as const;
const spellingOf = (word: Word): string => word.forms[0] ?? '';
const mostForms = 8;
/** A name of nothing but shared words is known by all of them together; one that is a single such word, by little. */
const leastBitsOfName = 10;
const bitsOfSharedName = 7;

/** Readings of an organisation's name: one, or one for each name where the text holds several (Orion, formerly Kestrel). */
export function analyseOrganisation(text: string): NameReading[] {
  return bracketedNames(asWritten(text))
    .flatMap(withoutDomain)
    .flatMap(eachScript)
    .flatMap((name) => {
      const words =
        readingsOf(spacedThai(withoutDots(name)).replaceAll(ampersand, '$1 and '), true, (run) =>
          segmentEastAsian(run, isLegalWord),
        )[0] ?? [];
      return partNames(joinLetters(words)).map((own) => readingOf(withSpaces(joinNames(own)).flatMap(parted)));
    });
}

/** A letter and its number are one word, as is the mark of an aircraft that begins with both: A-1, A1; 9A-CTM, 9ACTM. */
const asWritten = (text: string): string =>
  text
    .replace(/^(\d[a-z]|[a-z]\d)-(?=[a-z]{3,4}$)/i, '$1')
    .replaceAll(/(?<![\p{L}\d])(\p{L})-(?=\d{1,3}(?![\p{L}\d]))/gu, '$1');

/** A company by its place in the Internet: www.gazprom.ru is Gazprom. */
const domain =
  /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]{4,})(?:\.(?:com?|org|net))?\.(?:com|org|net|info|biz|io|ru|su|ua|by|kz|ir|cn|kp|sy|iq|tr|ae|sa|qa|lb|de|fr|it|es|uk|nl|ch|at|pl|eu|us|br|mx|ve|cu|in|pk|jp|kr|hk|tw|sg)\/?$/iu;
function withoutDomain(text: string): string[] {
  const own = text.includes('.') ? domain.exec(text)?.[1] : undefined;
  return own ? [own.replaceAll('-', ' '), text] : [text];
}

const latinLetter = /\p{Script=Latin}/u;
const otherLetter = /(?!\p{Script=Latin})\p{L}/u;
const partners = /&|\+|\b(?:and|und|et)\b/i;

/** A name that is written in two alphabets, one after the other, is two names: 华为技术有限公司 Huawei Technologies Co., Ltd. */
function eachScript(text: string): string[] {
  const [latin, other] = [text.search(latinLetter), text.search(otherLetter)];
  if (latin < 0 || other < 0 || partners.test(text)) return [text];
  const cut = Math.max(latin, other);
  const parts = [text.slice(0, cut), text.slice(cut)];
  if ((latin < other ? latinLetter : otherLetter).test(parts[1]!)) return [text];
  // A form and shared words stand beside a name of another alphabet as well: ООО Nordwind.
  const [one, two] = parts.map((part) => {
    const words = readingsOf(spacedThai(part), true, (run) => segmentEastAsian(run, isLegalWord))[0] ?? [];
    const tokens = tokensOf(words, legalKeysOf(words.map(spellingOf))).filter(({ kind }) => kind !== 'legal-form');
    return tokens.some(({ kind }) => kind === 'word') ? 'own' : tokens.length > 1 ? 'shared' : 'none';
  });
  return one === two && one !== 'none' ? parts : [text];
}

/** Between two letters it is spoken: K&M is K and M. */
const ampersand = /(?<!\p{L})(\p{L})\s*&\s*(?=\p{L}(?!\p{L}))/gu;

/** Russian print leaves the dots off its ё, and the tables are written as it prints; Italian brothers are F.lli; T.C. is the Turkish Republic, whose bodies write it before their names. */
const withoutDots = (text: string): string =>
  text
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replace(/^T\.\s?C\.\s?(?=\p{L})/u, '')
    .replace(/(?<!\p{L})f\.\s?lli(?!\p{L})/iu, 'fratelli');

/** Orion24, RA02795: a number behind a word, or behind the letters of an aircraft's mark. */
const endsInNumber = /^([a-z]{4,})(\d{1,4})$|^([a-z]{1,3})(\d{4,6})$/;

/** A compound of shared words as its parts, a number apart from the word before it (Orion24). */
function parted(word: Word): Word[] {
  const numbered = endsInNumber.exec(spellingOf(word));
  if (numbered) return [numbered[1] ?? numbered[3]!, numbered[2] ?? numbered[4]!].map(plainWord);
  const parts = compoundParts(spellingOf(word));
  return parts ? parts.map(plainWord) : [word];
}

const plainWord = (text: string): Word => ({ text, forms: [text], bound: false });

function readingOf(all: Word[]): NameReading {
  const words = withoutOwnAcronym(all);
  const legalKeys = legalKeysOf(mendedForms(words.map(spellingOf)));
  const tokens = weighed(ownWord(honoured(ofState(ofBranch(tokensOf(words, legalKeys).filter(isNewIdea)))), words));
  const bits = tokens.reduce((sum, token) => sum + token.bits, 0);
  return { custom: 'organisation', tokens, bits, acronyms: acronymsOf(words, legalKeys) };
}

/** Emirates Steel, UAE; Banco de Venezuela S.A., Banco Universal: a place, or after the form a trade, told again says nothing more. */
const isNewIdea = (token: NameToken, at: number, tokens: readonly NameToken[]): boolean => {
  if (token.kind !== 'place' && (token.kind !== 'generic' || tokens[at - 1]?.kind !== 'legal-form')) return true;
  return !tokens.slice(0, at).some(({ kind, forms }) => kind === token.kind && forms[0] === token.forms[0]);
};

/** Whom a works or an institute honours (named after S. I. Vavilov) says little beside a name of its own. */
function honoured(tokens: NameToken[]): NameToken[] {
  const named = tokens.findIndex(({ forms: [idea] }) => idea === '@named');
  if (named < 0 || !tokens.slice(0, named).some(({ kind }) => kind === 'word')) return tokens;
  return tokens.map((token, at) =>
    at >= named && token.kind !== 'legal-form' && token.kind !== 'generic'
      ? changed(token, { bits: Math.min(token.bits, bitsOf.honoured) })
      : token,
  );
}

/** Where a branch sits says little, as it is its parent: Bank Melli Iran, London Branch; Succursale de Paris. */
function ofBranch(tokens: NameToken[]): NameToken[] {
  const branch = tokens.findIndex(({ forms: [form] }) => form === '@branch');
  if (branch < 0) return tokens;
  const isBehind = tokens.slice(branch + 1).every(({ kind }) => kind === 'legal-form' || kind === 'place');
  return tokens.map((token, at) =>
    token.kind === 'place' && at > 1 && isBehind && (at === branch - 1 || at > branch)
      ? changed(token, { bits: Math.min(token.bits, bitsOf.branch) })
      : token,
  );
}

/** What a state calls itself besides its place says little: the Bolivarian Republic of Venezuela, the Syrian Arab Republic. */
function ofState(tokens: NameToken[]): NameToken[] {
  const republic = tokens.findIndex(({ forms: [idea] }) => idea === '@republic');
  if (republic < 0) return tokens;
  let first = republic;
  let last = republic;
  while (isOfState(tokens[first - 1])) first--;
  while (isOfState(tokens[last + 1])) last++;
  if (tokens[first - 1]?.kind !== 'place' && tokens[last + 1]?.kind !== 'place') return tokens;
  return tokens.map((token, at) =>
    at >= first && at <= last ? changed(token, { kind: 'generic', bits: Math.min(token.bits, bitsOf.state) }) : token,
  );
}
const isOfState = (token: NameToken | undefined): boolean => ofStates.has(token?.forms[0] ?? '');
const ofStates = new Set([
  '@republic',
  '@islamic',
  '@human',
  '@democratic',
  '@union',
  '@federal',
  '@arab',
  'bolivarian',
  'bolivariana',
  'socialist',
  'plurinational',
]);

/** A name of one shared word is that word, and no other of its idea: Konsalt is not Consulting. It says little, as many bear it. */
function ownWord(tokens: NameToken[], words: readonly Word[]): NameToken[] {
  const at = tokens.findIndex(({ kind }) => kind !== 'legal-form');
  const only = tokens[at];
  if (!only?.forms[0]?.startsWith('@') || tokens.some(({ kind }, index) => index > at && kind !== 'legal-form'))
    return tokens;
  const word = words.find(({ text }) => text === only.text);
  return word ? tokens.with(at, changed(plainToken(word), { bits: bitsOfSharedName })) : tokens;
}

/** Raises the words of a name that has no word of its own, in proportion. */
function weighed(tokens: NameToken[]): NameToken[] {
  if (
    tokens.some(({ kind, forms: [form = ''] }) => kind === 'word' && form.length > 1) ||
    tokens.filter(({ kind }) => kind !== 'legal-form').length < 2
  )
    return tokens;
  const bits = tokens.reduce((sum, token) => sum + (token.kind === 'legal-form' ? 0 : token.bits), 0);
  if (bits === 0 || bits >= leastBitsOfName) return tokens;
  return tokens.map((token) =>
    token.kind === 'legal-form'
      ? token
      : changed(token, { bits: Math.round((token.bits * 10 * leastBitsOfName) / bits) / 10 }),
  );
}

/** What the words from a position stand for together, and how many they are. */
interface Found {
  length: number;
  token: NameToken | undefined;
}

function tokensOf(words: Word[], legalKeys: readonly string[]): NameToken[] {
  const companyKeys = companyKeysOf(words.map(spellingOf));
  const tokens: NameToken[] = [];
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at, legalKeys, companyKeys) ?? numberAt(words, at) ?? wordAt(words, at, tokens);
    if (found.token) tokens.push(isSeat(at, found, legalKeys, tokens) ? seat(found.token) : found.token);
    at += found.length;
  }
  if (tokens.some(({ kind }) => kind !== 'legal-form')) return tokens;
  // A name of stop words only is still a name.
  const small = words.filter((word) => spellingOf(word) !== '' && (tokens.length === 0 || isStopWord(word)));
  return [...small.map(token), ...tokens];
}

function phraseAt(
  words: readonly Word[],
  at: number,
  legalKeys: readonly string[],
  companyKeys: readonly string[],
): Found | undefined {
  const found = legalFormAt(legalKeys, at);
  // A ship's prefix stands apart: MT-Systems is no tanker.
  const legal = found?.form === 'vessel' && words[at]!.bound ? undefined : found;
  const company = companyPhraseAt(companyKeys, at);
  const textOf = (length: number): string =>
    words
      .slice(at, at + length)
      .map((word) => word.text)
      .join(' ');
  const isWord = company !== undefined && sharedInOwnLetters.has(words[at]!.text);
  if (legal && !isWord && legal.length >= (company?.length ?? 0)) {
    const { length, form } = legal;
    return { length, token: { text: textOf(length), forms: [`@${form}`], kind: 'legal-form', bits: bitsOf.legal } };
  }
  // A number in words is a number; a stop word of one language may be a company word of another.
  if (!company || (company.length === 1 && (isStopWord(words[at]!) || numberOf(spellingOf(words[at]!)) !== undefined)))
    return undefined;
  const { length, value } = company;
  return { length, token: withReadings(words[at]!, ideaToken(textOf(length), value)) };
}

/** Letters that are a legal form in one alphabet only: АБ is a Russian bank and AB a Swedish company, HK Hong Kong and ХК a Mongolian one. */
const sharedInOwnLetters = new Set(['аб', 'hk']);

/** Chinese names sound their East or their River as often as they translate it: 远东 is Far East and Yuandong. */
const withReadings = (word: Word, idea: NameToken): NameToken =>
  idea.kind === 'place' && isEastAsian(word.text)
    ? { ...idea, forms: [...idea.forms, ...word.forms.filter((form) => /^[a-z]+$/.test(form))].slice(0, mostForms) }
    : idea;

/** A shorter word has too many neighbours. */
const shortestSlipped = /^[a-z]{4,}$/;

function ideaToken(text: string, ideas: readonly CompanyWord[]): NameToken {
  const isPlace = ideas.some((one) => one.class === 'place');
  const bits = Math.max(...ideas.map((one) => bitsOf[one.class]));
  // Its spelling too, so that a slip of the pen (Rssian, Partncers), which no table knows, finds it.
  const spelling = shortestSlipped.test(text) ? [text] : [];
  const forms = [...ideas.map((one) => `@${one.concept}`), ...spelling];
  return { text, forms, kind: isPlace ? 'place' : 'generic', bits };
}

function numberAt(words: readonly Word[], at: number): Found | undefined {
  const word = words[at]!;
  const spelling = spellingOf(word);
  const next = words[at + 1];
  const following = next ? numberOf(spellingOf(next)) : undefined;
  if (announcesNumber(spelling) && next && (following ?? romanNumberOf(spellingOf(next))) !== undefined)
    return { length: 1, token: undefined };
  if (at > 0 && /^[a-z]$/.test(spelling) && tellsLetter(words[at - 1]!))
    return { length: 1, token: numberToken(word.text, spelling) };
  const value = numberOf(spelling);
  if (value !== undefined) {
    const isTens = value >= 20 && value < 100 && !/\d/.test(spelling);
    if (isTens && following !== undefined && following < 10)
      return { length: 2, token: numberToken(`${word.text} ${next!.text}`, value + following) };
    return { length: 1, token: numberToken(word.text, value) };
  }
  const roman = romanNumberOf(spelling);
  if (roman === undefined || !isLatin(word) || (spelling.length === 1 && !closesName(words, at))) return undefined;
  return { length: 1, token: numberToken(word.text, roman) };
}

/** Whether a letter after the word tells one thing from its sisters: Series A, 2019-A. */
const tellsLetter = (word: Word): boolean =>
  announcesLetter(spellingOf(word)) || (word.bound && numberOf(spellingOf(word)) !== undefined);

/** Whether a numeral of one letter is one: last in a name of several words, but for its legal form. */
const closesName = (words: readonly Word[], at: number): boolean =>
  at > 0 && (at === words.length - 1 || isLegalWord(spellingOf(words[at + 1]!)));

const numberToken = (text: string, value: number | string): NameToken => ({
  text,
  forms: [`#${value}`],
  kind: 'number',
  bits: bitsOf.number,
});

function wordAt(words: readonly Word[], at: number, before: readonly NameToken[]): Found {
  const word = words[at]!;
  if (spellingOf(word) === '' || (isStopWord(word) && words.length > 1 && !isSyllable(words, at)))
    return { length: 1, token: undefined };
  return { length: 1, token: token(isOwner(word, before) ? nominative(word) : word) };
}

/** Between words of its own 'an' is a syllable and no article: Chang An. */
const isSyllable = (words: readonly Word[], at: number): boolean =>
  spellingOf(words[at]!) === 'an' &&
  at > 0 &&
  !isStopWord(words[at - 1]!) &&
  companyWord(spellingOf(words[at - 1]!)) === undefined &&
  (at === words.length - 1 || !isStopWord(words[at + 1]!));

/** Cyrillic custom declines a name after the word for what it is: Группа Вагнера, завод Орджоникидзе. */
const isOwner = (word: Word, before: readonly NameToken[]): boolean =>
  before.at(-1)?.kind === 'generic' && /[бвгджзклмнпрстфхцчшщ]а$/.test(word.text);

const nominative = (word: Word): Word => ({
  ...word,
  forms: [...word.forms, ...word.forms.filter((form) => form.endsWith('a')).map((form) => form.slice(0, -1))],
});

const seat = (read: NameToken): NameToken => changed(read, { kind: 'place', bits: Math.min(read.bits, bitsOf.seat) });

/** Forms that end a name, so that what follows is where the company sits: Morava d.o.o. Zrenjanin. */
const closingForms = new Set(
  'gmbh ag kg doo ad dd ood ead eood sro as srl spa bv nv ltd llc inc plc sarl sa sl slu lda ltda kft zrt nyrt oy ab aps uab sia ou fze fzco fzc dmcc wll llp sas ev eg gbr ohg ug se'.split(
    ' ',
  ),
);

/** Forms that begin a name: behind one, they stand between it and its town (Belaz OAO Zhodino). */
const openingForms = new Set('ooo oao pao zao ao jsc ojsc cjsc pjsc'.split(' '));

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
    before.some(({ kind }) => kind === 'word')
  );
}

const known = new RememberedTokens();

function token(word: Word): NameToken {
  return known.of(word.text, word.forms, () => {
    const ideas = companyWord(spellingOf(word));
    return ideas ? ideaToken(word.text, ideas) : plainToken(word);
  });
}

/** A word that distinguishes. */
function plainToken(word: Word): NameToken {
  const main = spellingOf(word);
  const forms = [...new Set([...withoutArticle(word), ...bySound(main), ...singular(main), ...townsOf(word)])].slice(
    0,
    mostForms,
  );
  const spoken = forms.filter((one) => /^[~a-z0-9]+$/.test(one));
  const bits = Math.min(...(spoken.length > 0 ? spoken : forms).map(companyBits));
  return { text: word.text, forms, kind: 'word', bits };
}

/** The ending of a Slavic adjective that is made of a place, and the stems of family names, which end so too (Петровский). */
const ofPlace = /^(\p{Script=Cyrillic}{5,})сь?к(?:ий|ая|ое|ие|ого|ой|и|а|о|ия|ата|ото|е)$/u;
const stemOfFamily = /(?:ов|ев|ин|ын|ів|їв)$/;

/** The towns that an adjective may be made of, which no table knows: Кумертауская is of Kumertau, Калужский of Kaluga. */
function townsOf({ text }: Word): string[] {
  const stem = ofPlace.exec(text)?.[1];
  if (stem === undefined || stemOfFamily.test(stem)) return [];
  const town = romaniseWord(stem)[0] ?? '';
  return [town, `${town.replace(/zh$/, 'g')}a`];
}

/** The plural and the possessive say no more, nor does the article of the next word: Experts Partners, Marlowe's, Hizbul Mujahidin. */
const singular = (spelling: string): string[] =>
  /^[a-z]{3,}[^aeious]s$/.test(spelling)
    ? [spelling.slice(0, -1)]
    : /^[a-z]{4,}ul$/.test(spelling)
      ? [spelling.slice(0, -2)]
      : [];

/** Words that other languages and alphabets write by their sound: Alpha is Alfa, Corvex Korveks, Wagner Vagner, Concord Konkord. */
const bySound = (spelling: string): string[] =>
  /^[a-z]{5,}$/.test(spelling) && /ph|x|^w[aeiou]|c[aou].*c(?:[aou]|$)/.test(spelling)
    ? [
        spelling
          .replaceAll('ph', 'f')
          .replaceAll('x', 'ks')
          .replace(/^w/, 'v')
          .replaceAll(/c(?=[aou]|$)/g, 'k'),
      ]
    : [];

const shortestArticled = 5;
const shortestMuted = 4;
const misread = /^(?=.{5,})[a-z]*[015][a-z]*$/;

/** The spellings of a word, with those it has without the Arabic article, and its spelling as a compound. */
function withoutArticle({ text, forms: written }: Word): string[] {
  // Few write the mute ending of Arabic as the h that it is spelled with: النخلة is Nakhla as well as Nakhlah; before another word it is a t (Asbat al-Ansar).
  const isMute = text.endsWith('ة') && written[0]?.startsWith('~') === true && written[0].length > shortestMuted;
  const spoken = isMute
    ? [...written, ...written.flatMap((form) => ['', 't'].map((end) => form.replace(/h$/, end)))]
    : written;
  // Arabic has no g of its own: جيملي and غيملي are Gimli.
  const forms = /[جغ]/.test(text)
    ? [...spoken, ...spoken.slice(0, 1).map((form) => form.replaceAll(/j|gh/g, 'g'))]
    : spoken;
  const [main = ''] = forms;
  if (/^~(?:al|ll)/.test(main) && main.length > shortestArticled)
    return [...forms.filter((form) => /^~(?:al|ll)/.test(form)).map((form) => `~${form.slice(3)}`), ...forms];
  if (/^al[bcdfghjkmnpqrstwyz]/.test(main) && main.length >= shortestArticled + 2) return [...forms, main.slice(2)];
  // A zero or a one that a machine, or a hand that hides, put for a letter: 0cean.
  if (misread.test(main)) return [...forms, ...respelled(main)];
  const compound = /^[a-z]{7,}$/.test(main) ? compoundSpelling(main) : undefined;
  return compound ? [...forms, compound] : forms;
}
