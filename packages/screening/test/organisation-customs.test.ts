import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { customs, otherNames } from '../src/names/organisations/organisation-texts.ts';
import { knownBodies } from '../src/names/tables/known-bodies.ts';
import { readPairs } from './golden/pairs.ts';

const pairs = readPairs().filter(({ type }) => type !== 'person');
const names = [...pairs.flatMap(({ subject, listed }) => [subject, listed]), ...knownBodies.trim().split(/\n| \| /)];

const allCustoms = [otherNames, ...customs];

/** The customs that change a text although it lacks their sign, and would be left out when it is read; none. */
const changedWithoutSign = (text: string): string[] =>
  allCustoms
    .filter(([sign, custom]) => !sign.test(text) && custom(text).join('|') !== text)
    .map(([, custom]) => `${custom.name || String(custom)} changes ${text}`);

test('a custom changes no text without its sign, for every organisation of the golden set and every known body', () => {
  expect(names.flatMap(changedWithoutSign)).toEqual([]);
});

/** What customs look for, in plain letters. */
const telling =
  'ex Ex EX formerly so-called called soi-disant sogenannte cosiddetta zogenaamde autodenominada tzv. tzw. llamado kallade kaldte order orders ordena T.C. TC OBO FBO behalf account benefit nominee trustee agent attn attention RK GUP MO RF Minoborony CB KB JSCB Gen Est for of the Bakanligi Bankasi hospital hastanesi managing management company holding imeni named after order beneficiary benef bnf shipper consignee notify remitter payee drawee freight mv pay to the order of in favour of IMO VOY SMU LID IK SIZO d l a L D A DonbasCoal Trade IR TEHRAN al Al-Nujaba Bank Shipping Red Banner Lenin is known as'.split(
    ' ',
  );

test.each([
  'Lana Shipping ex Pegas',
  'Tzv. Donecka Republika',
  'So called Republic of Donetsk',
  'Sogenannte Volksrepublik Lugansk',
  'Cosiddetta Repubblica di Donetsk',
  'Zogenaamde Volksrepubliek Donetsk',
  'Autodenominada República de Lugansk',
  'Så kallade Folkrepubliken Donetsk',
  'Så kaldte Folkerepublik Donetsk',
  'Así llamada República de Donetsk',
  'Leningrad Works Order of Lenin Izhora',
  'Zavod ordena Lenina Izhora',
  'TC Merkez Bankasi',
  'Saglik Bakanligi Ankara Hastanesi',
  'Almaz Transit OBO Palmyra Phosphates',
  'Almaz Transit FBO Palmyra Phosphates',
  'Almaz Transit on behalf of Palmyra Phosphates',
  'Almaz Transit for the account of Palmyra Phosphates',
  'Almaz Transit for the benefit of Palmyra Phosphates',
  'Almaz Transit nominee for Palmyra Phosphates',
  'Almaz Transit as trustee for Palmyra Phosphates',
  'Almaz Transit agent for Palmyra Phosphates',
  'Almaz Transit attn Ivanov',
  'Almaz Transit attention Ivanov',
  'GUP RK Krymenergo',
  'Zentralinstitut MO RF',
  'Zentralinstitut mo rf',
  'FGBU Minoborony Rossii',
  'JSC CB PrivatBank',
  'JSC KB Privatbank',
  'JSCB Privatbank',
  'Radar, managing company of Radar Systems Holding',
  'Radar, the management company of Radar Systems Holding',
  'DonbasCoalTrade',
  'ALMAZ TRANSIT TEHRAN IR',
  'EP MNF',
  'Beneficiary Palmyra Phosphates Trading',
])('%s has the sign of a custom that changes it', (name) => {
  const found = allCustoms.filter(([sign, custom]) => sign.test(name) && custom(name).join('|') !== name);
  expect(found).not.toEqual([]);
});

test('and for words of all customs in any order, with punctuation between them, in capitals', () => {
  const words = [
    ...new Set(pairs.flatMap(({ subject, listed }) => [subject, listed]).flatMap((name) => name.split(' '))),
  ];
  const part = fc.tuple(
    fc.oneof(fc.constantFrom(...telling), fc.constantFrom(...words)),
    fc.constantFrom(' ', ' ', ' ', ' & ', ', ', '. ', '.'),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.boolean(), (parts, isUpper) => {
      const text = parts
        .map(([word, sign]) => word + sign)
        .join('')
        .trim();
      const name = isUpper ? text.toUpperCase() : text;
      expect(changedWithoutSign(name)).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
});
