import { describe, expect, test } from 'vitest';
import { compareSpellings } from '../src/matching/spelling-similarity.ts';
import { kinOf } from '../src/names/people/nicknames.ts';
import { familyNames, freelyVowelledFamilies } from '../src/names/tables/family-names.ts';
import { nameTranslations } from '../src/names/tables/name-translations.ts';
import { nameVariants } from '../src/names/tables/name-variants.ts';
import { shortNames } from '../src/names/tables/short-names.ts';
import { expectDiffer, expectMatch, score } from './people.ts';

describe('one name in two orthographies', () => {
  test.each([
    ['Gambian and Senegalese', 'Fatou Ceesay', 'Fatou Cissé'],
    ['Somali and English', 'Xuseen Cali Warsame', 'Hussein Ali Warsame'],
    ['Algerian and Levantine', 'Djamel Belhadj', 'Jamal Belhadj'],
    ['Western and Eastern Armenian', 'Hagop Sahagian', 'Hakob Sahakyan'],
    ['Ukrainian and Russian', 'Yevhen Shevchuk', 'Evgeny Shevchuk'],
    ['Hebrew, by ear', 'Tsvi Menahem', 'Zvi Menachem'],
    ['Russian and English', 'Джеймс Уолтон', 'James Walton'],
    ['Russian and Spanish', 'Хорхе Мендоса', 'Jorge Mendoza'],
    ['Basque and Spanish', 'Ainhoa Etxeberria', 'Ainhoa Echeverria'],
    ['Latvian and English', 'Mihails Hodorovskis', 'Mikhail Khodorovsky'],
    ['Dutch, by the name somebody is called by', 'Sjaak Oosterwegel', 'Jacobus Oosterwegel'],
    ['Lithuanian and Russian', 'Viktoras Bystrichas', 'Viktor Bystrich'],
    ['Russian and Azeri', 'Gasanzade Rauf Gamid ogly', 'HƏSƏNZADƏ, Rauf Həmid oğlu'],
  ])('%s: %s is %s', (_custom, one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });
});

test('a translation with a similar spelling counts as a spelling', () => {
  expect(compareSpellings('mathias', 'matthias').similarity).toBeGreaterThan(0.95);
  expect(compareSpellings('mateo', 'matthias')).toMatchObject({ relation: 'translation' });
});

