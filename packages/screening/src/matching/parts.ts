/** Turns an alignment into the parts a reviewer sees. */
import type { NameToken } from '../names/name-token.ts';
import type { AlignedPart } from './evidence.ts';
import type { Pair, PairRelation } from './align.ts';
import type { NameMatch } from './name-evidence.ts';
import { fold } from '../names/fold.ts';
import { isOneSlip } from '../names/misspelt-words.ts';
import { romaniseWord } from '../names/romanise.ts';
import { cachedReadings } from '../names/reading-cache.ts';

/** How two words agree that are one part. */
type Agreement = Exclude<AlignedPart['agreement'], 'missing' | 'differs'>;

const agreementOf: Record<PairRelation, Agreement> = {
  same: 'same',
  spelling: 'spelling',
  transliteration: 'transliteration',
  nickname: 'nickname',
  translation: 'translation',
  initial: 'initial',
  joined: 'joined',
  acronym: 'acronym',
  'form-class': 'abbreviation',
};
const noteOf: Record<Agreement, string> = {
  same: 'Same',
  spelling: 'Spelled slightly differently',
  transliteration: 'Same name, another spelling',
  initial: 'Initial agrees',
  nickname: 'Short form of the same name',
  joined: 'Same name, written joined',
  abbreviation: 'Another legal form',
  acronym: 'Initials of the full name',
  translation: 'Same meaning',
};

/** What the sentence of a match goes by as well. */
export const PART_NOTES = {
  similar: 'Similar spelling',
  transliterated: 'Transliterated',
  otherFamily: 'Another family name, as by marriage',
  shortened: 'The same word, abbreviated',
} as const;

const textOf = (tokens: readonly NameToken[], positions: readonly number[]): string =>
  positions.map((at) => tokens[at]?.text ?? '').join(' ');

/** Aligned parts in the order of the subject's name, then what only the party has. */
export function partsOf(match: NameMatch): AlignedPart[] {
  const { left, right, alignment } = match;
  const roles = rolesOf(match);
  const parts: { at: number; part: AlignedPart }[] = alignment.pairs.map((pair) => ({
    at: pair.left[0] ?? 0,
    part: paired(
      pair,
      textOf(left.tokens, pair.left),
      textOf(right.tokens, pair.right),
      roles(pair.right[0] ?? -1, left.tokens[pair.left[0] ?? -1]),
    ),
  }));
  const rest = [...alignment.rightOver];
  for (const at of alignment.leftOver) {
    const token = left.tokens[at];
    const opposite = rest.findIndex((other) => comparable(token, right.tokens[other]));
    if (opposite >= 0) {
      const [other = 0] = rest.splice(opposite, 1);
      parts.push({
        at,
        part: part(
          token?.text ?? '',
          right.tokens[other]?.text ?? '',
          'differs',
          match.isOfOtherFamily ? PART_NOTES.otherFamily : noteOfDifference(token),
          roles(other, token),
        ),
      });
    } else parts.push({ at, part: part(token?.text ?? '', '', 'missing', 'Not on the list', roles(-1, token)) });
  }
  const ordered = parts.toSorted((one, other) => one.at - other.at).map((one) => one.part);
  return [
    ...ordered,
    ...rest.map((at) =>
      part('', right.tokens[at]?.text ?? '', 'missing', 'Only on the list', roles(at, right.tokens[at])),
    ),
  ];
}

const comparable = (one: NameToken | undefined, other: NameToken | undefined): boolean =>
  (one?.kind === 'legal-form') === (other?.kind === 'legal-form') &&
  (one?.kind === 'suffix') === (other?.kind === 'suffix');
const noteOfDifference = (token: NameToken | undefined): string =>
  token?.kind === 'number'
    ? 'Another number'
    : token?.kind === 'place'
      ? 'Another place'
      : token?.kind === 'generic'
        ? 'Another word'
        : 'Another name';

