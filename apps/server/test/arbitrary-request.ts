import * as fc from 'fast-check';
import type { JsonSchema } from '../src/rest/json-schema.ts';
import type { OpenApi, Operation, Parameter } from '../src/rest/openapi.ts';
import type { Who } from './test-app.ts';

/** A request made from the description: mostly as it asks, often a little wrong, sometimes nonsense. */
export interface ArbitraryRequest {
  who: Who;
  method: string;
  /** As in the description. */
  template: string;
  path: string;
  json?: unknown;
  /** The text of an uploaded file. */
  file?: string;
}

/** Ids that the demo has, and some that nothing has. */
const ids = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.constantFrom(0, -1, 999_999, 1.5));

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '__proto__',
    'constructor',
    '%',
    "'; --",
    '1e308',
    'Rustam Halvani',
    'x'.repeat(600),
  ),
);

/** @param only one call, as `GET /api/user`; without it, any. */
export function arbitraryRequest(description: OpenApi, only?: string): fc.Arbitrary<ArbitraryRequest> {
  const operations = Object.entries(description.paths)
    .flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation })),
    )
    .filter(({ method, template }) => only === undefined || only === `${method} ${template}`);
  return fc.constantFrom(...operations).chain(({ method, template, operation }) =>
    fc.record({
      who: whoFor(template),
      method: fc.constant(method),
      template: fc.constant(template),
      path: pathFor(method, template, operation.parameters),
      ...bodyFor(template, operation),
    }),
  );
}

/** Signing in anew, as registering does, or out would end the session that further requests need. */
const endSessions: ReadonlySet<string> = new Set(['/api/login', '/api/register', '/api/logout', '/api/user/password']);

function whoFor(template: string): fc.Arbitrary<Who> {
  if (endSessions.has(template)) return fc.constant('anonymous');
  return fc.constantFrom('admin', 'admin', 'analyst', 'viewer', 'anonymous');
}

function pathFor(method: string, template: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  // Changing the roles of those who ask would end their sessions.
  const own = method === 'PUT' && template.startsWith('/api/users') ? fc.integer({ min: 4, max: 15 }) : ids;
  const values = fc.tuple(
    ...inPath.map(({ schema }) =>
      fc.oneof({ weight: 9, arbitrary: 'examples' in schema ? valueOf(schema).map(String) : own.map(String) }, texts),
    ),
  );
  const queries = fc.tuple(
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required, schema }) =>
        fc
          .option(fc.oneof({ weight: 5, arbitrary: valueOf(schema).map(listed) }, texts.map(listed)), {
            freq: required ? 20 : 1,
            nil: [],
          })
          .map((given): [string, string[]] => [name, given]),
      ),
    seldom(texts).map((value): [string, string[]] => ['colour', value === undefined ? [] : [value]]),
  );
  return fc.tuple(values, queries).map(([filled, query]) => {
    const path = inPath.reduce(
      (text, { name }, at) => text.replace(`{${name}}`, () => encodeURIComponent(wellFormed(filled[at] ?? ''))),
      template,
    );
    const search = new URLSearchParams();
    for (const [name, given] of query) for (const value of given) search.append(name, wellFormed(value));
    return search.size === 0 ? path : `${path}?${search}`;
  });
}

/** A parameter that is a list is repeated for each value. */
function listed(value: unknown): string[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).map(String);
}

function seldom(arbitrary: fc.Arbitrary<string>): fc.Arbitrary<string | undefined> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, arbitrary);
}

/** An address cannot hold half a surrogate pair. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function bodyFor(
  template: string,
  { requestBody }: Operation,
): { json?: fc.Arbitrary<unknown>; file?: fc.Arbitrary<string> } {
  if (requestBody === undefined) return {};
  const { schema, example } = requestBody.content['application/json'] ?? {};
  if (schema === undefined) return { file: arbitraryCsv };
  return {
    json: fc.oneof(
      { weight: 6, arbitrary: valueOf(schema) },
      { weight: 3, arbitrary: wrongObject(schema) },
      fc.jsonValue(),
      ...(example === undefined ? [] : [{ weight: 3, arbitrary: fc.constant(example) }]),
      // Nobody guesses a password.
      ...(template === '/api/login'
        ? [{ weight: 10, arbitrary: fc.constant({ username: 'viewer', password: 'viewer123' }) }]
        : []),
    ),
  };
}

const arbitraryCsv = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(fc.array(texts, { maxLength: 10 }), { maxLength: 5 })
      .map((rows) => ['name,type,country', ...rows.map((row) => row.join(','))].join('\n')),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom('Anna Muster,person,Peru', 'Acme,company,PE', ',,', 'A B,robot,X'), { maxLength: 5 })
      .map((rows) => ['name,type,country', ...rows].join('\n')),
  },
  texts,
);

/** Right but for one key: left out, of any other value, or unknown. */
function wrongObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema['properties'] ?? {});
  return fc
    .tuple(
      valueOf(schema),
      fc.constantFrom(...names, 'colour', '__proto__'),
      fc.option(fc.jsonValue(), { nil: undefined }),
    )
    .map(([right, name, value]) => {
      const wrong = right as object;
      Object.defineProperty(wrong, name, { value, enumerable: true, configurable: true, writable: true });
      return wrong;
    });
}

/** Any value that a schema of a request allows, in small sizes, mostly an example; a number without a maximum is mostly an id. */
function valueOf({ examples, ...schema }: JsonSchema): fc.Arbitrary<unknown> {
  if (!Array.isArray(examples)) return anyValueOf(schema);
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(examples as unknown[])) }, anyValueOf(schema));
}

function anyValueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, type } = schema as { anyOf?: JsonSchema[]; type?: string };
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(valueOf));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const {
    minimum = 0,
    maximum = minimum + 5,
    minLength = 0,
    maxLength = 60,
  } = schema as Record<string, number | undefined>;
  switch (type) {
    case 'string':
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
    case 'integer':
      return fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 60)) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf((schema['items'] ?? {}) as JsonSchema), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: 4,
      });
    case 'object': {
      const others = schema['additionalProperties'];
      if (typeof others === 'object') {
        const { minProperties: minKeys = 0 } = schema as { minProperties?: number };
        return fc.dictionary(texts, valueOf(others as JsonSchema), { minKeys, maxKeys: minKeys + 2 });
      }
      // `not: {}` allows no value.
      const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).filter(
        ([, value]) => !('not' in value),
      );
      const values = Object.fromEntries(properties.map(([name, value]) => [name, valueOf(value)]));
      return fc.record(values, { requiredKeys: (schema['required'] ?? []) as string[] });
    }
    default:
      return fc.jsonValue();
  }
}
