import { isIP } from 'node:net';
import type { Env } from './env.ts';

/**
 * Whether a request uses a name that this server goes by. A server for this computer only goes by `localhost`, by addresses,
 * and by the name in PUBLIC_URL. Any other name was pointed here by somebody else (DNS rebinding): their page would count as
 * our own in the browser, and could register and read. A server that others reach may have names that it does not know.
 */
export function knownName({ host, config }: Pick<Env, 'host' | 'config'>): (url: string) => boolean {
  const own = new URL(config.publicUrl).hostname;
  if (!isLoopback(host)) return () => true;
  return (url) => {
    const name = new URL(url).hostname;
    return name === own || isLocalName(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  };
}

const isLocalName = (name: string) => /(?:^|\.)localhost\.?$/.test(name);
const isLoopback = (host: string) => isLocalName(host) || host === '::1' || host.startsWith('127.');

/** The response to a request by another name. */
export const answerUnknownName = (url: string): Response =>
  new Response(
    `This server is only for this computer and does not go by the name ${new URL(url).hostname}. If people reach it by that name, set PUBLIC_URL to its address.`,
    { status: 421, headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-content-type-options': 'nosniff' } },
  );
