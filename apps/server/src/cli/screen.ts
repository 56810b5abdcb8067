import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@tamis/api/counted';
import { shorten } from '@tamis/api/errors';
import { isSearchableSubject } from '@tamis/api/screening/asked-subject';
import type { RecordedAnswer } from '@tamis/api/screening/certificates';
import { isWorthMerging } from '@tamis/api/screening/index-store';
import { requireLists } from '@tamis/api/screening/require-lists';
import { inSharedMemory } from '../threads/shared-memory.ts';
import { answerLines } from './answer-lines.ts';
import { onlyArgument, requireFile } from './argument.ts';
import { carryOut, jsonBody } from './carry-out.ts';
import { csvLines } from './csv-queries.ts';
import { reading } from './database.ts';
import { EMPTY, Failure, Usage } from './failure.ts';
import { type Line, linesByChunk } from './lines.ts';
import type { ScreenWork } from './line-work.ts';
import { type Io, Output } from './print.ts';
import { type Asked, type Query, jsonQuery } from './queries.ts';

/** Most matches per line unless `--limit` says otherwise. */
const DEFAULT_LIMIT = 5;
/** With `--record`, this many certificates are stored together. */
const RECORDED_AT_ONCE = 500;

/** `screen <file.csv|file.jsonl|-> [--threshold n] [--limit n] [--record]`: a JSON line for each line of the input. */
export async function screenFile(io: Io, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { threshold: { type: 'string' }, limit: { type: 'string' }, record: { type: 'boolean' } },
  });
  const file = onlyArgument(positionals, 'screen needs one file, or - for standard input.');
  const options = {
    threshold: numberOf('--threshold', values.threshold, { least: 0, most: 100 }),
    limit: numberOf('--limit', values.limit, { least: 1, most: 1_000, isWhole: true }),
  };
  if (file !== '-') requireFile(file);
  const bad = values.record === true ? await recordLines(io, file, options) : await screenLines(io, file, options);
  if (bad > 0) throw new Failure(`${counted(bad, 'line')} could not be screened.`);
}

interface Options {
  threshold: number | undefined;
  limit: number | undefined;
}

/** Returns the number of lines that could not be screened. */
async function screenLines(io: Io, file: string, options: Options): Promise<number> {
  const set = await reading(io.env(), async ({ index }) => requireLists(await index.current()));
  const { segments, lists } = set;
  const { threshold = set.threshold, limit = DEFAULT_LIMIT } = options;
  const work: ScreenWork = {
    command: 'screen',
    indexes: segments.map(inSharedMemory),
    isWorthMerging: isWorthMerging(segments),
    lists,
    options: { threshold, limit },
  };
  const tell = unreadFields(io);
  return answerLines(io, await queriesOf(io, file, tell), work, tell.field);
}

/** The same, with a certificate for each line; its id is part of the result. */
async function recordLines(io: Io, file: string, options: Options): Promise<number> {
  const output = new Output(io);
  const tell = unreadFields(io);
  let bad = 0;
  let held: Query[] = [];
  const record = async () => {
    const subjects = held.flatMap((query) => (isRecorded(query) ? [{ ...query.subject, ...query.warning }] : []));
    const recorded =
      subjects.length === 0 ? [] : await carryOut(io, 'screen-record', { body: jsonBody({ subjects, ...options }) });
    for (const query of held) {
      if ('error' in query) bad += 1;
      await output.line(
        JSON.stringify('error' in query ? query : answer(query, isRecorded(query) && recorded.shift())),
      );
    }
    held = [];
  };
  for await (const lines of await queriesOf(io, file, tell)) {
    for (const line of lines) {
      const query = jsonQuery(line);
      if (!('error' in query)) for (const field of query.unread) tell.field(field, query.line);
      held.push(query);
      if (held.length === RECORDED_AT_ONCE) await record();
    }
  }
  if (held.length > 0) await record();
  await output.flush();
  return bad;
}

/** A certificate is stored if there is anything to search for. */
const isRecorded = (query: Query): query is Asked => !('error' in query) && isSearchableSubject(query.subject);

function answer({ line, query, warning }: Asked, found: RecordedAnswer | undefined | false): object {
  return { line, query, matches: found ? found.matches : [], ...warning, ...(found && { screening: found.screening }) };
}

/** How many unknown fields are reported individually: a file may name each of them differently. */
const MAX_WARNINGS = 20;

/** Reports each unknown field once, because a name or a date under another key is not compared. */
function unreadFields(io: Io) {
  const told = new Set<string>();
  const tell = (name: string, sentence: string) => {
    if (told.has(name) || told.size > MAX_WARNINGS) return;
    told.add(name);
    io.errors.write(told.size > MAX_WARNINGS ? 'Further fields are not known and were not read.\n' : `${sentence}\n`);
  };
  return {
    column: (heading: string) => tell(heading, `The column ${heading} is not known and was not read.`),
    field: (name: string, line: number) =>
      tell(name, `Line ${line}: the field ${shorten(name)} is not known and was not read.`),
  };
}
type Tell = ReturnType<typeof unreadFields>;

function numberOf(
  flag: string,
  text: string | undefined,
  { least, most, isWhole = false }: { least: number; most: number; isWhole?: boolean },
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most) || (isWhole && !Number.isInteger(value)))
    throw new Usage(`${flag} must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`);
  return value;
}

/** The lines of a file as JSON, whatever its format. */
async function queriesOf(io: Io, file: string, tell: Tell): Promise<AsyncIterable<Line[]>> {
  const stream: AsyncIterable<Uint8Array> = file === '-' ? io.input : createReadStream(file);
  const extension = extname(file).toLowerCase();
  if (extension === '.csv') return csvLines(stream, tell.column);
  if (extension === '.jsonl' || extension === '.ndjson') return notEmpty(linesByChunk(stream));
  if (file === '-') return byFirstCharacter(stream, tell.column);
  throw new Usage('screen reads .csv and .jsonl files.');
}

async function* notEmpty(chunks: AsyncIterable<Line[]>): AsyncGenerator<Line[]> {
  let isAsked = false;
  for await (const lines of chunks) {
    isAsked = true;
    yield lines;
  }
  if (!isAsked) throw new Failure(EMPTY);
}

const NO_ARRAY =
  "Standard input is one JSON array, but screen reads JSON lines, an object on each, or CSV. With jq: jq -c '.[]' <file> | pnpm cli screen -";

/** Standard input has no file name: JSON lines begin with a brace; anything else but a JSON array is CSV. */
async function byFirstCharacter(
  stream: AsyncIterable<Uint8Array>,
  tell: (heading: string) => void,
): Promise<AsyncIterable<Line[]>> {
  const chunks = stream[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let start = '';
  while (/^\[?\s*$/.test(start)) {
    const next = await chunks.next();
    if (next.done === true) break;
    held.push(next.value);
    start = Buffer.concat(held)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
  }
  if (/^\[\s*[{["\]\d-]/.test(start)) throw new Failure(NO_ARRAY);
  const whole = (async function* () {
    yield* held;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  return start.startsWith('{') ? linesByChunk(whole) : csvLines(whole, tell);
}
