/** What publishers do, or may do: faults of the network, of HTTP and of the file, each with bytes and places by chance. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { zipOf } from '../../../packages/api/test/zip-of.ts';
import type { Random } from '@tamis/screening/self-test/random';
import {
  ALL_IS_SHORT,
  type Answer,
  type PATIENCE,
  SILENCE_IS_SHORT,
  dripping,
  endless,
  gzipBomb,
  redirectTo,
  stalled,
  status,
} from './misbehaving-publisher.ts';

/** What must come of a fault: the list in force as it was, a file that waits for a person, or the file as it came. */
type Verdict = 'refused' | 'staged' | 'taken' | 'as the file is';

interface Fault {
  name: string;
  answer: Answer;
  verdict: Verdict;
  /** What arrives, where something arrives whole. */
  bytes?: Uint8Array;
  /** How long it is waited for, where that is what decides. */
  patience?: typeof PATIENCE;
}

/** A UN list of invented people. */
export function aUnList(people: number, { version = 'First', date = '2026-01-01' } = {}): string {
  const individuals = Array.from(
    { length: people },
    (_, n) =>
      `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>Ivor${n} ${version}</FIRST_NAME><SECOND_NAME>Quellstöne</SECOND_NAME>` +
      `<UN_LIST_TYPE>TEST</UN_LIST_TYPE><REFERENCE_NUMBER>TSi.${n}</REFERENCE_NUMBER><LISTED_ON>2020-01-01</LISTED_ON></INDIVIDUAL>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="${date}T00:00:00Z"><INDIVIDUALS>${individuals.join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`;
}

const PRIVATE = [
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/un.xml',
  'http://192.168.1.1/',
  'http://[::1]/un.xml',
  'http://[::ffff:10.0.0.1]/',
  'http://localhost/un.xml',
  'http://0.0.0.0/un.xml',
  'http://2130706433/un.xml',
  'http://0x7f.1/un.xml',
  'http://127.1.2.3/un.xml',
  'file:///etc/passwd',
  'ftp://127.0.0.1/un.xml',
  'data:text/xml,<a/>',
  'http://user:secret@10.1.2.3/',
];

/** Writes what no server would, byte for byte, and hangs up. */
const raw =
  (head: string, body: Uint8Array | string = ''): Answer =>
  ({ socket }: IncomingMessage) => {
    socket.write(head);
    socket.write(body, () => socket.destroy());
  };

/** A file that arrives whole, with these headers. */
const whole =
  (bytes: Uint8Array, headers: Record<string, string> = {}): Answer =>
  (_: IncomingMessage, response: ServerResponse) => {
    const length = String(bytes.byteLength);
    response.writeHead(200, { 'content-type': 'application/xml', 'content-length': length, ...headers }).end(bytes);
  };

const file = (name: string, text: string | Uint8Array, verdict: Verdict, headers?: Record<string, string>): Fault => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return { name, answer: whole(bytes, headers), verdict, bytes };
};

