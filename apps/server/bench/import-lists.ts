/** Run as a separate process, so that its peak memory is that of the import: `node import-lists.ts <database> <list> <file> …`. */
import { openAsBlob } from 'node:fs';
import { systemCtx } from '@tamis/api/context';
import { importList } from '@tamis/api/watchlists/import';
import { openDb } from '@tamis/db/node';
import { readEnv } from '../src/env.ts';
import { nodeServices } from '../src/node-services.ts';

const [database = '', ...pairs] = process.argv.slice(2);
const env = readEnv({ DATABASE_URL: database, SEED: 'none' });
const services = nodeServices(await openDb({ url: database }), env);
const started = performance.now();
let parties = 0;
let names = 0;
for (let at = 0; at < pairs.length; at += 2) {
  const file = await openAsBlob(pairs[at + 1] ?? '');
  const result = await importList(systemCtx(services), { list: pairs[at] ?? '', stream: file.stream() });
  parties += result.parties;
  names += result.names;
}
const seconds = (performance.now() - started) / 1000;
services.db.close();
console.log(JSON.stringify({ seconds, peakMb: process.resourceUsage().maxRSS / 1024, parties, names }));
