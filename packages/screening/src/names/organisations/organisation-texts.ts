/**
 * The names in an organisation's text, recognised by the text alone: another alphabet, a domain, a mark, lost letters.
 */
import { aircraftMarksIn, mayHoldMark, namesType } from './aircraft-marks.ts';
import { articleCustoms } from './articles.ts';
import { bracketedNames } from './company-aliases.ts';
import { companyWord } from './company-words.ts';
import type { Custom, Sign } from './custom.ts';
import { flatMap } from '../flat-map.ts';
import { fold, isAscii } from '../fold.ts';
import { areInitials, byFullName } from './known-bodies.ts';
import { legalKeysOf } from './legal-forms.ts';
import { tokensOf } from './organisation-tokens.ts';
import { wordsOf } from './organisation-words.ts';
import { isMandarinInCyrillic, pinyinOfCyrillic } from '../east-asian/cyrillic-names.ts';
import { paymentCustoms } from './payment-lines.ts';
import { shipCustoms, shipMarks } from './ship-names.ts';
import { honours, stateCustoms } from './state-bodies.ts';
import { mainForm } from '../word.ts';

/** The names of a text: usually one; several if it contains more than one or has other spellings. */
export function namesIn(text: string): string[] {
  const [mayHoldOther, namesBeside] = otherNames;
  const [first = '', ...others] = mayHoldOther.test(text) ? namesBeside(text) : [text];
  if (others.length === 0) return byCustoms(withoutOwnLetters(first));
  // The initials of the name stand for nothing else: Iran Communications Industries (ICI).
  return [first, ...others].flatMap((name, at) =>
    at > 0 && areInitials(name, first) ? [name] : byCustoms(withoutOwnLetters(name)),
  );
}
/** Other names beside the first: in brackets, behind a dash or after 'formerly'. */
export const otherNames: Custom = [
  /[-–—(]|(?:^|[\s,])(?:ex|formerly|f\/?k\/?a)[\s.:-]/i,
  (text) => bracketedNames(asWritten(text)),
];

function byCustoms(text: string): string[] {
  let names = [text];
  for (const [sign, custom] of customs) if (names.some((name) => sign.test(name))) names = flatMap(names, custom);
  return names;
}

/**
 * The Persian zero-width non-joiner separates the parts of a compound, but also a plural or relation suffix: توان‌گستر,
 * نوشیدنی‌های.
 */
const parted = /\u200c(?!(?:ها|های|هایی|ی|ای)(?!\p{L}))/gu;
const withPartsApart = (text: string): string[] => [text.replaceAll(parted, ' ')];

/** An Arabic charitable foundation; elsewhere the word is a company's form. */
const foundation =
  /(?<!\p{L})(?:ال)?مؤسسة(?!\p{L})(?=.*(?:خيري|رعاية|أيتام|ايتام|الشهيد|شهداء|إغاث|اغاث|إنساني|كفالة|وقف|ثقافي))/u;
const withFoundation = (text: string): string[] => [
  byFullName(text) === undefined ? text.replace(foundation, 'بنیاد') : text,
];

/** A Georgian joint-stock company; in Latin letters the abbreviation is a prefix of ships' names. */
const georgianForm = /(?<!\p{L})სს(?!\p{L})/u;
const withGeorgianForm = (text: string): string[] => [text.replace(georgianForm, 'სააქციო საზოგადოება')];

/**
 * A short form in brackets, which may also be a word: Transkapitalbank (TKB) Moscow, Defense Industries System (DIS).
 */
const ownLetters = /^(.*\p{L}.*\s)\((\p{Lu}{2,6}|\p{Script=Arabic}{3,10})\)/u;
function withoutOwnLetters(text: string): string {
  const [all = '', before = '', letters = ''] = text.includes('(') ? (ownLetters.exec(text) ?? []) : [];
  return letters !== '' && areInOrder(letters, before) ? `${before.trimEnd()}${text.slice(all.length)}` : text;
}

/**
 * Whether letters occur in a text in order, beginning with its first letter; C and K are equal. In Persian, where a
 * form stands first, they may begin with a later word.
 */
function areInOrder(letters: string, text: string): boolean {
  if (!isArabic.test(letters)) return areOfText(letters, text);
  const words = text.split(' ');
  return words.some((_, at) => areOfText(letters, words.slice(at).join('')));
}
const isArabic = /^\p{Script=Arabic}/u;
function areOfText(letters: string, text: string): boolean {
  const [of = '', all = ''] = [letters, text].map((one) =>
    one
      .toUpperCase()
      .replaceAll('C', 'K')
      .replaceAll(/[^\p{L}]/gu, ''),
  );
  let at = 0;
  for (const letter of all) if (letter === of[at]) at++;
  return of[0] === all[0] && at === of.length;
}

/** A name, and the full name of an organisation with a known other name. */
function withFullName(text: string): string[] {
  const full = byFullName(text.includes('.') ? text.replaceAll(dottedLetters, withoutItsDots) : text);
  return full === undefined ? [text] : [text, full];
}
/** An acronym with dots: F.A.R.C. */
const dottedLetters = /(?<!\p{L})(?:\p{L}\.){3,}(?:\p{L}(?!\p{L}))?/gu;
const withoutItsDots = (letters: string): string => letters.replaceAll('.', '');

/** Joins a letter and its number, and the mark of an aircraft: A-1, A1; 9A-CTM, 9ACTM. */
function asWritten(text: string): string {
  if (!text.includes('-')) return text;
  return text
    .replace(/^(\d[a-z]|[a-z]\d)-(?=[a-z]{3,4}$)/i, '$1')
    .replaceAll(/(?<![\p{L}\d])(\p{L})-(?=\d{1,3}(?![\p{L}\d]))/gu, '$1');
}

/** A company given by its domain: www.gazprom.ru is Gazprom. */
const domain =
  /^(?:https?:\/\/|[\w.+-]+@)?(?:www\.)?([\p{L}\d-]{4,})(?:\.(?:com?|org|net))?\.(?:com|org|net|info|biz|io|ru|su|ua|by|kz|ir|cn|kp|sy|iq|tr|ae|sa|qa|lb|de|fr|it|es|uk|nl|ch|at|pl|eu|us|br|mx|ve|cu|in|pk|jp|kr|hk|tw|sg)\/?$/iu;
function withoutDomain(text: string): string[] {
  const own = domain.exec(text)?.[1];
  return own ? [own.replaceAll('-', ' '), text] : [text];
}

/** A Japanese company in a bank transfer, with one syllable of its form: カ）ミヤコ, ミヤコ（カ. */
const formOfTransfer = /^[（(]?[カｶ][）)]\s*(?=[\u30a1-\u30ffｦ-ﾟ])|(?<=[\u30a1-\u30ffｦ-ﾟ])\s*[（(][カｶ][）)]?$/u;
const withFormOfTransfer = (text: string): string[] => [text.replace(formOfTransfer, ' 株式会社 ').trim()];

const latinLetter = /\p{Script=Latin}/u;
const otherLetter = /(?!\p{Script=Latin})\p{L}/u;
const partners = /&|\+|\b(?:and|und|et)\b/i;

/** A name written in two alphabets, one after the other, is two names: 华为技术有限公司 Huawei Technologies Co., Ltd. */
function eachScript(text: string): string[] {
  const [latin, other] = [text.search(latinLetter), text.search(otherLetter)];
  if (latin < 0 || other < 0 || partners.test(text)) return [text];
  const cut = Math.max(latin, other);
  const parts = [text.slice(0, cut), text.slice(cut)];
  if ((latin < other ? latinLetter : otherLetter).test(parts[1]!)) return [text];
  // Forms and shared words also stand next to a name in another alphabet: ООО Nordwind.
  const [one, two] = parts.map((part) => {
    const words = wordsOf(part);
    const tokens = tokensOf(words, legalKeysOf(words.map(mainForm))).filter(({ kind }) => kind !== 'legal-form');
    return tokens.some(({ kind }) => kind === 'word') ? 'own' : tokens.length > 1 ? 'shared' : 'none';
  });
  return one === two && one !== 'none' ? parts : [text];
}

/** A capital within a word, with at least three letters on either side. */
const capitalWithin = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu;
const holdsCapital = /\p{Ll}{3}\p{Lu}\p{Ll}{2}/u;

/** Words separated only by capitals, one of them a shared word: DonbasCoalTrade, SberLogistika. */
function withCapitals(text: string): string[] {
  const parted = text.replaceAll(capitalWithin, ' ');
  return parted.split(' ').some((word) => !text.split(' ').includes(word) && companyWord(fold(word)))
    ? [text, parted]
    : [text];
}

/**
 * Names that a document gives one after the other: YUK TUNG / MAIKA for a ship under a false flag, HARAKAT UL-MUJAHIDIN /
 * HUM, JSC Hydromash; NJSC Hydromash.
 */
const severalNames =
  /^\p{Lu}[^;/]{3,}(?:; \p{L}[^;/]{3,})+$|^\p{Lu}[\p{Lu}\d '’-]{3,} \/ \p{Lu}[\p{Lu}\d '’-]{2,}$|^\p{Lu}\p{Ll}{3,} \/ \p{Lu}\p{Ll}{3,}(?: \p{Ll}+)*$/u;
const betweenNames = /; | \/ /;
const withEachName = (text: string): string[] => (severalNames.test(text) ? text.split(betweenNames) : [text]);

/** A Chinese name in Russian letters, as pinyin: Чжун Хай Синь 8 is Zhong Hai Xin 8. */
function withPinyin(text: string): string[] {
  const lower = text.toLowerCase();
  if (!isMandarinInCyrillic(lower)) return [text];
  const words = lower.split(/\s+/u);
  const isChinese = words.every((word) => !inCyrillic.test(word) || pinyinOfCyrillic(word, true) !== undefined);
  const read = words.map((word) => (inCyrillic.test(word) ? pinyinOfCyrillic(word, isChinese) : undefined) ?? word);
  return read.every((word, at) => word === words[at]) ? [text] : [text, read.join(' ')];
}
const inCyrillic = /^\p{Script=Cyrillic}+$/u;

/**
 * 'Commercial bank' abbreviated before a bank's name, alone or after a form: JSC CB PrivatBank, КБ Ренессанс Кредит. In
 * other names КБ is a design bureau.
 */
const commercialBank =
  /^((?:[pco]?jsc|llc|[pzo]?ao|ooo|p?at|[поз]?ао|ооо|п?ат)\s+)?["«„“]?(?:cb|kb|jscb|кб)\s+(?=.*(?:bank|банк|[ck]redit|кредит))/iu;
const withoutBankMark = (text: string): string[] => [text.replace(commercialBank, '$1')];

/** The owner of a firm, without the English possessive: Robert's Engineering, but not the People's Republic. */
const possessive = /(?<=\p{L}{2})(?<!people|women|men|children|workers)['’]s(?!\p{L})/giu;
function withoutPossessive(text: string): string[] {
  const bare = text.replaceAll(possessive, '');
  return bare === text ? [text] : [text, bare];
}

/** The mark of an aircraft, with any spacing; a type next to it adds nothing. */
function withMark(text: string): string[] {
  const marks = aircraftMarksIn(text);
  return marks.length > 0 && namesType(text) ? marks : [text, ...marks];
}

/**
 * Digits after East Asian characters, or before the Korean word for an office, are a separate number: 鑫河66, 39호실.
 * Ordinals with 第 are one word.
 */
const besideEastAsian = /(?<=(?!第)[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3])(?=\d)|(?<=\d)(?=호실)/gu;
const withNumberApart = (text: string): string[] => [text.replaceAll(besideEastAsian, ' ')];

/** The district or county after the town in a Chinese firm's name: 思明区蓝鲸. Zones and quarters do not count. */
const district =
  /(?<=[\u3400-\u9fff]{2})(?<!工业|開發|开发|保税|保稅|试验|試驗|合作|示范|示範|加工|综合|度假|经济|經濟|园|園|社|校|景|专|專|小|新|地|矿|礦|城|特|市辖)[区區县縣镇鎮](?=[\u3400-\u9fff]{2})/gu;
const withDistrictApart = (text: string): string[] => [text.replaceAll(district, ' ')];

const anyText = /(?:)/;
const beyondAscii: Sign = { test: (text) => !isAscii.test(text) };

/** Customs that the text alone shows, in this order; each with a sign without which it returns only the text as it is. */
export const customs: readonly Custom[] = [
  [/\u200c/, withPartsApart],
  [/[カｶ][）)]|[（(][カｶ]/, withFormOfTransfer],
  [/مؤسسة/, withFoundation],
  [/სს/, withGeorgianForm],
  ...honours,
  ...paymentCustoms,
  [anyText, withFullName],
  ...stateCustoms,
  [/\./, withoutDomain],
  [mayHoldMark, withMark],
  ...shipMarks,
  [/[ckк][bб]\s/i, withoutBankMark],
  [beyondAscii, eachScript],
  [holdsCapital, withCapitals],
  [betweenNames, withEachName],
  ...shipCustoms,
  [/\p{Script=Cyrillic}/u, withPinyin],
  [/[\u3041-\u9fff\uac00-\ud7a3]\d|\d호실/, withNumberApart],
  [/[区區县縣镇鎮]/, withDistrictApart],
  ...articleCustoms,
  [/['’]s/iu, withoutPossessive],
];
