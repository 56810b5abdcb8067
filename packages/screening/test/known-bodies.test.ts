import { describe, expect, test } from 'vitest';
import { buildIndex, compare, openIndex, screen } from '../src/index.ts';
import { byFullName } from '../src/names/organisations/known-bodies.ts';
import { knownBodies } from '../src/names/tables/known-bodies.ts';
import { aParty, aSubject } from './builders.ts';

const score = (one: string, other: string): number =>
  compare(aSubject({ name: one, type: 'company' }), aParty({ name: other, type: 'company' })).score;

describe('a body is found by names that only general knowledge connects', () => {
  test.each([
    ['FSB', 'Federal Security Service of the Russian Federation'],
    ['ФСБ России', 'Federal Security Service'],
    ['Rosselkhozbank', 'Russian Agricultural Bank'],
    ['League of the Righteous', 'Asa’ib Ahl al-Haq'],
    ['GAESA', 'Grupo de Administración Empresarial S.A.'],
    ['KOMID', 'Korea Mining Development Trading Corporation'],
    ['GRU Unit 74455', 'Main Center for Special Technologies'],
    ['Otkritie FC Bank', 'Public Joint Stock Company Bank Financial Corporation Otkritie'],
    ['Al Nusra Front', 'Jabhat al-Nusrah li-Ahl al-Sham'],
    ['Katerji Group', 'Qatirji Company'],
    ['Harakat al-Muqawamah al-Islamiyyah', 'HAMAS'],
    ['GRU Main Intelligence Directorate', 'Главное разведывательное управление'],
    ['IRGC Navy', 'Islamic Revolutionary Guard Corps Navy'],
    ['Ansarallah', 'Ansar Allah (Houthis)'],
    ['IRGC-Qods Force', 'Islamic Revolutionary Guard Corps Quds Force'],
    ['CETC 14th Research Institute', 'China Electronics Technology Group Corporation 14th Research Institute'],
    ['GE', 'General Electric Company'],
    ['F.A.R.C.', 'Revolutionary Armed Forces of Colombia'],
    ['Bangladesh Bank', 'Central Bank of Bangladesh'],
    ['Narodowy Bank Polski', 'Central Bank of Poland'],
    ['中国核工业集团有限公司', 'China National Nuclear Corporation'],
    ['Al Qard Al Hassan', 'AL-QARD AL-HASSAN ASSOCIATION (AQAH)'],
    ['Bank Melli, Dubai', 'Bank Melli Iran'],
    ['Bank Tejarat Paris Branch', 'Bank Tejarat'],
    ['Bank Saderat Iran, Dubai Main Br.', 'Bank Saderat Iran'],
    ['United Shipbuilding Corp. (Russia)', 'United Shipbuilding Corporation'],
    ['PetroVietnam', 'Tập đoàn Dầu khí Quốc gia Việt Nam'],
    ['თბილავიამშენი', 'Tbilisi Aviation Plant'],
    ['Société Minière de Bakwanga', 'MIBA'],
    ['CETC No. 14 Research Institute', 'Nanjing Research Institute of Electronics Technology'],
    ['Ufimskoye Motorostroitelnoe Proizvodstvennoe Obedineniye', 'UMPO'],
    ['ОЭЗ ППТ Алабуга', 'Alabuga Special Economic Zone'],
    ['Daesh', 'Islamic State in Iraq & Syria'],
    ['Boko Haram', "Jama'at Ahl as-Sunnah lid-Da'wah wa'l-Jihad"],
    ['Jaysh al-Adl', 'Jeish ul-Adl'],
    ['MODAFL', 'Ministry of Defense and Armed Forces Logistics of Iran'],
    ['IBEC', 'International Bank for Economic Cooperation'],
    ['Bank of Algeria', "Banque d'Algérie"],
    ['GRU', 'Main Intelligence Directorate of the General Staff'],
    ['ФСБ РФ', 'Federal Security Service'],
    ['UAC', 'Объединённая авиастроительная корпорация'],
    ['Sharif University of Technology', "Danshgah-e San'ati-ye Sharif"],
    ['Emam Hussein University', 'دانشگاه جامع امام حسین'],
    ['Al-Haramain Islamic Foundation', 'مؤسسة الحرمين الخيرية'],
    ["Ministry of People's Power for Defense", 'Ministerio del Poder Popular para la Defensa'],
    ['Megvii', 'Beijing Kuangshi Technology Co., Ltd.'],
    ['3M', 'Minnesota Mining and Manufacturing Company'],
    ['SUNAT', 'Superintendencia Nacional de Aduanas y de Administración Tributaria'],
    ['BCEL', 'Banque pour le Commerce Extérieur Lao Public'],
    ['Pipelines and Product Marketing Company', 'PPMC Nigeria'],
    ['Oman Air', 'الطيران العماني'],
    ['Bombay Municipal Corporation', 'Brihanmumbai Municipal Corporation'],
    ['Pangu Pati', 'Papua na Niugini Yunion Pati'],
    ['Almalyk Mining and Metallurgical Complex', 'Алмалыкский горно-металлургический комбинат'],
  ])('%s is %s, whichever is listed', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
    expect(score(other, one)).toBeGreaterThanOrEqual(70);
  });

  test('a search finds what comparing finds', () => {
    const listed = aParty({ type: 'company', name: 'Federal Security Service of the Russian Federation' });
    const index = openIndex(buildIndex([{ id: 7, party: listed }]));
    expect(screen([index], aSubject({ name: 'ФСБ', type: 'company' })).hits.map(({ id }) => id)).toEqual([7]);
  });
});

