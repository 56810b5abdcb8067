import { webAddress } from './web-address.ts';

/** Says where a reader came from, and nothing of what is read. */
const TRACKING = /^(?:utm_.+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid|_ga|ref_src|cmpid|ocid|smid)$/iu;

const isTracking = ([name, value]: [string, string]): boolean =>
  // A campaign or a page has a name; a number is that of an article.
  TRACKING.test(name) || (name.toLowerCase() === 'ref' && !/^\d+$/u.test(value));

/**
 * The address under which an article is known: without what the browser keeps to itself (`#…`), unless that tells parts of
 * a page apart, and what only tracks its reader. Null when it is no plain web address.
 */
export function canonicalAddress(text: string, isPart = false): string | null {
  const address = webAddress(text.trim());
  if (address === null) return null;
  const url = new URL(address);
  if (!isPart) url.hash = '';
  const tracking = [...url.searchParams].filter(isTracking);
  for (const [name, value] of tracking) url.searchParams.delete(name, value);
  return url.href;
}
