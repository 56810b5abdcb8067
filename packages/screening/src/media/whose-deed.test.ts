/** Which of the names in a story is accused. All stories are invented. */
import { describe } from 'vitest';
import { testStories } from '../../test/stories.ts';

describe('in a court report', () => {
  testStories([
    {
      title: 'Notary jailed for laundering ferry money',
      text: 'Judge Petra Solheim jailed notary Lars Brekke for five years for laundering the takings of a ferry line. Prosecutor Ingunn Vik called it a textbook case. His clerk, Mona Lie, was acquitted of all charges. Fjordbanken, which had reported the transfers, is not suspected of anything.',
      accused: ['Lars Brekke'],
      harmless: ['Petra Solheim', 'Ingunn Vik', 'Mona Lie', 'Fjordbanken'],
    },
    {
      title: 'Two brothers convicted of tax fraud',
      text: 'Hugo and Marcel Vanthournout were convicted of evading 3 million euros in tax on Friday. Their accountant, Inge Claes, alerted the tax office and was praised by the court. Lawyer Dirk Smeets said his clients would appeal.',
      accused: ['Hugo Vanthournout', 'Marcel Vanthournout'],
      harmless: ['Inge Claes', 'Dirk Smeets'],
    },
    {
      title: 'Trial opens over stolen icons',
      text: 'The trial of art dealer Konstantin Melas, accused of smuggling icons out of village churches, began in Patras on Monday. Father Nikolaos Gekas told the court how he found his altar bare. Melas denies the charges.',
      accused: ['Konstantin Melas'],
      harmless: ['Nikolaos Gekas'],
    },
    {
      title: 'Pensioner tells how carer emptied her account',
      text: 'A carer who drained the savings of three pensioners has been jailed for four years. Bridget Larkin, 41, of Penmore, forged dozens of cheques. Retired seamstress Dorothy Hume, one of the victims, told the court she no longer opens her door.',
      accused: ['Bridget Larkin'],
      harmless: ['Dorothy Hume'],
    },
    {
      title: 'Mayor found guilty of taking bribes',
      text: 'The former mayor of Brinzeni, Sergiu Rotaru, was found guilty of accepting bribes from a road builder, Drumex Sud. Drumex Sud was fined 2 million lei. His successor, Ana Ciobanu, promised an audit.',
      accused: ['Sergiu Rotaru', 'Drumex Sud'],
      harmless: ['Ana Ciobanu'],
    },
    {
      title: 'Stabbing: man charged with murder',
      text: 'Kieran Doyle, 29, has been charged with the murder of postman Alfie Marsh, who was stabbed on his round in May. Detective Inspector Jo Banks thanked witnesses. Marsh is survived by his wife, Helen Marsh.',
      accused: ['Kieran Doyle'],
      harmless: ['Alfie Marsh', 'Jo Banks', 'Helen Marsh'],
    },
    {
      title: 'Regulator bans adviser over forged signatures',
      text: 'The Financial Markets Authority has banned adviser Tobias Renner for life and fined his firm, Renner Vermögen, 400,000 euros for forging signatures of clients. Authority chairwoman Klara Oberhuber said trust had been abused. Depotbank Nord froze the accounts in spring.',
      accused: ['Tobias Renner', 'Renner Vermögen'],
      harmless: ['Klara Oberhuber', 'Depotbank Nord'],
    },
    {
      title: 'U.S. blacklists network that shipped drone engines',
      text: 'The Treasury Department imposed sanctions on Qasr Aviation Parts, its manager Daryush Farhadi and a front company in Sharjah for shipping drone engines. Analyst Miriam Stoltz of the Harbour Institute said the network was known for years.',
      accused: ['Qasr Aviation Parts', 'Daryush Farhadi'],
      harmless: ['Miriam Stoltz'],
    },
    {
      title: 'Hospital director arrested over ventilator contract',
      text: 'Police arrested hospital director Ramón Iturbe on suspicion of embezzlement on Tuesday. He is alleged to have paid for 40 ventilators that never came. Nurse Paloma Rey, who first counted the boxes, lost her post in 2021 and has since been reinstated.',
      accused: ['Ramón Iturbe'],
      harmless: ['Paloma Rey'],
    },
    {
      title: 'Crypto founder extradited',
      text: 'Jens Adler, founder of the collapsed exchange Koinhaus, was extradited to New York to face charges of wire fraud. Liquidator Sabine Wolter has recovered a tenth of the deposits. Customer Tim Bauer lost his house.',
      accused: ['Jens Adler'],
      harmless: ['Sabine Wolter', 'Tim Bauer'],
    },
  ]);
});

