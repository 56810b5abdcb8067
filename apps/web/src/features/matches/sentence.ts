/** A text that a person wrote, as the start of a line that continues after it: with exactly one full stop. */
export const sentence = (text: string): string => (/[.!?…。]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);
