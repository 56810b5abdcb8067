/** Notes on fields that the explanation or the page depends on. Stored matches contain these words. */
export const NOTES = {
  sameDate: 'Same date',
  swappedDate: 'Day and month swapped',
  sameYear: 'Year agrees',
  sameMonth: 'Year and month agree',
  inRange: 'Within the range',
  sameType: 'Same type',
  otherType: 'Another type',
  sameCountry: 'Same country',
  otherCountry: 'Another country',
  sameGender: 'Same gender',
  otherGender: 'Another gender',
  samePlace: 'Same place',
  otherPlace: 'Another place',
} as const;

const calendarWords = / in the \p{L}+ calendar$/u;

/** A note on a date that was given in another calendar. */
export const inCalendar = (note: string, calendar: string): string => `${note} in the ${calendar} calendar`;

/** A note without the calendar, and the words for the calendar; '' if it is ours. */
export function withoutCalendar(note: string): { note: string; calendar: string } {
  const calendar = calendarWords.exec(note)?.[0] ?? '';
  return { note: note.slice(0, note.length - calendar.length), calendar };
}