describe('short forms and written abbreviations', () => {
  test.each([
    ['Kasia Nowicka', 'Katarzyna Nowicka'],
    ['Paco Villalobos', 'Francisco Villalobos'],
    ['Sepp Haslinger', 'Josef Haslinger'],
    ['Zhenya Morozov', 'Yevgeny Morozov'],
    ['Sasha Kovalyk', 'Oleksandr Kovalyk'],
    ['Slava Kovalyk', 'Vladyslav Kovalyk'],
    ['V. Yu. Surkhanov', 'Vladislav Yuryevich Surkhanov'],
    ['Serguéi Jlebanov', 'Sergey Khlebanov'],
    ['Siarhei Haidukenko', 'Sergey Gaydukenko'],
    ['ZUNXXIGA MEJIA ROSA', 'Rosa Zúñiga Mejía'],
    ['Kseniya Yudanova-Frolova', 'Yudanova Kseniya Valentinovna'],
    ['Zviadi Gochiashvili', 'Zviad Gochiashvili'],
    ['Tigran Hovsepi Melkonyan', 'Tigran Hovsep Melkonyan'],
    ['Natasha Drozd', 'Nataliia Drozd'],
    ['Radek Drozd', 'Radosław Drozd'],
    ['Yemi Osinlabe', 'Oluyemi Osinlabe'],
    ['Kostya Drozd', 'Kostiantyn Drozd'],
    ['Mª Soledad Iriarte', 'María Soledad Iriarte'],
    ['Pablo Hdez. Quintana', 'Pablo Hernández Quintana'],
  ])('%s is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });

  test('a particle is a short form only of names that begin with it', () => {
    expect(kinOf('abu').get('abubakar')).toBe('nickname');
    expect(kinOf('abu').has('bakr')).toBe(false);
  });

  test('two short forms of one name are not the same name', () => {
    expect(kinOf('ted').has('ned')).toBe(false);
    expect(kinOf('ted').get('edward')).toBe('nickname');
  });

  test.each([
    ['Bashar Khoury', 'Bashir Khoury'],
    ['Yasser Haddad', 'Yassin Haddad'],
    ['Jamaluddin Popalzai', 'Jalaluddin Popalzai'],
    ['Mirza Hassanzadeh', 'Mirza Hosseinzadeh'],
    ['Elchin Kerimov', 'Elchin Rahimov'],
    ['Mamadou Sylla', 'Amadou Sylla'],
    ['Kasia Nowicka', 'Karolina Nowicka'],
  ])('%s is not %s', (one, other) => {
    expect(score(one, other)).toBeLessThan(70);
  });
});

test.each([
  ['variants', nameVariants, /^[a-z]+(?: [a-z]+)+$/],
  ['short names', shortNames, /^[a-z]+(?: [a-z]+)*:(?: [a-z]+)+$/],
  ['translations', nameTranslations, /^[a-z]+(?: [a-z]+)+$/],
])('every line of the %s reads as spellings do', (_table, source, shape) => {
  const lines = source.trim().split('\n');
  expect(lines.filter((line) => !shape.test(line))).toEqual([]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test('every family entry consists of letters and has no spelling twice', () => {
  const entries = (familyNames + freelyVowelledFamilies).trim().split(/\s+/);
  expect(entries.filter((entry) => !/^[a-z]{2,}(?:\/[a-z]{2,})*$/.test(entry))).toEqual([]);
  expect(entries.filter((entry) => new Set(entry.split('/')).size < entry.split('/').length)).toEqual([]);
});

describe('names as their countries form them', () => {
  test.each([
    ['Ganbold Baatarsuren', 'Baatarsürengiin Ganbold', 'a Mongolian father in the genitive'],
    ['Khaltmaa Battulga', 'Халтмаагийн Баттулга', 'the same in Cyrillic'],
    ['Salihu Tanko', 'Saleh Tanko', 'an Arabic name in Hausa'],
    ['Aishatu Dahiru', 'Aisha Dahiru', 'a woman’s Arabic name in Hausa'],
    ['Hassan Abdullah Hersi', 'Xasan Cabdullahi Hirsi', 'the ain of Somali'],
    ['Mokhtar Belmokhtar', 'Mukhtar bil Mukhtar', 'the same with an article'],
    ['Saad Hariri', 'Saadeddine Hariri', 'a name without ‘of the faith’'],
    ['Youssef Benyoucef', 'Yusuf bin Yusuf', '‘son of’ written on in the Maghreb'],
    ['Said Bensaid', 'Saeed bin Said', 'a son of a man of his name'],
    ['Digong Santillan', 'Rodrigo Santillan', 'a short form of the Philippines'],
    ['Shams uddin Ahmedzai', 'Shamsuddin Ahmad Zai', 'a Pashto tribe written apart'],
    ['شیر محمد اڅکزی', 'Sher Mohammad Achakzai', 'a letter of Pashto'],
    ['Suryantoro Suryantoro', 'Suryantoro', 'one name in two fields'],
    ['Kristoferson Halvani', 'Christopherson Halvani', 'Christopher by ear'],
  ])('%s is %s: %s', (one, other) => {
    expectMatch(one, other);
  });

  test.each([
    ['Viktoria Lysenko', 'Viktor Lysenko', 'a woman and a man'],
    ['Aleksandra Wojtowicz', 'Aleksander Wojtowicz', 'a woman and a man'],
    ['Abdulaziz Al-Mutairi', 'Abdullah Al-Mutairi', 'servants of two names of God'],
    ['Abdul Mannan Mia', 'Abdul Hannan Mia', 'near names behind Abdul'],
    ['Ghulam Mustafa Bhatti', 'Ghulam Murtaza Bhatti', 'near names'],
    ['Thomas Anderson', 'Thomas Sanderson', 'near families'],
    ['Rami Abdullah', 'Rami Abdulilah', 'near names of servants'],
    ['Nizamuddin Popal', 'Najmuddin Popal', 'near names before ‘of the faith’'],
    ['Karim Benali', 'Karim Ali', 'a family called after a father, and his name'],
  ])('%s is not %s: %s', (one, other) => {
    expectDiffer(one, other);
  });

  test('a person with one name twice is not everybody with that name', () => {
    expectDiffer('Test Test', 'John Test');
  });
});

describe('two given names in one word', () => {
  test.each([
    ['Hajo Meyer', 'Hans-Joachim Meyer'],
    ['Giovambattista Ferrante', 'Giovanni Battista Ferrante'],
    ['Juanma López Iturriaga', 'Juan Manuel López Iturriaga'],
    ['Maite Ibáñez', 'María Teresa Ibáñez'],
    ['Chema Ruiz', 'José María Ruiz'],
    ['Giambattista Vico', 'Gian Battista Vico'],
    ['Giampaolo Ferri', 'Gian Paolo Ferri'],
  ])('%s is %s', (one, other) => expectMatch(one, other));
  test('with another second name it is another one', () => expectDiffer('Juanma Ramos', 'Juan José Ramos'));
});

describe('names of China’s minorities in pinyin, and European names via Cyrillic', () => {
  test.each([
    ['Yilihamu Tuheti', 'Ilham Tohti'],
    ['Halimulati Wufuer', 'Halmurat Ghopur'],
    ['Danzeng Jiacuo', 'Tenzin Gyatso'],
    ['Baima Chilin', 'Pema Thinley'],
    ['Voytech Yanovich', 'Wojciech Janowicz'],
    ['Irzhi Paroubek', 'Jiří Paroubek'],
    ['Evgeniy Shvidler', 'Eugene Shvidler'],
  ])('%s is %s', (one, other) => expectMatch(one, other));
});

describe('a name in Irish or Scottish Gaelic is its form in English', () => {
  test.each([
    ['a grandson', 'Ceallachán Ó Faoláin', 'Callaghan Whelan'],
    ['the family first', 'Ó Faoláin, Ceallachán', 'Callaghan Phelan'],
    ['a son', 'Seán Mac Cárthaigh', 'John McCarthy'],
    ['a son of a servant', 'Pádraig Mac Giolla Phádraig', 'Patrick Fitzpatrick'],
    ['a son of a trade', 'Seán Mac an tSaoir', 'John MacIntyre'],
    ['a daughter, whose name begins softer', 'Áine Ní Mhurchú', 'Anne Murphy'],
    ['a daughter, whose name lacks an h', 'Gráinne Ní Uiginn', 'Grainne Higgins'],
    ['a daughter of a Mac', 'Máire Nic Gabhann', 'Mary McGowan'],
    ['a wife', 'Caitlín Bean Uí Bhriain', "Kathleen O'Brien"],
    ['Scottish', 'Domhnall Mac Aonghais', 'Donald MacInnes'],
    ['a Scottish daughter', 'Mairead NicDhòmhnaill', 'Margaret MacDonald'],
  ])('%s: %s, %s', (_what, one, other) => expectMatch(one, other));

  test.each([
    ['two families of one Gaelic name', 'John Whelan', 'John Phelan'],
    ['another family', 'Seán Ó Faoláin', 'John Flanagan'],
    ['another servant', 'Seán Mac Giolla Bhríde', 'John Fitzpatrick'],
    ['another daughter', 'Máire Ní Bhriain', "Mary O'Byrne"],
  ])('but not %s: %s, %s', (_what, one, other) => expectDiffer(one, other));

  test('Ni is a word of other languages too', () => expectMatch('Aung Ni Tun', 'Aung Ni Tunn'));
});

describe('English and Irish names that are spelled by sound', () => {
  test.each([
    ['Dwayne Geoghegan', 'Duane Gehegan'],
    ['Fiona Strachan', 'Fiona Strawn'],
    ['Alison Keogh', 'Allyson Kehoe'],
  ])('%s, %s', (one, other) => expectMatch(one, other));

  test.each([
    ['Mary Keogh', 'Mary Keohane'],
    ['John Geoghegan', 'John Egan'],
  ])('are not other families: %s, %s', (one, other) => expectDiffer(one, other));
});
