import type { ModelSettings } from '@tamis/api/ai/model';
import type { Config } from '@tamis/api/context';
import * as v from 'valibot';

/** The settings in the environment. All of them are optional; `.env.example` lists the same names. */
export interface Env {
  port: number;
  host: string;
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** The file of the audit log's checkpoints, if one was named. */
  auditCheckpoints: string | undefined;
  seed: 'demo' | 'none';
  /** Whether a trusted reverse proxy sets `X-Forwarded-For`. */
  trustProxy: boolean;
  /** Whether registration is open to anyone although this is not a demo. */
  openRegistrationInProduction: boolean;
  /** Null without a key: then the built-in rules are used. */
  ai: ModelSettings | null;
  config: Config;
}

/** An invalid value in the environment; the message is one sentence for a person. */
export class BadEnvironment extends Error {}

const choice = <const T extends string>(...options: T[]) => v.picklist(options, `one of ${options.join(', ')}`);
const yesOrNo = v.picklist(['0', '1'], '0 or 1');
/** A `?`, a `#` or a lone `%` must be percent-encoded; a database in memory is refused, because it would keep nothing. */
const isFileAddress = (text: string) => /^file:(?!:memory:)(?:[^%?#]|%[\da-f]{2})+$/i.test(text);
const isUrl = (text: string, beginning: RegExp) => beginning.test(text) && URL.canParse(text);
const httpUrl = v.pipe(
  v.string(),
  v.check((text) => isUrl(text, /^https?:\/\//i), 'an address that begins with http:// or https://'),
);

/** Every variable with its default. */
const variables = v.object({
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, 'a port number'), v.transform(Number), v.maxValue(65_535, 'a port number')),
    '3000',
  ),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check((host) => URL.canParse(`http://${hostInUrl(host)}`), 'an address of this computer'),
    ),
    '127.0.0.1',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isFileAddress(text) || isUrl(text, /^(?:libsql|https?|wss?):\/\/./i),
        'a file: path or a libsql:// or http(s):// address',
      ),
    ),
    'file:data/tamis.db',
  ),
  DATABASE_AUTH_TOKEN: v.optional(v.string()),
  AUDIT_CHECKPOINTS: v.optional(v.string()),
  MODE: v.optional(choice('demo', 'production'), 'demo'),
  SEED: v.optional(choice('demo', 'none'), 'demo'),
  REGISTRATION: v.optional(choice('open', 'approval', 'closed'), 'open'),
  ALLOW_OPEN_REGISTRATION: v.optional(yesOrNo, '0'),
  SUPPORT_EMAIL: v.optional(v.string(), 'support@tamis.example'),
  SUPPORT_PHONE: v.optional(v.string(), '+1 555 010 0199'),
  AI_API_KEY: v.optional(v.string()),
  AI_BASE_URL: v.optional(httpUrl, 'https://api.openai.com/v1'),
  AI_MODEL: v.optional(v.string(), 'gpt-4o-mini'),
  // Only its origin: the scheme and the host in lower case.
  PUBLIC_URL: v.optional(
    v.pipe(
      httpUrl,
      v.transform((text) => new URL(text).origin),
    ),
  ),
  LISTS_SYNC: v.optional(choice('off', 'schedule'), 'off'),
  LISTS_SYNC_HOURS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'whole hours from 1 to 720'),
      v.transform(Number),
      v.minValue(1, 'whole hours from 1 to 720'),
      v.maxValue(720, 'whole hours from 1 to 720'),
    ),
    '6',
  ),
  LISTS_SOURCES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\s*([\w-]+=https?:\/\/\S+\s*)*$/i,
        'pairs such as un=https://mirror.example/un.xml, separated by spaces',
      ),
    ),
    '',
  ),
  PRIVATE_HOSTS: v.optional(v.pipe(v.string(), v.regex(/^[\w.:[\]\s-]*$/, 'host names separated by spaces')), ''),
  TRUST_PROXY: v.optional(yesOrNo, '0'),
});

/** The defaults that differ in production. */
const PRODUCTION = { SEED: 'none', REGISTRATION: 'approval', LISTS_SYNC: 'schedule' };

/** Former names that are still read. */
const FORMER_NAMES: Readonly<Record<string, string>> = { PRIVATE_HOSTS: 'LISTS_PRIVATE_HOSTS' };

/** The names of every variable that is read. */
export const VARIABLES = Object.keys(variables.entries);

/** Reads and checks the variables; an empty one counts as not set. Throws `BadEnvironment`. */
export function readEnv(source: Readonly<Record<string, unknown>>): Env {
  const given = Object.fromEntries(
    VARIABLES.map((name) => [name, source[name] || source[FORMER_NAMES[name] ?? '']]).filter(([, value]) => value),
  );
  const parsed = v.safeParse(variables, { ...(given['MODE'] === 'production' && PRODUCTION), ...given });
  if (!parsed.success) throw new BadEnvironment(sentenceOf(parsed.issues[0]));
  const raw = parsed.output;
  const openRegistrationInProduction = raw.MODE === 'production' && raw.REGISTRATION === 'open';
  if (openRegistrationInProduction && raw.ALLOW_OPEN_REGISTRATION !== '1') {
    throw new BadEnvironment(
      'REGISTRATION=open would let anyone become an administrator of a production system: use approval or closed, or set ALLOW_OPEN_REGISTRATION=1.',
    );
  }
  if (raw.MODE === 'production' && raw.SEED === 'demo') {
    throw new BadEnvironment(
      'SEED=demo would give a production system accounts whose passwords are published: use SEED=none, or MODE=demo.',
    );
  }
  return {
    port: raw.PORT,
    host: raw.HOST,
    databaseUrl: raw.DATABASE_URL,
    databaseAuthToken: raw.DATABASE_AUTH_TOKEN,
    auditCheckpoints: raw.AUDIT_CHECKPOINTS,
    seed: raw.SEED,
    trustProxy: raw.TRUST_PROXY === '1',
    openRegistrationInProduction,
    ai: raw.AI_API_KEY === undefined ? null : { apiKey: raw.AI_API_KEY, baseUrl: raw.AI_BASE_URL, model: raw.AI_MODEL },
    config: {
      mode: raw.MODE,
      registration: raw.REGISTRATION,
      // The host that the server reports: a session at one name of this computer is not valid at another, so links need the same.
      publicUrl: raw.PUBLIC_URL ?? `http://${hostInUrl(raw.HOST)}:${raw.PORT}`,
      demoAccounts: raw.SEED === 'demo',
      supportEmail: raw.SUPPORT_EMAIL,
      supportPhone: raw.SUPPORT_PHONE,
      lists: {
        sync: raw.LISTS_SYNC,
        everyHours: raw.LISTS_SYNC_HOURS,
        sources: Object.fromEntries(wordsOf(raw.LISTS_SOURCES).map(sourceOf)),
      },
      privateHosts: wordsOf(raw.PRIVATE_HOSTS),
    },
  };
}

/** The host as part of an address; a server that listens on every address is reached by that of this computer. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The environment of this process. Nothing else in the server reads it. */
export function processEnv(): Env {
  return readEnv(process.env);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** `un=https://…`: a list's code and its address. */
function sourceOf(pair: string): [code: string, url: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).toUpperCase(), pair.slice(at + 1)];
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  return `${String(issue.path?.[0]?.key)} is ${JSON.stringify(issue.input)}, but it must be ${issue.message}.`;
}
