/** A text that a person wrote, as the beginning of a line that goes on behind it: with one full stop, its own or ours. */
export const sentence = (text: string): string => (/[.!?…。]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);