/** Each makes one fault of its kind of the list that is published, `good`. */
const KINDS: readonly ((chance: Random, good: string) => Fault)[] = [
  (chance) => {
    const code = chance.pick([400, 401, 403, 404, 410, 418, 429, 500, 501, 502, 503, 504, 520, 599]);
    return { name: `status ${code}`, answer: status(code), verdict: 'refused' };
  },
  (chance, good) => {
    const at = chance.integer(good.length);
    const answer: Answer = (_, response) => {
      response.writeHead(200, { 'content-length': String(Buffer.byteLength(good)) });
      response.write(good.slice(0, at), () => response.destroy());
    };
    return { name: `cut off at ${at}`, answer, verdict: 'refused' };
  },
  (chance, good) => {
    const at = chance.integer(good.length);
    const answer: Answer = (_, response) => {
      response.writeHead(200);
      response.write(good.slice(0, at), () => response.socket?.destroy());
    };
    return { name: `cut off between chunks at ${at}`, answer, verdict: 'refused' };
  },
  (chance, good) => {
    const more = 1 + chance.integer(1_000);
    const head = `HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(good) + more}\r\n\r\n`;
    return { name: `${more} bytes fewer than declared`, answer: raw(head, good), verdict: 'refused' };
  },
  (chance, good) => {
    const declared = chance.integer(good.length - 2_000);
    const head = `HTTP/1.1 200 OK\r\ncontent-length: ${declared}\r\n\r\n`;
    return { name: `only ${declared} bytes declared`, answer: raw(head, good), verdict: 'refused' };
  },
  (chance, good) => {
    const head = chance.pick([
      'HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\n',
      'HTTP/1.1 200 OK\r\ncontent-length: 10\r\ncontent-length: 12\r\n\r\n',
      'HTTP/9.9 200 OK\r\n\r\n',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n',
      'HTTP/1.1 200 OK\r\nbroken header\r\n\r\n',
      `HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`,
      '\u0000\u0001\u0002',
      '',
    ]);
    return { name: `HTTP as ${JSON.stringify(head.slice(0, 60))}`, answer: raw(head, good), verdict: 'refused' };
  },
  (_, good) => ({
    name: 'silence after the headers',
    answer: stalled(good),
    verdict: 'refused',
    patience: SILENCE_IS_SHORT,
  }),
  (_, good) => ({
    name: 'a drip that takes too long',
    answer: dripping(good, 500, 20),
    verdict: 'refused',
    patience: ALL_IS_SHORT,
  }),
  (_, good) => ({
    name: 'slow, but whole',
    answer: dripping(good, 5, 10),
    verdict: 'as the file is',
    bytes: Buffer.from(good),
  }),
  () => ({ name: 'no end', answer: endless, verdict: 'refused' }),
  (chance) => {
    const to = chance.pick(PRIVATE);
    const code = chance.pick([301, 302, 303, 307, 308]);
    return { name: `${code} to ${to}`, answer: redirectTo(to, code), verdict: 'refused' };
  },
  (chance) => {
    const to = chance.pick(['/un.xml', 'http://[bad', '//', '?'.repeat(10)]);
    return { name: `redirect to ${to}`, answer: redirectTo(to), verdict: 'refused' };
  },
  () => ({ name: 'redirect to nowhere', answer: status(302), verdict: 'refused' }),
  (chance) => {
    const page = '<!DOCTYPE html><html><body><h1>Scheduled maintenance</h1></body></html>';
    const type = chance.pick(['text/html; charset=utf-8', 'application/xml', 'application/xhtml+xml', 'text/plain']);
    return file(`a web page as ${type}`, page, 'refused', { 'content-type': type });
  },
  (chance) => file('nothing', chance.pick(['', ' ', '\n\n\n', '\uFEFF', '<?xml version="1.0"?>']), 'refused'),
  (chance) => {
    const size = 1 + chance.integer(5_000);
    return file(
      `${size} bytes by chance`,
      Uint8Array.from({ length: size }, () => chance.integer(256)),
      'refused',
    );
  },
  (chance, good) => {
    const at = 1 + chance.integer(good.length - 50);
    return file(`a file that ends at ${at}`, good.slice(0, at), 'refused');
  },
  (chance, good) => {
    const packed = gzipSync(good);
    const at = 10 + chance.integer(packed.length - 12);
    return file(`a gzip that ends at ${at}`, packed.subarray(0, at), 'refused');
  },
  (chance, good) => {
    const packed = gzipSync(good);
    const at = packed.length - 8 + chance.integer(8);
    packed[at] = packed[at]! ^ (1 << chance.integer(8));
    return file('a gzip with a wrong sum', packed, 'refused');
  },
  (_, good) => file('a list as gzip', gzipSync(good), 'as the file is'),
  (_, good) => {
    const fault = file('a list that travels as gzip', gzipSync(good), 'as the file is', { 'content-encoding': 'gzip' });
    return fault;
  },
  (_, good) => file('deflate that nobody asked for', deflateSync(good), 'refused', { 'content-encoding': 'deflate' }),
  (_, good) => file('a raw deflate', deflateRawSync(good), 'refused'),
  () => ({ name: 'a gzip bomb', answer: gzipBomb, verdict: 'refused' }),
  (chance, good) => {
    const zip = zipOf({ 'un.xml': good });
    const at = 30 + chance.integer(zip.length - 40);
    return file(`a zip that ends at ${at}`, zip.subarray(0, at), 'refused');
  },
  (_, good) => file('a list as zip', zipOf({ 'un.xml': good }), 'as the file is'),
  (_, good) => file('two lists in a zip', zipOf({ 'a.xml': good, 'b.xml': good }), 'refused'),
  (chance, good) => {
    const doctype = chance.pick([
      '<!DOCTYPE list SYSTEM "http://169.254.169.254/">',
      '<!DOCTYPE l [<!ENTITY a "&b;&b;"><!ENTITY b "bbbb">]>',
      '<!doctype x [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
    ]);
    return file('a DOCTYPE', good.replace('?>', `?>${doctype}`), 'refused');
  },
  (_, good) => file('an entity that is not declared', good.replace('Quellstöne', '&secret;'), 'refused'),
  (_, good) => file('Latin 1 that says it is UTF-8', Buffer.from(good, 'latin1'), 'refused'),
  (_, good) =>
    file('Latin 1 that says so', Buffer.from(good.replace('"UTF-8"', '"ISO-8859-1"'), 'latin1'), 'as the file is'),
  (_, good) => file('UTF-16', Buffer.from(`\uFEFF${good.replace('"UTF-8"', '"UTF-16"')}`, 'utf16le'), 'as the file is'),
  (chance, good) => {
    const at = good.indexOf('<INDIVIDUAL>') + chance.integer(5_000);
    return file('a NUL', `${good.slice(0, at)}\u0000${good.slice(at)}`, 'refused');
  },
  (chance, good) => {
    const bytes = Buffer.from(good);
    for (let n = 0; n < 3; n += 1) bytes[chance.integer(bytes.length)] = chance.integer(256);
    return file('three bytes by chance', bytes, 'as the file is');
  },
  (chance) => {
    const people = chance.integer(100);
    return file(
      `only ${people} parties`,
      aUnList(people, { version: `Second ${chance.integer(1e6)}` }),
      people === 0 ? 'refused' : 'staged',
    );
  },
  (chance) =>
    file('an older file', aUnList(300, { version: `Elder ${chance.integer(1e6)}`, date: '2019-01-01' }), 'staged'),
  (chance) => file('more parties', aUnList(280 + chance.integer(60), { version: `V${chance.integer(9)}` }), 'taken'),
  (_, good) =>
    file(
      'each party twice',
      good.replace(/<INDIVIDUALS>(.*)<\/INDIVIDUALS>/u, '<INDIVIDUALS>$1$1</INDIVIDUALS>'),
      // Half of its records cannot be taken.
      'staged',
    ),
  (_, good) => file('elements without end', good.replace('<INDIVIDUALS>', '<INDIVIDUALS>'.repeat(500)), 'refused'),
  (_, good) => file('a name without end', good.replace('Ivor0', 'I'.repeat(1_500_000)), 'refused'),
  () => file('a list of somebody else', '<sdnList xmlns="http://tempuri.org/sdnList.xsd"></sdnList>', 'refused'),
  () => file('JSON', JSON.stringify({ error: 'try again later' }), 'refused'),
  () => file('a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'refused'),
];

/** As many faults as are asked for, each kind in turn; the same ones for the same chance. */
export function faultsOf(count: number, chance: Random, good: string): Fault[] {
  return Array.from({ length: count }, (_, nr) => KINDS[nr % KINDS.length]!(chance, good));
}
