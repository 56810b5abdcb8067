/**
 * Short forms of an organisation's name in which custom leaves out or abbreviates words around the own name. Acronyms
 * are elsewhere (`acronyms.ts`).
 */
import { countryCode } from '../../lists/countries.ts';
import { isLegalWord } from './legal-forms.ts';
import type { NameToken } from '../name-token.ts';
import { plainToken } from './own-word.ts';
import { romaniseWord } from '../romanise.ts';
import { nameWord } from '../word.ts';

/** The shortened words of a name, one list for each custom; none for most names. */
export const shortReadings = (tokens: readonly NameToken[]): NameToken[][] =>
  [withShortHead(tokens), withoutHonoured(tokens), withoutNamesake(tokens), withoutFaculty(tokens)].filter(
    (short) => short !== undefined,
  );

/**
 * The description of a company before its own word, reduced to initials in Romance and Slavic languages: Zakłady
 * Mechaniczne Bumar is ZM Bumar.
 */
function withShortHead(tokens: readonly NameToken[]): NameToken[] | undefined {
  const own = tokens.findIndex(({ kind }) => kind === 'word');
  if (own < 1 || tokens.some(({ kind }, at) => at > own && !behindName.has(kind))) return undefined;
  const head = tokens.slice(0, own);
  if (head.some(({ kind }) => kind === 'number')) return undefined;
  const words = head
    .filter(({ kind, text }) => kind !== 'legal-form' || !text.includes(' '))
    .flatMap(({ text }) => text.split(' '))
    .filter((word) => !(word.length <= MAX_FORM_LENGTH && isLegalWord(romanised(word))));
  if (words.length < MIN_HEAD_WORDS || words.length > MAX_HEAD_WORDS) return undefined;
  const letters = words.map((word) => romanised(word).charAt(0)).join('');
  return /^[a-z]+$/.test(letters) ? [plainToken(nameWord(letters)), ...tokens.slice(own)] : undefined;
}
const romanised = (word: string): string => romaniseWord(word)[0] ?? '';
const behindName: ReadonlySet<NameToken['kind']> = new Set(['legal-form', 'place', 'number']);
const MAX_FORM_LENGTH = 4;
const MIN_HEAD_WORDS = 2;
const MAX_HEAD_WORDS = 4;

/**
 * A school of the former Soviet Union without the person it honours, before its place or after its name: Lomonosov
 * Moscow State University. Elsewhere the place comes first (Leeds Beckett University), or the words typical of such
 * schools are missing.
 */
function withoutHonoured(tokens: readonly NameToken[]): NameToken[] | undefined {
  const named = tokens.findIndex(({ forms: [idea] }) => idea === '@named');
  const place = tokens.findIndex(({ kind }) => kind === 'place');
  const bare = named > 0 ? tokens.slice(0, named) : isFamilyBefore(tokens, place) ? tokens.slice(place) : undefined;
  return bare && place >= 0 && isSchoolOfState(bare) ? bare : undefined;
}
const isFamilyBefore = (tokens: readonly NameToken[], place: number): boolean =>
  place > 0 && tokens.slice(0, place).every(({ kind }) => kind === 'word');
const isSchoolOfState = (tokens: readonly NameToken[]): boolean =>
  tokens.every(({ kind }) => kind !== 'word') &&
  tokens.some(({ forms: [idea = ''] }) => schools.has(idea)) &&
  tokens.some(
    ({ kind, forms: [idea = ''] }) => ofSchools.has(idea) || (kind === 'place' && countryCode(idea.slice(1)) !== ''),
  );
const schools = new Set(['@university', '@technical_university', '@academy', '@institute', '@conservatory']);
const ofSchools = new Set(['@state', '@national', '@federal', '@technical_university']);

/**
 * A body by its kind and own word, without the person it is named after: NPO Splav im. A.N. Ganicheva. The rest must
 * distinguish it.
 */
function withoutNamesake(tokens: readonly NameToken[]): NameToken[] | undefined {
  const named = tokens.findIndex(({ forms: [idea] }) => idea === '@named');
  const bare = tokens.slice(0, Math.max(0, named));
  const telling = bare.filter(({ kind, bits }) => kind !== 'legal-form' && bits >= MIN_TELLING_BITS);
  return telling.length > 1 || telling.some(({ kind }) => kind === 'word') ? bare : undefined;
}
const MIN_TELLING_BITS = 3;

/** A university without the faculty named after it: Harbin Engineering University, School of Automation. */
function withoutFaculty(tokens: readonly NameToken[]): NameToken[] | undefined {
  const part = tokens.findIndex(({ forms: [idea = ''] }, at) => at >= MIN_SCHOOL_WORDS && partsOfSchool.has(idea));
  const school = tokens.slice(0, Math.max(0, part));
  const isSchool = school.some(({ forms: [idea = ''] }) => schools.has(idea));
  return isSchool && school.some(({ kind }) => kind === 'word' || kind === 'place') ? school : undefined;
}
const MIN_SCHOOL_WORDS = 2;
const partsOfSchool = new Set(['@college', '@school', '@department', '@laboratory']);
