const list = new Intl.ListFormat('en-GB');

/** 'EU, UK and UN' */
export const enumerated = (texts: readonly string[]): string => list.format(texts);

/** 'Weak alias' */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that a person wrote, as the start of a line that continues after it: with exactly one full stop. */
export const sentence = (text: string): string => (/[.!?…。]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);
