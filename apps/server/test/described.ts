import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Answer, OpenApi } from '../src/rest/openapi.ts';

/** Checks answers against the description that programs read. */
interface Described {
  /** What about this answer the description does not say; null when it says all. */
  fault: (method: string, path: string, response: Response) => Promise<string | null>;
  /** Why a JSON body is not what the description asks for; null when it is. */
  bodyFault: (method: string, path: string, body: unknown) => string | null;
  /** Why a value is not what a schema of the description asks for; null when it is. The name is the schema's own. */
  check: (name: string, schema: object, value: unknown) => string | null;
}

export function described(description: OpenApi): Described {
  // `strict` refuses keywords that mean nothing, such as a misspelt one.
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    formats: { 'date-time': isTime, date: isDay, uri: (text: string) => URL.canParse(text) },
  });
  ajv.addSchema(localised({ $id: 'api', $defs: description.components.schemas }));
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  const check = (name: string, schema: object, value: unknown) => {
    let validate = validators.get(name);
    if (validate === undefined) {
      validate = ajv.compile(localised(schema));
      validators.set(name, validate);
    }
    return validate(value) ? null : `${name}: ${ajv.errorsText(validate.errors)}`;
  };
  const operation = (method: string, path: string) => description.paths[path]?.[method.toLowerCase()];

  return {
    check,
    async fault(method, path, response) {
      const name = `${method} ${path} ${response.status}`;
      const answer = operation(method, path)?.responses[response.status];
      if (answer === undefined) return `${name} is not described`;
      const { content } = '$ref' in answer ? resolved(description, answer.$ref) : answer;
      const type = (response.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
      const schema = content?.[type]?.schema;
      if (schema === undefined) return `${name} is not described as ${type}`;
      return check(
        `${name} ${type}`,
        schema,
        type === 'application/json' ? await response.json() : await response.text(),
      );
    },
    bodyFault(method, path, body) {
      const schema = operation(method, path)?.requestBody?.content['application/json']?.schema;
      return schema === undefined ? `${method} ${path} takes no JSON` : check(`${method} ${path}`, schema, body);
    },
  };
}

/** With references as they are for a schema on its own. */
function localised(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"api#/$defs/')) as object;
}

function resolved(description: OpenApi, ref: string): Answer {
  return description.components.responses[ref.split('/').at(-1) ?? '']!;
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
