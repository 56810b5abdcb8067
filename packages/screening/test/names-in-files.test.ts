import { describe, expect, test } from 'vitest';
import { compare } from '../src/index.ts';
import { namesInField, spacedByCase } from '../src/names/people/person-notes.ts';
import { repairedText } from '../src/names/repaired-text.ts';
import { aParty, aSubject } from './builders.ts';

describe('what files did to a text is undone', () => {
  test.each([
    ['MuÃ±oz', 'Muñoz', 'UTF-8 read as Latin-1'],
    ['WaÅ‚Ä™sa', 'Wałęsa', 'UTF-8 read as Windows-1252'],
    ['Oâ€™Neill', 'O’Neill', 'three bytes'],
    ['&Aring;kesson &amp; S&oslash;n', 'Åkesson & Søn', 'HTML entities'],
    ['Nu&#241;ez Nu&#xf1;ez', 'Nuñez Nuñez', 'entities by number'],
    ['M?ller J\u{fffd}rgen', 'Mller Jrgen', 'letters nobody can tell any more'],
    ['Lantern t/a Bluebird', 'Lantern trading as Bluebird', 'abbreviations with a slash'],
    ['Lantern D.B.A. Bluebird', 'Lantern dba Bluebird', 'the same with dots'],
    ['1/LANTERN TRADING LLC 2/PO BOX 4 3/AE/DUBAI', 'LANTERN TRADING LLC', 'lines of a payment message'],
    ['\u0058олдынга Ткаченк\u006f', 'Холдынга Ткаченко', 'Latin letters within Cyrillic words'],
    ['\u0410nn\u0430 SB\u0415RB\u0410NK', 'Anna SBERBANK', 'Cyrillic letters within Latin words'],
    ['/1 LANTERN TRADING LLC', 'LANTERN TRADING LLC', 'the same, of which only the first came along'],
    ['Korvex® Trading™', 'Korvex Trading', 'signs of trademarks'],
    ['v.d. Meulen Transport', 'van der Meulen Transport', 'Dutch particles in short'],
    ['V.D. Meulen', 'V.D. Meulen', 'initials'],
    ['K0rv3xb4nk Ltd', 'Korvexbank Ltd', 'figures that hide letters'],
  ])('%s is %s: %s', (text, repaired) => {
    expect(repairedText(text)).toBe(repaired);
  });

  test.each([
    'São Tomé',
    '1/2 Lantern',
    'Unit 1/Lantern',
    'CAFÉ’S',
    'Ā Ã Â ã â',
    'Who? Me',
    'a/l Rama',
    'AT&T',
    'ЮрПроектSolutions',
    'ООО Nordwind',
    '&#99999999;',
    'Ã©'.slice(0, 1),
    'A1B2C Trading',
  ])('%s stays as it is', (text) => {
    expect(repairedText(text)).toBe(text);
  });
});

const scoreOf = (name: string, listed: string) =>
  compare(aSubject({ name, type: 'company' }), aParty({ name: listed, type: 'company' })).score;

test('a letter of another alphabet is not split from its word', () => {
  expect(scoreOf('x', '\u0058олдынга')).toBeLessThan(10);
  expect(scoreOf('Холдынга', '\u0058олдынга')).toBe(scoreOf('Холдынга', 'Холдынга'));
});

describe('a name field may contain names and notes', () => {
  test.each([
    ['Jonathan Smithson DOB 1970', ['Jonathan Smithson']],
    ['Jonathan Smithson (born 12 March 1970)', ['Jonathan Smithson']],
    ['Jonathan Smithson C.C. 79.123.456', ['Jonathan Smithson']],
    ['Jonathan Smithson, CPF 123.456.789-00', ['Jonathan Smithson']],
    ['Jonathan Smithson RUT 12.345.678-9', ['Jonathan Smithson']],
    ['Jonathan Smithson CNIC 35202-1234567-1', ['Jonathan Smithson']],
    ['Иван Корвексов, ИНН 770123456789', ['Иван Корвексов']],
    ['Ivan Panin 1970', ['Ivan Panin']],
    ['Wei Nie 1970', ['Wei Nie']],
    ['Wei Ming PAN 12.03.1970', ['Wei Ming PAN']],
    ['Wei Ming PAN 19700312', ['Wei Ming PAN 19700312']],
    ['Pan Korvex 12', ['Pan Korvex 12']],
    ['Estate of Jonathan Smithson', ['Jonathan Smithson']],
    ['Jonathan & Mary Smithson', ['Jonathan Smithson', 'Mary Smithson']],
    ['Mr Jonathan and Mrs Mary Smithson', ['Mr Jonathan Smithson', 'Mrs Mary Smithson']],
    ['SMITHSON, Jonathan & Mary', ['SMITHSON, Jonathan', 'Mary SMITHSON']],
    ['Jonathan Smithson and Mary Albright', ['Jonathan Smithson', 'Mary Albright']],
    ['jonathan.smithson@example.com', ['jonathan.smithson']],
    ['Otto von und zu Waldau', ['Otto von zu Waldau']],
    ['Louis XIV', ['Louis XIV']],
    ['1970', ['1970']],
    ['Johnson & Johnson', ['Johnson & Johnson']],
  ])('%s', (text, names) => {
    expect(namesInField(text).map((name) => name.trim())).toEqual(names);
  });
});

test.each([
  ['AbolfazlJABARI', 'Abolfazl JABARI'],
  ['JABARIAbolfazl', 'JABARI Abolfazl'],
  ['Kyong-hwaCHANG', 'Kyong-hwa CHANG'],
  ['MohammedAbdel Halim', 'Mohammed Abdel Halim'],
  ['YunisAl-Ahmed', 'Yunis Al-Ahmed'],
  ['AchrefBen Fethi', 'Achref Ben Fethi'],
  ['Desmond FitzGerald', 'Desmond FitzGerald'],
  ['Leonardo DiCaprio', 'Leonardo DiCaprio'],
  ['Ronald MacDONALD', 'Ronald MacDONALD'],
  ['Ronald McDONALD', 'Ronald McDONALD'],
  ['MOHaMED Ali', 'MOHaMED Ali'],
])('a lost space that the case of letters shows is restored: %s', (text, spaced) => {
  expect(spacedByCase(text)).toBe(spaced);
});
