import { expect, test } from 'vitest';
import { halvani, matchesOf } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { aContext } from '../../test/test-context.ts';
import { createEntity } from '../entities/service.ts';
import { screenNames } from './screen-names.ts';

const NAME = 'Rustam Idrisovich Halvani';
const warningOn = (text: string) => `birthDate '${text}' is not compared: it is no date, or stands for none`;

/** Whom a list has with the day of birth. */
async function halvaniIsListed() {
  const ctx = await aContext();
  await aList(ctx, [aListedParty()]);
  return ctx;
}

test.each(['0000-00-00', '0001-01-01', '1601-01-01', '1899-12-30', '1900-01-01', '2099-12-31', '9999-12-31'])(
  '%s keeps nobody from being found',
  async (birthDate) => {
    const ctx = await halvaniIsListed();
    const queries = [{ name: NAME }, { name: NAME, birthDate }];
    const [without, given] = await screenNames(ctx, { queries, limit: 5 });
    expect(without?.matches).toHaveLength(1);
    expect(given).toEqual({ query: 1, matches: without?.matches, warning: warningOn(birthDate) });
    const { id } = await createEntity(ctx, { ...halvani, name: NAME, additionalInfo: { birthDate } });
    expect(await matchesOf(ctx, id)).toHaveLength(1);
  },
);

test.each([
  ['1961-02-30', warningOn('1961-02-30')],
  ['unknown', warningOn('unknown')],
  ['1341/12/04', undefined],
  ['昭和36年2月23日', undefined],
  ['2511-02-23', undefined],
  ['1961', undefined],
  ['1901-03-04', undefined],
  ['1753', undefined],
])('the warning about the date %s says whether it is compared', async (birthDate, warning) => {
  const [answer] = await screenNames(await halvaniIsListed(), { queries: [{ name: NAME, birthDate }], limit: 5 });
  expect(answer?.warning).toBe(warning);
});

test.each([
  ['2035-01-01', "birthDate '2035-01-01' lies in the future: check it"],
  ['2035', "birthDate '2035' lies in the future: check it"],
  ['1968-03-14', undefined],
])('a date in the future is compared, with a warning: %s', async (birthDate, warning) => {
  const [answer] = await screenNames(await halvaniIsListed(), { queries: [{ name: NAME, birthDate }], limit: 5 });
  expect(answer?.warning).toBe(warning);
});
