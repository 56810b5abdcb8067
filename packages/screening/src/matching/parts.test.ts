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
  ['Hlding', 'Holding', 'Spelled slightly differently'],
  ['Intl', 'International', 'The same word, abbreviated'],
])('what the row of %s and %s says', (subject, listed, note) => {
  const { evidence } = comparedNames(`${subject} Bank`, `${listed} Bank`);
  expect(evidence.parts.find((part) => part.subject === subject)).toMatchObject({ listed, verdict: 'match', note });
});

test.each([
  ['L.L.C.', 'LLC', 'match', 'Same'],
  ['ПАО', 'CJSC', 'match', 'Same kind of legal form'],
  ['Ltd', 'JSC', 'differs', 'Another legal form'],
])('what the row of the legal forms %s and %s says', (subject, listed, verdict, note) => {
  const { evidence } = comparedNames(`Rosneft ${subject}`, `Rosneft ${listed}`);
  expect(evidence.parts.find(({ role }) => role === 'legal-form')).toMatchObject({ verdict, note });
});

test.each([
  ['Rosneft', 'РуссНефть', 'The only part of the name agrees, in a similar spelling.'],
  ['Rossiya Bank', 'Банк Россия', 'Both parts of the name agree, transliterated.'],
  ['Hotel Deutschland', 'Hotel Germany', 'Both parts of the name agree, in translation.'],
  ['Magus Hlding', 'Magus Holding', 'Both parts of the name agree, one spelled slightly differently.'],
  ['Northern Intl Co', 'Northern International Co', 'Both parts of the name agree, one abbreviated.'],
  [
    'Velmarin',
    'Velmarin Oil Shipping Insurance Travel Mining',
    "One of six parts of the name agrees; 'Oil', 'Shipping', 'Insurance' and two more are only on the list.",
  ],
])('the sentence says it as well: %s, %s', (subject, listed, sentence) => {
  expect(comparedNames(subject, listed).explanation).toBe(sentence);
});
