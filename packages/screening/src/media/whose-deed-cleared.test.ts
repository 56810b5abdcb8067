/** Who is cleared, including by a headline without a name. All stories are invented. */
import { describe } from 'vitest';
import { testStories, testNamedInStories } from '../../test/stories.ts';

describe('a character who is cleared', () => {
  testStories([
    {
      title: 'Appeal judges quash vicar’s theft conviction',
      text: 'A vicar who spent a year in prison had his conviction quashed on Monday. The judges said that Reverend Alwyn Marsh-Tully had been convicted on the word of a liar who forged the receipts.',
      accused: [],
      harmless: ['Reverend Alwyn Marsh-Tully'],
    },
    {
      title: 'Regulator abandons market abuse case against trader',
      text: 'A trader will not face trial after the regulator dropped all charges against her. Its counsel said it would offer no evidence against Hilde Ransome.',
      accused: [],
      harmless: ['Hilde Ransome'],
    },
    {
      title: 'Ex-mayor’s aide cleared of taking bribes',
      text: 'A former aide was cleared of taking bribes on Friday. Osric Fenwell, 51, wept as the foreman delivered the verdict. The prosecution had claimed that he took a car.',
      accused: [],
      harmless: ['Osric Fenwell'],
    },
    {
      title: 'Fiscalía archiva la investigación contra un notario',
      text: 'La Fiscalía archivó la investigación contra el notario Blas Ordóñez por estafa.',
      accused: [],
      harmless: ['Blas Ordóñez'],
    },
    {
      title: 'Prosecution gives up',
      text: 'The prosecution said it would not seek a third trial of baker Tomas Ruhl, who was accused of fraud.',
      accused: [],
      harmless: ['Tomas Ruhl'],
    },
  ]);
});

describe('a character who is not cleared', () => {
  testStories([
    {
      title: 'Smuggler jailed for twelve years',
      text: 'A smuggler was jailed for twelve years. Dario Belcastro, 44, was extradited from Malta last year. He maintains that he has been mistaken for another.',
      accused: ['Dario Belcastro'],
      harmless: [],
    },
    {
      title: 'Judge refuses to drop charges against banker',
      text: 'A judge refused to drop the fraud charges against banker Lionel Staveley.',
      accused: ['Lionel Staveley'],
      harmless: [],
    },
    {
      title: 'Boiler firm in court over false promises',
      text: 'Heat firm Glowmere Boilers faces 14 charges under consumer law for misleading pensioners. Warranties were cancelled once the deposits had cleared.',
      accused: ['Glowmere Boilers'],
      harmless: [],
    },
  ]);
  testNamedInStories([
    {
      title: 'Reporter detained? No, her source',
      text: 'Reporter Meg Dunmore has not been arrested. It is her source, the broker Rolf Quist, who was taken in on suspicion of forging bonds.',
      accused: ['Rolf Quist'],
      harmless: ['Meg Dunmore'],
    },
  ]);
});
