/** What the row of a field says where a sentence, or a rule of the page, goes by it. Stored matches have these words. */
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
