import { ExportAudit } from '@tamis/api/audit/schema';
import { TOPIC_NAMES } from '@tamis/api/webhooks/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { MatchOptions, SearchOptions } from '@tamis/api/yente/schema';
import type { App } from '../src/app.ts';
import type { OpenApi, Operation, Parameter } from '../src/rest/openapi.ts';
import { GROUPS, otherPaths } from '../src/rest/other-paths.ts';
import { restTable } from '../src/rest/table.ts';
import { contract } from './contract-cases.ts';
import { described } from './described.ts';
import { type Client, startTestApp } from './test-app.ts';

let anonymous: Client;
let description: OpenApi;
let served: App;

beforeAll(async () => {
  const app = await startTestApp();
  served = app.app;
  anonymous = await app.client('anonymous');
  description = (await (await anonymous.get('/api/openapi.json')).json()) as OpenApi;
});

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );

function statuses(call: string): string[] {
  return Object.keys(operations().find((one) => one.call === call)?.operation.responses ?? {});
}

function operationOf(call: string): Operation {
  return operations().find((one) => one.call === call)!.operation;
}

function answerOf(call: string): object {
  const { responses } = operationOf(call);
  return (responses['200'] as { content: Record<string, { schema: object }> }).content['application/json']!.schema;
}

describe('the description', () => {
  test('is OpenAPI 3.1 and has each path of the tables, and no other', () => {
    expect(description.openapi).toBe('3.1.0');
    const calls = [...restTable, ...otherPaths].map((row) => `${row.method} ${row.path}`);
    expect(
      operations()
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(calls.toSorted());
  });

  test('describes each path and each parameter, each under a name of its own', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { call, operation } of operations()) {
      const words = [operation.summary, ...operation.parameters.map((parameter) => parameter.description)];
      expect({ call, silent: words.filter((text) => text.length < 5) }).toEqual({ call, silent: [] });
    }
  });

  test('has every path that the server answers, except those that show it', () => {
    const calls = operations().map(({ call }) => call.replaceAll(/\{(\w+)\}/gu, ':$1'));
    const mounted = served.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(mounted)].toSorted()).toEqual([...calls, 'GET /api/docs', 'GET /api/openapi.json'].toSorted());
  });

  test('has the filters of the audit export and the options of the OpenSanctions paths as parameters', () => {
    const names = (call: string, place: Parameter['in']) =>
      operationOf(call)
        .parameters.filter((parameter) => parameter.in === place)
        .map(({ name }) => name);
    expect(names('GET /api/audit/export', 'query')).toEqual(Object.keys(ExportAudit.entries));
    expect(names('POST /api/yente/match/{dataset}', 'query')).toEqual(Object.keys(MatchOptions.entries));
    expect(names('GET /api/yente/search/{dataset}', 'query')).toEqual(Object.keys(SearchOptions.entries));
    expect(names('GET /api/yente/search/{dataset}', 'path')).toEqual(['dataset']);
    expect(names('GET /api/events', 'header')).toEqual(['Last-Event-ID']);
    const required = operationOf('GET /api/yente/search/{dataset}').parameters.filter((one) => one.required);
    expect(required.map(({ name }) => name)).toEqual(['dataset', 'q']);
  });

  test('says where no sign-in is needed, and where API keys are refused', () => {
    for (const path of ['/api/health', '/api/yente/healthz', '/api/yente/readyz']) {
      expect(operationOf(`GET ${path}`).security).toEqual([]);
    }
    expect(operationOf('GET /api/yente/catalog').security).toEqual([{ session: [] }, { key: [] }]);
    expect(operationOf('GET /api/events').security).toEqual([{ session: [] }]);
  });

  test('has no dangling references', () => {
    const refs = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(refs.length).toBeGreaterThan(50);
    for (const [ref, kind, name] of refs) {
      const parts = description.components[kind as 'schemas' | 'responses'] as Record<string, unknown>;
      expect({ ref, known: name !== undefined && name in parts }).toEqual({ ref, known: true });
    }
  });

  test('describes the messages of webhooks by topic, as JSON schemas for validation', () => {
    const { check } = described(description);
    expect(Object.keys(description.webhooks)).toEqual([...TOPIC_NAMES, 'webhook.test']);
    const links = { alert: 'https://a.example/', entity: 'https://a.example/', api: 'https://a.example/' };
    const data = { alertId: 1, alertType: 'sanction', severity: 'high', entityId: 1, links };
    const message = { id: 'alert-1-0', topic: 'alert.raised', occurredAt: '2026-03-02T09:14:07.113Z', data };
    const schema = description.webhooks['alert.raised']!.post.requestBody.content['application/json']!.schema;
    expect(check('alert.raised', schema, message)).toBeNull();
    expect(check('alert.raised', schema, { ...message, data: { ...data, name: 'x' } })).toMatch(
      /additional properties/u,
    );
    for (const { post } of Object.values(description.webhooks)) {
      expect(post.parameters.map(({ name }) => name)).toContain('Tamis-Webhook-Signature');
    }
  });

  test('lists the errors by access and by input', () => {
    expect(statuses('GET /api/dashboard')).toEqual(['200', '400', '401', '403', '429', '500']);
    expect(statuses('GET /api/entities/{id}')).toEqual(['200', '400', '401', '403', '404', '429', '500']);
    expect(statuses('GET /api/entities/{id}/report')).toContain('507');
    expect(statuses('POST /api/register')).toContain('429');
    expect(statuses('POST /api/login')).toEqual(['200', '400', '401', '403', '408', '413', '429', '500', '507']);
    expect(statuses('GET /api/health')).toEqual(['200', '500']);
    expect(statuses('GET /api/yente/readyz')).toEqual(['200', '401', '429', '500', '503']);
    expect(statuses('GET /api/yente/search/{dataset}')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '429',
      '500',
    ]);
  });

  test('describes the responses of marking an alert and signing out', () => {
    expect(answerOf('POST /api/alerts/{id}/read')).toEqual({ $ref: '#/components/schemas/Alert' });
    expect(answerOf('POST /api/logout')).toMatchObject({ properties: {}, additionalProperties: false });
  });

  test('distinguishes required and optional fields', () => {
    const body = operations().find(({ call }) => call === 'POST /api/entities')?.operation.requestBody;
    expect(body?.content['application/json']?.schema['required']).toEqual(['name', 'type', 'country']);
  });
});

