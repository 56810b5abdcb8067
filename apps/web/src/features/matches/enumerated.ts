const format = new Intl.ListFormat('en-GB');

/** 'EU, UK and UN' */
export const enumerated = (texts: readonly string[]): string => format.format(texts);
