/** Letters of an orthography and the sound of each, in the order in which they apply. */
export type Sounds = readonly (readonly [letters: RegExp, sound: string])[];

/** A word with the letters replaced by their sounds. */
export const spoken = (word: string, sounds: Sounds): string =>
  sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word);

/** A word without the marks of its letters. */
export const plain = (word: string): string => word.replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
