import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@tamis/api/auth/service';
import { type FetchPublic, systemCtx } from '@tamis/api/context';
import type { Role } from '@tamis/api/permissions';
import { seedDemo } from '@tamis/api/seed/demo';
import { openDb } from '@tamis/db/node';
import { closeAtEnd } from '../../../packages/api/test/closings.ts';
import { type App, createApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { scryptPasswords } from '../src/node-crypto.ts';
import { type NodeServices, nodeServices } from '../src/node-services.ts';
import { uploadOnDisk } from '../src/upload-on-disk.ts';

export type Who = Role | 'anonymous';

export interface Client {
  /** Sends a request as this person, from the same origin; a `json` body is sent as JSON. */
  send: (
    method: string,
    path: string,
    options?: { json?: unknown; body?: BodyInit; headers?: Record<string, string> },
  ) => Promise<Response>;
  get: (path: string) => Promise<Response>;
}

export interface TestApp {
  app: App;
  services: NodeServices;
  logged: { event: string; details: Record<string, unknown> }[];
  client: (who: Who) => Promise<Client>;
}

/** Where requests of these tests come from and go to. */
export const ORIGIN = 'http://tamis.test';

/** The pages of the world, by address, as far as a test has any. */
type Pages = Readonly<Record<string, string>>;

/** Tests have no network: what is not among their pages is not there. */
const fetchAmong =
  (pages: Pages): FetchPublic =>
  async (url) => {
    const html = pages[url.href];
    if (html === undefined) throw new Error('Tests have no network');
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };

/** The whole app on a new database file with the demo in it; passwords are hashed cheaply. */
export async function startTestApp(environment: Record<string, string> = {}, pages: Pages = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'tamis-app-'));
  const url = `file:${join(folder, 'tamis.db')}`;
  const env = readEnv({ PUBLIC_URL: ORIGIN, DATABASE_URL: url, ...environment });
  const db = await openDb({ url });
  const logged: TestApp['logged'] = [];
  const services = {
    ...nodeServices(db, env, (event, details) => logged.push({ event, details })),
    passwords: scryptPasswords({ N: 16, r: 1, p: 1 }),
    // A test with a publisher on this computer names it.
    ...(env.config.privateHosts.length === 0 && { fetchPublic: fetchAmong(pages) }),
  };
  closeAtEnd(async () => {
    await services.settled();
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await seedDemo(systemCtx(services, 'seed'));
  const app = createApp(services, { version: '0.0.0-test', address: () => '192.0.2.1', readUpload: uploadOnDisk });
  return { app, services, logged, client: (who) => clientOf(app, who) };
}

async function clientOf(app: App, who: Who): Promise<Client> {
  const own: Record<string, string> = { origin: ORIGIN };
  if (who !== 'anonymous') own['cookie'] = await signIn(app, who);
  const send: Client['send'] = async (method, path, { json, body, headers } = {}) => {
    const content: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
    return app.request(`${ORIGIN}${path}`, {
      method,
      headers: { ...own, ...content, ...headers },
      body: json === undefined ? body : JSON.stringify(json),
    });
  };
  return { send, get: (path) => send('GET', path) };
}

async function signIn(app: App, role: Role): Promise<string> {
  const account = DEMO_ACCOUNTS.find((known) => known.role === role);
  const response = await app.request(`${ORIGIN}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ username: account?.username, password: account?.password }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`No session for ${role}: ${response.status} ${await response.text()}`);
  return cookie.split(';', 1)[0] ?? '';
}

/** A response as a test reads it: its status, and the sentence of a refusal. */
export async function said(response: Response): Promise<{ status: number; text: string }> {
  return { status: response.status, text: response.ok ? '' : await response.text() };
}
