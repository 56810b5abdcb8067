/** A time of day with a zone that Date.parse knows: Z, an offset, GMT and the zones of RFC 822. */
const HAS_ZONE = /(?:\dZ|:\d{2}(?:[.,]\d+)?\s*[+-]\d{2}:?\d{2}|\b(?:GMT|UTC?|[ECMP][SD]T))\s*(?:\([^)]*\))?$/iu;
/** Some publishers name a zone that only they know: the day is right all the same. */
const OWN_ZONE = /\s+[A-Z]{2,5}$/u;

/** A year before it is one that nobody meant. */
const EARLIEST = Date.UTC(1900, 0);

/**
 * When something was published by what a page or a feed says, in milliseconds UTC; null where that is no time. A time without
 * a zone is taken as UTC: it must not depend on where the server stands.
 */
export function publishedTime(text: string): number | null {
  const plain = text.trim();
  const asUtc = [`${plain}Z`, `${plain} GMT`, plain.replace(OWN_ZONE, ' GMT'), plain];
  const readings = HAS_ZONE.test(plain) ? [plain] : asUtc;
  return readings.map((one) => Date.parse(one)).find((ms) => ms >= EARLIEST) ?? null;
}
