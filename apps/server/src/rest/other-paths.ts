import { ExportAudit, ExportedEvent } from '@tamis/api/audit/schema';
import { Hints } from '@tamis/api/live/schema';
import type { Meta } from '@tamis/api/trpc';
import { Algorithms, Catalog, FtmEntity, MatchAnswer, SearchAnswer, Up } from '@tamis/api/yente/answer-schema';
import { MatchOptions, MatchRequest, SearchOptions } from '@tamis/api/yente/schema';
import * as v from 'valibot';
import type { Entries } from './row-input.ts';

/** One documented path that calls no procedure. Its own file answers it, and checks requests with the schemas here. */
export interface OtherPath {
  method: 'GET' | 'POST';
  path: string;
  /** What it does, in one line. */
  summary: string;
  tag: keyof typeof GROUPS;
  access: Meta['access'];
  /** Only for people in a browser. */
  refusesKeys?: true;
  params?: Entries;
  query?: Entries;
  headers?: Entries;
  body?: { schema: v.GenericSchema; example: object };
  /** A GET that writes, so there is no HEAD. */
  isRecorded?: true;
  /** What the response is, where its schema does not say it. */
  answer?: string;
  /** The schema of the response by its media type: of all of it, of each line of `jsonl` or of each `change` of a stream. */
  out: Readonly<Record<string, v.GenericSchema>>;
  /** Further error statuses of this path, besides those from its access and input. */
  refusals?: readonly number[];
}

/** What the paths of a group have in common. */
export const GROUPS = {
  system: 'Whether the server runs, and what changes in it.',
  audit: 'The audit log as a file. An export is an event of the log itself, and the last one in the file.',
  yente:
    'The matching API of OpenSanctions (yente), so that its clients can point here. Every error is a JSON object with the sentence in `detail`. Parameters and keys that are not described are ignored. A parameter that is a list is repeated for each value. `Authorization: ApiKey …` is accepted besides `Bearer …`.',
} as const;

/** The answer to `GET /api/health`. */
export const Health = v.object({
  status: v.literal('ok'),
  version: v.string(),
  lists: v.pipe(v.number(), v.description('How many lists are in force')),
});
export type Health = v.InferOutput<typeof Health>;

const dataset = v.pipe(
  v.string(),
  v.description('The code of a list, or a collection of lists, as the catalog names it'),
  v.examples(['default', 'sanctions', 'peps']),
);
const partyId = v.pipe(
  v.string(),
  v.description("The code of a list and its publisher's reference, as in the results"),
  v.examples(['demo-DEMO-1001']),
);
const lastEventId = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('The id of the last event received: what has changed since is told first'),
);

const query = {
  schema: 'Person',
  properties: { name: ['Rustam Halvani'], birthDate: ['1968-03-14'], nationality: ['uz'] },
};
const json = (schema: v.GenericSchema) => ({ 'application/json': schema });
const yente = { tag: 'yente', access: 'matches.read' } as const;
/** A wrong API key is refused, though none is needed. */
const openYente = { tag: 'yente', access: 'public' } as const;

/** Every documented path that is not in the table. */
export const otherPaths: readonly OtherPath[] = [
  {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server runs, its version and how many lists it searches',
    tag: 'system',
    access: 'public',
    out: json(Health),
  },
  {
    method: 'GET',
    path: '/api/events',
    summary: 'What changes, as server-sent events for the web application',
    tag: 'system',
    access: 'alerts.read',
    refusesKeys: true,
    headers: { 'Last-Event-ID': v.optional(lastEventId) },
    answer:
      'The stream. The data of each `change` are the topics that changed, and its id is its position in the audit log. `end` says that the session is over; its data are `role` if the user has another role now.',
    out: { 'text/event-stream': Hints },
  },
  {
    method: 'GET',
    path: '/api/audit/export',
    summary: 'The audit log, or the events that the filters leave, as a file',
    tag: 'audit',
    access: 'audit.read',
    query: ExportAudit.entries,
    isRecorded: true,
    answer: 'The file, oldest event first: a JSON object on each line, or CSV',
    out: { 'application/jsonl': ExportedEvent, 'text/csv': v.string() },
  },
  {
    ...yente,
    method: 'POST',
    path: '/api/yente/match/{dataset}',
    summary: 'Compare people, companies and other parties with the lists of a dataset without storing them',
    params: { dataset },
    query: MatchOptions.entries,
    body: { schema: MatchRequest, example: { queries: { 'customer-7': query } } },
    out: json(MatchAnswer),
    refusals: [409],
  },
  {
    ...yente,
    method: 'GET',
    path: '/api/yente/search/{dataset}',
    summary: 'Search the parties of a dataset by name, best first',
    params: { dataset },
    query: SearchOptions.entries,
    out: json(SearchAnswer),
    refusals: [409],
  },
  {
    ...yente,
    method: 'GET',
    path: '/api/yente/entities/{id}',
    summary: 'A listed party, as in the version in force',
    params: { id: partyId },
    out: json(FtmEntity),
  },
  {
    ...yente,
    method: 'GET',
    path: '/api/yente/catalog',
    summary: 'The datasets: collections of lists, and each list in force',
    out: json(Catalog),
  },
  {
    ...yente,
    method: 'GET',
    path: '/api/yente/algorithms',
    summary: 'The names under which the matcher can be asked for',
    out: json(Algorithms),
  },
  {
    ...openYente,
    method: 'GET',
    path: '/api/yente/healthz',
    summary: 'Whether the server runs',
    out: json(Up),
    refusals: [401, 429],
  },
  {
    ...openYente,
    method: 'GET',
    path: '/api/yente/readyz',
    summary: 'Whether there is a list to search',
    out: json(Up),
    refusals: [401, 429, 503],
  },
];