describe('two known bodies are two, however much their names have in common', () => {
  test.each([
    ['Taliban', 'Tehrik-i-Taliban Pakistan'],
    ['Bank Rossii', 'Bank Rossiya'],
    ['SAT México', 'SAT Guatemala'],
    ['Bank of Punjab', 'Punjab National Bank'],
    ['Pakistan Muslim League Quaid', 'Pakistan Muslim League Nawaz'],
    ['Construcciones y Auxiliar de Ferrocarriles', 'Corporación Andina de Fomento'],
    ['Bank of Ceylon', 'Commercial Bank of Ceylon'],
    ['Nepal Rastra Bank', 'Rastriya Banijya Bank Nepal'],
    ['Bank of Greece', 'National Bank of Greece'],
    ['Karen National Army', 'Karen National Liberation Army'],
    ['Army of Islam', 'Army of Conquest'],
    ['Jemaah Islamiyah', "Al-Jama'a al-Islamiyya"],
    ['ISIL-Yemen', 'Islamic State in Iraq and the Levant - West Africa'],
    ['Imam Hossein University', 'Imam Sadiq University'],
    ['Khatam al-Anbiya Construction Headquarters', 'Khatam al-Anbiya Hospital'],
  ])('%s is not %s', (one, other) => {
    expect(score(one, other)).toBeLessThan(70);
    expect(score(other, one)).toBeLessThan(70);
  });
});

describe('other words with an acronym, or another place, mean another body', () => {
  test.each([
    ['KOMID Bakery', 'Korea Mining Development Trading Corporation'],
    ['CETC 14th Research Institute', 'China Electronics Technology Group Corporation 38th Research Institute'],
    ['Tamil Eelam Liberation Organization', 'Liberation Tigers of Tamil Eelam'],
    ['Sberbank Kazakhstan', 'Savings Bank of Russia'],
    ['Bank Melli Afghan', 'Bank Melli Iran'],
    ['National Bank of Dubai', 'Bank Melli Iran'],
    ['Bank of China', 'Citibank Bank China'],
    ['Ministry of Defence of Iran', 'Ministry of Defence of Syria'],
    ['Banco Santander (Brasil) S.A.', 'Banco Santander Chile'],
    ['VTB Bank Armenia', 'VTB Bank Georgia'],
    ['Para Chemical Industries', 'Tabchem Chemical Industries Co.'],
    ['北京银行', '丹东银行'],
  ])('%s is not %s', (one, other) => {
    expect(score(one, other)).toBeLessThan(70);
  });
});

test('for a body known by both names, another country says little', () => {
  const listed = aParty({
    type: 'company',
    name: 'Global Relief Foundation',
    countries: [{ code: 'US', role: 'registration', text: 'United States' }],
  });
  expect(compare({ names: ['Fondation Secours Mondial'], type: 'company', countries: ['BE'] }, listed).match).toBe(
    true,
  );
});

test.each([
  ['Zarvan Trading LLC', undefined],
  ['', undefined],
  ['北京天宇航空科技有限公司', undefined],
  ['FSB of Russia', 'Federal Security Service of the Russian Federation'],
  ['BRI Jakarta', 'Bank Rakyat Indonesia'],
  ['SBI Mumbai main br', 'State Bank of India'],
  ['SBI Tokyo', undefined],
  ['VTB Bank Georgia JSC', undefined],
  ['US Steel', undefined],
  ['Shabaab Trading', undefined],
  ['Hizb-ul Mujahidin', 'Hizbul Mujahideen'],
  ['ISIS-WA', 'Islamic State West Africa Province'],
])('%j in full: %j', (text, full) => {
  expect(byFullName(text)).toBe(full);
});

const evidence = (one: string, other: string) =>
  compare(aSubject({ name: one, type: 'company' }), aParty({ name: other, type: 'company' })).evidence;

test('letters beside another full name of the subject mean that name', () => {
  const listed = aParty({ type: 'company', name: 'Federal Security Service of the Russian Federation' });
  const scoreOf = (...names: string[]) => compare(aSubject({ names, type: 'company' }), listed).score;
  expect(scoreOf('FSB')).toBeGreaterThanOrEqual(70);
  expect(scoreOf('Federal Security Bureau of Russia', 'FSB')).toBeGreaterThanOrEqual(70);
  expect(scoreOf('Financial Stability Board', 'FSB')).toBeLessThan(70);
});

describe('evidence says what a name was read as', () => {
  test('a body by its full name, whose words are in neither text', () => {
    const { readAs, matchedName, parts } = evidence('ФСБ России', 'FSB');
    expect(matchedName).toBe('FSB');
    expect(readAs).toEqual({
      subject: 'Federal Security Service of the Russian Federation',
      listed: 'Federal Security Service of the Russian Federation',
    });
    expect(parts.map(({ listed }) => listed)).toContain('Federal');
  });

  test('the one of several names that was compared', () => {
    expect(evidence('Kestrel Wind', 'Orion Trading House (Kestrel Wind)').readAs).toEqual({
      subject: '',
      listed: 'Kestrel Wind',
    });
  });

  test('nothing if both are read as written', () => {
    expect(evidence('Rosneft Trading S.A.', 'Rosneft Trading SA')).not.toHaveProperty('readAs');
  });
});

test('each body has one line: a name on two lines identifies neither', () => {
  const lines = knownBodies.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().split('\n');
  const names = lines.flatMap((line) => Array.from(new Set(line.split(' | '))));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
