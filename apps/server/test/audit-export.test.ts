import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { downloadOf } from '../src/audit-export.ts';
import { openApi } from '../src/rest/openapi.ts';
import { described } from './described.ts';
import { startTestApp } from './test-app.ts';

test('an administrator gets the audit log as a file; nobody else does', async () => {
  const app = await startTestApp();
  const admin = await app.client('admin');
  const file = await admin.get('/api/audit/export?format=csv&action=user.login');
  expect(file.status).toBe(200);
  const { fault } = described(openApi('0.0.0-test'));
  expect(await fault('GET', '/api/audit/export', file.clone())).toBeNull();
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/u);
  const [header, ...lines] = (await file.text()).trim().split('\r\n');
  expect(header).toMatch(/^seq,at,actorId,actor/u);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain(',user.login,');
  expect((await (await app.client('analyst')).get('/api/audit/export')).status).toBe(403);
  expect((await (await app.client('anonymous')).get('/api/audit/export')).status).toBe(401);
});

test('asking only for the headers exports nothing, so that the audit log does not say so', async () => {
  const app = await startTestApp();
  const refused = await (await app.client('admin')).send('HEAD', '/api/audit/export');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET']);
  const { rows } = await app.services.db.client.execute("select 1 from audit_event where action = 'audit.export'");
  expect(rows).toEqual([]);
});

test('an unknown filter is rejected by name', async () => {
  const app = await startTestApp();
  const admin = await app.client('admin');
  const refused = await admin.get('/api/audit/export?colour=red');
  expect([refused.status, await refused.text()]).toEqual([400, 'Unknown field: colour']);
  const wrong = await admin.get('/api/audit/export?subjectId=abc');
  expect(wrong.status).toBe(400);
  for (const id of ['0x10', '1e1', '']) {
    expect((await admin.get(`/api/audit/export?subjectId=${id}`)).status).toBe(400);
  }
  const twice = await admin.get('/api/audit/export?subjectId=1&subjectId=2');
  expect([twice.status, await twice.text()]).toEqual([400, 'subjectId is given more than once']);
  expect((await admin.get('/api/audit/export?subjectId=1')).status).toBe(200);
  const unreadable = await admin.get('/api/audit/export?text=%00');
  expect([unreadable.status, await unreadable.text()]).toEqual([
    400,
    'text contains a character that cannot be stored (U+0000 or an unpaired surrogate). Remove it.',
  ]);
});

test('a file whose events cannot be read to the end is a download that fails, not a short file', async () => {
  const failures: unknown[] = [];
  const server = createServer(
    getRequestListener(() => new Response(downloadOf(failing(), (error) => failures.push(error)))),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(failures).toMatchObject([{ message: 'Failed query: params: Ada' }]);
  await new Promise((closed) => server.close(closed));
});

test('an export whose own event cannot be stored fails', async () => {
  const app = await startTestApp();
  const admin = await app.client('admin');
  app.services.db.write = () => Promise.reject(new Error('disk I/O error'));
  expect((await admin.get('/api/audit/export')).status).toBe(500);
});

/** As the log is where the database fails behind its first events. */
async function* failing(): AsyncGenerator<string> {
  yield 'seq,at\r\n';
  await new Promise((later) => setTimeout(later, 20));
  throw new Error('Failed query: params: Ada');
}
