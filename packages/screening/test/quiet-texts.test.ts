import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesByCustoms, namesIn } from '../src/names/organisations/organisation-texts.ts';
import { isQuiet } from '../src/names/organisations/quiet-texts.ts';
import { knownBodies } from '../src/names/tables/known-bodies.ts';
import { readPairs } from './golden/pairs.ts';

const pairs = readPairs().filter(({ type }) => type !== 'person');
const names = [...pairs.flatMap(({ subject, listed }) => [subject, listed]), ...knownBodies.trim().split(/\n| \| /)];

test('a text that the short way reads as one name is one by all customs, for every organisation of the golden set and every known body', () => {
  for (const name of names) expect({ name, names: namesIn(name) }).toEqual({ name, names: namesByCustoms(name) });
});

test('nearly half of the names in Latin letters are read the short way', () => {
  const latin = names.filter((name) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(name));
  expect(latin.filter(isQuiet).length / latin.length).toBeGreaterThan(0.45);
});

/** What triggers each custom, in plain letters: no text that contains it may be treated as a plain name. */
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
])('%s triggers a custom, and so is read the long way', (name) => {
  expect(namesByCustoms(name)).not.toEqual([name]);
  expect(namesIn(name)).toEqual(namesByCustoms(name));
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
      expect({ name, names: namesIn(name) }).toEqual({ name, names: namesByCustoms(name) });
    }),
    { numRuns: 20_000 },
  );
});
