/** Turns an alignment into the parts a reviewer sees. */
import type { NameToken } from '../names/name-token.ts';
import type { AlignedPart } from './evidence.ts';
import { type Pair, type PairRelation, isForm, mainForm } from './aligned-names.ts';
import type { NameMatch } from './name-evidence.ts';
import { fold } from '../names/fold.ts';
import { isOneSlip } from '../names/misspelt-words.ts';
import { romaniseWord } from '../names/romanise.ts';
import { cachedReadings } from '../names/reading-cache.ts';

/** How two words agree that are one part. */
type Agreement = Exclude<AlignedPart['agreement'], 'missing' | 'differs'>;

const agreementOfRelation: Record<PairRelation, Agreement> = {
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
  sameKindOfForm: 'Same kind of legal form',
} as const;

const textOf = (words: readonly NameToken[]): string => words.map(({ text }) => text).join(' ');

/** Aligned parts in the order of the subject's name, then what only the party has. */
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
const noteOfDifference = ({ kind }: NameToken): string =>
  kind === 'number'
    ? 'Another number'
    : kind === 'place'
      ? 'Another place'
      : kind === 'generic'
        ? 'Another word'
        : 'Another name';

function paired(pair: Pair, subject: string, listed: string, role: AlignedPart['role']): AlignedPart {
  const agreement = agreementOfRelation[pair.relation];
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
      return part(subject, listed, 'abbreviation', PART_NOTES.shortened, role);
  }
  const isOnlyAlike = isSpelling && likenessOf(pair, subject, listed) < sameNameFrom;
  return part(subject, listed, agreement, isOnlyAlike ? PART_NOTES.similar : noteOf[agreement], role);
}

const lettersOf = (text: string): string => fold(text).replaceAll(/\P{L}/gu, '');

/** Whether a shared word, which is found under its idea, is written with a slip: Hlding. */
const isSlip = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= MIN_SLIPPED_LETTERS && isOneSlip(one, other);
const MIN_SLIPPED_LETTERS = 5;

/** Whether a word is some letters of another one, its first among them: Intl, Trdg. */
function isAbbreviated(short: string, long: string): boolean {
  if (short.length > MAX_ABBREVIATED_SHARE * long.length || short[0] !== long[0] || long.includes(' ')) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}
const MAX_ABBREVIATED_SHARE = 0.75;

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
  text ? (cachedReadings(text, 'person')[0]?.tokens.map(mainForm) ?? []) : [];

/** Says what a word is, or two that agree: from the publisher's own parts of the listed name first, then from the word itself. */
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
    // Publishers file a father's name with the given ones.
    if (listed.isPatronymic) return 'patronymic';
    return given.includes(mainForm(listed)) ? 'given' : undefined;
  };
}
