import { type PartyType, compare } from '@tamis/screening';
import { plainWords, wordsOf } from './words.ts';

/** With fewer letters nearly every word would have them inside. */
const SHORTEST_INSIDE = 3;

/** The words of a name that agree with a question, as the name has them: what its letters have, and what the engine relates. */
export function agreeingWords(q: string, name: string, type: PartyType): string[] {
  const asked = plainWords(q);
  const { parts } = compare({ names: [q] }, { ...UNKNOWN, type, names: [{ text: name, ...OWN }] }).evidence;
  const related = parts.filter(({ verdict }) => verdict === 'match').flatMap(({ listed }) => plainWords(listed));
  // Han characters are compared one by one, and written together.
  const known = new Set([...related, related.join('')]);
  const hasLetters = (word: string) =>
    asked.some((one) => word.startsWith(one) || (one.length >= SHORTEST_INSIDE && word.includes(one)));
  return wordsOf(name).filter((written) => plainWords(written).some((word) => known.has(word) || hasLetters(word)));
}

const OWN = { kind: 'primary', strength: 'strong' } as const;
const UNKNOWN = { countries: [], dates: [], birthPlaces: [], identifiers: [] };
