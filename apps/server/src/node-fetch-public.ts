import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { FetchPublic } from '@tamis/api/context';
import { PrivateAddress, addressInHost, isPublicAddress } from '@tamis/api/outside/public-address';
import { webStreamOf } from './web-stream.ts';

/** Statuses whose response has no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * The standard fetch cannot limit which addresses it connects to. Here the name is resolved once, all its addresses
 * must be public, and the connection goes to one of them: a name that resolves differently later has no effect.
 */
export const nodeFetchPublic: FetchPublic = (url, { method, headers, body, signal, privateHosts }) =>
  new Promise((resolve, reject) => {
    const isNamed = privateHosts.includes(url.hostname);
    const literal = addressInHost(url.hostname);
    if (!isNamed && literal !== null && !isPublicAddress(literal)) throw new PrivateAddress(url.host);
    const { request } = url.protocol === 'https:' ? https : http;
    // A connection of its own for each request: none is reused that was opened for something else.
    const options = { method, headers, signal, agent: false, ...(isNamed ? {} : { lookup: publicLookup }) };
    const asked = request(url, options, (answer) => {
      try {
        resolve(responseOf(answer));
      } catch (error) {
        answer.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    asked.once('error', reject);
    asked.end(body);
  });

function responseOf(answer: http.IncomingMessage): Response {
  const headers = new Headers();
  for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2) {
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
  }
  const status = answer.statusCode ?? 0;
  const isBare = WITHOUT_BODY.has(status);
  if (isBare) answer.resume();
  const body = isBare ? null : webStreamOf(answer);
  return new Response(body, { status, statusText: answer.statusMessage ?? '', headers });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const first = addresses?.[0];
    if (error || first === undefined) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateAddress(hostname), '');
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
