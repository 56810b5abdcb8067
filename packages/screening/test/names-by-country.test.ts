/** One name in the spellings, short forms and translations of several countries. */
import { describe, test } from 'vitest';
import { expectDiffer, expectMatch } from './people.ts';

describe('one name by', () => {
  test.each([
    ["the passport's Iu, Ia and Ie", 'Kseniia Iudaeva', 'Ksenia Yudayeva'],
    ["the passport's Iu, Ia and Ie", 'Ievgen Iatseniuk', 'Yevhen Yatsenyuk'],
    ['a short form of Switzerland', 'Ruedi Aeschlimann', 'Rudolf Äschlimann'],
    ['a short form of Austria', 'Xandi Obermayr', 'Alexander Obermayr'],
    ['a short form of Bavaria', 'Sepp Gruber', 'Josef Gruber'],
    ['two given names written as one', 'Hansjürg Wyss', 'Hans Georg Wyss'],
    ['two given names contracted', 'Gianbattista Conti', 'Giovanni Battista Conti'],
    ['two given names contracted', 'Pierluigi Sala', 'Pietro Luigi Sala'],
    ['Catalan and Spanish', 'Joan Serra Vidal', 'Juan Serra Vidal'],
    ['Basque and Spanish', 'Kepa Arrieta', 'Pedro Arrieta'],
    ['Galician and Spanish', 'Xosé Lois Pazos', 'José Luis Pazos'],
    ['Kurmanji', 'Xalid Ehmed Zaxoyî', 'Khalid Ahmad Zakhoyi'],
    ['Kurmanji', 'Berzan Şêx Evdila', 'Barzan Sheikh Abdulla'],
    ['the French of the Maghreb', 'Noureddine Chaouch', 'Nur al-Din Shawish'],
    ['Algerian speech', 'Fatima Zohra Belhadj', 'Fatma Zahra Belhaj'],
    ['Malay, cut short', 'Muhd Hafiz Zulkifli', 'Mohammad Hafiz bin Zulkefli'],
    ['Malay, together and apart', 'Siti Nor Aini Hashim', 'Siti Nuraini binti Hashim'],
    ['Hausa, with a title cut short', 'Alh. Abdullahi Dan-Musa', 'Abdullahi Bello Danmusa'],
    ["a Kyrgyz father's name and the Russian family's made of it", 'Almazbek Sooronbay uulu', 'Almazbek Sooronbaev'],
    ["a Kyrgyz father's name and the Russian family's made of it", 'Aigul Asan kyzy', 'Aigul Asanova'],
    ['Hindi, shortened', 'Ravi Pillai', 'Ravindran Pillai'],
    ['English and Russian', 'James Whitmoor', 'Джеймс Уитмур'],
    ['Persian, of zh and j', 'Jaleh Vahediyan', 'ژاله واحدیان'],
    ['Arabic in Hebrew letters', 'George Khoury', "ג'ורג' ח'ורי"],
    ['German in Hebrew letters', 'Chaim Zuckerbrot', 'חיים צוקרברוט'],
    ['Urdu, of two letters that are no zh', 'Zaheer Qandhari', 'ظہیر قندھاری'],
    ['Mauritanian, whose last name is a title elsewhere', 'Sidi Mohamed Ould Cheikh', 'سيدي محمد ولد الشيخ'],
    ['Tamil, with a doubled letter', 'Thamizhselvan Arumugam', 'தமிழ்ச்செல்வன் ஆறுமுகம்'],
    ['Tajik, written together', 'Kurbonali Rajabzoda', 'Қурбоналӣ Раҷабзода'],
    ['Polish and Russian', 'Wojciech Przybylski', 'Войцех Пшибыльский'],
    ['Romanian and Russian', 'Iurie Cojocăreanu', 'Юрий Кожокаряну'],
    ['Spanish and Russian', 'Miguel Hernández Quijano', 'Мигель Эрнандес Кихано'],
    ['Japanese and Russian', 'Kazuhiro Tanaka', 'Кадзухиро Танака'],
    ['Dutch and Flemish', 'Jan Duijvesteijn', 'Jan Duyvesteyn'],
    ['Sindhi', 'Imdad Ali Chandio', 'امداد علي چانڊيو'],
    ['Bengali of Bangladesh', 'Mst. Nasima Khatun', 'মোছাঃ নাছিমা খাতুন'],
    ['Nepali, written together', 'Prem Bahadur Gharti Magar', 'प्रेमबहादुर घर्तीमगर'],
    ['Persian, written together', 'Хамид Реза Шахрабади', 'حمیدرضا شهرآبادی'],
    ['Tigrinya, written together', 'Haile Mariam Wolde Senbet', 'ኃይለማርያም ወልደሰንበት'],
    ['Burmese, cut short', 'Mg Mg Kyaw Zaw', 'Maung Maung Kyaw Zaw'],
    ['Swahili', 'Athumani Ramadhani Shomari', 'Othman Ramadhan Shomari'],
    ['Somali', 'Sacdiyo Cismaan Guuleed', 'Sadia Osman Guled'],
  ])('%s: %s, %s', (_custom, one, other) => expectMatch(one, other));
});

describe('a short form stands for its own names only', () => {
  test.each([
    ['Ruedi Frey', 'Rolf Frey'],
    ['Sepp Lang', 'Stefan Lang'],
    ['Ravi Pillai', 'Raman Pillai'],
    ['Joan Puig', 'Jordi Puig'],
    ['Kolya Drozdetsky', 'Tolya Drozdetsky'],
    ['Raj Kumar', 'Rajesh Kumar'],
    ['Abdul Wasi Stanakzai', 'Abdul Wali Stanakzai'],
    ['René Leroy', 'Renate Leroy'],
    ['Mikko Korhonen', 'Mika Korhonen'],
  ])('%s, %s', expectDiffer);
});

test('another father makes another family', () => {
  expectDiffer('Azamat Tursunbek uulu', 'Azamat Tursunaliev');
});

test("a title cut short is none where it is somebody's name", () => {
  expectMatch('William Barr', 'Barr, William');
  expectDiffer('William Barr', 'William Burton');
});
