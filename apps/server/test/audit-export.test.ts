import { expect, test } from 'vitest';
import { startTestApp } from './test-app.ts';

test('an administrator gets the audit log as a file; nobody else does', async () => {
  const app = await startTestApp();
  const admin = await app.client('admin');
  const file = await admin.get('/api/audit/export?format=csv&action=user.login');
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/u);
  const [header, ...lines] = (await file.text()).trim().split('\r\n');
  expect(header).toMatch(/^seq,at,actor/u);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain(',user.login,');
  expect((await (await app.client('analyst')).get('/api/audit/export')).status).toBe(403);
  expect((await (await app.client('anonymous')).get('/api/audit/export')).status).toBe(401);
});

test('a filter that there is not is refused by name', async () => {
  const app = await startTestApp();
  const admin = await app.client('admin');
  const refused = await admin.get('/api/audit/export?colour=red');
  expect([refused.status, await refused.text()]).toEqual([400, 'Unknown field: colour']);
  const wrong = await admin.get('/api/audit/export?subjectId=abc');
  expect(wrong.status).toBe(400);
});
