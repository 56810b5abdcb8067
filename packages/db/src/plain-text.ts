import type { Client, InArgs, InStatement, InValue } from '@libsql/client';

/** Replaces an invalid character. */
const NONE = '\uFFFD';

/** Whether a database can store a text: no NUL, at which it would end, and no half of a surrogate pair, which UTF-8 cannot encode. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** The text with U+FFFD for every invalid character. */
export function plainText(text: string): string {
  const plain = isPlainText(text) ? text : text.toWellFormed().replaceAll('\0', NONE);
  const isJson = plain.startsWith('[') || plain.startsWith('{');
  if (!isJson || !plain.includes(String.raw`\u`)) return plain;
  return plain.replaceAll(ESCAPES, (escapes, before: string, none?: string) =>
    none === undefined ? escapes : `${before}${String.raw`\ufffd`}`,
  );
}

/** JSON writes such characters as escapes, which SQLite's functions turn into characters again; a pair of escapes is one character. */
const ESCAPES = /(?<!\\)((?:\\\\)*)(?:\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(\\u(?:0000|d[89a-f][0-9a-f]{2})))/gi;

/**
 * Makes a client store only plain text, wherever it comes from: libSQL ends the whole process when it reads text that is
 * not UTF-8, and again at each start.
 */
export function storePlainText(client: Client): void {
  const execute = client.execute.bind(client);
  const batch = client.batch.bind(client);
  Object.assign(client, {
    execute: (statement: InStatement, args?: InArgs) => {
      const given = typeof statement === 'string' ? { sql: statement, args } : statement;
      return execute(given.sql, given.args && plainArgs(given.args));
    },
    batch: ((statements, mode) => batch(statements.map(plainOne), mode)) satisfies Client['batch'],
  });
}

type BatchItem = Parameters<Client['batch']>[0][number];

function plainOne(item: BatchItem): BatchItem {
  if (Array.isArray(item)) return [item[0], item[1] === undefined ? item[1] : plainArgs(item[1])];
  return plainStatement(item);
}

function plainStatement(statement: InStatement): InStatement {
  if (typeof statement === 'string' || statement.args === undefined) return statement;
  return { sql: statement.sql, args: plainArgs(statement.args) };
}

const plainValue = (value: InValue): InValue => (typeof value === 'string' ? plainText(value) : value);

function plainArgs(args: InArgs): InArgs {
  if (Array.isArray(args)) return args.map(plainValue);
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plainValue(value)]));
}
