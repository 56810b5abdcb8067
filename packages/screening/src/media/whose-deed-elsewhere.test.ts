/** Which of the names in a story is accused. All stories are invented. */
import { describe } from 'vitest';
import { testStories } from '../../test/stories.ts';

describe('in more court reports and in texts about something else', () => {
  testStories([
    {
      title: 'Bank fined £44m over money laundering controls',
      text: 'The Financial Conduct Authority has fined Albion Mutual £44 million for weak controls that let a jeweller launder cash through its branches. Albion chief executive Ruth Ainsley apologised. The jeweller, Kashmir Gold Traders, has since been dissolved.',
      accused: ['Albion Mutual'],
      harmless: ['Ruth Ainsley'],
    },
    {
      title: 'Lawyer convicted of stealing from clients',
      text: 'Solicitor Fiona McBride was convicted at Glasgow Sheriff Court of embezzling £600,000 from clients. Sheriff Alan Reid told her she had betrayed the profession. Widow Margaret Kerr lost her savings.',
      accused: ['Fiona McBride'],
      harmless: ['Alan Reid', 'Margaret Kerr'],
    },
    {
      title: 'Judge charged with taking bribes',
      text: 'Prosecutors in Sofia have charged Judge Plamen Iliev with accepting bribes to free smugglers. Iliev denies wrongdoing. Justice minister Vera Stancheva said nobody was above the law.',
      accused: ['Plamen Iliev'],
      harmless: ['Vera Stancheva'],
    },
    {
      title: 'Cyclist banned for four years over EPO',
      text: 'Sprinter Mateo Ferrer has been banned for four years after testing positive for EPO. Team manager Luc Dubois said the squad was shocked.',
      accused: ['Mateo Ferrer'],
      harmless: ['Luc Dubois'],
    },
    {
      title: 'Wanted: hacker behind hospital attacks',
      text: 'The FBI has offered $5 million for information leading to the arrest of Maksim Gorlov, who is wanted over ransomware attacks on hospitals. Agent Sarah Doyle said he was believed to be in Sochi. St Brigid Hospital, one of the victims, paid nothing.',
      accused: ['Maksim Gorlov'],
      harmless: ['Sarah Doyle', 'St Brigid Hospital'],
    },
    {
      title: 'Timber firm under investigation for illegal logging',
      text: 'Customs officers raided the yard of Borneo Hardwoods on Thursday in an investigation into illegal logging. Director Anton Wijaya declined to comment. Green Canopy, the charity that filed the complaint, welcomed the raid.',
      accused: ['Borneo Hardwoods'],
      harmless: ['Green Canopy'],
    },
    {
      title: 'Obituary: Sir Hugh Calder, who brought down the cocaine barons',
      text: 'Sir Hugh Calder, who has died aged 91, led the customs team that seized two tonnes of cocaine in 1987. He is survived by his wife, Lady Anne Calder.',
      accused: [],
      harmless: ['Sir Hugh Calder', 'Lady Anne Calder'],
    },
    {
      title: 'EU court lifts sanctions on shipping magnate',
      text: 'The General Court annulled sanctions against shipowner Andrei Volkonsky, saying the Council had shown no evidence of his links to the government. His lawyer, Claire Dumont, called it a victory.',
      accused: [],
      harmless: ['Andrei Volkonsky', 'Claire Dumont'],
    },
    {
      title: 'Painting stolen in 1998 returns to museum',
      text: 'A landscape stolen from the Bellini Museum in 1998 was found in an attic and returned on Friday. Director Paolo Conti wept. The thieves were never caught.',
      accused: [],
      harmless: ['Bellini Museum', 'Paolo Conti'],
    },
    {
      title: 'Pirates free crew of tanker',
      text: 'Pirates released the crew of the tanker Ocean Pearl after 60 days. Captain Ravi Menon said the men were treated well. Owner Pelagic Lines would not say whether a ransom was paid.',
      accused: [],
      harmless: ['Ravi Menon', 'Pelagic Lines'],
    },
    {
      title: 'Killer whales delight tourists',
      text: 'Skipper Anne Holt has never seen so many killer whales. "They hunt like a gang," she said. Fjord Safari, which runs the tours, is booked out.',
      accused: [],
      harmless: ['Anne Holt', 'Fjord Safari'],
    },
    {
      title: 'Minister denies rumours of resignation',
      text: 'Finance minister Paul Okello dismissed rumours that he would resign as a plot. The opposition had accused the government of waste. Okello presented the budget on Tuesday.',
      accused: [],
      harmless: ['Paul Okello'],
    },
    {
      title: 'Supermarket recalls cheese',
      text: 'Greenfield Stores has recalled a soft cheese after listeria was found in one batch. Nobody has fallen ill. Food safety chief Dr Mary Lund praised the company.',
      accused: [],
      harmless: ['Greenfield Stores', 'Dr Mary Lund'],
    },
    {
      title: 'Former minister jailed for 12 years for corruption',
      text: 'A court in Maputo sentenced former transport minister Armando Tembe to 12 years in prison on Wednesday for taking $7m in bribes from a shipbuilder. His wife, Celeste Tembe, was given six years for money laundering. Economist Jorge Mabunda called the verdict historic.',
      accused: ['Armando Tembe', 'Celeste Tembe'],
      harmless: ['Jorge Mabunda'],
    },
    {
      title: 'Startup raises $20m to stop deepfake fraud',
      text: 'VeriFace, a startup that spots deepfakes used in bank fraud, has raised $20m. Founder Nina Patel was herself a victim of identity theft. Northgate Ventures led the round.',
      accused: [],
      harmless: ['VeriFace', 'Nina Patel', 'Northgate Ventures'],
    },
    {
      title: 'Police officer charged with assaulting protester',
      text: 'Constable Darren Pike has been charged with assault after a student was injured at a protest. The student, Maya Lewis, spent a week in hospital. Chief constable Helen Frost said the officer had been suspended.',
      accused: ['Darren Pike'],
      harmless: ['Maya Lewis', 'Helen Frost'],
    },
    {
      title: 'Trader settles insider dealing case',
      text: 'Without admitting wrongdoing, hedge fund trader Victor Lasker agreed to pay $3m to settle claims that he traded on tips from a lawyer. The SEC said the lawyer, Amy Chu, was cooperating. Broker Hale & Sons is not accused.',
      accused: ['Victor Lasker'],
      harmless: ['Hale & Sons'],
    },
    {
      title: 'Kidnapped businessman freed',
      text: 'Businessman Tariq Mansour was freed on Sunday, three weeks after gunmen kidnapped him outside his factory. His brother, Nabil Mansour, thanked the police. No one has been arrested.',
      accused: [],
      harmless: ['Tariq Mansour', 'Nabil Mansour'],
    },
    {
      title: 'Company says data stolen by ex-employee',
      text: 'Orion Dental says a former employee stole the records of 9,000 patients. Police have arrested a man of 34. Orion chief Max Weber apologised.',
      accused: [],
      harmless: ['Orion Dental', 'Max Weber'],
    },
    {
      title: 'Two executives of Zephyr Gas indicted',
      text: 'A grand jury in Houston indicted Zephyr Gas executives Carl Boone and Dana Whitlock on charges of price fixing. Zephyr Gas said it was cooperating. U.S. Attorney Leo Marsh announced the indictment.',
      accused: ['Carl Boone', 'Dana Whitlock'],
      harmless: ['Leo Marsh'],
    },
    {
      title: 'Journalist jailed for spying',
      text: 'A court in Minsk jailed journalist Alena Kavalenka for eight years for espionage. Her editor, Pavel Sidorovich, called the trial a farce.',
      accused: ['Alena Kavalenka'],
      harmless: ['Pavel Sidorovich'],
    },
    {
      title: 'Landlord ordered to repay rent',
      text: 'A tribunal ordered landlord Gavin Stokes to repay £12,000 to tenants he had harassed. Tenant Priya Nair said she could sleep again.',
      accused: ['Gavin Stokes'],
      harmless: ['Priya Nair'],
    },
    {
      title: 'The woman who exposed a Ponzi scheme',
      text: 'Accountant Teresa Lobo noticed that the returns never fell. Her report led to the arrest of financier Miguel Arce, who was sentenced to 20 years for running a Ponzi scheme. Lobo now teaches ethics.',
      accused: ['Miguel Arce'],
      harmless: ['Teresa Lobo'],
    },
    {
      title: 'Fishing company fined for dumping waste',
      text: 'Nordhav Seafoods was fined 900,000 kroner for dumping fish waste in a fjord. The fine was imposed by the Environment Agency. Mayor Siri Dahl said the fjord was recovering.',
      accused: ['Nordhav Seafoods'],
      harmless: ['Siri Dahl'],
    },
    {
      title: 'Gang leader extradited to Spain',
      text: 'Alleged gang leader Rory Keogh was extradited to Spain on Friday to face charges of drug trafficking. He was handed over by Dubai police. Spanish prosecutor Elena Ruiz will lead the case.',
      accused: ['Rory Keogh'],
      harmless: ['Elena Ruiz'],
    },
  ]);
});

