import { type PartyType, compare } from '@tamis/screening';
import { plainWords, wordsOf } from './words.ts';

/** With fewer letters nearly every word would have them inside. */
const SHORTEST_INSIDE = 3;

/**
 * The words of a name that agree with a question, as written in the name: those with its letters, and for a word of the
 * question without any, those that the engine relates to it.
 */
export function agreeingWords(q: string, name: string, type: PartyType): string[] {
  const words = wordsOf(name).map((written) => ({ written, plain: plainWords(written) }));
  const asked = plainWords(q);
  // A Latin letter relates to nothing else.
  const isMet = (one: string) =>
    /^[a-z]$/.test(one) || words.some(({ plain }) => plain.some((word) => hasLetters(word, one)));
  const related = asked.every(isMet) ? new Set<string>() : relatedWords(q, name, type);
  return words
    .filter(({ plain }) => plain.some((word) => related.has(word) || asked.some((one) => hasLetters(word, one))))
    .map(({ written }) => written);
}

const hasLetters = (word: string, one: string): boolean =>
  word.startsWith(one) || (one.length >= SHORTEST_INSIDE && word.includes(one));

function relatedWords(q: string, name: string, type: PartyType): Set<string> {
  const { parts } = compare({ names: [q] }, { ...UNKNOWN, type, names: [{ text: name, ...OWN }] }).evidence;
  const related = parts.filter(({ verdict }) => verdict === 'match').flatMap(({ listed }) => plainWords(listed));
  // Han characters are compared one by one, and written together.
  return new Set([...related, related.join('')]);
}

const OWN = { kind: 'primary', strength: 'strong' } as const;
const UNKNOWN = { countries: [], dates: [], birthPlaces: [], identifiers: [] };
