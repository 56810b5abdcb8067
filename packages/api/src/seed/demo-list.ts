/**
 * The demo's listed parties. EVERY ONE IS INVENTED: no person, company, vessel, number or programme here exists, and any
 * likeness is chance. They show what real lists hold: several scripts, weak aliases, partial dates, identifiers, vessels.
 */
import type { CountryRole, ListedParty, PartyDate, PartyIdentifier, PartyName } from '@tamis/screening/party';

/** Whose list a demo party imitates: it says which flag a confirmed match sets. */
type DemoList = 'OFAC' | 'EU' | 'UK' | 'UN' | 'PEP';

interface DemoParty {
  list: DemoList;
  party: ListedParty;
}

type Details = Partial<Omit<ListedParty, 'sourceRef' | 'names' | 'type'>>;

/** A name; `given|middle|family` says the parts, as publishers do for persons. */
function name(text: string, kind: PartyName['kind'], strength: PartyName['strength'] = 'strong'): PartyName {
  const [given = '', second = '', third] = text.split('|');
  if (second === '') return { text, kind, strength };
  const parts = third === undefined ? { given, family: second } : { given, middle: second, family: third };
  return { text: text.replaceAll('|', ' '), kind, strength, parts };
}

const primary = (text: string) => name(text, 'primary');
const aka = (text: string) => name(text, 'aka');
const fka = (text: string) => name(text, 'fka');
const weak = (text: string) => name(text, 'aka', 'weak');
const original = (text: string) => name(text, 'original-script');

/** A date, or a range of two. */
function born(from: string, to = from): PartyDate {
  return { from, to };
}

function circa(year: string): PartyDate {
  return { from: year, to: year, circa: true };
}

const COUNTRY_TEXTS: Readonly<Record<string, string>> = {
  AE: 'United Arab Emirates',
  BY: 'Belarus',
  CN: 'China',
  CY: 'Cyprus',
  ES: 'Spain',
  GR: 'Greece',
  HK: 'Hong Kong',
  IQ: 'Iraq',
  IR: 'Iran',
  KP: "Democratic People's Republic of Korea",
  KZ: 'Kazakhstan',
  LB: 'Lebanon',
  LY: 'Libya',
  MM: 'Myanmar',
  NG: 'Nigeria',
  PA: 'Panama',
  RO: 'Romania',
  RS: 'Serbia',
  RU: 'Russia',
  SO: 'Somalia',
  SY: 'Syria',
  TR: 'Türkiye',
  UA: 'Ukraine',
  UZ: 'Uzbekistan',
  VE: 'Venezuela',
  YE: 'Yemen',
  GE: 'Georgia',
  LR: 'Liberia',
  AM: 'Armenia',
};

function country(code: string, role: CountryRole = 'nationality') {
  return { code, text: COUNTRY_TEXTS[code] ?? code, role };
}

function id(kind: PartyIdentifier['kind'], value: string, issuer?: string): PartyIdentifier {
  return issuer === undefined ? { kind, value } : { kind, value, country: issuer };
}

function listed(
  list: DemoList,
  ref: string,
  type: ListedParty['type'],
  names: PartyName[],
  details: Details,
): DemoParty {
  const party: ListedParty = {
    sourceRef: `DEMO-${ref}`,
    type,
    names,
    dates: [],
    countries: [],
    birthPlaces: [],
    identifiers: [],
    addresses: [],
    programmes: [`DEMO-${list}`],
    positions: [],
    remarks: 'Invented for the demo.',
    ...details,
  };
  return { list, party };
}

const person = (list: DemoList, ref: string, names: PartyName[], details: Details = {}) =>
  listed(list, ref, 'person', names, details);
const company = (list: DemoList, ref: string, names: PartyName[], details: Details = {}) =>
  listed(list, ref, 'company', names, details);
const vessel = (list: DemoList, ref: string, names: PartyName[], details: Details = {}) =>
  listed(list, ref, 'vessel', names, details);

