import { describe, expect, test } from 'vitest';
import { byRef, fixture, ofacTables, read, readTogether, refusal } from '../../test/list-reading.ts';

describe("OFAC's tables", () => {
  const files = ['ofac-sdn.csv', ...ofacTables] as const;
  const readAll = () => readTogether(files.map(fixture));

  test('a person, from the remarks and the tables of aliases and addresses', async () => {
    expect(byRef(await readAll()).get('900001')).toEqual({
      sourceRef: '900001',
      type: 'person',
      names: [
        {
          text: 'Rustam Idrisovich HALVANI',
          kind: 'primary',
          strength: 'strong',
          parts: { given: 'Rustam Idrisovich', family: 'HALVANI' },
        },
        { text: 'Rustam KHALVANI', kind: 'fka', strength: 'strong', parts: { given: 'Rustam', family: 'KHALVANI' } },
        { text: 'ABU IDRIS', kind: 'aka', strength: 'weak' },
      ],
      dates: [
        { from: '1968-03-14', to: '1968-03-14' },
        { from: '1967', to: '1967', circa: true },
      ],
      gender: 'male',
      countries: [
        { code: 'UZ', text: 'Uzbekistan', role: 'nationality' },
        { code: 'KP', text: 'Korea, North', role: 'nationality' },
        { code: 'UZ', text: 'Uzbekistan', role: 'birth' },
        { code: 'UZ', text: 'Uzbekistan', role: 'residence' },
      ],
      birthPlaces: ['Samarkand, Uzbekistan'],
      identifiers: [
        { kind: 'passport', value: 'AA 1234567', label: 'Passport', country: 'UZ' },
        { kind: 'passport', value: 'BB 7654321', label: 'Passport' },
        { kind: 'wallet', value: 'bc1qinventedinventedinvented0000000000000', label: 'Digital Currency Address - XBT' },
        { kind: 'email', value: 'office@halvani.example', label: 'Email Address' },
      ],
      addresses: [
        { text: 'Building 5, Invented Street, Tashkent 100000, Uzbekistan', city: 'Tashkent 100000', country: 'UZ' },
      ],
      programmes: ['DEMO-EO1', 'SDGT'],
      positions: ['General Director & founder'],
      remarks:
        'Secondary sanctions risk: See Section 0 of an invented order; Linked To: SEVERNY VECTOR SHIPPING LLC. ' +
        'Passport AA 1234567: issued 2011-02-01, expires 2021-02-01.',
      sourceUrl: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=900001',
    });
  });

  test('remarks that are cut continue in the comments, in the middle of a number', async () => {
    const company = byRef(await readAll()).get('900002');
    expect(company?.identifiers.map(({ kind, value }) => [kind, value])).toEqual([
      ['swift', 'SEVVRUMM'],
      ['tax', '7700000001'],
      ['registration', '1027700000001'],
      ['lei', '549300INVENTEDLEI007'],
    ]);
    expect(company?.names.map(({ text, kind, strength }) => [text, kind, strength])).toEqual([
      ['SEVERNY VECTOR SHIPPING LLC', 'primary', 'strong'],
      ['NORTHERN VECTOR LINES', 'nka', 'strong'],
      ['VECTOR', 'aka', 'weak'],
    ]);
    expect(company?.dates).toEqual([{ from: '2002-06-05', to: '2002-06-05' }]);
  });

  test('a vessel and an aircraft', async () => {
    const parties = byRef(await readAll());
    expect(parties.get('900003')).toMatchObject({
      type: 'vessel',
      countries: [{ code: 'PA', text: 'Panama', role: 'flag' }],
      remarks: 'Vessel type: Crude Oil Tanker. Vessel owner: Severny Vector Shipping LLC.',
    });
    expect(parties.get('900003')?.identifiers.map(({ kind, value }) => [kind, value])).toEqual([
      ['call-sign', 'UBXX3'],
      ['imo', '9000003'],
      ['mmsi', '273000003'],
    ]);
    expect(parties.get('900004')).toMatchObject({ type: 'aircraft', dates: [{ from: '1990', to: '1990' }] });
    expect(parties.get('900004')?.identifiers.map(({ kind, value }) => [kind, value])).toEqual([
      ['aircraft-serial', '20999'],
      ['aircraft-tail', 'EP-XXX'],
    ]);
  });

  test('numbers under labels that end in no word for a number, and telephones in brackets', async () => {
    const remarks =
      'C.U.I. 1995739560513 (Guatemala); Cartilla de Servicio Militar Nacional B4111940 (Mexico); Telephone (357)(22660766); ' +
      'Nationality of Registration Korea, North.';
    const [party] = (await read(`1,"ADA","individual","DEMO",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remarks}"\r\n`))
      .parties;
    expect(party?.identifiers.map(({ label, value }) => [label, value])).toEqual([
      ['C.U.I.', '1995739560513'],
      ['Cartilla de Servicio Militar Nacional', 'B4111940'],
      ['Telephone', '(357)(22660766)'],
    ]);
    expect(party?.countries).toEqual([{ code: 'KP', text: 'Korea, North', role: 'registration' }]);
    expect(party?.remarks).toBeUndefined();
  });

  test('a repeated entry and rows of another day are rejected', async () => {
    const { summary, rejects } = await readAll();
    expect(summary).toMatchObject({ format: 'ofac-csv', list: 'ofac', parties: 5, rejected: 2, notes: [] });
    expect(rejects).toEqual([
      { ref: '900005', line: 6, reason: 'The id 900005 appears in the file twice; the first record is kept.' },
      {
        ref: '900099',
        line: 3,
        reason:
          'The table of aliases speaks of 900099, which the main table does not have; use tables of the same day.',
      },
    ]);
  });

  test('an alias with a comma that is not quoted is rejected, and not taken for an address', async () => {
    const alias = new TextEncoder().encode('900001,16,aka,HALVANI, Rus,-0- \r\n');
    const { rejects } = await readTogether([fixture('ofac-sdn.csv'), alias]);
    expect(rejects.at(-1)).toEqual({
      ref: '900001',
      line: 1,
      reason: "The row has 6 cells, as none of OFAC's tables has.",
    });
  });

  test('the order of the files makes no difference', async () => {
    const backwards = await readTogether(files.toReversed().map(fixture));
    expect(backwards.parties).toEqual((await readAll()).parties);
  });

  test('the main table alone is read, and says what is missing', async () => {
    const { summary } = await read(fixture('ofac-sdn.csv'));
    expect(summary.parties).toBe(5);
    expect(summary.notes).toEqual([
      'The aliases are missing; put alt.csv (or cons_alt.csv) and the main table in one zip.',
      'The addresses are missing; put add.csv (or cons_add.csv) and the main table in one zip.',
    ]);
  });

  test('a table without the main table is refused', async () => {
    expect(await refusal(fixture('ofac-alt.csv'))).toBe(
      "The main table of OFAC's list is missing; put sdn.csv (or cons_prim.csv) and the others in one zip.",
    );
  });

  test('two lists together are refused', async () => {
    await expect(readTogether([fixture('ofac-sdn.csv'), fixture('eu-1-1.csv')])).rejects.toThrow(
      'The files are of two kinds: an OFAC list as CSV, and the EU list as CSV. Give one list at a time.',
    );
    await expect(readTogether([fixture('eu-1-1'), fixture('eu-1-1')])).rejects.toThrow(
      'There is more than one file of the EU list. Give one at a time.',
    );
  });
});
