import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { askServer } from '../src/cli/door-client.ts';
import { openDoor } from '../src/door.ts';
import { readDoorFile } from '../src/door-file.ts';
import { startTestApp } from './test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-door-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an import that runs when the server stops is aborted, and has ended when the door is closed', async () => {
  const { services } = await startTestApp();
  const databaseFile = join(folder, 'tamis.db');
  const door = await openDoor(services, { databaseFile, server: 'http://tamis.test', graceMs: 60_000 });
  const { url = '', token = '' } = readDoorFile(databaseFile) ?? {};
  // A file that comes no further than its beginning.
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('<CONSOLIDATED_LIST>')),
  });
  const init = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body, duplex: 'half' } as RequestInit;
  const said = fetch(`${url}/door/lists-import?list=un`, init).then((answer) => answer.text());
  const states = async () =>
    (await services.db.client.execute('select state from list_version order by id desc limit 1')).rows[0]?.['state'];
  await expect.poll(states, { timeout: 60_000 }).toBe('staging');
  await door.close();
  expect(await states()).toBe('refused');
  expect(await said).toContain('"error":"The server is being stopped. Run the command again when it is up."');
});

test("what is typed on the command line is recorded with the operating system's user", async () => {
  const { services } = await startTestApp();
  const databaseFile = join(folder, 'typed.db');
  const door = await openDoor(services, { databaseFile, server: 'http://tamis.test', graceMs: 60_000 });
  const input = { options: {}, body: new Blob([]).stream(), by: 'Jörg' };
  await askServer(readDoorFile(databaseFile)!, 'rescreen', input, () => undefined);
  await door.close();
  const asked = `select actor from audit_event where action = 'job.rescreen'`;
  expect((await services.db.client.execute(asked)).rows[0]?.['actor']).toBe('command line (Jörg)');
});