const sanctioned: DemoParty[] = [
  person(
    'OFAC',
    '1001',
    [
      primary('Rustam|Idrisovich|Halvani'),
      aka('Rustam|Khalvani'),
      original('Рустам|Идрисович|Халвани'),
      original('رستم إدريس الحلواني'),
      weak('Abu Idris'),
    ],
    {
      dates: [born('1968-03-14')],
      gender: 'male',
      countries: [country('UZ'), country('UZ', 'birth')],
      birthPlaces: ['Samarkand, Uzbekistan'],
      identifiers: [id('passport', 'AA 1234567', 'UZ')],
      programmes: ['DEMO-RUSSIA'],
      positions: ['Former Deputy Minister of Transport'],
      listedOn: '2023-02-24',
    },
  ),
  company(
    'OFAC',
    '1002',
    [
      primary('Severny Vector Shipping LLC'),
      aka('Northern Vector Shipping'),
      original('СЕВЕРНЫЙ ВЕКТОР ШИППИНГ'),
      fka('Vektor Lines'),
    ],
    {
      dates: [born('2002-06-05')],
      countries: [country('RU', 'registration'), country('RU', 'residence')],
      identifiers: [id('registration', '1027700000001', 'RU'), id('tax', '7700000001', 'RU')],
      addresses: [{ text: '4 Invented Embankment, Saint Petersburg, Russia', city: 'Saint Petersburg', country: 'RU' }],
      programmes: ['DEMO-RUSSIA'],
      listedOn: '2022-04-06',
    },
  ),
  person(
    'UN',
    '1003',
    [
      primary('Abd al-Rahman|Khalil|AL-HADDAR'),
      aka('Abdulrahman Khaleel Haddad'),
      original('عبد الرحمن خليل الحدّار'),
      weak('Abu Khalil'),
    ],
    {
      dates: [born('1971-12-06')],
      gender: 'male',
      countries: [country('LB'), country('LB', 'birth'), country('CY', 'residence')],
      birthPlaces: ['Tripoli, Lebanon'],
      identifiers: [id('passport', 'RL 3381940', 'LB')],
      programmes: ['DEMO-LEVANT'],
      listedOn: '2019-10-11',
    },
  ),
  company(
    'EU',
    '1004',
    [primary('Meridian Gulf Bunkering FZE'), original('ميريديان الخليج للتموين'), fka('Gulf Meridian Fuels')],
    {
      countries: [country('AE', 'registration'), country('AE', 'residence')],
      identifiers: [id('registration', 'FZ-000417', 'AE')],
      addresses: [{ text: 'Port Road, Fujairah, United Arab Emirates', city: 'Fujairah', country: 'AE' }],
      programmes: ['DEMO-SHIPPING'],
      listedOn: '2024-06-24',
    },
  ),
  person('UK', '1005', [primary('Min-yuan|CHOU'), aka('Zhou Minyuan'), original('周敏远')], {
    dates: [born('1961', '1963')],
    countries: [country('CN'), country('HK', 'residence')],
    programmes: ['DEMO-PROCUREMENT'],
    positions: ['Director'],
    listedOn: '2025-03-20',
  }),
  person(
    'EU',
    '1006',
    [
      primary('Sergei|Valeryevich|STROGANIN'),
      aka('Serguei|Valerievitch|STROGANINE'),
      original('Сергей|Валерьевич|Строганин'),
    ],
    {
      dates: [born('1966-07-02')],
      gender: 'male',
      countries: [country('RU'), country('RU', 'birth')],
      birthPlaces: ['Perm'],
      programmes: ['DEMO-RUSSIA'],
      positions: ['Head of an invented agency'],
      listedOn: '2022-03-15',
    },
  ),
  vessel('OFAC', '1007', [primary('POLAR LANTERN'), fka('SEVERNAYA ZARYA')], {
    dates: [born('2004')],
    countries: [country('PA', 'flag')],
    identifiers: [id('imo', '0000127'), id('mmsi', '370000003'), id('call-sign', 'H9XX3')],
    programmes: ['DEMO-SHIPPING'],
  }),
  vessel('UK', '1008', [primary('Amber Lantern')], {
    dates: [born('2008')],
    countries: [country('LR', 'flag')],
    identifiers: [id('imo', '0000232')],
    programmes: ['DEMO-SHIPPING'],
    listedOn: '2025-05-09',
  }),
  vessel('EU', '1009', [primary('KAPITAN VORONIN'), original('КАПИТАН ВОРОНИН')], {
    countries: [country('RU', 'flag')],
    identifiers: [id('imo', '0001016')],
    programmes: ['DEMO-SHIPPING'],
    listedOn: '2024-12-16',
  }),
  vessel('UN', '1010', [primary('CHONG SONG 9'), original('청송 9')], {
    countries: [country('KP', 'flag')],
    identifiers: [id('imo', '0002022')],
    programmes: ['DEMO-KOREA'],
    listedOn: '2018-03-30',
  }),
  person('OFAC', '1011', [primary('Farhad|TAHMOURI'), original('فرهاد طهموری'), weak('Haj Farhad')], {
    dates: [circa('1959')],
    gender: 'male',
    countries: [country('IR')],
    birthPlaces: ['Yazd, Iran'],
    identifiers: [id('national-id', '0012345678', 'IR')],
    programmes: ['DEMO-IRAN'],
  }),
  company(
    'OFAC',
    '1012',
    [primary('Tahmouri Precision Instruments Company'), aka('TPIC'), original('شرکت ابزار دقیق طهموری')],
    {
      countries: [country('IR', 'residence')],
      addresses: [{ text: 'No. 9 Invented Alley, Tehran, Iran', city: 'Tehran', country: 'IR' }],
      programmes: ['DEMO-IRAN'],
    },
  ),
  person(
    'EU',
    '1013',
    [
      primary('Pavel|Genadievich|BARANOVICH'),
      original('Павел|Генадьевич|БАРАНОВИЧ'),
      original('Павел|Генадзьевіч|БАРАНОВІЧ'),
    ],
    {
      dates: [born('1972-11-30')],
      gender: 'male',
      countries: [country('BY'), country('BY', 'birth')],
      birthPlaces: ['Hrodna'],
      programmes: ['DEMO-BELARUS'],
      positions: ['Colonel'],
      listedOn: '2020-11-06',
    },
  ),
  company('EU', '1014', [primary('Baranovich Potash Trading JSC'), original('ОАО Баранович Калий')], {
    countries: [country('BY', 'registration')],
    identifiers: [id('registration', '600000014', 'BY')],
    programmes: ['DEMO-BELARUS'],
    listedOn: '2021-12-02',
  }),
  person('UK', '1015', [primary('Thiha|KYAW ZEYA'), aka('U Thiha'), original('သီဟကျော်ဇေယျ')], {
    dates: [born('1964-05')],
    gender: 'male',
    countries: [country('MM')],
    programmes: ['DEMO-MYANMAR'],
    listedOn: '2021-05-17',
  }),
  company('UK', '1016', [primary('Golden Lotus Invented Holdings Ltd'), aka('Shwe Kyar Holdings')], {
    countries: [country('MM', 'residence')],
    programmes: ['DEMO-MYANMAR'],
    listedOn: '2021-06-21',
  }),
  person('UN', '1017', [primary('RI JONG MYONG'), aka('Ri Chong-myong'), original('리종명')], {
    dates: [born('1967', '1970')],
    gender: 'male',
    countries: [country('KP')],
    identifiers: [id('passport', '000000017', 'KP')],
    programmes: ['DEMO-KOREA'],
    listedOn: '2016-03-02',
  }),
  company('UN', '1018', [primary('KOREA INVENTED MINERALS CORPORATION'), aka('KIMCO'), original('조선발명광물회사')], {
    countries: [country('KP', 'residence')],
    programmes: ['DEMO-KOREA'],
    listedOn: '2016-11-30',
  }),
  person('UN', '1019', [primary('ABDIRAHMAN FARAH GUULEED-DEMO'), weak('Faarax Dheere')], {
    dates: [circa('1978')],
    gender: 'male',
    countries: [country('SO')],
    programmes: ['DEMO-SOMALIA'],
    listedOn: '2014-09-24',
  }),
  person(
    'UN',
    '1020',
    [primary('SALIM HUSAYN AL-QARNI-DEMO'), original('سالم حسين القرني'), weak('Abu Husayn al-Yamani')],
    {
      dates: [born('1980', '1984')],
      gender: 'male',
      countries: [country('YE')],
      programmes: ['DEMO-YEMEN'],
      listedOn: '2015-04-14',
    },
  ),
  person('OFAC', '1021', [primary('Yusra|NASSIF-DEMO'), original('يسرى ناصيف')], {
    dates: [born('1983-09-09')],
    gender: 'female',
    countries: [country('SY')],
    birthPlaces: ['Latakia, Syria'],
    programmes: ['DEMO-SYRIA'],
  }),
  company('OFAC', '1022', [primary('Orontes Invented Construction LLC'), original('شركة العاصي للإنشاءات')], {
    countries: [country('SY', 'residence'), country('LB', 'residence')],
    programmes: ['DEMO-SYRIA'],
  }),
  person('OFAC', '1023', [primary('Reinaldo José|VILLABONA-DEMO'), weak('El Sastre')], {
    dates: [born('1975-01-21')],
    gender: 'male',
    countries: [country('VE')],
    identifiers: [id('national-id', 'V-00000023', 'VE')],
    programmes: ['DEMO-VENEZUELA'],
  }),
  person(
    'OFAC',
    '1024',
    [primary('Lev|Arkadyevich|KOLDUNOV'), original('Лев|Аркадьевич|КОЛДУНОВ'), weak('wizard_lev')],
    {
      dates: [born('1994-04-18')],
      gender: 'male',
      countries: [country('RU')],
      identifiers: [id('wallet', 'bc1qinventedinventedinvented0000000000000'), id('email', 'lev@koldunov.example')],
      programmes: ['DEMO-CYBER'],
    },
  ),
  company('UK', '1025', [primary('Koldun Exchange OÜ'), aka('KoldunX')], {
    identifiers: [id('website', 'koldunx.example'), id('wallet', '0x00000000000000000000000000000000000demo1')],
    programmes: ['DEMO-CYBER'],
    listedOn: '2024-10-02',
  }),
  company(
    'EU',
    '1026',
    [primary('Zavod Polyarnye Mekhanizmy JSC'), aka('Polar Mechanisms Plant'), original('АО Завод Полярные Механизмы')],
    {
      countries: [country('RU', 'registration')],
      identifiers: [id('registration', '1025900000026', 'RU'), id('tax', '5900000026', 'RU')],
      programmes: ['DEMO-RUSSIA'],
      listedOn: '2023-06-23',
    },
  ),
  company(
    'OFAC',
    '1027',
    [primary('Anadolu Kurgu Havacilik Limited Sirketi'), aka('Anadolu Kurgu Havacılık Limited Şirketi')],
    {
      countries: [country('TR', 'residence')],
      identifiers: [id('registration', '0000027', 'TR')],
      programmes: ['DEMO-RUSSIA'],
    },
  ),
  person('UK', '1028', [primary('Giorgi|MTSVANELI'), original('გიორგი მცვანელი')], {
    dates: [born('1970-08-12')],
    gender: 'male',
    countries: [country('GE')],
    programmes: ['DEMO-RUSSIA'],
    listedOn: '2024-09-16',
  }),
  person('EU', '1029', [primary('Miloš|PETKOVIĆ-DEMO'), original('Милош Петковић')], {
    dates: [born('1962-02')],
    gender: 'male',
    countries: [country('RS')],
    programmes: ['DEMO-BALKANS'],
    listedOn: '2023-07-11',
  }),
  company('UN', '1030', [primary('AL-RAWDA INVENTED EXCHANGE'), original('صرافة الروضة')], {
    countries: [country('IQ', 'residence'), country('AE', 'residence')],
    programmes: ['DEMO-LEVANT'],
    listedOn: '2017-07-20',
  }),
  person('OFAC', '1031', [primary('Aram|HAKOBIAN-DEMO'), aka('Aram Hagopian'), original('Արամ Հակոբյան')], {
    dates: [born('1977-10-05')],
    gender: 'male',
    countries: [country('AM'), country('LB', 'residence')],
    programmes: ['DEMO-LEVANT'],
  }),
  company('EU', '1032', [primary('Blue Crane Invented Logistics Pte Ltd')], {
    countries: [country('HK', 'registration')],
    identifiers: [id('lei', '549300INVENTEDLEI032')],
    programmes: ['DEMO-PROCUREMENT'],
    listedOn: '2025-02-24',
  }),
];

