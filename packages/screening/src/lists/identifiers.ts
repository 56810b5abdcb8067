/** The publishers' many names of documents and numbers, sorted into the few kinds that are compared. */
import { countryCode } from './countries.ts';
import type { IdentifierKind, PartyIdentifier, PartyType } from '../party.ts';

/** First match wins, so the particular stands above the general. */
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

/** The kind of identifier that a publisher's label names; `other` when the label says nothing comparable. */
export function identifierKind(label: string): IdentifierKind {
  const text = label.toLowerCase();
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
}

/** An LEI is 20 letters and digits (ISO 17442); OFAC files it as 'Legal Entity Number', but other numbers too. */
const lei = /^[A-Z0-9]{18}\d{2}$/;
/** IMO numbers have seven digits, with or without the word before them. */
const imo = /^(?:IMO)?[\s:.#-]*(?:number|no\.?)?[\s:.]*(\d{7})$/i;

/** What the publisher gives of one number or document. */
export interface Document {
  label: string;
  value: string;
  /** The issuer's country as the publisher writes it. */
  country?: string;
  type: PartyType;
}

/** An identifier with its kind, or undefined when the publisher gives no value. */
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
  const found: PartyIdentifier = { kind, value: text, label };
  const code = country === undefined ? '' : countryCode(country);
  return code === '' ? found : { ...found, country: code };
}

/** The IMO number that a list gives of a vessel in prose only, when it gives just one. */
export function imoInProse(text: string): PartyIdentifier[] {
  const found = [...text.matchAll(/\bIMO\b[^\d.]{0,20}(\d{7})\b/gi)].map(([, digits]) => digits);
  const [imo, ...more] = new Set(found);
  return imo === undefined || more.length > 0 ? [] : [{ kind: 'imo', value: imo, label: 'IMO number' }];
}
