/** Fields of payment messages and of core banking systems, which cut a name wherever they end. */
const fieldLengths = new Set([35, 40, 50, 60, 70, 100, 140]);

/** Whether a name may have been cut off, as it fills a field. */
export const isCutOff = (text: string): boolean => fieldLengths.has(text.length);
