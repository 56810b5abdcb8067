import { describe, expect, test } from 'vitest';
import { compare } from '../src/index.ts';
import { analyse } from '../src/names/analyse.ts';
import { palladius } from '../src/names/east-asian/cyrillic-names.ts';
import { aName, aParty, aSubject } from './builders.ts';
import { expectDiffer, expectMatch, score } from './people.ts';

test.each([
  ['zhang', 'чжан'],
  ['jin', 'цзинь'],
  ['jing', 'цзин'],
  ['xue', 'сюэ'],
  ['zi', 'цзы'],
  ['hui', 'хуэй'],
  ['guo', 'го'],
  ['er', 'эр'],
])('the Palladius spelling of %s is %s', (pinyin, russian) => {
  expect(palladius(pinyin)).toBe(russian);
});

describe('East Asian names in Russian letters are the names they stand for', () => {
  test.each([
    ['Chinese', 'Чэнь Готао', 'Chen Guotao'],
    ['Chinese, e for э', 'Чжоу Ечжень', 'Zhou Yezhen'],
    ['Chinese, given name apart', 'Лю Сяо Бо', 'Liu Xiaobo'],
    ['Korean of the North', 'Ким Ён Нам', 'Kim Yong Nam'],
    ['Korean of the South', 'Чон Ду Хван', 'Chun Doo-hwan'],
    ['Japanese', 'Ёсихидэ Суга', 'Yoshihide Suga'],
  ])('%s: %s is %s', (_custom, russian, latin) => {
    expect(score(russian, latin)).toBeGreaterThanOrEqual(70);
  });

  test.each([
    ['Чэнь Готао', 'Chen Guoqiang'],
    ['Чжан Вэнь', 'Zhang Wei'],
    ['Ким Ён Нам', 'Kim Yong Chol'],
  ])('%s is not %s', (russian, latin) => {
    expect(score(russian, latin)).toBeLessThan(70);
  });
});

describe('an inflected Russian name is the same name', () => {
  test.each([
    ['to a man', 'Николаю Степановичу Гордееву', 'Nikolai Stepanovich Gordeev'],
    ['by a man', 'Олегом Гордеевым', 'Oleg Gordeev'],
    ['of a man', 'Юрия Троицкого', 'Yuri Troitsky'],
    ['of a woman', 'Натальи Сергеевны Гордеевой', 'Natalya Sergeevna Gordeeva'],
    ['to a woman', 'Светлане Троицкой', 'Svetlana Troitskaya'],
    ['of a man, Ukrainian', 'Андрія Шевчука', 'Andriy Shevchuk'],
  ])('%s: %s is %s', (_case, written, nominative) => {
    expect(score(written, nominative)).toBeGreaterThanOrEqual(80);
  });

  test('a woman’s name in the nominative is not a man’s in the genitive', () => {
    expect(analyse('Александра Гордеева', 'person')).toHaveLength(1);
    expect(score('Александра Гордеева', 'Александр Гордеев')).toBeLessThan(70);
  });
});

describe("another father's name", () => {
  const party = aParty({
    names: [aName('Igor Stepanovich Troitsky'), aName('Igor Troitsky', { kind: 'aka' })],
  });
  const scoreOf = (name: string): number => compare(aSubject({ name, type: 'person' }), party).score;

  test('is not hidden by an alias that leaves it out', () => {
    expect(scoreOf('Igor Maratovich Troitsky')).toBeLessThan(70);
  });

  test('is neither left out nor misspelt a contradiction', () => {
    expect(scoreOf('Igor Troitsky')).toBeGreaterThanOrEqual(70);
    expect(scoreOf('Igor Stepanvoich Troitsky')).toBeGreaterThanOrEqual(70);
  });
});

describe('a woman’s name is not a man’s in the genitive', () => {
  test.each([
    ['Фарида Каримова', 'Farid Karimov'],
    ['Камила Алиева', 'Kamil Aliyev'],
    ['Надира Юсупова', 'Nadir Yusupov'],
  ])('%s, %s', (one, other) => expectDiffer(one, other));
  test('a name that no woman bears is', () => expectMatch('Марата Ибрагимова', 'Marat Ibragimov'));
});
