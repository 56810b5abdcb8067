/**
 * Preloaded into a program (`--import`), this kills it with SIGKILL at one point, or counts the points. A point is a
 * database statement, also within a transaction, or a piece of a file that is parsed. Its name is its phase and its
 * number within the phase. The program itself is unchanged.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const PHASES = ['parse', 'diff', 'index write', 'flip', 'job commit', 'upload commit'] as const;
export type Phase = (typeof PHASES)[number];

/** `KILL_AT`: the phase, the number from 1, and whether to kill before or after the point. `KILL_COUNT`: the file for the counts. */
const { KILL_AT, KILL_COUNT } = process.env;
const wanted =
  KILL_AT === undefined ? null : (JSON.parse(KILL_AT) as { phase: Phase; place: number; isAfter: boolean });
const counts: Partial<Record<Phase, number>> = {};

function at<T>(phase: Phase, work: () => T): T {
  const place = (counts[phase] ?? 0) + 1;
  counts[phase] = place;
  const isPoint = wanted !== null && wanted.phase === phase && wanted.place === place;
  if (isPoint && !wanted.isAfter) process.kill(process.pid, 'SIGKILL');
  const result = work();
  if (isPoint) process.kill(process.pid, 'SIGKILL');
  return result;
}

function tell(file: string): void {
  writeFileSync(file, JSON.stringify(counts));
}

/** What a transaction does, by the text of its statements; the first that matches. */
const SIGNS: readonly [Phase, RegExp][] = [
  ['flip', /"current_version_id" = /],
  ['upload commit', /insert into "entity" /],
  ['job commit', /update "job" set "state"/],
  ['index write', /insert into "index_segment"/],
  ['diff', /"party_revision"|"listed_party"/],
];
const phaseOf = (statements: readonly unknown[]): Phase | null => {
  const text = statements
    .map((one) => (typeof one === 'string' ? one : ((one as { sql?: string }).sql ?? '')))
    .join(';');
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null;
};

const fromServer = createRequire(new URL('../package.json', import.meta.url));
const fromApi = createRequire(new URL('../../../packages/api/package.json', import.meta.url));
type Any = Record<string, (...given: unknown[]) => unknown>;

if (wanted !== null || KILL_COUNT !== undefined) {
  const { createClient } = (await import('@libsql/client')) as { createClient: (options: { url: string }) => object };
  const client = createClient({ url: ':memory:' });
  /** Transactions run in the order in which they are requested. */
  const asked: (Phase | null)[] = [];
  let current: Phase | null = null;
  const clients = Object.getPrototypeOf(client) as Any;
  const batch = clients['batch']!;
  clients['batch'] = function (this: unknown, ...given) {
    asked.push(phaseOf(given[0] as readonly unknown[]));
    return batch.apply(this, given);
  };
  const fromClient = createRequire(fromServer.resolve('@libsql/client'));
  const Database = fromClient('libsql') as { prototype: Any };
  const prepare = Database.prototype['prepare']!;
  let isPatched = false;
  const texts = new WeakMap<object, string>();
  Database.prototype['prepare'] = function (this: unknown, ...given) {
    const statement = prepare.apply(this, given) as object;
    texts.set(statement, String(given[0]));
    if (!isPatched) patch(Object.getPrototypeOf(statement) as Any);
    isPatched = true;
    return statement;
  };
  const patch = (statements: Any) => {
    for (const name of ['run', 'all', 'get', 'iterate']) {
      const before = statements[name]!;
      statements[name] = function (this: object, ...given) {
        const text = texts.get(this) ?? '';
        if (text.startsWith('BEGIN')) current = asked.shift() ?? null;
        const phase = current;
        if (/^(?:COMMIT|ROLLBACK)/u.test(text)) current = null;
        return phase === null ? before.apply(this, given) : at(phase, () => before.apply(this, given));
      };
    }
  };
  const { SaxesParser } = fromApi('saxes') as { SaxesParser: { prototype: Any } };
  const write = SaxesParser.prototype['write']!;
  SaxesParser.prototype['write'] = function (this: unknown, ...given) {
    const written = at('parse', () => write.apply(this, given));
    // The host ends a thread without an exit event in which it could report.
    if (KILL_COUNT !== undefined && !isMainThread) tell(`${KILL_COUNT}.thread`);
    return written;
  };
  if (KILL_COUNT !== undefined && isMainThread) process.on('exit', () => tell(KILL_COUNT));
}
