/** The encoding that a content type, or the beginning of a page, names. */
export const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?([\w-]+)/iu.exec(text)?.[1];
