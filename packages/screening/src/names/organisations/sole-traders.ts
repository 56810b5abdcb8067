/**
 * The name of a sole trader is a legal form and a person's name, often with initials for given names: ИП Сидоренко В.
 * И.
 */
import { analysePerson } from '../people/analyse-person.ts';
import { companyWord } from './company-words.ts';
import { isLegalWord } from './legal-forms.ts';
import { type NameReading, nameReading, type NameToken, nameToken } from '../name-token.ts';
import { bitsOf } from './organisation-bits.ts';

/**
 * The form before or after a name: Russian, Ukrainian, Belarusian, Kazakh and Central Asian law, in the original
 * languages and in English.
 */
const form =
  'ип[\\s-]+глава кфх|ип\\.?|чп|фоп|спд|індивідуальний підприємець|індывідуальны прадпрымальнік|индивидуальн\\p{L}+ предпринимател\\p{L}+|частн\\p{L}+ предпринимател\\p{L}+|приватн\\p{L}+ підприєм\\p{L}+|фізична особа[ -–]+підприємець|жеке кәсіпкер|' +
  'ip|fop|spd|individual entrepreneur|private entrepreneur|sole (?:trader|proprietor|entrepreneur)|individual(?:nyi|nyy|ny|nyj) predprinimatel|fizychna osoba[ -–]+pidpryiemets';
const before = new RegExp(`^(?:${form})[\\s"«„“]+(.+?)["»”]*$`, 'iu');
const behind = new RegExp(`^(.+?)[,\\s]+\\(?(?:${form})\\)?$`, 'iu');
const mayBeSoleTrader = new RegExp(`(?:^|[\\s,(])(?:${form})(?![\\p{L}\\d])`, 'iu');

const word = /[\p{L}\p{M}'’-]+/gu;
const MIN_WORDS = 2;
const MAX_WORDS = 4;

/** The readings of a sole trader's name as a person's name; none for all other texts. */
export function soleTraderReadings(text: string): NameReading[] {
  if (!mayBeSoleTrader.test(text)) return [];
  const name = before.exec(text)?.[1] ?? behind.exec(text)?.[1] ?? '';
  const words = name.match(word) ?? [];
  if (words.length < MIN_WORDS || words.length > MAX_WORDS || /\d/.test(name)) return [];
  return analysePerson(name)
    .filter(({ tokens }) => tokens.some(({ kind }) => kind === 'word') && !tokens.some(isShared))
    .map(({ tokens }) => nameReading('organisation', [formToken, ...tokens]));
}

/** Whether a word belongs to a company's name: IP Telecom Solutions is not a person. */
const isShared = ({ kind, forms: [main = ''] }: NameToken): boolean =>
  kind !== 'initial' && (isLegalWord(main) || companyWord(main) !== undefined);

const formToken = nameToken('sole trader', ['@partnership'], 'legal-form', bitsOf.legal);
