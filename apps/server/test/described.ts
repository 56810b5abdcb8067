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
      if (type === 'application/json') return check(`${name} ${type}`, schema, await response.json());
      const text = type === 'text/event-stream' ? await firstEvent(response) : await response.text();
      const partSchema = schema['contentSchema'] as object | undefined;
      const parts = partSchema === undefined ? [] : partsOf(type, text);
      const faults = parts.map((part) => check(`${name} part of ${type}`, partSchema!, part));
      return check(`${name} ${type}`, schema, text) ?? faults.find((one) => one !== null) ?? null;
    },
    bodyFault(method, path, body) {
      const schema = operation(method, path)?.requestBody?.content['application/json']?.schema;
      return schema === undefined ? `${method} ${path} takes no JSON` : check(`${method} ${path}`, schema, body);
    },
  };
}

/** The values in a text that consists of several: a line each, or the data of an event. */
function partsOf(type: string, text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const values = type === 'text/event-stream' ? lines.flatMap((line) => /^data: (.*)$/u.exec(line)?.[1] ?? []) : lines;
  if (values.length === 0) throw new Error(`Nothing to check in ${type}: ${text}`);
  return values.map((value) => JSON.parse(value) as unknown);
}

/** A stream does not end by itself: it is closed after its first event. */
async function firstEvent(response: Response): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader.cancel();
  return text.split('\n\n', 1)[0] ?? '';
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
