import { MAX_ADDRESS } from '../outside/address-schema.ts';

/**
 * The address in its normal form if it is a plain http or https one, otherwise null: no script, no data, no relative
 * address, and no name and password in it.
 */
export function webAddress(text: string): string | null {
  if (text.length > MAX_ADDRESS || !URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
  return plain ? url.href : null;
}
