import { describe, expect, test } from 'vitest';
import type { PartyType } from '../party.ts';
import { namedText } from './find-names.ts';
import { atOnce } from '../steps.ts';

const found = (text: string, name: string, type: PartyType = 'person') =>
  atOnce(namedText('', text))
    .placesOf(name, type)
    .map(({ start, end }) => text.slice(start, end));

describe('a person is found', () => {
  test.each([
    ['Police arrested Ada Lindqvist on Monday.', 'Ada Lindqvist', 'Ada Lindqvist'],
    ['Police arrested LINDQVIST Ada on Monday.', 'Ada Lindqvist', 'LINDQVIST Ada'],
    ['The trial of Ada Maria Lindqvist begins.', 'Ada Lindqvist', 'Ada Maria Lindqvist'],
    ['The trial of Ada M. Lindqvist begins.', 'Ada Lindqvist', 'Ada M. Lindqvist'],
    ['The trial of Ivan Petrov begins.', 'Иван Петрович Петров', 'Ivan Petrov'],
    ['Суд над Иваном: Иван Петров виновен.', 'Ivan Petrov', 'Иван Петров'],
    ["Jörg Müller's bank was raided.", 'Joerg Mueller', "Jörg Müller's"],
    ['Prosecutors named Rosa del Campo.', 'Rosa del Campo', 'Rosa del Campo'],
    ['Police arrested Ada "The Needle" Lindqvist.', 'Ada Lindqvist', 'Ada "The Needle" Lindqvist'],
    ['Police arrested Ada and Gustav Lindqvist.', 'Ada Lindqvist', 'Ada and Gustav Lindqvist'],
    ['Police arrested Ada and Gustav Lindqvist.', 'Gustav Lindqvist', 'Gustav Lindqvist'],
    ['The trial of Danny Okafor begins.', 'Daniel Okafor', 'Danny Okafor'],
    ['وقال المدير سامر الخطيب إن الشركة بريئة', 'Samer al-Khatib', 'سامر الخطيب'],
    ['حكمت المحكمة على سامر الخطيب أمس', 'ALKHATIB, Samer', 'سامر الخطيب'],
    ['法院周二宣判，陈志强受贿。', 'CHEN Zhiqiang', '陈志强'],
    ['法院周二宣判，欧阳文受贿。', 'OUYANG Wen', '欧阳文'],
    ['法院周二宣判，陈志强受贿。', '陈志强', '陈志强'],
    ['Обвинение предъявили Валерию Михайловичу Кашину.', 'Валерий Михайлович Кашин', 'Валерию Михайловичу Кашину'],
    ['Обвинение предъявили Валерию Кашину.', 'KASHIN, Valeriy Mikhaylovich', 'Валерию Кашину'],
    ['Суд оштрафовал Анну Белову.', 'Анна Белова', 'Анну Белову'],
    ['Η δίκη του Γιώργου Παπαμάρκου αρχίζει.', 'Γιώργος Παπαμάρκος', 'Γιώργου Παπαμάρκου'],
    ['Συνέλαβαν τον Γιώργο Παπαμάρκο χθες.', 'Giorgos Papamarkos', 'Γιώργο Παπαμάρκο'],
    ['Η δίκη της Μαρίας Παπαμάρκου αρχίζει.', 'Μαρία Παπαμάρκου', 'Μαρίας Παπαμάρκου'],
  ])('%s', (text, name, place) => expect(found(text, name)).toEqual([place]));

  test('wherever the article names them', () => {
    const text = 'Ada Lindqvist denies it. Prosecutors say Ada Lindqvist lied.';
    expect(found(text, 'Ada Lindqvist')).toEqual(['Ada Lindqvist', 'Ada Lindqvist']);
    expect(atOnce(namedText('Ada Lindqvist charged', text)).placesOf('Ada Lindqvist', 'person')[0]).toEqual({
      part: 'title',
      start: 0,
      end: 13,
    });
  });
});

describe('a person is not found', () => {
  test.each([
    ['by the family name alone', 'Police arrested Lindqvist on Monday.', 'Ada Lindqvist'],
    ['by the given name alone', 'Ada denies it.', 'Ada Lindqvist'],
    ['across a comma', 'They were Ada, Lindqvist and Holm.', 'Ada Lindqvist'],
    ['across sentences', 'He met Ada. Lindqvist was there.', 'Ada Lindqvist'],
    ['with words between', 'Ada met the Lindqvist family.', 'Ada Lindqvist'],
    ['as words of the language', 'The grant park was an open field.', 'Grant Park'],
    ['by half of the name', 'Maria Elena went home.', 'Maria Elena Lopez Garcia'],
    ['in another name', 'Ada Lindqvistson went home.', 'Ada Lindqvist'],
    ['in nothing', '', 'Ada Lindqvist'],
    ['with another middle name', 'Police arrested Omar Hadi Rahman.', 'Omar Faisal Rahman'],
    ['with another last part', 'Police arrested Park Min-su.', 'Park Min Jae'],
    ['as one of another family', 'They met Ada and Gustav Holm.', 'Ada Lindqvist'],
    ['in other characters', '法院周二宣判，陈志明受贿。', 'CHEN Zhiqiang'],
    ["by a woman's name", 'Александра Петрова выиграла турнир.', 'Александр Петров'],
    ['by another family in the genitive', 'Ο Γιώργος Παπαμάρκου κέρδισε.', 'Γιώργος Παπαμάρκος'],
    ['by a person of another case', 'Игорю Кашина рассказала все.', 'Игорь Кашин'],
  ])('%s', (_, text, name) => expect(found(text, name)).toEqual([]));
});

