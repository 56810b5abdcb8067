/** A denial means an accusation; and other accusations outside a court. All stories are invented. */
import { describe } from 'vitest';
import { testStories, testNamedInStories } from '../../test/stories.ts';

describe('accusations without a court', () => {
  testStories([
    {
      title: 'Clinic threw away samples, say former nurses',
      text: 'Three nurses who worked at a laboratory of Corvale Clinics told a newspaper that results were falsified. Corvale said that it did not recognise the claims.',
      accused: ['Corvale Clinics'],
      harmless: [],
    },
    {
      title: 'Collapsed vineyard fund was a Ponzi scheme, administrators say',
      text: 'Bellgrave Vines plc, which promised savers 12 per cent a year, was a Ponzi scheme, administrators have concluded.',
      accused: ['Bellgrave Vines plc'],
      harmless: [],
    },
    {
      title: 'Peer asked questions for a lobbyist',
      text: 'A peer is being investigated over claims that he took cash for questions. Lord Harcastle-Venn met ministers twice. The peer says he did nothing wrong.',
      accused: ['Lord Harcastle-Venn'],
      harmless: [],
    },
    {
      title: 'Tax officers find unaccounted cash',
      text: 'The tax department has detected unaccounted income of Rs 90 crore following searches at 20 offices of Palash Cements Ltd.',
      accused: ['Palash Cements Ltd'],
      harmless: [],
    },
    {
      title: 'Leaked files name senator',
      text: 'Senator Bayo Ridgeway was the hidden owner of a dredging company, leaked records reveal.',
      accused: ['Senator Bayo Ridgeway'],
      harmless: [],
    },
    {
      title: 'Congelan cuentas de un constructor',
      text: 'La unidad antilavado bloqueó 12 cuentas del constructor Efrén Villalobos Rentería por su participación en una red de facturas falsas.',
      accused: ['Efrén Villalobos Rentería'],
      harmless: [],
    },
    {
      title: 'Multa con 9 millones a una harinera',
      text: 'El regulador ha impuesto una sanción de 9 millones a Harinas Valdeolmos por participar en un cártel que fijaba el precio del pan.',
      accused: ['Harinas Valdeolmos'],
      harmless: [],
    },
    {
      title: 'Adviser banned from the industry',
      text: 'An adviser has been banned from the industry and told to pay £80,000. Moira Kettlewell gave evidence that was "untrue and known to be so", the regulator said.',
      accused: ['Moira Kettlewell'],
      harmless: [],
    },
  ]);
});

describe('a person who denies for another', () => {
  testNamedInStories([
    {
      title: 'SAT denuncia a una constructora',
      text: 'La autoridad presentó una denuncia contra Obras Ticomán por facturas falsas. Su representante, Íñigo Larrea, negó los cargos.',
      accused: ['Obras Ticomán'],
      harmless: ['Íñigo Larrea'],
    },
  ]);
});
