import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BadEnvironment, VARIABLES, readEnv } from '../src/env.ts';

test('everything is optional: one process, one file, this computer only', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: 'file:data/tamis.db',
    seed: 'demo',
    config: { mode: 'demo', registration: 'open', demoAccounts: true },
  });
});

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ PORT: '8080', HOST: '0.0.0.0' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PUBLIC_URL: 'https://tamis.example' }, 'https://tamis.example'],
  [{ PUBLIC_URL: 'HTTPS://Tamis.Example:443/' }, 'https://tamis.example'],
])('links in reports and webhooks lead to the address that the server reports: %o', (environment, publicUrl) => {
  expect(readEnv(environment).config.publicUrl).toBe(publicUrl);
});

test('.env.example lists exactly the variables that are read', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map((line) => line[1]);
  expect(new Set(names)).toEqual(new Set(VARIABLES));
  expect(names).toHaveLength(VARIABLES.length);
});

test('.env.example states the defaults', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const values = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((line) => [line[1], line[2]]));
  expect(readEnv(values)).toEqual(readEnv({}));
});

test('PRIVATE_HOSTS is also read under its former name', () => {
  expect(readEnv({ LISTS_PRIVATE_HOSTS: 'lists.corp' }).config.privateHosts).toEqual(['lists.corp']);
  const both = { LISTS_PRIVATE_HOSTS: 'lists.corp', PRIVATE_HOSTS: 'intranet.corp' };
  expect(readEnv(both).config.privateHosts).toEqual(['intranet.corp']);
});

test('production seeds nothing and lets accounts wait for approval', () => {
  expect(readEnv({ MODE: 'production' })).toMatchObject({
    seed: 'none',
    config: { registration: 'approval', demoAccounts: false },
  });
});

test('production refuses open registration unless it is allowed by name', () => {
  expect(() => readEnv({ MODE: 'production', REGISTRATION: 'open' })).toThrow(/ALLOW_OPEN_REGISTRATION=1/);
  const allowed = readEnv({ MODE: 'production', REGISTRATION: 'open', ALLOW_OPEN_REGISTRATION: '1' });
  expect(allowed.openRegistrationInProduction).toBe(true);
});

test('production refuses the accounts of the demo', () => {
  expect(() => readEnv({ MODE: 'production', SEED: 'demo' })).toThrow(/use SEED=none, or MODE=demo/);
  expect(readEnv({ MODE: 'production' }).config.demoAccounts).toBe(false);
});

test.each([
  ['PORT', 'http', 'PORT is "http", but it must be a port number.'],
  ['PORT', '70000', 'PORT is 70000, but it must be a port number.'],
  ['MODE', 'prod', 'MODE is "prod", but it must be one of demo, production.'],
  [
    'DATABASE_URL',
    'postgres://x',
    'DATABASE_URL is "postgres://x", but it must be a file: path or a libsql:// or http(s):// address.',
  ],
  [
    'DATABASE_URL',
    'http://[',
    'DATABASE_URL is "http://[", but it must be a file: path or a libsql:// or http(s):// address.',
  ],
  ['HOST', '300.1.1.1', 'HOST is "300.1.1.1", but it must be an address of this computer.'],
  [
    'PUBLIC_URL',
    'http://[::',
    'PUBLIC_URL is "http://[::", but it must be an address that begins with http:// or https://.',
  ],
  [
    'PUBLIC_URL',
    'tamis.example',
    'PUBLIC_URL is "tamis.example", but it must be an address that begins with http:// or https://.',
  ],
])('%s=%s is rejected with a sentence', (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(new BadEnvironment(sentence));
});

test.each(['file:', 'file::memory:', 'file:a.db?mode=ro', 'file:a#b.db', 'file:50%.db'])(
  'DATABASE_URL=%s names no file that could be written',
  (url) => {
    expect(() => readEnv({ DATABASE_URL: url })).toThrow('it must be a file: path');
  },
);

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', AI_API_KEY: '' })).toEqual(readEnv({}));
});
