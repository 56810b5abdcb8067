/** Compares document, register and wallet numbers. */
import type { IdentifierKind, PartyIdentifier, Subject } from '../party.ts';
import { fold } from '../names/fold.ts';
import { romaniseWord } from '../names/romanise.ts';

type SubjectIdentifier = NonNullable<Subject['identifiers']>[number];

export interface IdentifierFinding {
  evidence: number;
  verdict: 'match' | 'differs' | 'unknown';
  note: string;
  subject: string;
  listed: string;
}

/**
 * Log-odds. An equal number nearly decides by itself, less where it is a passport's on one side only; one that people share or reuse (phone,
 * website, e-mail) less so.
 * Another number of the same kind tells against mildly, since passports are renewed and registers renumbered, more where both
 * are of one register by their form, and strongly where the number never changes hands, unless a slip tells them apart.
 */
const worth = {
  strong: 5.5,
  otherKind: 3.8,
  shared: 2.2,
  otherNumber: -0.4,
  otherOfRegister: -2.5,
  otherForLife: -2.5,
} as const;
const kindsHeldBySeveral = new Set<IdentifierKind>(['email', 'phone', 'website', 'other', 'call-sign']);
const lifelong = new Set<IdentifierKind>(['imo', 'lei', 'aircraft-serial', 'wallet']);
/** Kinds that a register gives once. */
const registers = new Set<IdentifierKind>(['registration', 'tax', 'national-id']);
/** More digits than a slip of the pen changes. */
const MIN_DIFFERING = 4;

/** Whether two numbers have the form that one register gives its numbers, and are no slip of one another: 5402113155, 7801229470; C1234569, E6981024. */
function areOfOneRegister(one: string, other: string): boolean {
  if (one.length !== other.length || (formOf(one) !== formOf(other) && one.length < MIN_LONG_CODE_LENGTH)) return false;
  let differing = 0;
  for (let at = 0; at < one.length; at++) differing += Number(one[at] !== other[at]);
  return differing >= MIN_DIFFERING;
}
const formOf = (number: string): string => number.replaceAll(/\d/g, '0').replaceAll(/[A-Z]/g, 'A');
/** Codes this long have letters anywhere, China's 18 for one. */
const MIN_LONG_CODE_LENGTH = 15;

/** Kinds of which one party has many, so that another value says nothing. */
const plural = new Set<IdentifierKind>(['wallet', 'email', 'phone', 'website', 'other']);
/** Shorter numbers are met by chance. */
const MIN_LENGTH = 5;
/** Marks and codes that may have no digit; marks of ships and aircraft may be shorter. */
const ofLetters = new Set<IdentifierKind>(['swift', 'call-sign', 'aircraft-tail']);
const MIN_MARK_LENGTH = 4;
/** Of an aircraft the place in its maker's line follows its serial number: 22579/514. */
const lineNumber = /\s*\/.*$/;
/** A wallet's address in a link to pay by: ethereum:0xe4c0…@1, bitcoin:bc1q…?amount=1. */
const paymentLink = /^[a-z][a-z\d+-]*:(?:\/\/)?([^@?/]+).*$/i;
/** Letters and figures of the shortest address of a wallet. */
const MIN_ADDRESS_LENGTH = 25;
/** The address in what is written of a wallet: in a link, behind the name of its chain, in groups, an Ethereum one without its 0x. */
function addressIn(value: string): string {
  const bare = value.trim().replace(paymentLink, '$1');
  const words = bare.split(/\s+/);
  const address = words.find((word) => word.length >= MIN_ADDRESS_LENGTH) ?? words.join('');
  return address.replace(/^0x(?=[\da-f]{40}$)/i, '');
}

/** A bank's code is followed by that of a branch, or by XXX (ISO 9362). */
const bankCode = 8;
/** It begins with the bank's own letters, behind which its country and town stand. */
const bankLetters = 4;
/** The country may stand before a number, as it does in tax numbers of the Union: LV40003998217. */
const countryPrefix = /^[A-Z]{2}(?=\d{8,}$)/;

const kindLabel: Partial<Record<IdentifierKind, string>> = {
  passport: 'passport',
  'national-id': 'national identity number',
  tax: 'tax number',
  registration: 'registration number',
  lei: 'LEI',
  swift: 'SWIFT code',
  imo: 'IMO number',
  mmsi: 'MMSI',
  wallet: 'wallet address',
  'aircraft-tail': 'tail number',
  'aircraft-serial': 'serial number',
  email: 'e-mail address',
  phone: 'phone number',
  website: 'website',
  'call-sign': 'call sign',
};

