import { HTTPS_SESSION_COOKIE, SESSION_COOKIE } from '@tamis/api/auth/sessions';
import {
  type JsonSchema,
  answerSchema,
  componentSchemas,
  isRequired,
  objectSchema,
  valueSchema,
} from './json-schema.ts';
import { GROUPS, type OtherPath, otherPaths } from './other-paths.ts';
import { type Entries, type RowInput, rowInput } from './row-input.ts';
import type { RestRow } from './row.ts';
import { restTable } from './table.ts';
import { type WebhookCall, webhookCalls } from './webhook-calls.ts';

/** A description of the paths, in the parts that are read here and by the page of `/api/docs`. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
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
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
}

type Content = Record<string, { schema: JsonSchema; example?: object }>;

const REFUSALS: Readonly<Record<number, Omit<Answer, 'content'> & { name: string }>> = {
  400: { name: 'BadRequest', description: 'Something in the request is wrong; the message names the field.' },
  401: { name: 'NotSignedIn', description: 'Nobody is signed in, the sign-in failed, or the API key is not valid.' },
  403: { name: 'Forbidden', description: 'The role may not do this, or the request came from another site.' },
  404: { name: 'NotFound', description: 'There is nothing with this id or name.' },
  408: { name: 'TooSlow', description: 'No more of the body arrived for a minute.' },
  409: { name: 'Conflict', description: 'It conflicts with the current state; the message says what to do first.' },
  413: { name: 'TooLarge', description: 'The body is too large.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests in a short time; the message says how long to wait.',
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  },
  500: { name: 'Internal', description: 'Our fault; the message has the id of the request, which is also in the log.' },
  503: { name: 'NotReady', description: 'Nothing can be searched yet.' },
  507: {
    name: 'DiskFull',
    description: 'The disk of the server is full; the message says what was stored, if anything.',
  },
};

const DESCRIPTION =
  'Every error is a status and a sentence in plain text; under /api/yente it is the `detail` of a JSON object. Unknown keys are refused, except there; read-only keys are ignored, so that the body of a GET can be PUT back. PUT changes the given fields and leaves the rest. Times are ISO 8601 in UTC.';

/** How an error is sent: as plain text, or as the clients of OpenSanctions expect it. The key ends the names of components. */
const ERRORS: Readonly<Record<'' | 'Detail', Content>> = {
  '': { 'text/plain': { schema: { type: 'string' } } },
  Detail: { 'application/json': { schema: { $ref: '#/components/schemas/Detail' } } },
};

/** What is said of a call, whichever table it is from. */
interface Call {
  method: string;
  path: string;
  summary: string;
  tag: string;
  access: RowInput['access'];
  /** Only for people in a browser. */
  refusesKeys?: true;
  parameters: Parameter[];
  body: Content | undefined;
  answers: Record<number, Answer>;
  refusals: Iterable<number>;
  errors: keyof typeof ERRORS;
}

/** The description of every path, made from the tables and from the schemas that check the requests. */
export function openApi(version: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const call of [...restTable.map(callOfRow), ...otherPaths.map(callOfOther)]) {
    const operations = (paths[call.path] ??= {});
    operations[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tamis', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [
      ...[...new Set(restTable.map(tagOf))].map((name) => ({ name })),
      ...Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    ],
    paths,
    webhooks: webhookCalls(),
    components: {
      schemas: componentSchemas(),
      responses: Object.fromEntries(
        Object.entries(ERRORS).flatMap(([kind, content]) =>
          Object.values(REFUSALS).map(({ name, ...answer }) => [`${name}${kind}`, { ...answer, content }]),
        ),
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

function operationOf(call: Call): Operation {
  const { method, path, summary, access, refusesKeys, parameters, body } = call;
  return {
    operationId: `${method.toLowerCase()}${path.replace('/api', '').replaceAll(/\W+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary,
    description: `${accessText(access)}${refusesKeys ? ' API keys are refused.' : ''}`,
    tags: [call.tag],
    security: access === 'public' ? [] : [{ session: [] }, ...(refusesKeys ? [] : [{ key: [] }])],
    parameters,
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    responses: { ...call.answers, ...refusalRefs(call) },
  };
}

function callOfRow(row: RestRow): Call {
  const input = rowInput(row);
  const { method, path, summary, refusals = [] } = row;
  return {
    method,
    path,
    summary,
    tag: tagOf(row),
    access: input.access,
    parameters: parametersOf(row, input),
    body: bodyOf(row, input),
    answers: answersOf(row),
    refusals: [400, ...refusals, ...refusalsOf(row, input)],
    errors: '',
  };
}

/** Whatever such a path does not read it ignores, so only what it reads can be wrong. */
function callOfOther(other: OtherPath): Call {
  const { params = {}, query = {}, headers = {}, body, refusals = [], tag } = other;
  const canBeWrong = other.query !== undefined || body !== undefined;
  return {
    ...other,
    parameters: [
      ...valueParameters('path', params),
      ...valueParameters('query', query),
      ...valueParameters('header', headers),
    ],
    body: body && { 'application/json': { schema: valueSchema(body.schema), example: body.example } },
    answers: { 200: { description: other.answer ?? 'Done', content: contentOf(other.out) } },
    refusals: [...(canBeWrong ? [400] : []), ...refusals, ...refusalsOf(other, { ...other, params })],
    errors: tag === 'yente' ? 'Detail' : '',
  };
}

function contentOf(out: OtherPath['out']): Content {
  return Object.fromEntries(
    Object.entries(out).map(([type, schema]) => {
      if (type === 'application/json') return [type, { schema: answerSchema(schema) }];
      const contentSchema = schema.type === 'string' ? {} : { contentSchema: answerSchema(schema) };
      return [type, { schema: { type: 'string', contentMediaType: type, ...contentSchema } }];
    }),
  );
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
  const inQuery = valueParameters('query', query, defaults);
  const offset = inQuery.find(({ name }) => name === 'offset');
  if (offset === undefined || query['cursor'] !== undefined) return [...inPath, ...inQuery];
  return [...inPath, ...inQuery, { ...offset, name: 'cursor', description: 'The same as offset' }];
}

/** Parameters that their schemas describe. */
function valueParameters(place: Parameter['in'], entries: Entries, defaults: RowInput['defaults'] = {}): Parameter[] {
  return Object.entries(entries).map(([name, schema]) => {
    const { description, ...value } = valueSchema(schema);
    const preset = defaults[name];
    if (preset !== undefined) value['default'] = preset;
    return {
      name,
      in: place,
      required: isRequired(schema) && preset === undefined,
      description: typeof description === 'string' ? description : '',
      schema: value,
    };
  });
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

/** The errors of a path that follow from its access and its method. */
function refusalsOf(
  { method, isRecorded }: Pick<RestRow, 'method' | 'isRecorded'>,
  { access, params }: Pick<RowInput, 'access' | 'params'>,
): number[] {
  const statuses = [500];
  if (access !== 'public') statuses.push(401, 403, 429);
  if (method !== 'GET') statuses.push(403, 408, 413, 507);
  if (isRecorded) statuses.push(507);
  if (Object.keys(params).length > 0) statuses.push(404);
  return statuses;
}

function refusalRefs({ refusals, errors }: Call): Operation['responses'] {
  const statuses = [...new Set(refusals)].toSorted((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status]?.name}${errors}` }]),
  );
}
