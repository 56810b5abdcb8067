import { describe, expect, test } from 'vitest';
import { DEFAULT_THRESHOLD, compare } from '../src/index.ts';
import { aParty, aSubject } from './builders.ts';

const score = (one: string, other: string): number =>
  compare(aSubject({ name: one, type: 'company' }), aParty({ name: other, type: 'company' })).score;

describe('a word abbreviated by a dot or a hyphen is the word that it begins', () => {
  test.each([
    ['French', 'Ent. Nat. des Hydrocarbures du Sud', 'Entreprise Nationale des Hydrocarbures du Sud'],
    ['French', 'Soc. Gen. de Negoce Sahelien', 'Société Générale de Négoce Sahélien SA'],
    ['French', 'Ste Nlle des Ciments du Mali', 'Société Nouvelle des Ciments du Mali'],
    ['Spanish', 'Bco. Nac. de Fomento Corvex', 'Banco Nacional de Fomento Corvex'],
    ['Portuguese', 'Ind. e Com. de Moveis Sabrina Ltda', 'Indústria e Comércio de Móveis Sabrina Ltda'],
    ['Italian', 'Soc. Ital. Corvex', 'Società Italiana Corvex'],
    ['Polish', 'Przeds. Bud. Corvex', 'Przedsiębiorstwo Budowlane Corvex'],
    ['English', 'Min. of Phys. Corvex', 'Ministry of Physics Corvex'],
    ['English, with an apostrophe', "Corvex Gen'l Eng'g Dep’t", 'Corvex General Engineering Department'],
    ['a state', 'Corvex Trading of Calif. Inc', 'Corvex Trading of California Inc'],
    ['a shared word of one idea', 'Corvex Transf. Works', 'Corvex Transformer Works'],
    ['Russian', 'Корвекс хим. з-д', 'Корвекс химический завод'],
  ])('%s: %s, %s', (_what, one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
    expect(score(other, one)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
  });

  test('a given name is none', () => {
    expect(score('Alex. Corvex Ltd.', 'Alexandria Corvex Ltd')).toBeLessThan(DEFAULT_THRESHOLD);
  });
});

describe('shared words in Latin letters are those of their own script', () => {
  test.each([
    ['Hebrew, with its article', 'מפעלי הצפון בע"מ', 'Mifalei HaTzafon Ltd'],
    ['Hebrew', 'Corvex Hashkaot', 'Corvex Investments'],
    ['Arabic', 'Corvex Masraf al-Iskan', 'Corvex Housing Bank'],
    ['Russian', 'Mashinostroitelny Zavod Vimpel', 'Machine Building Plant Vympel'],
    ['Spanish', 'Banco de Fomento Agrario de Cuba', 'Agrarian Development Bank of Cuba'],
    ['Chinese', 'Corvex Shuini', 'Corvex Cement'],
    ['an English form', 'Addis Steel Share Co.', 'Addis Steel S.C.'],
    ['an English form', 'KAMAZ PTC', 'Kamaz Publicly Traded Company'],
  ])('%s: %s, %s', (_what, one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
    expect(score(other, one)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
  });
});
