import { describe, test } from 'vitest';
import { expectDiffer, expectMatch } from './people.ts';

describe('a man’s and a woman’s form of one given name are two people', () => {
  test.each([
    ['French', 'François Moreau', 'Françoise Moreau'],
    ['French', 'Jean Marchand', 'Jeanne Marchand'],
    ['Greek', 'Konstantinos Georgiou', 'Konstantina Georgiou'],
    ['Greek', 'Panagiotis Lafazanis', 'Panagiota Lafazani'],
    ['Greek', 'Vasilis Kefalas', 'Vasiliki Kefala'],
    ['Persian', 'Mehdi Karimi', 'Mahdieh Karimi'],
    ['Persian', 'Hamid Rezaei', 'Hamideh Rezaei'],
    ['Arabic', 'Nasser Al-Kaabi', 'Nasra Al-Kaabi'],
    ['Arabic', 'Mansour Haddad', 'Mansoura Haddad'],
    ['Arabic', 'Fawzi Barakat', 'Fawziya Barakat'],
    ['Turkish', 'Hamdi Akın', 'Hamdiye Akın'],
    ['Hungarian, by her husband’s name', 'Szabó László', 'Szabó Lászlóné'],
    ['Turkish', 'Ferit Melen', 'Feride Melen'],
    ['Indian', 'Sunil Deshpande', 'Sunila Deshpande'],
    ['Indian', 'Madhav Kulkarni', 'Madhavi Kulkarni'],
    ['Bulgarian', 'Plamen Oresharski', 'Plamena Oresharska'],
    ['Arabic script', 'كريم الحسيني', 'كريمة الحسيني'],
    ['Arabic script', 'فريد رحماني', 'فریده رحمانی'],
    ['two scripts', 'نصر الكعبي', 'Nasra Al-Kaabi'],
    ['Italian', 'Massimo Ferrante', 'Massima Ferrante'],
    ['Italian', 'Giuseppe Messina', 'Giuseppa Messina'],
    ['Portuguese', 'Filipe Tavares', 'Filipa Tavares'],
    ['Romanian', 'Ovidiu Stancu', 'Ovidia Stancu'],
    ['Dutch', 'Adrianus Bakker', 'Adriana Bakker'],
    ['Lithuanian', 'Leonas Apšega', 'Leona Apšega'],
    ['Polish', 'Bogusław Sowa', 'Bogusława Sowa'],
    ['Polish, doubled', 'Julian Sowa', 'Julianna Sowa'],
    ['French', 'Roland Moreau', 'Rolande Moreau'],
    ['French, doubled', 'Gaël Moreau', 'Gaëlle Moreau'],
    ['Swedish', 'Fredrik Ulrik Lund', 'Fredrik Ulrike Lund'],
    ['Tatar', 'Дамир Сафин', 'Damira Safina'],
  ])('%s: %s, %s', (_what, one, other) => expectDiffer(one, other));
});

describe('spellings of one name are one', () => {
  test.each([
    ['a mute h', 'Karima Haddad', 'Karimah Haddad'],
    ['Persian', 'Jamileh Kadivar', 'Jamila Kadivar'],
    ['Arabic script', 'فوزية القاوقجي', 'Fawzia al-Qawuqji'],
    ['a man’s final a', 'Hamza Barakat', 'Hamzah Barakat'],
    ['a man’s final a', 'Yehia Haddad', 'Yahya Haddad'],
    ['an a of West Africa', 'Idris Konaté', 'Idrissa Konaté'],
    ['a letter of the name', 'Salih Haddad', 'Saleh Haddad'],
    ['letters exchanged', 'Ayman al-Zawahiri', 'Aymna al-Zawahiri'],
    ['the genitive', 'Рамзана Кадырова', 'Ramzan Kadyrov'],
    ['the genitive', 'Аслана Масхадова', 'Aslan Maskhadov'],
    ['one man in two countries', 'Emanuel Vitale', 'Emanuele Vitale'],
    ['a family’s name', 'Anna Ivanov', 'Anna Ivanova'],
    ['an a of South India', 'Vijay Kumar Reddy', 'Vijaya Kumar Reddy'],
  ])('%s: %s, %s', (_what, one, other) => expectMatch(one, other));
});