describe('where nobody named did wrong', () => {
  testStories([
    {
      title: 'Charges against nurse dropped',
      text: 'Prosecutors have dropped all charges against nurse Edith Falk, who had been accused of poisoning a patient. Tests showed that the drug came from a faulty pump.',
      accused: [],
      harmless: ['Edith Falk'],
    },
    {
      title: 'Rangers rob City late',
      text: 'Striker Paco Leal stole a point for Rangers with a deadly header in the last minute of the match. Coach Bill Dunne said his side had been robbed and the referee had killed the game.',
      accused: [],
      harmless: ['Paco Leal', 'Bill Dunne'],
    },
    {
      title: 'Review: The Smuggler’s Daughter',
      text: 'Director Nadia Sorel turns the bestselling novel into a taut thriller about a family that launders cash for a cartel. Omar Benali is superb as the corrupt judge. The film opens on Friday.',
      accused: [],
      harmless: ['Nadia Sorel', 'Omar Benali'],
    },
    {
      title: 'Burglars empty jeweller’s safe',
      text: 'Burglars broke into Juwelier Hartwig overnight and took watches worth 900,000 euros. Owner Silke Hartwig said they knew the alarm. Police have no leads.',
      accused: [],
      harmless: ['Juwelier Hartwig', 'Silke Hartwig'],
    },
    {
      title: 'Bank names head of financial crime',
      text: 'Meridian Savings has appointed Judith Okoro to head its fight against money laundering. She joins from the police, where she investigated fraud. She succeeds Paul Drake, who retires.',
      accused: [],
      harmless: ['Meridian Savings', 'Judith Okoro', 'Paul Drake'],
    },
    {
      title: 'Correction',
      text: 'An article on Monday said that builder Owen Pryce had been charged with fraud. He has not been charged with any offence. We apologise to Mr Pryce.',
      accused: [],
      harmless: ['Owen Pryce'],
    },
    {
      title: 'Court clears pharmacist after eleven years',
      text: 'Pharmacist Yusuf Demir was convicted in 2014 of selling counterfeit drugs. The appeal court quashed the conviction on Thursday and said the tests had been wrong.',
      accused: [],
      harmless: ['Yusuf Demir'],
    },
    {
      title: 'Prize for reporter who exposed quarry bribes',
      text: 'Journalist Leila Haddad has won the Cedar Prize for her reports on bribery in the quarry trade. Her editor, Samir Khoury, accepted the award on her behalf.',
      accused: [],
      harmless: ['Leila Haddad', 'Samir Khoury'],
    },
    {
      title: 'Drug trial raises hopes for asthma patients',
      text: 'A drug trial run by Novaspir cut asthma attacks by half. Professor Jean Marchetti, who led the study of 900 patients, called the result a killer argument. Shares in Novaspir rose 8%.',
      accused: [],
      harmless: ['Novaspir', 'Jean Marchetti'],
    },
    {
      title: 'Inquest into death of skipper',
      text: 'Skipper Donal Keane died when his boat capsized in a storm, a coroner found. Deckhand Piotr Zawada, who was questioned by police at the time, was not to blame. The verdict was accidental death.',
      accused: [],
      harmless: ['Donal Keane', 'Piotr Zawada'],
    },
    {
      title: 'How the great train robbers were caught',
      text: 'A new exhibition at the Railway Museum tells the story of the robbery of 1891. Curator Maud Ellison found the detective’s notebook in a hatbox. The museum opens daily.',
      accused: [],
      harmless: ['Maud Ellison', 'Railway Museum'],
    },
    {
      title: 'Hackers steal data of ferry passengers',
      text: 'Baltic Star Ferries said hackers stole the names of 80,000 passengers. Spokesman Arvo Lepik said the attackers had not been identified. The company has told the privacy commissioner.',
      accused: [],
      harmless: ['Baltic Star Ferries', 'Arvo Lepik'],
    },
  ]);
});