/** What people write before a number: with a sign or space behind it, or before a digit where no number begins so. */
const label =
  /^(?:(?:imo|mmsi|passport|number)[\s.:#]*(?=\d)|(?:imo|mmsi|lei|passport|number|no|nr)[\s.:#]+(?=[\da-z])|[n№]°?\s*(?<=[°№]\s*)(?=[\da-z]))/i;

/**
 * A number as it is looked up: letters and digits only, upper case, without the words people write before it
 * ('IMO 9187629', 'No. 123'); of a wallet, its address. '' when too short to mean anything.
 */
export function normaliseIdentifier(value: string, kind?: IdentifierKind): string {
  const plain = fold(kind === 'aircraft-serial' ? value.replace(lineNumber, '') : value)
    .replace(label, '')
    .replace(/^https?:\/\/(?:www\.)?/, '');
  if (kind === 'wallet') return addressIn(value.slice(0, 256)).slice(0, 128).toUpperCase();
  const spelled = /^[\x20-\x7e]*$/.test(plain)
    ? plain
    : (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => romaniseWord(word)[0] ?? '').join('');
  const bare = spelled
    .replaceAll(/[^a-z0-9@]/g, '')
    .slice(0, 128)
    .toUpperCase();
  if (kind !== undefined && ofLetters.has(kind))
    return bare.length < MIN_MARK_LENGTH ? '' : kind === 'swift' ? bare.slice(0, bankCode) : bare;
  if (bare.length < MIN_LENGTH || !/\d|@|\./.test(bare + value)) return '';
  return kind !== undefined && nationalKinds.has(kind) ? bare.replace(countryPrefix, '') : bare;
}

const compatible = (one: IdentifierKind | undefined, other: IdentifierKind): boolean =>
  one === undefined ||
  one === other ||
  one === 'other' ||
  other === 'other' ||
  (nationalKinds.has(one) && nationalKinds.has(other));
/** Publishers and customers file the same number under different kinds. */
const nationalKinds = new Set<IdentifierKind>(['national-id', 'tax', 'registration', 'passport']);

/**
 * What speaks most: an equal number before all that differ; of these, by kind the one that differs least, and of the kinds
 * that which tells most against. Undefined when nothing can be compared. `isElsewhere` where no country of theirs agrees:
 * states number their people and companies each for itself.
 */
export function compareIdentifiers(
  subject: readonly SubjectIdentifier[],
  listed: readonly PartyIdentifier[],
  isElsewhere = false,
): IdentifierFinding | undefined {
  let same: IdentifierFinding | undefined;
  const differing = new Map<IdentifierKind, IdentifierFinding>();
  for (const one of subject)
    for (const other of listed) {
      const finding = compatible(one.kind, other.kind) ? comparePair(one, other, isElsewhere) : undefined;
      if (finding?.verdict === 'match') {
        if (!same || finding.evidence > same.evidence) same = finding;
      } else if (finding && finding.evidence > (differing.get(other.kind)?.evidence ?? -Infinity))
        differing.set(other.kind, finding);
    }
  if (same) return same;
  let worst: IdentifierFinding | undefined;
  for (const finding of differing.values()) if (!worst || finding.evidence < worst.evidence) worst = finding;
  return worst;
}

/** What two numbers of compatible kinds say; undefined where they say nothing. */
function comparePair(
  one: SubjectIdentifier,
  other: PartyIdentifier,
  isElsewhere: boolean,
): IdentifierFinding | undefined {
  const left = normaliseIdentifier(one.value, one.kind ?? other.kind);
  const right = normaliseIdentifier(other.value, other.kind);
  const isOtherIssuer = one.country && other.country && one.country.toUpperCase() !== other.country;
  if (left === '' || right === '') return undefined;
  const values = { subject: one.value, listed: other.value };
  const name = kindLabel[other.kind] ?? 'identifier';
  if (left === right && !isOtherIssuer)
    return {
      evidence: worthOfSame(one.kind, other.kind, isElsewhere),
      verdict: 'match',
      note: `Same ${name}`,
      ...values,
    };
  const isSameBank = other.kind === 'swift' && left.slice(0, bankLetters) === right.slice(0, bankLetters);
  if (one.kind !== other.kind || plural.has(other.kind) || isOtherIssuer || isSameBank) return undefined;
  return { evidence: worthOfOther(other.kind, left, right), verdict: 'differs', note: `Another ${name}`, ...values };
}

function worthOfSame(one: IdentifierKind | undefined, kind: IdentifierKind, isElsewhere: boolean): number {
  if (kindsHeldBySeveral.has(kind) && kind !== 'other') return worth.shared;
  if (isElsewhere && nationalKinds.has(kind)) return worth.shared;
  const isOtherKind = one !== undefined && one !== kind && (one === 'passport' || kind === 'passport');
  return isOtherKind ? worth.otherKind : worth.strong;
}

/** Whether a ship's number ends in its check digit (IMO Resolution A.1117): the sum of the six others, times 7 down to 2. */
function isImo(number: string): boolean {
  const digits = Array.from(number, Number);
  const sum = digits.slice(0, -1).reduce((all, digit, at) => all + digit * (digits.length - at), 0);
  return digits.length === 7 && sum % 10 === digits.at(-1);
}

/** Whether one of two numbers is no ship's, and a slip makes it the other: 9318201, 9381201. */
function isSlipOfImo(one: string, other: string): boolean {
  if (one.length !== other.length || (isImo(one) && isImo(other))) return false;
  const differing = Array.from(one, (digit, at) => (digit === other[at] ? [] : [at])).flat();
  const [first, second = first] = differing;
  return (
    differing.length <= 2 &&
    (first === second || (second === first! + 1 && one[first!] === other[second] && one[second] === other[first!]))
  );
}

function worthOfOther(kind: IdentifierKind, left: string, right: string): number {
  if (kind === 'imo' && isSlipOfImo(left, right)) return worth.otherNumber;
  if (lifelong.has(kind)) return worth.otherForLife;
  return registers.has(kind) && areOfOneRegister(left, right) ? worth.otherOfRegister : worth.otherNumber;
}
