import type { AppRouter } from '@tamis/api/router';
import type { inferRouterInputs } from '@trpc/server';
import type * as v from 'valibot';

type Inputs = inferRouterInputs<AppRouter>;
/** Every procedure, as `domain.procedure`. */
type ProcedurePath = {
  [D in keyof Inputs]: `${D}.${Extract<keyof Inputs[D], string>}`;
}[keyof Inputs];

/** One documented path: how a request becomes the input of a procedure, and its output the response. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in OpenAPI; the names in braces are numbers, except `{list}`, which is a list's code. */
  path: string;
  /** What it does, in one line. */
  summary: string;
  procedure: ProcedurePath;
  /** Path parameter → key of the input, if they differ. */
  params?: Readonly<Record<string, string>>;
  /** Query parameters are passed on; the procedure's schema rejects unknown ones. */
  query?: 'all';
  /** Defaults of query parameters that the procedure requires. */
  defaults?: Readonly<Record<string, unknown>>;
  /** The JSON body is the input itself, or one key of it; or a file is in a multipart field of that name. */
  body?: { json: 'input' } | { json: 'key'; key: string } | { file: string; holds: string };
  /** A GET that writes: its response is meant to be read, so there is no HEAD. */
  isRecorded?: true;
  /** `added` is 201 if something was created, 200 if it existed. */
  answer: 'json' | 'created' | 'added' | 'list' | 'csv' | 'report';
  /** The file name of a CSV response. */
  fileName?: string;
  /** Further error statuses of this path, besides those from its access and input. */
  refusals?: readonly number[];
  /** A limitation of a list's total, if there is one. */
  countNote?: string;
  /** The schema of the response; null if it is no JSON, or of no interest. */
  out: v.GenericSchema | null;
}

/** The JSON body is the procedure's input. */
export const input = { json: 'input' } as const;
/** The JSON body is what the procedure changes. */
export const change = { json: 'key', key: 'change' } as const;
