/** Names beside an accused, and the target of an accusation without a name. All stories are invented. */
import { describe } from 'vitest';
import { testStories } from '../../test/stories.ts';

describe('beside somebody who is accused', () => {
  testStories([
    {
      title: 'Surgeon charged with bribery',
      text: 'Prosecutors charged surgeon Emil Radu with taking bribes from patients. Florist Ana Dobre rented him a flat in 2015. His former partner, Mihai Enache, now runs the clinic.',
      accused: ['Emil Radu'],
      harmless: ['Ana Dobre', 'Mihai Enache'],
    },
    {
      title: 'Yacht seized in fraud case',
      text: 'Police seized the yacht of Viktor Senko, who is accused of fraud. The yacht’s cook, Lena Fisk, has not been paid since May.',
      accused: ['Viktor Senko'],
      harmless: ['Lena Fisk'],
    },
    {
      title: 'Ex-clerk convicted of fraud',
      text: 'Former clerk Oskar Lind was convicted of fraud on Monday. Teacher Ida Holm met him in prison.',
      accused: ['Oskar Lind'],
      harmless: ['Ida Holm'],
    },
    {
      title: 'Reporter wins Harbour Medal',
      text: 'Reporter Rosa Lima won the Harbour Medal for her stories on smuggling.',
      accused: [],
      harmless: ['Rosa Lima'],
    },
    {
      title: 'Airline stewards charged with smuggling',
      text: 'Three Polar Airways cabin stewards face gold smuggling charges after two of them were allegedly searched in Oslo. Nils Berg, 34, Mona Vik, 41, and Odd Lie, 29, will appear in court on Monday.',
      accused: ['Nils Berg', 'Mona Vik', 'Odd Lie'],
      harmless: [],
    },
    {
      title: 'State prosecutors act',
      text: 'The state prosecutors accuse Paulo Neves of embezzlement.',
      accused: ['Paulo Neves'],
      harmless: [],
    },
    {
      title: 'Mandat d’arrêt contre un banquier',
      text: 'Un mandat d’arrêt vise Louis Ferrand, soupçonné d’escroquerie. L’avocate Jeanne Morel conteste. La présidente Claire Vidal espère récupérer l’argent.',
      accused: ['Louis Ferrand'],
      harmless: ['Jeanne Morel', 'Claire Vidal'],
    },
    {
      title: 'Sisters arrested for rental scam',
      text: 'Police arrested Greta and Ines Falk for a rental scam. One of the victims, the nurse Petra Kohl, collected the evidence. The two were charged and released.',
      accused: ['Ines Falk'],
      harmless: ['Petra Kohl'],
    },
    {
      title: 'Tesoriere condannato',
      text: 'Il tribunale ha condannato Aldo Rinaldi per truffa. La presidente Bianca Neri confida nel recupero del denaro. L’imprenditore Carlo Verdi ringrazia i giudici.',
      accused: ['Aldo Rinaldi'],
      harmless: ['Bianca Neri', 'Carlo Verdi'],
    },
    {
      title: 'Kassierer zu drei Jahren Haft verurteilt',
      text: 'Das Gericht hat den Kassierer Uwe Brandt wegen Untreue verurteilt. Vereinschefin Karin Thiel hofft auf das Geld. Malermeister Jan Roth vermietete ihm eine Wohnung.',
      accused: ['Uwe Brandt'],
      harmless: ['Karin Thiel', 'Jan Roth'],
    },
    {
      title: 'Казначея осудили за растрату',
      text: 'Суд приговорил Игоря Белова к трем годам колонии за растрату. Директор школы Нина Орлова надеется вернуть деньги.',
      accused: ['Игорь Белов'],
      harmless: ['Нина Орлова'],
    },
    {
      title: 'Tesoureiro condenado por desvio',
      text: 'A Justiça condenou o tesoureiro Rui Salgado por desvio de dinheiro. A diretora Inês Prado lamentou o caso.',
      accused: ['Rui Salgado'],
      harmless: ['Inês Prado'],
    },
    {
      title: 'Phone thief jailed',
      text: 'Hacker Kit Moran was jailed for stealing phone numbers. The shop Telmar, whose clerk he had tricked, has changed its rules.',
      accused: ['Kit Moran'],
      harmless: ['Telmar'],
    },
  ]);
});