describe('in more texts of ten languages', () => {
  testStories([
    {
      title: 'Cuatro años de prisión para el tesorero',
      text: 'El tribunal ha condenado a Julián Prats, extesorero del club, por apropiación indebida. La presidenta Nuria Soler confía en recuperar el dinero.',
      accused: ['Julián Prats'],
      harmless: ['Nuria Soler'],
    },
    {
      title: 'Fiscalía investiga a una minera por contaminación',
      text: 'La Fiscalía investiga a Minera Altos del Sur por verter cianuro en el río Claro. El biólogo Andrés Pino tomó las muestras.',
      accused: ['Minera Altos del Sur'],
      harmless: ['Andrés Pino'],
    },
    {
      title: 'Roban tres cuadros del museo',
      text: 'Desconocidos robaron anoche tres cuadros del Museo Ferrer. La directora Elisa Campo dijo que no hay detenidos.',
      accused: [],
      harmless: ['Museo Ferrer', 'Elisa Campo'],
    },
    {
      title: 'Perquisition au siège de Novalia',
      text: 'Les enquêteurs ont perquisitionné le siège de Novalia dans une enquête pour blanchiment. Son directeur, Marc Tissier, a été placé en garde à vue. L’avocat Paul Lenoir dénonce une opération spectaculaire.',
      accused: ['Novalia', 'Marc Tissier'],
      harmless: ['Paul Lenoir'],
    },
    {
      title: 'La chanteuse Lola Marin sort un nouvel album',
      text: 'Avec « Crime parfait », Lola Marin signe un album meurtrier. Le producteur Hugo Petit parle d’un braquage musical.',
      accused: [],
      harmless: ['Lola Marin', 'Hugo Petit'],
    },
    {
      title: 'Razzia bei Autohändler',
      text: 'Wegen Verdachts der Steuerhinterziehung hat die Polizei das Autohaus Kessler durchsucht. Geschäftsführer Murat Yildirim wurde festgenommen. Oberstaatsanwalt Peter Lang sprach von einem Millionenschaden.',
      accused: ['Autohaus Kessler', 'Murat Yildirim'],
      harmless: ['Peter Lang'],
    },
    {
      title: 'Unbekannte sprengen Geldautomaten',
      text: 'Unbekannte haben in der Nacht einen Geldautomaten der Volksbank Heidetal gesprengt. Polizeisprecherin Anja Wolf bat um Hinweise.',
      accused: [],
      harmless: ['Volksbank Heidetal', 'Anja Wolf'],
    },
    {
      title: 'Freispruch für Arzt',
      text: 'Das Landgericht hat den Chirurgen Tobias Krüger vom Vorwurf der fahrlässigen Tötung freigesprochen. Richterin Eva Maas sprach von einem tragischen Unfall.',
      accused: [],
      harmless: ['Tobias Krüger', 'Eva Maas'],
    },
    {
      title: 'Multa da un milione alla Acque Chiare',
      text: 'L’Antitrust ha multato Acque Chiare per un milione di euro per pratiche scorrette. L’avvocato Sara Greco ha annunciato ricorso.',
      accused: ['Acque Chiare'],
      harmless: ['Sara Greco'],
    },
    {
      title: 'Задержан директор завода',
      text: 'ФСБ задержала директора завода Виктора Лапина по подозрению в получении взятки. Адвокат Мария Котова заявила о невиновности клиента.',
      accused: ['Виктор Лапин'],
      harmless: ['Мария Котова'],
    },
    {
      title: 'Суд оправдал врача',
      text: 'Суд оправдал хирурга Павла Нечаева, обвинявшегося в причинении смерти по неосторожности.',
      accused: [],
      harmless: ['Павел Нечаев'],
    },
    {
      title: 'توقيف رئيس بلدية بشبهة الرشوة',
      text: 'أوقفت الشرطة رئيس البلدية كمال الدريدي بتهمة الرشوة. وأكد المحامي سامي بن عمر أن موكله بريء.',
      accused: ['Kamal Dridi'],
      harmless: ['Sami Ben Omar'],
    },
    {
      title: 'محكمة تبرئ طبيبا',
      text: 'قضت المحكمة ببراءة الطبيب عادل منصور من تهمة التزوير.',
      accused: [],
      harmless: ['Adel Mansour'],
    },
    {
      title: '警方抓获贩毒团伙头目',
      text: '警方周一在云南抓获贩毒团伙头目赵国强，缴获冰毒二十公斤。警方发言人李文华说案件仍在调查。',
      accused: ['ZHAO Guoqiang'],
      harmless: ['LI Wenhua'],
    },
    {
      title: '女企业家获创新奖',
      text: '女企业家周雅琴获得年度创新奖，她的公司开发了反诈骗软件。',
      accused: [],
      harmless: ['ZHOU Yaqin'],
    },
    {
      title: 'Bank clerk who stole pensions jailed',
      text: 'Former teller Wendy Ashcroft, 52, siphoned £310,000 from pensioners’ accounts at Harbour Building Society. She was jailed for three years. Harbour Building Society has refunded the victims. Ashcroft’s barrister, Neil Gow, said she was addicted to bingo.',
      accused: ['Wendy Ashcroft'],
      harmless: ['Harbour Building Society', 'Neil Gow'],
    },
    {
      title: 'Ex-mayor loses appeal',
      text: 'The Supreme Court has rejected the appeal of former mayor Radu Stan against his seven-year sentence for bribery. Stan must report to prison within days. His daughter, Irina Stan, criticised the ruling.',
      accused: ['Radu Stan'],
      harmless: ['Irina Stan'],
    },
    {
      title: 'Police thank shopkeeper who foiled robbery',
      text: 'Shopkeeper Imran Aziz chased two masked robbers out of his store with a broom. Inspector Carol Hunt gave him a certificate. The pair are still at large.',
      accused: [],
      harmless: ['Imran Aziz', 'Carol Hunt'],
    },
    {
      title: 'Watchdog closes probe into Lumina Foods',
      text: 'The competition authority has closed its inquiry into Lumina Foods without finding any infringement. Chief executive Ola Berg said the company had always followed the rules.',
      accused: [],
      harmless: ['Lumina Foods', 'Ola Berg'],
    },
    {
      title: 'Report names suppliers linked to forced labour',
      text: 'A report by the charity Free Hands accuses Tarim Textile of using forced labour in its mills. Retailer Nordmode said it had stopped buying from Tarim Textile. Researcher Amina Yusuf spent a year on the report.',
      accused: ['Tarim Textile'],
      harmless: ['Free Hands', 'Amina Yusuf'],
    },
    {
      title: 'Chess grandmaster stripped of title for cheating',
      text: 'Grandmaster Ivo Radic was stripped of his title after he admitted using a phone in the toilet during a tournament. Arbiter Sven Lund found the device.',
      accused: ['Ivo Radic'],
      harmless: ['Sven Lund'],
    },
    {
      title: 'Spy thriller author dies',
      text: 'Novelist Gerald Fenn, whose spies and assassins sold 30 million books, has died at 84. His publisher, Rosemary Cole, called him a master.',
      accused: [],
      harmless: ['Gerald Fenn', 'Rosemary Cole'],
    },
    {
      title: 'Dutch police arrest three over parcel bombs',
      text: 'Dutch police have arrested three men on suspicion of sending parcel bombs to companies. Postal worker Joost Bakker was slightly hurt. Transport firm SnelPak said it had stepped up checks.',
      accused: [],
      harmless: ['Joost Bakker', 'SnelPak'],
    },
    {
      title: 'Election: Rivera attacks rival over crime',
      text: 'Candidate Lucía Rivera attacked her rival Tomás Peña over crime in a bruising debate. Peña said she was trying to steal his programme. Polls show them level.',
      accused: [],
      harmless: ['Lucía Rivera', 'Tomás Peña'],
    },
    {
      title: 'Oligarch’s villa frozen',
      text: 'Italy has frozen a villa owned by Gennady Sobol, a Russian businessman sanctioned by the EU last week. Estate agent Carla Riva sold it to him in 2012.',
      accused: ['Gennady Sobol'],
      harmless: ['Carla Riva'],
    },
  ]);
});
