/** The words of a name as they are written. */
export const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of a text without case and marks. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
