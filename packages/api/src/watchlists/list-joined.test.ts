import type { ListedParty } from '@tamis/screening/party';
import { describe, expect, test } from 'vitest';
import { byRef, fixture, read } from '../../test/list-reading.ts';

const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();

describe("OFAC's advanced XML", () => {
  test('is the same parties as SDN.XML, with the day of listing and what they are linked to', async () => {
    const [advanced, standard] = [await read(fixture('ofac-advanced')), byRef(await read(fixture('ofac-sdn')))];
    expect(advanced.summary).toMatchObject({ format: 'ofac-advanced', list: 'ofac', publishedAt: '2026-09-14' });
    expect(advanced.parties.map(({ sourceRef }) => sourceRef)).toEqual([...standard.keys()]);
    for (const party of advanced.parties) {
      const same = standard.get(party.sourceRef) as ListedParty;
      expect(party.remarks?.startsWith(same.remarks ?? '') ?? same.remarks === undefined).toBe(true);
      // Documents stand apart from what else is known of a party, so their order is another.
      expect(sorted(party.identifiers)).toEqual(sorted(same.identifiers));
      expect(party).toEqual({
        ...same,
        // The advanced format has no years, only their first and last days.
        dates: same.dates.map((date) => (date.to === '1962-12-31' ? { from: '1960', to: '1962' } : date)),
        identifiers: party.identifiers,
        ...(party.remarks !== undefined && { remarks: party.remarks }),
        listedOn: '2020-05-06',
      });
    }
    expect(byRef(advanced).get('900001')?.remarks).toContain(
      'Owned or Controlled By SEVERNY VECTOR SHIPPING LLC (900002).',
    );
  });

  test('names in their own script are beside those in Latin letters', async () => {
    expect(byRef(await read(fixture('ofac-advanced'))).get('900001')?.names[3]).toEqual({
      text: 'Рустам Идрисович ХАЛВАНИ',
      kind: 'original-script',
      strength: 'strong',
      parts: { given: 'Рустам Идрисович', family: 'ХАЛВАНИ' },
    });
  });

  test('a second profile of an id and a party without a name are rejected', async () => {
    expect((await read(fixture('ofac-advanced'))).rejects.map(({ ref, reason }) => [ref, reason])).toEqual([
      ['900005', 'The profile 900005 appears in the file twice; the first record is kept.'],
      ['900006', 'The record has no name.'],
    ]);
  });
});

describe('the Swiss list', () => {
  test('a person with spellings in each script and the places that the list names by id', async () => {
    expect(byRef(await read(fixture('seco'))).get('700001')).toEqual({
      sourceRef: '700001',
      type: 'person',
      names: [
        {
          text: 'Rustam Idrisovich Halvani',
          kind: 'primary',
          strength: 'strong',
          language: 'en',
          parts: { given: 'Rustam', middle: 'Idrisovich', family: 'Halvani' },
        },
        {
          text: 'Рустам Идрисович Халвани',
          kind: 'original-script',
          strength: 'strong',
          parts: { given: 'Рустам', middle: 'Идрисович', family: 'Халвани' },
        },
        {
          text: 'Rustam Idrisovich Khalvani',
          kind: 'aka',
          strength: 'strong',
          parts: { given: 'Rustam', middle: 'Idrisovich', family: 'Khalvani' },
        },
        { text: 'Abu Idris', kind: 'aka', strength: 'weak', language: 'en' },
      ],
      dates: [
        { from: '1968-03-14', to: '1968-03-14' },
        { from: '1967', to: '1967' },
      ],
      gender: 'male',
      countries: [
        { code: 'UZ', text: 'Uzbekistan', role: 'nationality' },
        { code: 'UZ', text: 'Samarkand, Uzbekistan', role: 'birth' },
        { code: 'UZ', text: 'Tashkent, Chilanzar, Uzbekistan', role: 'residence' },
      ],
      birthPlaces: ['Samarkand, Uzbekistan'],
      identifiers: [{ kind: 'passport', value: 'AA 1234567', label: 'passport', country: 'UZ' }],
      addresses: [
        { text: '5 Invented Street, 100000, Tashkent, Chilanzar, Uzbekistan', city: 'Tashkent', country: 'UZ' },
      ],
      programmes: ['Demonstration'],
      positions: ['Colonel'],
      listedOn: '2022-03-16',
      remarks: 'None: he does not exist. Invented for tests.',
      sourceUrl: 'https://www.sesam.search.admin.ch/sesam-search-web/pages/search.xhtml?lang=en',
    });
  });

  test('companies and vessels; delisted records are left out, with a note', async () => {
    const reading = await read(fixture('seco'));
    expect(reading.summary).toMatchObject({ format: 'seco', list: 'seco', publishedAt: '2026-10-01', parties: 3 });
    expect(reading.summary.notes).toEqual(['De-listed targets of the file, which were left out: 1.']);
    expect(reading.rejects).toEqual([{ ref: '700040', line: 58, reason: 'The record has no name.' }]);
    const parties = byRef(reading);
    expect(parties.get('700010')?.names.map(({ text, kind }) => [text, kind])).toEqual([
      ['Severny Vector Shipping LLC', 'primary'],
      ['Vector Shipping', 'fka'],
    ]);
    expect(parties.get('700020')).toMatchObject({
      type: 'vessel',
      identifiers: [{ kind: 'imo', value: '9000003', label: 'IMO number' }],
    });
  });
});