const exposed: DemoParty[] = [
  person('PEP', '2001', [primary('Oksana|VEYDENKO'), original('Оксана Вейденко')], {
    dates: [born('1979-06-17')],
    gender: 'female',
    countries: [country('UA')],
    positions: ['Member of parliament'],
  }),
  person('PEP', '2002', [primary('Livia|TEODORESCU-BRANDT'), aka('Livia Teodorescu')], {
    dates: [born('1973-01-08')],
    gender: 'female',
    countries: [country('RO')],
    positions: ['Deputy Minister of Finance'],
  }),
  person('PEP', '2003', [primary('Giorgos|PAPAMARKOU'), original('Γιώργος Παπαμάρκου')], {
    dates: [born('1958-05-19')],
    gender: 'male',
    countries: [country('GR')],
    positions: ['Mayor'],
  }),
  person('PEP', '2004', [primary('Óscar|VILLASEÑOR PRAT')], {
    dates: [born('1969-10-03')],
    gender: 'male',
    countries: [country('ES')],
    positions: ['Member of parliament'],
  }),
  person('PEP', '2005', [primary('Chukwuemeka|ODUYA-DEMO'), aka('Emeka Oduya-Demo')], {
    dates: [born('1965')],
    gender: 'male',
    countries: [country('NG')],
    positions: ['Former state governor'],
  }),
  person('PEP', '2006', [primary('Aizhan|SEITKALI-DEMO'), original('Айжан Сейтқали')], {
    dates: [born('1981-12')],
    gender: 'female',
    countries: [country('KZ')],
    positions: ['Judge of the constitutional court'],
  }),
  person('PEP', '2007', [primary('Mansour|AL-FITOURI-DEMO'), original('منصور الفيتوري')], {
    dates: [circa('1956')],
    gender: 'male',
    countries: [country('LY')],
    positions: ['Ambassador'],
  }),
  person('PEP', '2008', [primary('Rustam|Idrisovich|Halvani')], {
    dates: [born('1968-03-14')],
    gender: 'male',
    countries: [country('UZ')],
    positions: ['Former Deputy Minister of Transport'],
  }),
];

/** Forty invented parties; their refs are unique over all lists. */
export const demoParties: DemoParty[] = [...sanctioned, ...exposed];
