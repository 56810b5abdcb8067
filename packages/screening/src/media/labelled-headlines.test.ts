import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { published } from '../../test/published.ts';
import { classifyArticle } from './classify-article.ts';

/** 1,301 headlines of 2020 with the first words of the article, each labelled adverse or not for one party. */
const file = published('adverse-media/headlines_labelled_2020.csv');

test.skipIf(!existsSync(file))('on labelled headlines the held-out half is judged as well as DESIGN.md says', () => {
  const [developed, heldOut] = [true, false].map((isDeveloped) =>
    measure(readHeadlines().filter((headline) => isForDevelopment(headline) === isDeveloped)),
  );
  expect(developed).toMatchObject({ headlines: 640 });
  expect(developed!.accuracy).toBeGreaterThanOrEqual(0.87);
  expect(heldOut).toMatchObject({ headlines: 661 });
  expect(heldOut!.accuracy).toBeGreaterThanOrEqual(0.85);
  expect(heldOut!.precision).toBeGreaterThanOrEqual(0.88);
  expect(heldOut!.recall).toBeGreaterThanOrEqual(0.86);
});

interface Headline {
  isAdverse: boolean;
  name: string;
  title: string;
  snippet: string;
}

function readHeadlines(): Headline[] {
  const [header = [], ...rows] = readCsv(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
  const column = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
  return rows.map((row) => ({
    isAdverse: column(row, 'label') === 'adverse',
    name: column(row, 'entity_name').trim(),
    title: column(row, 'title'),
    snippet: column(row, 'snippet_300'),
  }));
}

/** Handles quoted fields, doubled quotes, and line ends within quotes. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((field) => field !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** Headlines about one party go into the same half, by a seeded FNV-1a hash: a story must not be in both. */
function isForDevelopment({ name, title }: Headline): boolean {
  const bytes = new TextEncoder().encode(`tamis:${(name || title).trim().toLowerCase()}`);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return hash.toString(2).replaceAll('0', '').length % 2 === 0;
}

/** An article counts as adverse if its level is above low. */
function measure(headlines: readonly Headline[]) {
  const judged = headlines.map(({ isAdverse, name, title, snippet }) => {
    const { riskLevel } = classifyArticle({ title, text: snippet, names: name === '' ? [] : [name] });
    return { isAdverse, isHeldAdverse: riskLevel !== 'low' };
  });
  const count = (isAdverse: boolean, isHeldAdverse: boolean) =>
    judged.filter((one) => one.isAdverse === isAdverse && one.isHeldAdverse === isHeldAdverse).length;
  const hits = count(true, true);
  return {
    headlines: headlines.length,
    accuracy: (hits + count(false, false)) / headlines.length,
    precision: hits / (hits + count(false, true)),
    recall: hits / (hits + count(true, false)),
  };
}
