import { describe, expect, test } from 'vitest';
import { score } from './people.ts';

describe('a title that is also a name is read both ways', () => {
  test.each([
    ['Hafiz Saeed', 'Prof. Hafiz Muhammad Saeed'],
    ['Muhammad Saeed', 'Hafiz Muhammad Saeed'],
    ['Mullah Baradar', 'Mullah Abdul Ghani Baradar'],
  ])('%s is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });

  test('after a name it is a name', () => {
    expect(score('Khalid Sheikh Mohammed', 'Khalid Mohammed Hassan')).toBeLessThan(70);
  });
});

describe('three East Asian syllables', () => {
  test('in another order match, with a lower score', () => {
    expect(score('Ryong Cho Chun', 'Cho Chun Ryong')).toBeGreaterThanOrEqual(70);
    expect(score('Ryong Cho Chun', 'Cho Chun Ryong')).toBeLessThan(score('Cho Chun Ryong', 'Cho Chun Ryong'));
  });

  test('of which one is another are another name', () => {
    expect(score('Kim Yong Chol', 'Kim Yong Nam')).toBeLessThan(70);
  });
});

describe('Vietnamese names', () => {
  test.each([
    ['Нгуен Фу Чонг', 'Nguyen Phu Trong'],
    ['Во Нгуен Зап', 'Vo Nguyen Giap'],
    ['Фам Минь Тинь', 'Pham Minh Tinh'],
    ['Хо Ши Мин', 'Ho Chi Minh'],
  ])('in Russian letters: %s is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });

  test('Thi and Van tell a woman from a man', () => {
    expect(score('Nguyen Thi Lan', 'Nguyen Van Lan')).toBeLessThan(70);
    expect(score('Nguyen Lan Huong', 'Nguyen Thi Lan Huong')).toBeGreaterThanOrEqual(70);
  });
});

describe('spellings of other countries', () => {
  test.each([
    ['Danila Michejev', 'Danila Mikheev', 'Nordic'],
    ['Tigran Chudaverdjan', 'Tigran Khudaverdyan', 'Nordic'],
    ['Elena Sjisjkina', 'Elena Shishkina', 'Nordic'],
    ['Eduard Hudajnatov', 'Eduard Khudaynatov', 'Croatian'],
    ['Ruslan Mihajlovich Dubovsky', 'Ruslan Mikhailovich Dubovskiy', 'Serbian'],
    ['Nina Uladzimirauna Shastak', 'Nina Vladimirovna Shastak', 'Belarusian fathers'],
    ['Lidziya Yarmoshina', 'Lidiya Yarmoshina', 'Belarusian'],
    ['Max Piflax', 'Maks Piflaks', 'x and ks'],
  ])('%s is %s: %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });

  test.each([
    ['Fahmi Ben Krylov', 'Fahmi Ben Khalifa', 'a particle is no likeness'],
    ['Ali Gaidukevich', 'Oleg Gaidukevich', 'two given names'],
    ['Giorgi Lomidze', 'Giorgi Loladze', 'an ending is no likeness'],
  ])('%s is not %s: %s', (one, other) => {
    expect(score(one, other)).toBeLessThan(70);
  });
});
