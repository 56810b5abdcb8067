import { BadRequest } from '../errors.ts';
import { webAddress } from '../media/web-address.ts';
import { addressRefusal } from './public-address.ts';

/**
 * An address that somebody has given, to fetch from or to send to, in its normal form. `privateHosts` are hosts of the
 * institution's own network that it has named. Throws `BadRequest` that names the field if the address is never used.
 */
export function outsideAddress(field: string, text: string, privateHosts: readonly string[]): URL {
  const url = URL.parse(webAddress(text) ?? '');
  if (url === null) throw new BadRequest(`${field}: this is not a web address, or it contains a user name`);
  const refusal = addressRefusal(url, privateHosts);
  if (refusal !== null) throw new BadRequest(`${field}: ${refusal}`);
  return url;
}
