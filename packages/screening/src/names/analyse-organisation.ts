/** Reads the name of a company, vessel or other thing: legal forms, shared words, places and numbers are told from the words that distinguish it. */
import { acronymsOf, withoutOwnAcronym } from './acronyms.ts';
import { aircraftMarksIn } from './aircraft-marks.ts';
import { brandOf } from './brands.ts';
import { beginsCompanyWord, companyWord, compoundParts, segmentEastAsian, spacedThai } from './company-words.ts';
import { bracketedNames, partNames } from './company-aliases.ts';
import { mendedForms } from './company-slips.ts';
import { withSyllablesJoined } from './east-asian/chinese-companies.ts';
import { partsOfWorks } from './compound-words.ts';
import { type JapanesePart, isJapaneseCompany, japaneseParts, societyParts } from './east-asian/japanese-companies.ts';
import { withWordsInFull } from './dotted-abbreviations.ts';
import { mayBeCut } from './field-lengths.ts';
import { flatMap } from './flat-map.ts';
import { fold } from './fold.ts';
import { byFullName } from './known-bodies.ts';
import { isLegalWord, legalKeysOf } from './legal-forms.ts';
import { withSpaces, wordsOfMany } from './lost-spaces.ts';
import type { NameReading, NameToken } from './name-token.ts';
import { joinLetters, joinNames } from './organisation-parts.ts';
import { tokensOf } from './organisation-tokens.ts';
import { shortReadings } from './short-readings.ts';
import { withLetters } from './spoken-letters.ts';
import { weighedTogether } from './organisation-weights.ts';
import { readingsOf } from './words.ts';
import { mainForm, type Word } from './word.ts';

/** Readings of an organisation's name: one, or one for each name where the text holds several (Orion, formerly Kestrel). */
export function analyseOrganisation(text: string): NameReading[] {
  let names = bracketedNames(asWritten(text));
  for (const custom of customs) names = flatMap(names, custom);
  const inWords = flatMap(names, (name) =>
    partNames(joinLetters(wordsOf(withAnd(withWordsInFull(withoutDots(name)))))),
  );
  const inAllWays = flatMap(inWords, (words) => [words, ...otherWays(words)]);
  const readings = flatMap(inAllWays, (words) => readingsOfWords(flatMap(withSpaces(joinNames(words)), parted), text));
  return names.length > 1 ? readings.map((reading) => asShort(reading, readings)) : readings;
}

/** A name that is the first letters of another one beside it says nothing more of the whole: two bodies, each with its (ADF), are not one. */
function asShort(reading: NameReading, beside: readonly NameReading[]): NameReading {
  const [letters] = reading.tokens.length === 1 ? reading.tokens[0]!.forms : [];
  const isOwn = letters !== undefined && beside.some(({ acronyms }) => acronyms.includes(letters));
  return isOwn ? { ...reading, isShort: true } : reading;
}

/** The words of a name put together otherwise, where they name letters, or syllables of Chinese in another spelling than pinyin, or parted as works are. */
const otherWays = (words: readonly Word[]): Word[][] =>
  [
    withLetters(words),
    withSyllablesJoined(words),
    withParted(words, partsOfWorks),
    withParted(words, wordsOfMany),
    withSociety(words),
    withIzafe(words),
  ].filter((way) => way !== undefined);

/** A Persian town or name whose parts the sound between them joins, as one word: Shahr-e Kord is Shahrekord. */
function withIzafe(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex((word) => izafe.has(word.text)) - 1;
  const [before, sound, after] = words.slice(at);
  if (at < 0 || !before?.bound || !sound || !after || sound.bound) return undefined;
  return words.toSpliced(at, 3, plainWord(mainForm(before) + sound.text + mainForm(after)));
}
const izafe: ReadonlySet<string> = new Set(['e', 'ye']);

function withParted(words: readonly Word[], partsOf: (spelling: string) => readonly string[]): Word[] | undefined {
  const at = words.findIndex((word) => partsOf(mainForm(word)).length > 0);
  return at < 0 ? undefined : words.toSpliced(at, 1, ...partsOf(mainForm(words[at])).map(plainWord));
}

/** A name, and the full one of an organisation that is called otherwise. */
function withFullName(text: string): string[] {
  const full = byFullName(text);
  return full === undefined ? [text] : [text, full];
}

function wordsOf(text: string): Word[] {
  const words = readingsOf(spacedThai(text), true, (run) => segmentEastAsian(run, isLegalWord))[0] ?? [];
  return isJapaneseCompany(text) ? words.flatMap(inJapanese) : words;
}

