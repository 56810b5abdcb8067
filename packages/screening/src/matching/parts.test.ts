import { expect, test } from 'vitest';
import { aParty, aSubject } from '../../test/builders.ts';
import { compare } from './compare.ts';

const comparedNames = (subject: string, listed: string) =>
  compare(aSubject({ name: subject, type: 'company' }), aParty({ name: listed, type: 'company' }));

test.each([
  ['Rosneft', 'РуссНефть', 'Similar spelling'],
  ['Gasprom', 'Газпром', 'Same name, another spelling'],
  ['Rossiya', 'Россия', 'Transliterated'],
  ['Rossija', 'Rossiya', 'Same name, another spelling'],
  ['Deutschland', 'Germany', 'Same meaning'],
])('what the row of %s and %s says', (subject, listed, note) => {
  const { evidence } = comparedNames(`${subject} Bank`, `${listed} Bank`);
  expect(evidence.parts.find((part) => part.subject === subject)).toMatchObject({ listed, verdict: 'match', note });
});

test.each([
  ['Rosneft', 'РуссНефть', 'The one part of the name agrees, in a similar spelling.'],
  ['Rossiya Bank', 'Банк Россия', 'Both parts of the name agree, transliterated.'],
  ['Hotel Deutschland', 'Hotel Germany', 'Both parts of the name agree, in translation.'],
])('the sentence says it as well: %s, %s', (subject, listed, sentence) => {
  expect(comparedNames(subject, listed).explanation).toBe(sentence);
});