describe('a company', () => {
  test.each([
    ['The regulator fined Volga Grain Trading heavily.', 'Volga Grain Trading LLC', ['Volga Grain Trading']],
    ['The regulator fined volga grain trading heavily.', 'Volga Grain Trading LLC', []],
    ['The regulator fined Bluewater on Monday.', 'Bluewater Ltd', ['Bluewater']],
    ['Bluewater was seen from the shore.', 'Bluewater Ltd', []],
    ['The regulator fined Volga on Monday.', 'Volga Grain Trading LLC', []],
    ['The regulator fined Veltronix on Monday.', 'Veltronix Holdings plc', ['Veltronix']],
    ['The regulator fined Veltronix on Monday.', 'Veltronix Shipping plc', []],
    ['The regulator fined Veltronix Mining on Monday.', 'Veltronix Holdings plc', []],
    ['The regulator fined Eva Veltronix on Monday.', 'Veltronix Holdings plc', []],
    ['The regulator fined Amber Cove Bank on Monday.', 'Amber Cove Brewing Co.', []],
    ['The regulator fined Amber Cove on Monday.', 'Amber Cove Brewing Co.', ['Amber Cove']],
    ['Bank of Valletta plc was accused of bribery.', 'Bank of Valletta plc', ['Bank of Valletta']],
    ['The regulator fined Bank of Valletta on Monday.', 'Bank of Valletta plc', ['Bank of Valletta']],
    ['He left the bank of Valletta harbour.', 'Bank of Valletta plc', []],
    ['The bank in Valletta closed.', 'Bank of Valletta plc', []],
    ['The Bank in Valletta closed.', 'Bank of Valletta plc', []],
    ['Bluewater Ltd was fined.', 'Bluewater Ltd', ['Bluewater']],
    ['The regulator fined Bluewater Ltd on Monday.', 'Bluewater Ltd', ['Bluewater']],
    ['The regulator fined Bluewater Shipping Ltd on Monday.', 'Bluewater Ltd', []],
    ['Прокуратура обвинила компанию ООО Ромашка в обмане.', 'ООО «Ромашка»', ['Ромашка']],
    ['Прокуратура обвинила компанию ООО «Ромашка» в обмане.', 'ООО Ромашка', ['Ромашка']],
    ['ООО «Ромашка» обвинили в обмане.', 'ООО Ромашка', ['Ромашка']],
    ['Прокуратура обвинила ООО Ромашка Плюс в обмане.', 'ООО «Ромашка»', []],
    ['Ромашка растёт в поле.', 'ООО «Ромашка»', []],
    ['检察机关指控上海远东贸易有限公司洗钱。', '上海远东贸易有限公司', ['上海远东贸易']],
    ['檢察機關指控上海遠東貿易洗錢。', '上海远东贸易有限公司', ['上海遠東貿易']],
    ['检察机关指控上海远东贸易集团洗钱。', '上海远东贸易有限公司', []],
    ['检察机关指控上海远东贸易有限公司洗钱。', '远东贸易有限公司', []],
    ['检察机关指控中国银行洗钱。', '中国银行', ['中国银行']],
    ['检察机关批评中国银行业。', '中国银行', []],
    ['他每天吃小米。', '小米有限公司', []],
    ['检察机关指控小米有限公司洗钱。', '小米有限公司', ['小米有限公司']],
    ['株式会社山田製作所が詐欺で起訴された。', '株式会社山田製作所', ['山田製作所']],
    ['山田製作所が詐欺で起訴された。', '株式会社山田製作所', ['山田製作所']],
  ])('%s', (text, name, places) => expect(found(text, name, 'company')).toEqual(places));
});

test('names that no word of the text spells need not be looked for', () => {
  const { spellings } = atOnce(namedText('Суд', 'Иван Петров met Jörg Müller.'));
  for (const spelling of ['ivan', 'petrov', 'muller', 'mueller', 'met']) expect(spellings).toContain(spelling);
  expect(spellings).not.toContain('lindqvist');
});

test('a very long text is read up to a limit', () => {
  const text = 'Ada Lindqvist and others. '.repeat(50_000);
  expect(found(text, 'Ada Lindqvist')).toHaveLength(50);
});
