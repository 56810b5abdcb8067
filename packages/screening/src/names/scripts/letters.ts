/** Letters of a script by what each is spelled as. */
export type Letters = Readonly<Record<string, string>>;

/** A word letter by letter; one that is not in the table is left out. */
export function spell(word: string, letters: Letters): string {
  let spelled = '';
  for (const letter of word) spelled += letters[letter] ?? '';
  return spelled;
}

/** The same of a word in which Latin letters stand already: those stay. */
export function spellAround(word: string, letters: Letters): string {
  let spelled = '';
  for (const letter of word) spelled += letters[letter] ?? (letter >= 'a' && letter <= 'z' ? letter : '');
  return spelled;
}
