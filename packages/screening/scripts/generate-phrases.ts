/**
 * Writes src/names/tables/phrases.gen.ts: the tables of company words, legal forms and chosen words in the form in which
 * they are looked up, so that a thread need not read 120,000 phrases in thirty scripts when it starts. Run it after each
 * change to the tables or to how words are read: node scripts/generate-phrases.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { phraseTables } from './phrase-tables.ts';

writeFileSync(new URL('../src/names/tables/phrases.gen.ts', import.meta.url), phraseTables());
// In another process, which loads what was just written.
execFileSync(process.execPath, [fileURLToPath(new URL('generate-known-bodies.ts', import.meta.url))]);