function paired(pair: Pair, subject: string, listed: string, role: AlignedPart['role']): AlignedPart {
  const agreement = agreementOf[pair.relation];
  const isSpelling = agreement === 'spelling' || agreement === 'transliteration';
  const isOfTwoScripts = areOfTwoScripts(subject, listed);
  if ((agreement === 'translation' || (isSpelling && isOfTwoScripts)) && areOneWord(subject, listed)) {
    const note = isOfTwoScripts ? PART_NOTES.transliterated : noteOf.transliteration;
    return part(subject, listed, 'transliteration', note, role);
  }
  if (agreement === 'translation' && !isOfTwoScripts) {
    const [one, other] = [fold(subject), fold(listed)];
    if (isSlip(one, other)) return part(subject, listed, 'spelling', noteOf.spelling, role);
    if (isShortened(one, other) || isShortened(other, one))
      return part(subject, listed, 'abbreviation', PART_NOTES.shortened, role);
  }
  const isOnlyAlike = isSpelling && likenessOf(pair, subject, listed) < sameNameFrom;
  return part(subject, listed, agreement, isOnlyAlike ? PART_NOTES.similar : noteOf[agreement], role);
}

/** Whether a shared word, which is found under its idea, is written with a slip: Hlding. */
const isSlip = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= shortestSlipped && isOneSlip(one, other);
const shortestSlipped = 5;

/** Whether a word is some letters of another one, its first among them: Intl, Trdg. */
function isShortened(short: string, long: string): boolean {
  if (short.length > mostOfShortened * long.length || short[0] !== long[0] || long.includes(' ')) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}
const mostOfShortened = 0.75;

/** From here on two spellings are of one name (Khaled, Khalid: 0.97); below they are alike, and may be two. */
const sameNameFrom = 0.969;

/** Between Greek or Cyrillic and Latin a slip counts half (`acrossScripts`), which is not said of it here: Rosneft, РуссНефть. */
const likenessOf = ({ similarity }: Pair, subject: string, listed: string): number =>
  [subject, listed].some((text) => /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)) &&
  areOfTwoScripts(subject, listed)
    ? 2 * similarity - 1
    : similarity;

const areOfTwoScripts = (subject: string, listed: string): boolean => isLatin(subject) !== isLatin(listed);
const isLatin = (text: string): boolean => /^\P{L}*\p{Script=Latin}/u.test(text);

/** Whether they are one word, whichever alphabet and romanisation it is in: Rossiya, Россия. */
function areOneWord(subject: string, listed: string): boolean {
  const others = new Set(romaniseWord(fold(listed)).map(plainVowels));
  return romaniseWord(fold(subject)).some((form) => others.has(plainVowels(form)));
}

/** Romanisations differ in how they write a glide: iya, ija, ia. */
const plainVowels = (form: string): string => form.replaceAll(/[yj]/gu, 'i').replaceAll(/i+/gu, 'i');

function part(
  subject: string,
  listed: string,
  agreement: AlignedPart['agreement'],
  note: string,
  role: AlignedPart['role'],
): AlignedPart {
  const verdict = agreement === 'missing' ? 'unknown' : agreement === 'differs' ? 'differs' : 'match';
  return { subject, listed, ...(role ? { role } : {}), agreement, verdict, note };
}

const spellings = (text: string | undefined): string[] =>
  text ? (cachedReadings(text, 'person')[0]?.tokens.map((token) => token.forms[0] ?? '') ?? []) : [];

/** Tells what a word of the party's name is: from the publisher's own parts first, then from the word itself. */
function rolesOf(match: NameMatch): (at: number, token: NameToken | undefined) => AlignedPart['role'] {
  const { parts } = match.partyName;
  const isPerson = match.right.custom === 'person';
  const family = isPerson ? spellings(parts?.family) : [];
  const given = isPerson ? spellings(parts?.given) : [];
  return (at, token) => {
    if (
      token?.kind === 'number' ||
      token?.kind === 'legal-form' ||
      token?.kind === 'generic' ||
      token?.kind === 'place'
    )
      return token.kind;
    const form = (match.right.tokens[at] ?? token)?.forms[0] ?? '';
    if (family.includes(form)) return 'family';
    // Publishers file a father's name with the given ones.
    if ((match.right.tokens[at] ?? token)?.isPatronymic) return 'patronymic';
    return given.includes(form) ? 'given' : undefined;
  };
}
