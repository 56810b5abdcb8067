import { webAddress } from './web-address.ts';

/** Parameters that only say where a reader came from. */
const TRACKING = /^(?:utm_.+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid|_ga|ref_src|cmpid|ocid|smid)$/iu;

const isTracking = ([name, value]: [string, string]): boolean =>
  // Campaigns and pages have names; a number identifies an article.
  TRACKING.test(name) || (name.toLowerCase() === 'ref' && !/^\d+$/u.test(value));

/**
 * The canonical address of an article: without its fragment (`#…`), unless that distinguishes parts of a page, and
 * without tracking parameters. Null if it is no plain web address.
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
