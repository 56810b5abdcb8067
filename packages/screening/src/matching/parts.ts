/** Turns an alignment into the parts that a reviewer sees. */
import type { NameToken } from '../names/name-token.ts';
import type { AlignedPart } from './evidence.ts';
import { type Pair, isForm, mainForm } from './aligned-names.ts';
import type { NameMatch } from './name-evidence.ts';
import { fold } from '../names/fold.ts';
import { isOneSlip } from '../names/misspelt-words.ts';
import { romaniseWord } from '../names/romanise.ts';
import { cachedReadings } from '../names/reading-cache.ts';

/** How the two sides of a part agree. */
type Agreement = Exclude<AlignedPart['agreement'], 'missing' | 'differs'>;

const noteOf: Record<Agreement, string> = {
  same: 'Same',
  spelling: 'Spelled slightly differently',
  transliteration: 'Same name, another spelling',
  initial: 'Initial agrees',
  nickname: 'Short form of the same name',
  joined: 'Same name, written joined',
  abbreviation: 'The same word, abbreviated',
  acronym: 'Initials of the full name',
  translation: 'Same meaning',
};

/** Notes that the explanation also depends on. */
export const PART_NOTES = {
  similar: 'Similar spelling',
  transliterated: 'Transliterated',
  otherFamily: 'Another family name, as by marriage',
  sameKindOfForm: 'Same kind of legal form',
} as const;

const textOf = (words: readonly NameToken[]): string => words.map(({ text }) => text).join(' ');

/** The parts in the order of the subject's name, then the words that only the party has. */
export function partsOf(match: NameMatch): AlignedPart[] {
  const { pairs, left, right } = match;
  const roleOf = rolesOf(match);
  const parts = pairs.map((pair) => ({
    at: pair.leftAt[0],
    part: paired(pair, textOf(pair.left), textOf(pair.right), roleOf(pair.left[0], pair.right[0])),
  }));
  const rest = [...right.unpaired];
  for (const at of left.unpairedAt) {
    const token = left.tokens[at]!;
    const opposite = rest.findIndex((other) => areComparable(token, other));
    if (opposite >= 0) {
      const [other] = rest.splice(opposite, 1);
      const note = match.isOfOtherFamily ? PART_NOTES.otherFamily : noteOfDifference(token);
      parts.push({ at, part: part(token.text, other!.text, 'differs', note, roleOf(token, other)) });
    } else parts.push({ at, part: part(token.text, '', 'missing', 'Not on the list', roleOf(token)) });
  }
  return [
    ...parts.toSorted((one, other) => one.at - other.at).map((one) => one.part),
    ...rest.map((token) => part('', token.text, 'missing', 'Only on the list', roleOf(token))),
  ];
}

const areComparable = (one: NameToken, other: NameToken): boolean =>
  isForm(one) === isForm(other) && (one.kind === 'suffix') === (other.kind === 'suffix');
const NOTE_OF_OTHER: Partial<Record<NameToken['kind'], string>> = {
  number: 'Another number',
  place: 'Another place',
  generic: 'Another word',
  'legal-form': 'Another legal form',
};
const noteOfDifference = ({ kind }: NameToken): string => NOTE_OF_OTHER[kind] ?? 'Another name';

function paired(pair: Pair, subject: string, listed: string, role: AlignedPart['role']): AlignedPart {
  if (pair.relation === 'form-class') return part(subject, listed, 'differs', noteOfDifference(pair.left[0]), role);
  const agreement: Agreement = pair.relation;
  if (role === 'legal-form' && agreement === 'same' && lettersOf(subject) !== lettersOf(listed))
    return part(subject, listed, agreement, PART_NOTES.sameKindOfForm, role);
  const isSpelling = agreement === 'spelling' || agreement === 'transliteration';
  const isOfTwoScripts = areOfTwoScripts(subject, listed);
  if ((agreement === 'translation' || (isSpelling && isOfTwoScripts)) && areOneWord(subject, listed)) {
    const note = isOfTwoScripts ? PART_NOTES.transliterated : noteOf.transliteration;
    return part(subject, listed, 'transliteration', note, role);
  }
  if (agreement === 'translation' && !isOfTwoScripts) {
    const [one, other] = [fold(subject), fold(listed)];
    if (isSlip(one, other)) return part(subject, listed, 'spelling', noteOf.spelling, role);
    if (isAbbreviated(one, other) || isAbbreviated(other, one))
      return part(subject, listed, 'abbreviation', noteOf.abbreviation, role);
  }
  const isOnlyAlike = isSpelling && likenessOf(pair, subject, listed) < sameNameFrom;
  return part(subject, listed, agreement, isOnlyAlike ? PART_NOTES.similar : noteOf[agreement], role);
}

const lettersOf = (text: string): string => fold(text).replaceAll(/\P{L}/gu, '');

/** Whether a shared word, which is compared by its idea, is written with a slip: Hlding. */
const isSlip = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= MIN_SLIPPED_LETTERS && isOneSlip(one, other);
const MIN_SLIPPED_LETTERS = 5;

/** Whether a word consists of some letters of another one, including the first: Intl, Trdg. */
function isAbbreviated(short: string, long: string): boolean {
  if (short.length > MAX_ABBREVIATED_SHARE * long.length || short[0] !== long[0] || long.includes(' ')) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}
const MAX_ABBREVIATED_SHARE = 0.75;

/** From here on, two spellings are one name (Khaled, Khalid: 0.97); below, they are similar and may be two names. */
const sameNameFrom = 0.969;

/** Undoes `acrossScripts`, by which a slip between Greek or Cyrillic and Latin counts half: Rosneft, РуссНефть. */
const likenessOf = ({ similarity }: Pair, subject: string, listed: string): number =>
  [subject, listed].some((text) => /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)) &&
  areOfTwoScripts(subject, listed)
    ? 2 * similarity - 1
    : similarity;

const areOfTwoScripts = (subject: string, listed: string): boolean => isLatin(subject) !== isLatin(listed);
const isLatin = (text: string): boolean => /^\P{L}*\p{Script=Latin}/u.test(text);

/** Whether they are one word in any alphabet and romanisation: Rossiya, Россия. */
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
  text ? (cachedReadings(text, 'person')[0]?.tokens.map(mainForm) ?? []) : [];

/**
 * The role of a word, or of two that agree: by the publisher's own parts of the listed name first, then by the word
 * itself.
 */
function rolesOf({
  right,
  partyName: { parts },
}: NameMatch): (word: NameToken, listed?: NameToken) => AlignedPart['role'] {
  const isPerson = right.reading.custom === 'person';
  const family = isPerson ? spellings(parts?.family) : [];
  const given = isPerson ? spellings(parts?.given) : [];
  return (word, listed = word) => {
    const { kind } = word;
    if (kind === 'number' || kind === 'legal-form' || kind === 'generic' || kind === 'place') return kind;
    if (family.includes(mainForm(listed))) return 'family';
    // Publishers count a patronymic among the given names.
    if (listed.isPatronymic) return 'patronymic';
    return given.includes(mainForm(listed)) ? 'given' : undefined;
  };
}
