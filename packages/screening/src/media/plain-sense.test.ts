/** Words of law and crime in their everyday sense. All texts are invented. */
import { expect, test } from 'vitest';
import { classifyArticle } from './classify-article.ts';

const levelOf = (title: string, text: string, name: string) =>
  classifyArticle({ title, text, names: [name] }).riskLevel;

test.each([
  [
    'Ferry line sponsors rowers',
    'Ostara Ferries wanted to help the club and will pay for two boats.',
    'Ostara Ferries',
  ],
  [
    'New e-bike on sale',
    'The Velmora runs 120 kilometres between charges, says its maker Velmora Cycles.',
    'Velmora Cycles',
  ],
  ['Werft liefert Fähren', 'Die ersten Boote der Werft Nordkant sollen im Mai ausgeliefert werden.', 'Werft Nordkant'],
  [
    'Rowers punished every slip',
    'Petra Vance punished every slip of her rival and took the title with a killer blow in the last set.',
    'Petra Vance',
  ],
  [
    'Late goal sinks Rovers',
    '“He murdered us in the air,” admitted the coach after Ivo Lanner, robbed of a place in May, scored twice.',
    'Ivo Lanner',
  ],
  ['A atriz rouba a cena', 'Dora Quintela roubou a cena na estreia em Recife.', 'Dora Quintela'],
  ['La soprano vole la vedette', 'Inès Carpeau vole la vedette au ténor à Nantes.', 'Inès Carpeau'],
  ['Old inn closes', 'The Lantern Inn Company ran its kitchen in a crooked house by the mill.', 'Lantern Inn Company'],
])('%s is no case', (title, text, name) => {
  expect(levelOf(title, text, name)).toBe('low');
});

test.each([
  ['Wanted for fraud', 'Ivo Lanner is wanted for fraud in Malta.', 'Ivo Lanner'],
  ['Builder admits theft', 'Ivo Lanner admitted stealing copper from a church.', 'Ivo Lanner'],
  ['Bank to pay fine', 'Velmora Bank will pay a fine of $4m for laundering.', 'Velmora Bank'],
  ['Banker an die USA ausgeliefert', 'Uwe Tann wurde wegen Betrugs an die USA ausgeliefert.', 'Uwe Tann'],
])('%s is one', (title, text, name) => {
  expect(levelOf(title, text, name)).not.toBe('low');
});
