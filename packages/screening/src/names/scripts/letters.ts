/** The letters of a script and their spellings. */
export type Letters = Readonly<Record<string, string>>;

/** Spells a word letter by letter; letters that the table lacks are left out. */
export function spell(word: string, letters: Letters): string {
  let spelled = '';
  for (const letter of word) spelled += letters[letter] ?? '';
  return spelled;
}

/** The same for a word that already contains Latin letters, which stay. */
export function spellAround(word: string, letters: Letters): string {
  let spelled = '';
  for (const letter of word) spelled += letters[letter] ?? (letter >= 'a' && letter <= 'z' ? letter : '');
  return spelled;
}
