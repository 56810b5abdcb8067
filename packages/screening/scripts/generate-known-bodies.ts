/**
 * Writes src/names/tables/known-bodies.gen.ts, so that a thread need not read 25,000 names in thirty scripts when it
 * starts. `generate-phrases.ts` runs it too, because the keys depend on the legal forms.
 */
import { writeFileSync } from 'node:fs';
import { knownBodyKeys } from './known-body-keys.ts';

writeFileSync(new URL('../src/names/tables/known-bodies.gen.ts', import.meta.url), knownBodyKeys());
