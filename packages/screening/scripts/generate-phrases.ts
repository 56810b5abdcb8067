/**
 * Writes src/names/tables/phrases.gen.ts: the tables of companies' words, legal forms and chosen words as they are looked
 * up, so that a thread need not read 120,000 phrases in thirty scripts when it starts. Run after each change of the tables
 * or of how words are read: node scripts/generate-phrases.ts
 */
import { writeFileSync } from 'node:fs';
import { phraseTables } from './phrase-tables.ts';

writeFileSync(new URL('../src/names/tables/phrases.gen.ts', import.meta.url), phraseTables());
