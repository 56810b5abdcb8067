/** Explains a score in one or two sentences. */
import type { AlignedPart, Evidence, FieldEvidence } from './evidence.ts';
import { NOTES, withoutCalendar } from './notes.ts';
import { PART_NOTES } from './parts.ts';

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const number = (count: number): string => counts[count] ?? String(count);
const quoted = (part: AlignedPart): string => `'${part.subject || part.listed}'`;

/** The first sentence is about the name, the second about the two fields with the largest effect. */
export function explain(evidence: Evidence): string {
  const sentences = [nameSentence(evidence)];
  if (evidence.matchedNameStrength === 'weak')
    sentences[0] = `${sentences[0]?.replace(/\.$/, '')}, but this is a weak alias.`;
  const telling = evidence.fields
    .filter(
      (field) =>
        field.field !== 'name' && field.verdict !== 'unknown' && !(field.field === 'type' && field.verdict === 'match'),
    )
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
    .slice(0, 2);
  if (telling.length > 0) sentences.push(fieldSentence(telling));
  return sentences.join(' ');
}

function nameSentence({ parts }: Evidence): string {
  const own = parts.filter((part) => part.role !== 'legal-form');
  // A name that is only a legal form (KG, Limited) agrees in that.
  const weighty = own.length > 0 ? own : parts;
  const agreeing = weighty.filter((part) => part.verdict === 'match');
  const differing = weighty.filter((part) => part.verdict === 'differs');
  const missing = weighty.filter((part) => part.verdict === 'unknown');
  if (agreeing.length === 0) return 'The names have nothing in common.';
  const exact = agreeing.every((part) => part.agreement === 'same');
  if (differing.length === 0 && missing.length === 0)
    return `${allOf(agreeing.length)}${exact ? '' : `, ${manner(agreeing)}`}.`;
  const count = `${number(agreeing.length)} of ${number(weighty.length).toLowerCase()} parts of the name ${agreeing.length === 1 ? 'agrees' : 'agree'}${exact ? '' : `, ${manner(agreeing)}`}`;
  if (differing.length > 0)
    return `${count}; ${differing
      .map((part) => `'${part.subject}' is '${part.listed}' on the list`)
      .slice(0, 2)
      .join(
        ', ',
      )}${differing.some(({ note }) => note === PART_NOTES.otherFamily) ? ', as it may be by marriage' : ''}.`;
  const ownSide = missing.filter((part) => part.subject !== '').map(quoted);
  const listSide = missing.filter((part) => part.listed !== '').map(quoted);
  const absent = [
    ownSide.length > 0 ? `${someOf(ownSide)} ${be(ownSide)} not on the list` : '',
    listSide.length > 0 ? `${someOf(listSide)} ${be(listSide)} only on the list` : '',
  ];
  return `${count}; ${absent.filter((one) => one !== '').join(', ')}.`;
}

const MAX_NAMED = 3;
/** The first words, and how many more there are. A single one more is named too. */
const someOf = (words: string[]): string =>
  words.length <= MAX_NAMED + 1
    ? words.join(', ')
    : `${words.slice(0, MAX_NAMED).join(', ')} and ${number(words.length - MAX_NAMED).toLowerCase()} more`;
const be = (words: string[]): string => (words.length === 1 ? 'is' : 'are');
const allOf = (count: number): string =>
  count === 1
    ? 'The only part of the name agrees'
    : count === 2
      ? 'Both parts of the name agree'
      : `All ${number(count).toLowerCase()} parts of the name agree`;

const manners: [AlignedPart['agreement'] | keyof typeof PART_NOTES, string][] = [
  ['similar', 'in a similar spelling'],
  ['acronym', 'one name being the initials of the other'],
  ['nickname', 'one in a short form'],
  ['spelling', 'one spelled slightly differently'],
  ['initial', 'one as an initial'],
  ['joined', 'written joined'],
  ['translation', 'in translation'],
  ['transliteration', 'in another spelling'],
  ['transliterated', 'transliterated'],
  ['abbreviation', 'one abbreviated'],
];
const manner = (parts: AlignedPart[]): string =>
  manners.find(([agreement]) => parts.some((part) => mannerOf(part) === agreement))?.[1] ?? 'in another form';
const mannerOf = ({ agreement, note }: AlignedPart): (typeof manners)[number][0] => {
  if (note === PART_NOTES.similar) return 'similar';
  return note === PART_NOTES.transliterated ? 'transliterated' : agreement;
};

const phrases: Record<string, string> = {
  [NOTES.sameDate]: 'is the same',
  [NOTES.swappedDate]: 'has day and month swapped',
  [NOTES.sameYear]: 'agrees in the year',
  [NOTES.sameMonth]: 'agrees in year and month',
  [NOTES.inRange]: 'lies within the listed range',
  [NOTES.sameCountry]: 'agrees',
  [NOTES.otherCountry]: 'differs',
  [NOTES.sameGender]: 'agrees',
  [NOTES.otherGender]: 'differs',
  [NOTES.samePlace]: 'agrees',
  [NOTES.otherPlace]: 'differs',
  [NOTES.otherType]: 'differs',
};

/** A note as part of a sentence. '10 years apart' needs no phrase of its own. */
function phraseOf(field: FieldEvidence): string {
  const { note, calendar } = withoutCalendar(field.note);
  const known = phrases[note] ?? (note.endsWith('apart') ? `is ${lowerFirst(note)}` : undefined);
  return known === undefined
    ? `${field.verdict === 'match' || field.effect > 0 ? 'nearly agrees' : 'differs'} (${lowerFirst(field.note)})`
    : `${known}${calendar}`;
}

function fieldSentence(fields: FieldEvidence[]): string {
  const clauses = fields.map((field) =>
    field.field === 'identifier' ? lowerFirst(field.note) : `the ${lowerFirst(field.label)} ${phraseOf(field)}`,
  );
  const [first = '', second] = clauses;
  const isShared = fields[0]?.field === 'identifier' && fields[0].verdict === 'match';
  if (second === undefined) return `${upperFirst(first)}${isShared ? ' on both sides' : ''}.`;
  const opposed = isInFavour(fields[0]!) !== isInFavour(fields[1]!);
  return `${upperFirst(first)}${opposed ? ', but ' : ' and '}${second}.`;
}
/** A date that is a slip off differs, and still speaks for the match. */
const isInFavour = ({ verdict, effect }: FieldEvidence): boolean => verdict === 'match' || effect > 0;
const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
