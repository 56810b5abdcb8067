/**
 * Who sues, helps against the deed or suffers it, with and without a name in the headline. All stories are invented.
 */
import { describe } from 'vitest';
import { testStories, testNamedInStories } from '../../test/stories.ts';

describe('a person who goes to court against another', () => {
  testNamedInStories([
    {
      title: 'Jam maker sues rival over copied lid',
      text: 'Orchard & Vale Preserves has begun legal action in the High Court, claiming that a supermarket copied its lid. It is seeking an injunction and damages for infringement.',
      accused: [],
      harmless: ['Orchard & Vale Preserves'],
    },
    {
      title: 'Loom maker alleges theft of drawings',
      text: 'Marrick Looms filed suit on Monday against two former engineers and their new employer, saying that drawings were stolen. The defendants’ lawyer said that they had done their own work.',
      accused: [],
      harmless: ['Marrick Looms'],
    },
    {
      title: 'Cyberattaque : la régie Voltis Eau porte plainte',
      text: 'Cinq villages sont privés de facturation depuis le piratage de leur régie Voltis Eau. La société a porté plainte.',
      accused: [],
      harmless: ['Voltis Eau'],
    },
  ]);
});

describe('a person who suffered the deed', () => {
  testNamedInStories([
    {
      title: 'Ex-treasurer stole £80,000 from nursery trust',
      text: 'A treasurer stole £80,000 from the trust that employed her. Larkfield Nursery Trust discovered the theft in May. Enid Sallow, 52, admitted fraud and was jailed for two years.',
      accused: ['Enid Sallow'],
      harmless: ['Larkfield Nursery Trust'],
    },
    {
      title: 'Masked gang empties cash machines',
      text: 'Robbers armed with crowbars emptied cash machines belonging to Basalt Savings Bank in two towns. Police are looking for five men.',
      accused: [],
      harmless: ['Basalt Savings Bank'],
    },
    {
      title: 'Kidnapped dentist tells of nine days in a barn',
      text: 'Ruth Ondaye, 38, was dragged from her clinic by gunmen who demanded a ransom. Police stormed the barn; three members of the gang were arrested.',
      accused: [],
      harmless: ['Ruth Ondaye'],
    },
    {
      title: 'Aposentado perde R$ 40 mil em golpe do boleto e banco é condenado a pagar',
      text: 'O aposentado Heitor Lacerda, de 70 anos, vai receber de volta o dinheiro que perdeu no golpe do boleto.',
      accused: [],
      harmless: ['Heitor Lacerda'],
    },
    {
      title: 'Бухгалтер из Пскова перевела мошенникам миллион',
      text: 'Бухгалтер Лидия Снегова стала жертвой телефонных мошенников. Возбуждено уголовное дело, задержали двух курьеров.',
      accused: [],
      harmless: ['Лидия Снегова'],
    },
  ]);
});

describe('a person who helps against the deed', () => {
  testNamedInStories([
    {
      title: 'Payment firm’s tip-off leads to arrest of card fraudsters',
      text: 'A tip-off from Marula Mobile Money has led to the arrest of six people suspected of card fraud. The suspects will be charged with fraud.',
      accused: [],
      harmless: ['Marula Mobile Money'],
    },
    {
      title: 'Officer who cracked ivory racket gets medal',
      text: 'Commissioner Asha Devraj, whose team busted an ivory trafficking racket, has been chosen for a medal. The officer led raids on two shops in which nine people were arrested.',
      accused: [],
      harmless: ['Commissioner Asha Devraj'],
    },
    {
      title: 'Dealers’ suspicions help police find stolen clock',
      text: 'Staff at Penhale & Sons Antiques became suspicious when a man offered a clock for sale. Gary Stokes, 31, later admitted burglary and was jailed.',
      accused: ['Gary Stokes'],
      harmless: ['Penhale & Sons Antiques'],
    },
    {
      title: 'Clerk who exposed pension fraud awarded £60,000',
      text: 'Irena Pawlik handed inspectors a list of invoices for the dead. Two directors of the home were convicted of fraud last year. She now trains staff to recognise false invoices.',
      accused: [],
      harmless: ['Irena Pawlik'],
    },
    {
      title: 'Governor opens clinic, hails arrest of bandits',
      text: 'Governor Tunde Alakija on Friday opened a clinic and commended soldiers for arresting ten suspected bandits.',
      accused: [],
      harmless: ['Governor Tunde Alakija'],
    },
    {
      title: 'La jueza que desmontó la trama del agua recibe un premio',
      text: 'La fiscal chilena Berta Oyarzún, que dirigió la investigación contra una red de sobornos, recibió un premio.',
      accused: [],
      harmless: ['Berta Oyarzún'],
    },
  ]);
});

describe('whose founder, whose directors, a rival which', () => {
  testNamedInStories([
    {
      title: 'Solar group buys farms from collapsed rival',
      text: 'Brightmoor Solar has bought two farms from the administrators of a group whose founder was jailed last year for fraud. The price was £20m.',
      accused: [],
      harmless: ['Brightmoor Solar'],
    },
    {
      title: 'Brickworks wins customers',
      text: 'Tarn Brickworks added customers as builders left a rival whose directors have been charged with false accounting. The rival, which is being investigated, did not comment.',
      accused: [],
      harmless: ['Tarn Brickworks'],
    },
  ]);
  testStories([
    {
      title: 'Broker loses licence',
      text: 'Broker Dieter Folz, whose licence was revoked for fraud, has left the country.',
      accused: ['Dieter Folz'],
      harmless: [],
    },
  ]);
});

describe('several people without a name', () => {
  testNamedInStories([
    {
      title: 'Counterfeit cheese ring found after dairy raises alarm',
      text: 'Three men have been arrested on suspicion of selling counterfeit cheese. The investigation began when Glenmorven Dairy Co-op noticed spelling mistakes on the wrappers.',
      accused: [],
      harmless: ['Glenmorven Dairy Co-op'],
    },
    {
      title: 'Payroll company wound up after tax fraud',
      text: 'A payroll company used by nurses has been wound up in the public interest after a tax fraud. Corbridge Payroll Ltd kept its books in a shed.',
      accused: ['Corbridge Payroll Ltd'],
      harmless: [],
    },
  ]);
});
