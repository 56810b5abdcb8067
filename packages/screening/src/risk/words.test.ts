import { expect, test } from 'vitest';
import { words } from './words.ts';

test('words lose case, accents and hyphens', () => {
  expect(words("Premier-Ministre d'État")).toEqual(['premier', 'ministre', 'd', 'etat']);
  expect(words('Премьер-министр')).toEqual(['премьер', 'министр']);
});

test('Arabic words lose the article and their spelling variants', () => {
  expect(words('الوزير')).toEqual(['وزير']);
  expect(words('رئيسة الجمهورية')).toEqual(['رييسه', 'جمهوريه']);
});

test('a text without letters has no words', () => expect(words(' – … ')).toEqual([]));
