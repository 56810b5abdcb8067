/** Names with an office, and the accused beside them. All stories are invented. */
import { describe } from 'vitest';
import { testNamedInStories } from '../../test/stories.ts';

describe('UN within a name is a Korean’s', () => {
  testNamedInStories([
    {
      title: 'Jang Chol Un charged with money laundering and fraud',
      text: 'Prosecutors in Geneva have charged the broker Jang Chol Un with money laundering.',
      accused: ['Jang Chol Un'],
      harmless: ['UN Office on Drugs'],
    },
  ]);
});

describe('an office in the name of a party is many others’', () => {
  testNamedInStories([
    {
      title: 'Judge keeps clerks accused of stealing stamps in custody',
      text: 'Three clerks accused of stealing revenue stamps will stay in jail until their trial, a judge ruled on Tuesday. District Judge Orla Penhallow said they might flee. Penhallow set the trial for June.',
      accused: [],
      harmless: ['Judge Orla Penhallow'],
    },
    {
      title: 'Superintendent jailed for taking bribes',
      text: 'Detective Superintendent Miles Aubrey was jailed for four years on Friday for taking bribes from a bookmaker. Inspector Fay Lorne led the inquiry.',
      accused: ['Detective Superintendent Miles Aubrey'],
      harmless: ['Inspector Fay Lorne'],
    },
    {
      title: 'Адвокат обвиняемого в растрате просит отложить суд',
      text: 'Защита завхоза Игната Лосева, обвиняемого в растрате, попросила отложить суд. Адвокат Тимур Саркисов-Белый заявил, что не успел прочесть дело.',
      accused: [],
      harmless: ['Адвокат Тимур Саркисов-Белый'],
    },
    {
      title: 'Detective hunts for gang that stole church bells',
      text: 'A detective looking for a gang that stole church bells has asked for help. Detective Inspector Nora Tufnell said that the bells were worth little. Inspector Tufnell thanked the sexton.',
      accused: [],
      harmless: ['Detective Inspector Nora Tufnell'],
    },
  ]);
});
