/**
 * What files write into the field of a person's name in addition to the name: dates, 'estate of', 'care of', the
 * partner of a joint account.
 */

import { countryCode } from '../../lists/countries.ts';
import { mayBeEastAsian } from '../east-asian/latin-names.ts';
import { withoutPersonalNumber } from '../number-labels.ts';
import { mayHavePart, withoutPart } from '../organisations/payment-lines.ts';
import { isTitle, suffixOf } from './person-words.ts';
import { phraseKey } from '../phrase-key.ts';
import { isFrequentName } from '../rarity.ts';

/**
 * Text that is not part of the name, up to the end: a date of birth, the number of a document, a firm, a street
 * address, a payment's reference.
 */
const trailing = [
  /[\s,;(]+(?:d\.?\s?o\.?\s?b\.?|date of birth|born(?: on)?|b\.)\s*:?\s*\(?(?=\d).*$/iu,
  /[\s,;(]+(?:passport|ppt|pp|ssn|tin|id)(?:\s*(?:card|no|nr|number|#)\.?)*\s*:?\s*(?=[a-z]{0,3}\d{4}).*$/iu,
  /[\s,;(]+(?:t\/a|trading as|d\/?b\/?a|doing business as)[\s:]+\p{L}.*$/iu,
  /(?<=\p{L}{2}\S*\s+\S*\p{L}{2}\S*)[\s,;]+(?:no\.?\s*)?\d{1,4}[a-z]?,?\s+\p{L}{3}.*$/iu,
  /[\s,;(]+p\.?\s?o\.?\s?box\b.*$/iu,
  /(?<=\p{L}{2}\S*\s+\S*\p{L}{2}\S*)[\s,;]+(?:(?:our|your|cust(?:omer)?|client)\s+)?ref(?:erence)?[\s.:#]+\S.*$/iu,
  /,\s*(?:ul|ulitsa|ул|улица|pr-?t|prospekt|проспект|per|pereulok|str|street)\.?\s+\p{L}.*\d.*$/iu,
];
const date = /(?<![\p{L}\p{N}])(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|(?:19|20)\d{2})(?![\p{L}\p{N}])/gu;
/** Why a name is there: the person acts for somebody, or has died. */
const roles =
  /(?<![\p{L}\p{N}])(?:(?:the )?estate of(?: the late)?|(?:the )?heirs of|the late|(?<=^\s*)(?:late|h\.\s?e\.?)(?=\s+\p{L}+\.?\s+\p{L}{2})|(?:in )?trust (?:of|for)|trustees? (?:of|for)|on behalf of|attn|attention|deceased|decd|joint account|and others|et al|(?:field|air(?: chief)?|vice)[ -](?:marshal|admiral)|(?:first|second|third) secretary|samdech(?: (?:akka|moha|sena|padei|techo|thipadei|kralahom|pich?ey|bandith?)){2,}|h[ou]jj?at[ -]?(?:[aeou]l)?[ -][ei]slam(?: (?:va?|wal?)[ -]?(?:al[ -])?mos?lemin)?|(?:member of (?:the )?)?(?:state duma|parliament|national assembly)(?: deputy| member)?)(?![\p{L}\p{N}])[.:]?/giu;
/** Labels of form fields: LAST NAME: Oyelaran FIRST NAME: Babatunde. */
const labels =
  /(?<![\p{L}\p{N}])(?:(?:last|family|first|given|middle|full|father'?s)[\s_-]?name|surname|forenames?|name)\s*[:=]/giu;
/** The account before a name. */
const account = /^\s*(?:acc(?:oun)?t?|acct|a\/c)\.?(?:\s*no)?[\s.:#]*[a-z]{0,4}\d[\d-]{4,}[\s,;:-]+(?=\p{L})/iu;
const careOf = /(?<![\p{L}\p{N}])care of(?![\p{L}\p{N}])/iu;
/** 'von und zu' names one noble house, not two people. */
const ofHouse = /(?<=\bvon )und (?=zu\b)/iu;
const joint = /\s+(?:&|\+|and|und|and\/or|y\/o)\s+/iu;
const address = /^([^\s@]{3,})@[^\s@]+\.[^\s@]+$/u;
const mayHoldNotes =
  /\d|[&+@]|name\s*[:=]|\b(?:estate|heirs|late|trust|trustee|trustees|behalf|attn|attention|deceased|decd|joint|others|al|care|and|und|marshal|admiral|samdech|trading|dba|business|box|secretary|duma|parliament|assembly|h[ou]jj?at(?:[aeou]l)?|ref|reference|benef|beneficiary|bnf|payee|remitter)\b|\/a\b|^\s*(?:h\.\s?e|b\/o|o\/b)\b/iu;

/** Words that may begin or end a note; a name that contains one is not read word by word. */
const noteWords = new Set(
  'dob born date birth passport ppt pp ssn tin id estate heirs late trust trustee trustees behalf attn attention deceased decd joint account others care and und trading dba business box secretary duma parliament assembly hojat hojjat hujjat hojjatol hojjatal hojatol name surname forename forenames ref reference the benef beneficiary bnf payee remitter'.split(
    ' ',
  ),
);
export const isNoteWord = (word: string): boolean => noteWords.has(word);

/**
 * A lost space between names, recognised by their case: AbolfazlJABARI, JABARIAbolfazl, MohammedAbdel, YunisAl-Ahmed.
 */
const lostSpace =
  /(?<=(?<!\p{L})\p{Lu}\p{Ll}{2,}|-\p{Ll}{2,})(?<!(?<!\p{L})(?:Mac|Van|Von|Del|Des|Den|Der|Fitz|Vander|Mul))(?=\p{Lu}{2,}(?!\p{L}))|(?<=(?<!\p{L})\p{Lu}{2,})(?=\p{Lu}\p{Ll}{2,}(?!\p{L}))|(?<=(?<!\p{L})\p{Lu}\p{Ll}{3,})(?<!(?<!\p{L})(?:Fitz|Vander))(?=\p{Lu}\p{Ll}{3,})|(?<=(?<!\p{L})\p{Lu}\p{Ll}{2,})(?=(?:Al|El|Ben|Bin|Ibn|Abd|Abu|Haj|Hajj)(?:[\s-]|$))/gu;
const mayLoseSpace = /\p{Ll}\p{Lu}|\p{Lu}{3}\p{Ll}/u;
/** The text with spaces restored where the case of its letters still shows them. */
export const spacedByCase = (text: string): string =>
  mayLoseSpace.test(text) ? text.replaceAll(lostSpace, ' ') : text;

/**
 * The name without the country at its end and anything before that country: Joseph Okonkwo, Lagos, Nigeria; Okonkwo,
 * Joseph, Nigeria. A country that is also a given name (Jordan) may stay.
 */
export function withoutHome(text: string): string {
  if (!text.includes(',')) return text;
  const parts = text.split(',');
  const country = parts.at(-1)!.trim();
  if (country.length < MIN_COUNTRY_LENGTH || countryCode(country) === '' || isFrequentName(phraseKey(country)))
    return text;
  if (parts[0]!.trim().includes(' ')) return parts[0]!;
  return parts.length > 2 ? parts.slice(0, 2).join(',') : text;
}
const MIN_COUNTRY_LENGTH = 4;

/** A family name, a comma, and given names, but no title and no 'Jr.'. */
const familyFirst = /^\s*([^,;()&+\d]+),\s*([^,;()\d]+?)\s*$/u;
const letters = /[\p{L}\p{M}]+/gu;
const MAX_FAMILY_WORDS = 3;
const MIN_TURNED_WORDS = 2;

/**
 * A name with its family name first before a comma, in spoken order (SILVA, Luiz Inácio). If the family name has two
 * words, either of which may be used, also in written order: LAM CHENG, Yuet-ngor Carrie.
 */
export function inGivenOrder(text: string): string[] {
  const [, family, given] = text.includes('/') ? (ofTicket.exec(text) ?? []) : [];
  if (family !== undefined) return [`${given} ${family}`];
  const [, name = '', birth = ''] = text.includes(',') ? (bornOtherwise.exec(text) ?? []) : [];
  return birth === '' ? turned(text) : turned(name).map((one) => one + birth);
}
/**
 * Names as on tickets: family name, stroke, given names and title (TEKLU/BERHANU MR). Between single letters the stroke
 * means 'son of': A/L, S/O.
 */
const ofTicket =
  /^\s*(\p{Lu}[\p{Lu}\s'-]+)(?<=\p{Lu}{2})\/(?=\p{Lu}{2})(\p{Lu}[\p{Lu}\s'-]+?)(?:\s(?:MR|MRS|MS|MISS|MSTR|DR)\.?)?\s*$/u;
/** A name with a comma, followed by the name at birth or a by-name: Úsuga, Dairo alias Otoniel. */
const bornOtherwise =
  /^([^,(]+,[^,(]+?)([\s,]*[\s,(](?:née|nee|geb\.?|geborene|born|alias|a\.?k\.?a\.?|known as)\s.+)$/iu;

function turned(text: string): string[] {
  const [, family = '', given = ''] = text.includes(',') ? (familyFirst.exec(text) ?? []) : [];
  const [families, names] = [family.match(letters) ?? [], given.match(letters) ?? []];
  if (families.length === 0 || families.length > MAX_FAMILY_WORDS || families.length + names.length < MIN_TURNED_WORDS)
    return [text];
  const isName = names.some((name) => {
    const key = phraseKey(name);
    return key.length > 1 && !isTitle(key) && suffixOf(key) === undefined;
  });
  if (!isName) return [text];
  const isEitherUsed =
    families.length + names.length === 2 || /\p{L} \p{L}/u.test(family) || isFollowedBySyllables(families, given);
  return isEitherUsed ? [`${given} ${family}`, text] : [`${given} ${family}`];
}

/** A Chinese or Korean family name before a given name, with a European name after that: TANG, Ping-keung Chris. */
const isFollowedBySyllables = (families: readonly string[], given: string): boolean =>
  families.length === 1 && /^\p{L}+-\p{L}+ \p{L}/u.test(given) && mayBeEastAsian(phraseKey(families[0]!));

/** The words of a text without titles. */
const wordsOf = (text: string): string[] =>
  text.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word) && !isTitle(phraseKey(word)));

/** The names in the field, nearly always the text itself. Never empty. */
export function namesInField(text: string): string[] {
  if (!mayHoldNotes.test(text)) return [text];
  let bare = withoutRole(text.replace(address, '$1').replace(account, ''));
  bare = withoutPersonalNumber(bare);
  for (const pattern of trailing) bare = bare.replace(pattern, '');
  bare = bare.replaceAll(date, ' ').replaceAll(labels, ' ').replaceAll(roles, ' ').replace(ofHouse, '').trim();
  const names = bare
    .split(careOf)
    .flatMap(partnersOf)
    .filter((name) => /\p{L}/u.test(name));
  return names.length > 0 ? names : [text];
}

/** The name without its role in a payment: BENEF Ahmed Farhan, B/O MR ADHAM TABAJA. */
function withoutRole(text: string): string {
  if (!mayHavePart.test(text)) return text;
  const [bare = text] = withoutPart(text);
  return wordsOf(bare).length > 1 ? bare : text;
}

/** Both holders of a joint account: John & Mary Smith are John Smith and Mary Smith. */
function partnersOf(text: string): string[] {
  const at = joint.exec(text);
  if (!at) return [text];
  const [one, other] = [text.slice(0, at.index), text.slice(at.index + at[0].length)];
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  if (words.length > 1 && otherWords.length > 1) return [one, ...partnersOf(other)];
  if (words.length === 1 && otherWords.length > 1) return [`${one} ${otherWords.at(-1) ?? ''}`, other];
  const family = /^([^,]+),/u.exec(one)?.[1];
  if (otherWords.length === 1 && words.length > 1) return [one, `${other} ${family ?? words.at(-1) ?? ''}`];
  return [text];
}
