/** A time of day with a zone that Date.parse knows: Z, an offset, GMT and the zones of RFC 822. */
const HAS_ZONE = /(?:\dZ|:\d{2}(?:[.,]\d+)?\s*[+-]\d{2}:?\d{2}|\b(?:GMT|UTC?|[ECMP][SD]T))\s*(?:\([^)]*\))?$/iu;
/** Some publishers name a zone that nobody else knows; the day is right anyway. */
const OWN_ZONE = /\s+[A-Z]{2,5}$/u;

/** An earlier year is a mistake. */
const EARLIEST = Date.UTC(1900, 0);

/**
 * When something was published according to a page or a feed, in milliseconds UTC; null if that is no time. A time
 * without a zone is taken as UTC, so that it does not depend on the server's zone.
 */
export function publishedTime(text: string): number | null {
  const plain = text.trim();
  const asUtc = [`${plain}Z`, `${plain} GMT`, plain.replace(OWN_ZONE, ' GMT'), plain];
  const readings = HAS_ZONE.test(plain) ? [plain] : asUtc;
  return readings.map((one) => Date.parse(one)).find((ms) => ms >= EARLIEST) ?? null;
}