const bodies = Object.entries(contract).filter(([, promise]) => promise.json !== undefined);
const ids = {
  entity: 1,
  company: 1,
  case: 1,
  alert: 1,
  article: 1,
  report: 1,
  user: 1,
  job: 1,
  match: 1,
  feed: 1,
  webhook: 1,
  delivery: 1,
  waiting: 1,
  mentioned: 1,
};

test.each(bodies)('the described body of %s is the one that is taken', (call, promise) => {
  const [method = '', path = ''] = call.split(' ');
  const { bodyFault } = described(description);
  const right = promise.json!(ids, 'viewer');
  expect(bodyFault(method, path, right)).toBeNull();
  const refusal: unknown = expect.stringContaining('must NOT have additional properties');
  expect(bodyFault(method, path, { ...right, colour: 'red' })).toEqual(promise.ignoresUnknown ? null : refusal);
  for (const name of Object.keys(promise.missing ?? {})) {
    expect(bodyFault(method, path, { ...right, [name]: undefined })).toMatch(`must have required property '${name}'`);
  }
});

test('the example of a body is what its schema asks for, and options of the address in it are not', () => {
  const { bodyFault } = described(description);
  const call = ['POST', '/api/yente/match/{dataset}'] as const;
  const { example } = operationOf(call.join(' ')).requestBody!.content['application/json']!;
  expect(bodyFault(...call, example)).toBeNull();
  expect(bodyFault(...call, { ...example, threshold: 0.9 })).toMatch(/threshold must NOT be valid/u);
  expect(bodyFault(...call, { queries: {} })).toMatch(/must NOT have fewer than 1/u);
});

describe('the page for people', () => {
  test('includes every path and parameter, runs nothing and loads nothing', async () => {
    const response = await anonymous.get('/api/docs');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    for (const { path, summary } of [...restTable, ...otherPaths]) {
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(summary);
    }
    expect(page).not.toMatch(/<script|<link|<img|https?:\/\/|@import|url\(/);
  });

  test('groups the paths, says what those of a group have in common, and shows the example of a body', async () => {
    const page = await (await anonymous.get('/api/docs')).text();
    for (const [name, note] of Object.entries(GROUPS)) {
      const section = page.slice(page.indexOf(`<section id="${name}">`)).split('</section>', 1)[0];
      expect(section).toContain(`<p>${note.replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`);
      for (const { path } of otherPaths.filter(({ tag }) => tag === name)) expect(section).toContain(path);
    }
    expect(page).toMatch(/<h3>Example<\/h3><pre>[^<]*Rustam Halvani/u);
  });

  test('links each response to its schema', async () => {
    const page = await (await anonymous.get('/api/docs')).text();
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(20);
    for (const id of targets) expect(page).toContain(`id="${id}"`);
  });
});
