import { webAddress } from '../media/web-address.ts';
import { addressRefusal } from './public-address.ts';

/**
 * An address that somebody has given, to fetch from or to send to, in its normal form; or in a sentence why it is not used.
 * `privateHosts` are hosts of the institution's own network that it has named.
 */
export function outsideAddress(text: string, privateHosts: readonly string[]): URL | string {
  const url = URL.parse(webAddress(text) ?? '');
  if (url === null) return 'this is not a web address, or it contains a user name';
  return addressRefusal(url, privateHosts) ?? url;
}