/** A Japanese society apart from what it calls itself; its characters may be Chinese, too, and are read so beside. */
function withSociety(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex(({ text }) => han.test(text) && societyParts(text).length > 0);
  return at < 0 ? undefined : words.toSpliced(at, 1, ...societyParts(words[at]!.text).map(wordOfPart));
}

const han = /^[\u3400-\u9fff々]+$/;
/** A word of a Japanese company in Han characters as its parts, which are read as Japan does before all else. */
function inJapanese(word: Word): Word[] {
  if (!han.test(word.text) || isLegalWord(word.text) || companyWord(word.text) || brandOf(word.text).length > 0)
    return [word];
  const parts = japaneseParts(word.text);
  return parts.length === 1 ? [{ ...word, forms: [...parts[0]!.spellings, ...word.forms] }] : parts.map(wordOfPart);
}
const wordOfPart = ({ text, spellings }: JapanesePart): Word => ({ text, forms: [...spellings, text], bound: false });

/** A letter and its number are one word, as is the mark of an aircraft that begins with both: A-1, A1; 9A-CTM, 9ACTM. */
function asWritten(text: string): string {
  if (!text.includes('-')) return text;
  return text
    .replace(/^(\d[a-z]|[a-z]\d)-(?=[a-z]{3,4}$)/i, '$1')
    .replaceAll(/(?<![\p{L}\d])(\p{L})-(?=\d{1,3}(?![\p{L}\d]))/gu, '$1');
}

/** A company by its place in the Internet: www.gazprom.ru is Gazprom, as its letters tell. */
const domain =
  /^(?:https?:\/\/|[\w.+-]+@)?(?:www\.)?([\p{L}\d-]{4,})(?:\.(?:com?|org|net))?\.(?:com|org|net|info|biz|io|ru|su|ua|by|kz|ir|cn|kp|sy|iq|tr|ae|sa|qa|lb|de|fr|it|es|uk|nl|ch|at|pl|eu|us|br|mx|ve|cu|in|pk|jp|kr|hk|tw|sg)\/?$/iu;
function withoutDomain(text: string): string[] {
  const own = text.includes('.') ? domain.exec(text)?.[1] : undefined;
  return own ? [own.replaceAll('-', ' '), text] : [text];
}

