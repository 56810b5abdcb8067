/** Sorts the publishers' many labels for documents and numbers into the few kinds that are compared. */
import { countryCode } from './countries.ts';
import type { IdentifierKind, PartyIdentifier, PartyType } from '../party.ts';

/** The first match wins, so specific patterns come before general ones. */
const kinds: readonly (readonly [RegExp, IdentifierKind])[] = [
  [/digital currency address|wallet/, 'wallet'],
  [/swift|\bbic\b/, 'swift'],
  [/legal entity (?:number|identifier)|\blei\b/, 'lei'],
  [/\bimo\b|vessel registration identification/, 'imo'],
  [/\bmmsi\b/, 'mmsi'],
  [/call sign/, 'call-sign'],
  [/aircraft tail/, 'aircraft-tail'],
  [/aircraft (?:manufacturer|serial|construction)/, 'aircraft-serial'],
  [/^(?:e-?mail)/, 'email'],
  [/^(?:phone|telephone|fax|mobile)/, 'phone'],
  [/^(?:web ?site|url)/, 'website'],
  [/passport|passeport|pasaporte|travel ?(?:card|document)/, 'passport'],
  [/tax|fiscal|v\.?a\.?t\.?|r\.f\.c|\brfc\b|^nit\b|^ruc\b|\binn\b|\beori\b/, 'tax'],
  [
    /national id|identity|identification|personal id|\bid(?: card)?$|cedula|c\.u\.r\.p|d\.n\.i|\bssn\b|social security|citizen's card|birth ?cert|nationcert|residen(?:cy|tperm)|electoral|electionid|tazkira/,
    'national-id',
  ],
  [
    /regist|regnumber|company number|c\.r\. no|folio mercantil|matricula mercantil|trade ?lic|commerce number|enterprise number|incorporation|unified social credit|business number|\bogrn\b/,
    'registration',
  ],
];

/** The kind of identifier that a publisher's label names; `other` if it is not comparable. */
export function identifierKind(label: string): IdentifierKind {
  const text = label.toLowerCase();
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
}

/** An LEI has 20 letters and digits (ISO 17442); OFAC files it as 'Legal Entity Number', but other numbers too. */
const lei = /^[A-Z0-9]{18}\d{2}$/;
/** IMO numbers have seven digits, with or without the word before them. */
const imo = /^(?:IMO)?[\s:.#-]*(?:number|no\.?)?[\s:.]*(\d{7})$/i;

/** Kinds whose numbers are sometimes given in a sentence. */
const inSentences: ReadonlySet<IdentifierKind> = new Set(['passport', 'national-id', 'tax', 'registration']);
/** The longest has some 200 characters. */
const LONGEST_SENTENCE = 400;
/** Words after the number: when the document was issued, how long it is valid, its country. */
const endWords = [
  /[\s,.;]*\(?\b(?:issued?|expir\w+|valid|date of)\b.*$/i,
  /\s*\([^()]*\p{L}{2}[^()]*\)$/u,
  /[,.;]?\s+\p{Lu}?\p{Ll}{2}\D*$/u,
  /[,.;]+$/,
];
/** Words before the number: 'Afghan passport number', 'Passport no. ', 'INN:', and any in lower case. */
const startWords = [
  /^[^\d]*?\b(?:number|no)\b[\s.:]*(?=\S*\d)/i,
  /^\p{Lu}{2,6}:\s*(?=\S*\d)/u,
  /^(?:[^\s\d]*\p{Ll}{2}[^\s\d]*\s+)+(?:ID[\s:]+)?(?=\S*\d|\p{Lu}{1,2} \d)/u,
];

/**
 * The number in a publisher's text: `OA296623` of 'Afghan passport number OA296623'; the whole text if it contains
 * nothing else.
 */
function numberIn(text: string): string {
  if (text.length > LONGEST_SENTENCE) return text;
  let number = text;
  for (const words of [...endWords, ...startWords]) number = number.replace(words, '');
  // A text with several numbers is left unchanged.
  return /\d/.test(number) && number.length >= 3 && !/\s\S*\p{L}{4}/u.test(number) ? number : text;
}

/** The text around the number, which becomes part of the label: 'Afghan passport number'. */
function besideNumber(text: string, number: string): string {
  const words = text.replace(number, ' ').replaceAll(/[\s,.;:()]+/g, ' ');
  return words.trim();
}

/** What the publisher states about one number or document. */
export interface Document {
  label: string;
  value: string;
  /** The issuer's country as the publisher writes it. */
  country?: string;
  type: PartyType;
}

/** An identifier with its kind; undefined if the publisher gives no value. */
export function identifier({ label, value, country, type }: Document): PartyIdentifier | undefined {
  if (value === '' || value.toLowerCase() === 'na' || value.toLowerCase() === 'unknown') return undefined;
  let kind = identifierKind(label);
  let text = value;
  if (kind === 'imo') {
    const digits = imo.exec(value)?.[1];
    if (digits === undefined) kind = 'registration';
    else text = digits;
  }
  if (kind === 'lei' && !lei.test(value)) kind = 'registration';
  if (kind === 'national-id' && type !== 'person' && !/national|personal/i.test(label)) kind = 'registration';
  const number = inSentences.has(kind) ? numberIn(text) : text;
  const beside = number === text ? '' : besideNumber(text, number);
  const found: PartyIdentifier = { kind, value: number, label: beside === '' ? label : `${label} (${beside})` };
  const code = country === undefined ? '' : countryCode(country);
  return code === '' ? found : { ...found, country: code };
}

/** The IMO number of a vessel that a list gives only in prose, if there is exactly one. */
export function imoInProse(text: string): PartyIdentifier[] {
  const found = [...text.matchAll(/\bIMO\b[^\d.]{0,20}(\d{7})\b/gi)].map(([, digits]) => digits);
  const [imo, ...more] = new Set(found);
  return imo === undefined || more.length > 0 ? [] : [{ kind: 'imo', value: imo, label: 'IMO number' }];
}
