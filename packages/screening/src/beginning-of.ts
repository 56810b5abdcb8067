/** The first UTF-16 units of a text, at most `most`; one less if the cut would split a surrogate pair. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = (text.codePointAt(most - 1) ?? 0) > 0xff_ff;
  return text.slice(0, isHalf ? most - 1 : most);
}
