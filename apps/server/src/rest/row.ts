import type { AppRouter } from '@tamis/api/router';
import type { inferRouterInputs } from '@trpc/server';
import type * as v from 'valibot';

type Inputs = inferRouterInputs<AppRouter>;
/** Every procedure there is, as `domain.procedure`. */
type ProcedurePath = {
  [D in keyof Inputs]: `${D}.${Extract<keyof Inputs[D], string>}`;
}[keyof Inputs];

/** One documented path: how a request becomes a procedure's input, and how its output becomes an answer. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in OpenAPI; the names in braces are numbers, except `{list}`, which is a list's code. */
  path: string;
  /** What it does, in a line of the description. */
  summary: string;
  procedure: ProcedurePath;
  /** Path parameter → key of the input, where they differ. */
  params?: Readonly<Record<string, string>>;
  /** Query parameters are passed on: the procedure's schema refuses what it does not know. */
  query?: 'all';
  /** What a query parameter is when it is left out, where the procedure asks for it. */
  defaults?: Readonly<Record<string, unknown>>;
  /** The JSON body is the input itself, or one key of it; or a file comes in a multipart field of that name. */
  body?: { json: 'input' } | { json: 'key'; key: string } | { file: string; holds: string };
  /** A GET that writes: its answer is meant to be read, so there is no HEAD. */
  isRecorded?: true;
  /** `added` is created, unless it was there already. */
  answer: 'json' | 'created' | 'added' | 'list' | 'csv' | 'report';
  /** What a CSV answer is saved as. */
  fileName?: string;
  /** Statuses of refusals that are this path's own, besides those that its access and input bring. */
  refusals?: readonly number[];
  /** What a list's number of all rows leaves open, where it does. */
  countNote?: string;
  /** What comes out; null where the answer is no JSON, or nothing worth reading. */
  out: v.GenericSchema | null;
}

/** The JSON body is the procedure's input. */
export const input = { json: 'input' } as const;
/** The JSON body is what the procedure changes. */
export const change = { json: 'key', key: 'change' } as const;
