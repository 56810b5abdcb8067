/** A LIKE pattern for a text anywhere in another; its wildcards stand for themselves under `escape '\'`. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