/** A ship's number that stands with its name, and that of a voyage: Eternal Breeze IMO 9217345, Eternal Breeze VOY 12. */
const shipNumber =
  /(?<![\p{L}\d])(?:IMO[\s:#.-]*(?=\d{7}(?!\d))|VOY(?:AGE)?[\s:#.-]*(?:NO[\s.]*)?\d+[A-Z]?(?![\p{L}\d]))/giu;
const withoutShipMark = (text: string): string[] => [mayHoldMark.test(text) ? text.replaceAll(shipNumber, ' ') : text];
const mayHoldMark = /IMO|VOY/i;

const isAscii = /^[\x20-\x7e]*$/;
const latinLetter = /\p{Script=Latin}/u;
const otherLetter = /(?!\p{Script=Latin})\p{L}/u;
const partners = /&|\+|\b(?:and|und|et)\b/i;

/** A name that is written in two alphabets, one after the other, is two names: 华为技术有限公司 Huawei Technologies Co., Ltd. */
function eachScript(text: string): string[] {
  if (isAscii.test(text)) return [text];
  const [latin, other] = [text.search(latinLetter), text.search(otherLetter)];
  if (latin < 0 || other < 0 || partners.test(text)) return [text];
  const cut = Math.max(latin, other);
  const parts = [text.slice(0, cut), text.slice(cut)];
  if ((latin < other ? latinLetter : otherLetter).test(parts[1]!)) return [text];
  // A form and shared words stand beside a name of another alphabet as well: ООО Nordwind.
  const [one, two] = parts.map((part) => {
    const words = wordsOf(part);
    const tokens = tokensOf(words, legalKeysOf(words.map(mainForm))).filter(({ kind }) => kind !== 'legal-form');
    return tokens.some(({ kind }) => kind === 'word') ? 'own' : tokens.length > 1 ? 'shared' : 'none';
  });
  return one === two && one !== 'none' ? parts : [text];
}

/** A word that a capital within it parts, and at least three letters on either side of it. */
const capitalWithin = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu;
const holdsCapital = /\p{Ll}{3}\p{Lu}\p{Ll}{2}/u;

/** Words that only their capitals part, one of which others share: DonbasCoalTrade, SberLogistika. */
function withCapitals(text: string): string[] {
  if (!holdsCapital.test(text)) return [text];
  const parted = text.replaceAll(capitalWithin, ' ');
  return parted.split(' ').some((word) => !text.split(' ').includes(word) && companyWord(fold(word)))
    ? [text, parted]
    : [text];
}

/** 'Ship' behind a ship's name in the East: 永明1号, 어니스트호; Japan says it in any alphabet, 大和丸 is Yamato Maru. */
const shipBehind = /^(.*[\u3400-\u9fff\d]{2})[号號轮輪]$|^(.*[\uac00-\ud7a3]{2})호$|^(.*[\u3041-\u9fff]{2})丸$/u;
function withoutShip(text: string): string[] {
  const [, chinese, korean, japanese] = isAscii.test(text) ? [] : (shipBehind.exec(text) ?? []);
  const name = chinese ?? korean ?? (japanese && `${japanese} maru`);
  return name === undefined ? [text] : [text, name];
}

/** 'Commercial bank' by its letters before the name of one, alone or behind a form: JSC CB PrivatBank, КБ Ренессанс Кредит; of other names КБ is a design bureau. */
const commercialBank =
  /^((?:[pco]?jsc|llc|[pzo]?ao|ooo|p?at|[поз]?ао|ооо|п?ат)\s+)?["«„“]?(?:cb|kb|jscb|кб)\s+(?=.*(?:bank|банк|[ck]redit|кредит))/iu;
const withoutBankMark = (text: string): string[] => [holdsMark.test(text) ? text.replace(commercialBank, '$1') : text];
const holdsMark = /[ckк][bб]\s/i;

/** A French or Italian article that lost its apostrophe and stands alone: Mines d Or, L Aquila. */
const loneArticle = /(?<![\p{L}\d.'’])([dl]) (?=[aeiouhâàéèêëîïôöûœ])/giu;
function withElision(text: string): string[] {
  const elided = text.replaceAll(loneArticle, "$1'");
  return elided === text ? [text] : [text, elided];
}

/** Whose a firm is, without what English writes behind the owner: Robert's Engineering. */
const possessive = /(?<=\p{L}{2})['’]s(?!\p{L})/gu;
function withoutPossessive(text: string): string[] {
  const bare = text.replaceAll(possessive, '');
  return bare === text ? [text] : [text, bare];
}

/** The mark of an aircraft, however it is spaced and whatever type stands beside it. */
const withMark = (text: string): string[] => [text, ...aircraftMarksIn(text)];

/** Figures behind East Asian characters are a number of its own: 鑫河66. The ordinals that begin with 第 are one word. */
const besideEastAsian = /(?<=(?!第)[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3])(?=\d)/gu;
const withNumberApart = (text: string): string[] => [isAscii.test(text) ? text : text.replaceAll(besideEastAsian, ' ')];

/** Who pays for another names both: Almaz Transit OBO Palmyra Phosphates. */
const onBehalf =
  /(?<=\p{L}{3}.*)[\s,;(]+(?:o\/?b\/?o|f\/?b\/?o|on behalf of|for the (?:account|benefit) of|(?:as )?(?:nominee|trustee|agent) (?:for|of))[\s:]+(?=\p{L}.*\p{L}{3})/iu;
const mayBeOnBehalf = /[bf]\/?o\b|behalf|for the|nominee|trustee|agent/i;
function withPrincipal(text: string): string[] {
  if (!mayBeOnBehalf.test(text)) return [text];
  const [agent = '', principal] = text.split(onBehalf);
  return principal === undefined ? [text] : [agent, principal];
}

/** Forms that end a name, so that figures behind them are of an address. */
const closingForm =
  '(?:[opz]?ao|ooo|[опз]?ао|ооо|llc|l\\.l\\.c\\.|ltd\\.?|limited|inc\\.?|plc|fze|fzco|dmcc|wll|gmbh|ag|s\\.?a\\.?|srl|s\\.r\\.l\\.|spa|s\\.p\\.a\\.|[bn]v|[bn]\\.v\\.|kft|zrt|d\\.?o\\.?o\\.?|e?ood|s\\.?r\\.?o\\.?|oyj?|a[bs]|a\\.s\\.|sarl|sas)';
/** What a field of a payment holds behind a name: the code of its town or the number of its office, and the rest of the address; a post box; the number of a register. */
const behindName = [
  new RegExp(`(?<=\\p{L}{3}.*(?<!\\p{L})${closingForm}),?\\s+\\d{5,6}(?=\\s+\\p{L}).*$`, 'iu'),
  new RegExp(
    `(?<=\\p{L}{3}.*(?<!\\p{L})${closingForm}),?\\s+(?:office|suite|room|flat|floor|unit|shop|plot|villa|street|ul|str)\\.?(?:\\s+no\\.?)?\\s*\\d.*$`,
    'iu',
  ),
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:p\.?\s?o\.?\s?box|post box|a\/ya|а\/я)[\s.:]*\d.*$/iu,
  /(?<=\p{L}{3}.*\p{L}{2}\.?)[\s,;–-]+(?:vat|trn|tin|tax id|inn|инн|ogrn|огрн|lei|cr|reg)\.?(?:\s*no)?[\s.:]*(?=[a-z\d]*\d{6})[a-z\d]+$/iu,
];
const withoutAddress = (text: string): string[] => [
  figuresBehind.test(text) ? behindName.reduce((name, more) => name.replace(more, ''), text) : text,
];
const figuresBehind = /\p{L}.*\s\S*\d/u;

/** What is told by the text alone, in this order. */
const customs = [
  withFullName,
  withPrincipal,
  withoutAddress,
  withoutDomain,
  withMark,
  withoutShipMark,
  withoutBankMark,
  eachScript,
  withCapitals,
  withoutShip,
  withNumberApart,
  withElision,
  withoutPossessive,
];

/** Between two letters it is spoken, as a plus behind a word is: K&M is K and M, EN+ En Plus. */
const ampersand = /(?<!\p{L})(\p{L})\s*&\s*(?=\p{L}(?!\p{L}))/gu;
const plus = /(?<=[\p{L}\d])\+(?![\p{L}\d])/gu;
/** So it is between two names that are all of a firm's but its form, which may be told by their letters: Black & Decker. Of more words it would be a letter. */
const ofPartners =
  /^(\p{L}{2,}) ?& ?(?=\p{L}{2,}(?:,? (?:ltd|limited|llc|llp|inc|corp|co|company|plc|gmbh|ag|kg|sa|srl|spa|s\.[ar]\.l\.|s\.a|s\.p\.a|a\/s|bv|nv)\.?)?$)/iu;
const withAnd = (text: string): string => {
  const spoken = text.includes('&') ? text.replace(ofPartners, '$1 and ').replaceAll(ampersand, '$1 and ') : text;
  return spoken.includes('+') ? spoken.replaceAll(plus, ' plus ') : spoken;
};

/** Russian print leaves the dots off its ё, and the tables are written as it prints; Italian brothers are F.lli; T.C. is the Turkish Republic, whose bodies write it before their names; 'в г.' stands before the town of a branch. */
const inTown = /(?<=\S)\s+(?:v|в)\s+(?:g|г)(?:\.\s*|\s+)(?=\p{L})/iu;
function withoutDots(text: string): string {
  const dotless = /[ёЁ]/.test(text) ? text.replaceAll('ё', 'е').replaceAll('Ё', 'Е') : text;
  const plain = dotless.replace(inTown, ' ');
  if (!plain.includes('.')) return plain;
  return plain.replace(/^T\.\s?C\.\s?(?=\p{L})/u, '').replace(/(?<!\p{L})f\.\s?lli(?!\p{L})/iu, 'fratelli');
}

/** Orion24, RA02795: a number behind a word, or behind the letters of an aircraft's mark. */
const endsInNumber = /^([a-z]{4,})(\d{1,4})$|^([a-z]{1,3})(\d{4,6})$/;

/** A compound of shared words as its parts, a number apart from the word before it (Orion24). */
function parted(word: Word): Word[] {
  const numbered = endsInNumber.exec(mainForm(word));
  if (numbered) return [numbered[1] ?? numbered[3]!, numbered[2] ?? numbered[4]!].map(plainWord);
  const parts = compoundParts(mainForm(word));
  return parts ? parts.map(plainWord) : [word];
}

/** The last word, where it may be what the end of a field left of a longer one. */
function restOf(tokens: readonly NameToken[], written: string): string | undefined {
  const last = tokens.at(-1);
  const isRest =
    tokens.length > 2 && last?.kind === 'word' && mayBeCut(written, last.text) && beginsCompanyWord(last.text);
  return isRest ? last.text : undefined;
}

const plainWord = (text: string): Word => ({ text, forms: [text], bound: false });

function readingsOfWords(all: Word[], written: string): NameReading[] {
  const words = withoutOwnAcronym(all);
  const legalKeys = legalKeysOf(mendedForms(words.map(mainForm)));
  const acronyms = acronymsOf(words, legalKeys);
  const reading = (read: NameToken[], more?: Pick<NameReading, 'cut' | 'isShort'>): NameReading => {
    const tokens = weighedTogether(read, words);
    return { custom: 'organisation', tokens, bits: tokens.reduce((sum, { bits }) => sum + bits, 0), acronyms, ...more };
  };
  const tokens = tokensOf(words, legalKeys);
  const cut = restOf(tokens, written);
  return [
    reading(tokens),
    ...(cut === undefined ? [] : [reading(tokens.slice(0, -1), { cut })]),
    ...shortReadings(tokens).map((short) => reading(short, { isShort: true })),
  ];
}
