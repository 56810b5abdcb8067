/** Compares document, register and wallet numbers. */
import type { IdentifierKind, PartyIdentifier, Subject } from '../party.ts';
import { fold, isAscii } from '../names/fold.ts';
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
 * Log-odds. An equal number nearly decides by itself; less so if it is a passport number on one side only, or of a kind
 * that people share or reuse (phone, website, e-mail). A different number of the same kind counts mildly against a
 * match, since passports are renewed and registers renumbered; more if the form shows that both are from one register,
 * most if a state gives each person or taxpayer one; and strongly if such a number never changes, unless the two are a
 * slip apart.
 */
const worth = {
  strong: 5.5,
  otherKind: 3.8,
  shared: 2.2,
  otherNumber: -0.4,
  otherOfRegister: -2.5,
  otherOfState: -3.5,
  otherForLife: -2.5,
} as const;
const kindsHeldBySeveral = new Set<IdentifierKind>(['email', 'phone', 'website', 'other', 'call-sign']);
const lifelong = new Set<IdentifierKind>(['imo', 'lei', 'aircraft-serial', 'wallet']);
/** Kinds of which a register assigns one number to each party. */
const registers = new Set<IdentifierKind>(['registration', 'tax', 'national-id']);
/** A slip changes fewer digits. */
const MIN_DIFFERING = 4;

/**
 * Whether two numbers have the form of one register's numbers and are not a slip apart: 5402113155, 7801229470;
 * C1234569, E6981024.
 */
function areOfOneRegister(one: string, other: string): boolean {
  if (one.length !== other.length || (formOf(one) !== formOf(other) && one.length < MIN_LONG_CODE_LENGTH)) return false;
  let differing = 0;
  for (let at = 0; at < one.length; at++) differing += Number(one[at] !== other[at]);
  return differing >= MIN_DIFFERING;
}
const formOf = (number: string): string => number.replaceAll(/\d/g, '0').replaceAll(/[A-Z]/g, 'A');
/** Codes this long may have letters anywhere, like China's codes of 18 characters. */
const MIN_LONG_CODE_LENGTH = 15;

/** Kinds of which a party may have several, so that a different value says nothing. */
const plural = new Set<IdentifierKind>(['wallet', 'email', 'phone', 'website', 'other']);
/** Shorter numbers agree by chance. */
const MIN_LENGTH = 5;
/** Kinds that may have no digit and may be shorter: bank codes, and marks of ships and aircraft. */
const ofLetters = new Set<IdentifierKind>(['swift', 'call-sign', 'aircraft-tail']);
const MIN_MARK_LENGTH = 4;
/** The line number that may follow an aircraft's serial number: 22579/514. */
const lineNumber = /\s*\/.*$/;
/** A wallet's address in a payment link: ethereum:0xe4c0…@1, bitcoin:bc1q…?amount=1. */
const paymentLink = /^[a-z][a-z\d+-]*:(?:\/\/)?([^@?/]+).*$/i;
/** The length of the shortest wallet address. */
const MIN_ADDRESS_LENGTH = 25;
/**
 * The address of a wallet that is written as a link, after the name of its chain, in groups, or without the 0x of
 * Ethereum.
 */
function addressIn(value: string): string {
  const bare = value.trim().replace(paymentLink, '$1');
  const words = bare.split(/\s+/);
  const address = words.find((word) => word.length >= MIN_ADDRESS_LENGTH) ?? words.join('');
  return address.replace(/^0x(?=[\da-f]{40}$)/i, '');
}

/** A bank's code without that of the branch, or XXX, which may follow (ISO 9362). */
const bankCode = 8;
/** The letters of the bank itself; its country and town follow. */
const bankLetters = 4;
/** The country before a number, as in EU tax numbers: LV40003998217. */
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

/**
 * A label before a number: followed by a sign or space, or directly by a digit if no number begins with these letters.
 */
const label =
  /^(?:(?:imo|mmsi|passport|number)[\s.:#]*(?=\d)|(?:imo|mmsi|lei|passport|number|no|nr)[\s.:#]+(?=[\da-z])|[n№]°?\s*(?<=[°№]\s*)(?=[\da-z]))/i;

/**
 * The form of a number for look-ups: only letters and digits, in upper case, without a label ('IMO 9187629', 'No.
 * 123'); for a wallet, its address. '' if it is too short to mean anything.
 */
export function normaliseIdentifier(value: string, kind?: IdentifierKind): string {
  const plain = fold(kind === 'aircraft-serial' ? value.replace(lineNumber, '') : value)
    .replace(label, '')
    .replace(/^https?:\/\/(?:www\.)?/, '');
  if (kind === 'wallet') return addressIn(value.slice(0, 256)).slice(0, 128).toUpperCase();
  const spelled = isAscii.test(plain)
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
/** Kinds that publishers and customers do not distinguish reliably. */
const nationalKinds = new Set<IdentifierKind>(['national-id', 'tax', 'registration', 'passport']);

/**
 * The most telling comparison of two numbers: an equal number, if there is one. Otherwise, of each kind the pair that
 * differs least, and of these the one that counts most against a match. Undefined if nothing can be compared.
 * `isElsewhere` if the countries differ: each state numbers its own people and companies.
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

/** Compares two numbers of compatible kinds; undefined if that says nothing. */
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

/**
 * Whether it is a valid IMO number: the last digit checks the sum of the six others, multiplied by 7 down to 2
 * (Resolution A.1117).
 */
function isImo(number: string): boolean {
  const digits = Array.from(number, Number);
  const sum = digits.slice(0, -1).reduce((all, digit, at) => all + digit * (digits.length - at), 0);
  return digits.length === 7 && sum % 10 === digits.at(-1);
}

/** Whether one of two numbers is invalid, and one slip away from the other: 9318201, 9381201. */
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
  if (!registers.has(kind) || !areOfOneRegister(left, right)) return worth.otherNumber;
  return kind === 'registration' ? worth.otherOfRegister : worth.otherOfState;
}
