/** So many UTF-16 units from the beginning of a text, or one less where they would end with half a character. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = (text.codePointAt(most - 1) ?? 0) > 0xff_ff;
  return text.slice(0, isHalf ? most - 1 : most);
}
