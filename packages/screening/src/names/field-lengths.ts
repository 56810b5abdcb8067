/** Fields of payment messages and of core banking systems, which cut a name wherever they end. */
const fieldLengths = new Set([35, 40, 50, 60, 70, 100, 140]);

/** Whether a name fills a field, so that it may have been cut off. */
export const fillsField = (text: string): boolean => fieldLengths.has(text.length);