describe('in other languages', () => {
  testStories([
    {
      title: 'Condenan a un notario por blanqueo',
      text: 'La Audiencia de Cádiz condenó a cinco años de cárcel al notario Ernesto Villalobos por blanqueo de capitales. La fiscal Marta Quiroga pidió ocho.',
      accused: ['Ernesto Villalobos'],
      harmless: ['Marta Quiroga'],
    },
    {
      title: 'Absuelven a la alcaldesa',
      text: 'El juez absolvió a la exalcaldesa Rosa Medrano del delito de cohecho. Su abogado, Pedro Illán, celebró el fallo.',
      accused: [],
      harmless: ['Rosa Medrano', 'Pedro Illán'],
    },
    {
      title: 'Empresário preso por lavagem de dinheiro',
      text: 'A polícia prendeu o empresário Otávio Brandão, suspeito de lavagem de dinheiro. A delegada Simone Prates comandou a operação.',
      accused: ['Otávio Brandão'],
      harmless: ['Simone Prates'],
    },
    {
      title: 'Un notaire condamné pour escroquerie',
      text: 'Le tribunal de Lyon a condamné le notaire Gérard Poncet à trois ans de prison pour escroquerie. La procureure Agnès Roux avait requis cinq ans. La banque Crédit Dauphin n’est pas mise en cause.',
      accused: ['Gérard Poncet'],
      harmless: ['Agnès Roux', 'Crédit Dauphin'],
    },
    {
      title: 'Bauunternehmer wegen Bestechung verurteilt',
      text: 'Das Landgericht Kassel hat den Bauunternehmer Dieter Kalkreuth wegen Bestechung zu drei Jahren Haft verurteilt. Staatsanwältin Heike Brandl hatte vier Jahre gefordert.',
      accused: ['Dieter Kalkreuth'],
      harmless: ['Heike Brandl'],
    },
    {
      title: 'Arrestato il presidente della Ittica Sud',
      text: 'I carabinieri hanno arrestato Salvatore Messana, presidente della Ittica Sud, con l’accusa di corruzione. Il procuratore Luca Ferri ha coordinato le indagini.',
      accused: ['Salvatore Messana'],
      harmless: ['Luca Ferri'],
    },
    {
      title: 'Бывшего мэра осудили за взятки',
      text: 'Суд приговорил бывшего мэра Олега Коршунова к семи годам колонии за взятки. Прокурор Анна Лебедева просила девять лет.',
      accused: ['Олег Коршунов'],
      harmless: ['Анна Лебедева'],
    },
    {
      title: 'Ексміністра підозрюють у розтраті',
      text: 'НАБУ повідомило про підозру ексміністру Тарасу Гнатюку у розтраті 40 млн грн.',
      accused: ['Тарас Гнатюк'],
      harmless: [],
    },
    {
      title: 'السجن سبع سنوات لرجل أعمال بتهمة غسل الأموال',
      text: 'حكمت المحكمة على رجل الأعمال سامر العبدلي بالسجن سبع سنوات بتهمة غسل الأموال. وقال القاضي حسن النوري إن الأدلة كافية.',
      accused: ['Samer al-Abdali'],
      harmless: ['Hassan al-Nouri'],
    },
    {
      title: '某公司董事长因内幕交易被罚',
      text: '证监会对董事长陈志强内幕交易行为处以罚款五百万元。律师王晓梅表示将上诉。',
      accused: ['CHEN Zhiqiang'],
      harmless: ['WANG Xiaomei'],
    },
  ]);
});
