import { HTTPS_SESSION_COOKIE, SESSION_COOKIE } from '@tamis/api/auth/sessions';
import {
  type JsonSchema,
  answerSchema,
  componentSchemas,
  isRequired,
  objectSchema,
  valueSchema,
} from './json-schema.ts';
import { type RowInput, rowInput } from './row-input.ts';
import type { RestRow } from './row.ts';
import { restTable } from './table.ts';
import { type WebhookCall, webhookCalls } from './webhook-calls.ts';

/** A description of the REST paths, in the parts that are read here and by the page of `/api/docs`. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  /** The webhooks, by topic. */
  webhooks: Record<string, { post: WebhookCall }>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer>; securitySchemes: JsonSchema };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Answer | { $ref: string }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
}

type Content = Record<string, { schema: JsonSchema }>;

const REFUSALS: Readonly<Record<number, Omit<Answer, 'content'> & { name: string }>> = {
  400: { name: 'BadRequest', description: 'Something in the request is wrong; the message names the field.' },
  401: { name: 'NotSignedIn', description: 'Nobody is signed in, the sign-in failed, or the API key is not valid.' },
  403: { name: 'Forbidden', description: 'The role may not do this, or the request came from another site.' },
  404: { name: 'NotFound', description: 'There is nothing with this id.' },
  408: { name: 'TooSlow', description: 'No more of the body arrived for a minute.' },
  409: { name: 'Conflict', description: 'It conflicts with the current state; the message says what to do first.' },
  413: { name: 'TooLarge', description: 'The body is too large.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests in a short time; the message says how long to wait.',
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  },
  500: { name: 'Internal', description: 'Our fault; the message has the id of the request, which is also in the log.' },
  507: {
    name: 'DiskFull',
    description: 'The disk of the server is full; the message says what was stored, if anything.',
  },
};

const DESCRIPTION =
  'Every error is a status and a sentence in plain text. Unknown keys are refused; read-only keys are ignored, so that the body of a GET can be PUT back. PUT changes the given fields and leaves the rest. Times are ISO 8601 in UTC. Further paths: GET /api/health (no sign-in: status, version and the number of lists), GET /api/audit/export (administrators: the audit log as JSON lines or, with ?format=csv, as CSV, with the filters subjectType, subjectId, entityId, text, actor, action, since and until), GET /api/events (server-sent events for the web application; no API keys) and /api/yente (the OpenSanctions matching API: match, search, entities, catalog, algorithms, healthz, readyz).';

/** The description of every path, made from the table and from the schemas that check the requests. */
export function openApi(version: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const row of restTable) {
    const operations = (paths[row.path] ??= {});
    operations[row.method.toLowerCase()] = operationOf(row, rowInput(row));
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tamis', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(restTable.map(tagOf))].map((name) => ({ name })),
    paths,
    webhooks: webhookCalls(),
    components: {
      schemas: componentSchemas(),
      responses: Object.fromEntries(
        Object.values(REFUSALS).map(({ name, ...answer }) => [
          name,
          { ...answer, content: { 'text/plain': { schema: { type: 'string' } } } },
        ]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: `Set by signing in; \`${HTTPS_SESSION_COOKIE}\` over https.`,
        },
        key: { type: 'http', scheme: 'bearer', description: 'An API key, made by an administrator.' },
      },
    },
  };
}

function operationOf(row: RestRow, input: RowInput): Operation {
  const requestBody = bodyOf(row, input);
  return {
    operationId: `${row.method.toLowerCase()}${row.path.replace('/api', '').replaceAll(/\W+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary: row.summary,
    description: accessText(input.access),
    tags: [tagOf(row)],
    security: input.access === 'public' ? [] : [{ session: [] }, { key: [] }],
    parameters: parametersOf(row, input),
    ...(requestBody === undefined ? {} : { requestBody: { required: true, content: requestBody } }),
    responses: {
      ...answersOf(row),
      ...Object.fromEntries(
        refusalsOf(row, input).map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status]?.name}` }]),
      ),
    },
  };
}

function accessText(access: RowInput['access']): string {
  if (access === 'public') return 'Open to everyone.';
  if (access === 'signed-in') return 'For everyone who is signed in.';
  return `Needs the permission \`${access}\`.`;
}

/** `entities` of the procedure `entities.get`. */
function tagOf(row: RestRow): string {
  return row.procedure.split('.', 1)[0] ?? '';
}

function parametersOf(row: RestRow, { params, query, defaults }: RowInput): Parameter[] {
  const inPath = Object.entries(params).map(([name, schema]): Parameter => {
    const owner = (row.path.split(`/{${name}}`, 1)[0] ?? '').split('/').at(-1) ?? '';
    const description = `Id in ${owner}`;
    return { name, in: 'path', required: true, description, schema: valueSchema(schema) };
  });
  const inQuery = Object.entries(query).map(([name, schema]): Parameter => {
    const { description, ...value } = valueSchema(schema);
    const preset = defaults[name];
    if (preset !== undefined) value['default'] = preset;
    return {
      name,
      in: 'query',
      required: isRequired(schema) && preset === undefined,
      description: typeof description === 'string' ? description : '',
      schema: value,
    };
  });
  const offset = inQuery.find(({ name }) => name === 'offset');
  if (offset === undefined || query['cursor'] !== undefined) return [...inPath, ...inQuery];
  return [...inPath, ...inQuery, { ...offset, name: 'cursor', description: 'The same as offset' }];
}

function bodyOf(row: RestRow, { body }: RowInput): Content | undefined {
  if (row.body !== undefined && 'file' in row.body) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description: row.body.holds };
    const schema = { type: 'object', properties: { [row.body.file]: file }, required: [row.body.file] };
    return { 'multipart/form-data': { schema } };
  }
  return body === undefined ? undefined : { 'application/json': { schema: objectSchema(body) } };
}

function answersOf(row: RestRow): Record<number, Answer> {
  const answer = answerOf(row);
  if (row.answer === 'added') return { 200: { ...answer, description: 'It already existed' }, 201: answer };
  return { [row.answer === 'created' ? 201 : 200]: answer };
}

function answerOf(row: RestRow): Answer {
  const content = { 'application/json': { schema: row.out === null ? { type: 'object' } : answerSchema(row.out) } };
  const answers: Record<RestRow['answer'], () => Answer> = {
    json: () => ({ description: 'Done', content }),
    created: () => ({ description: 'Created', content }),
    added: () => ({ description: 'Created', content }),
    list: () => ({
      description: 'The rows, in the requested order',
      headers: {
        'X-Total-Count': {
          description: ['All rows, on this page or not', ...(row.countNote === undefined ? [] : [row.countNote])].join(
            '. ',
          ),
          schema: { type: 'integer' },
        },
        Link: { description: 'The pages before and after this one', schema: { type: 'string' } },
      },
      content,
    }),
    csv: () => ({ description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } }),
    report: () => ({
      description: 'The report',
      content: {
        'text/html': { schema: { type: 'string' } },
        'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
      },
    }),
  };
  return answers[row.answer]();
}

/** The possible errors of a path: from its input, from its access, and those that the table names. */
function refusalsOf(row: RestRow, { access, params }: RowInput): number[] {
  const statuses = new Set([400, 500, ...(row.refusals ?? [])]);
  if (access !== 'public') for (const status of [401, 403, 429]) statuses.add(status);
  if (row.method !== 'GET') for (const status of [403, 408, 413, 507]) statuses.add(status);
  if (row.isRecorded) statuses.add(507);
  if (Object.keys(params).length > 0) statuses.add(404);
  return [...statuses].toSorted((one, other) => one - other);
}
