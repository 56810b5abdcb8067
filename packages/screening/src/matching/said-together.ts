/** Names that a list gives apart and the world says together: who is called Otoniel, and is Dairo Antonio Úsuga, is Otoniel Úsuga. */
import type { NameToken } from '../names/name-token.ts';
import { isTitle } from '../names/people/person-words.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import { isLatin } from '../names/scripts/script-of.ts';
import type { ListedParty, PartyName } from '../party.ts';
import { compareTokens } from './compare-words.ts';

/** A by-name of one word, which may have an article. */
const byName = /^(?:(?:el|la|le|al|the)[ -])?[\p{L}\p{M}'’-]{3,}$/iu;
/** Fewer bits are those of a given name that many have: Carlos, with the family's name, would be a brother. */
const MIN_TELLING_BITS = 8;
const MAX_TOGETHER = 8;
const none: readonly PartyName[] = [];

/** The names by which a party is compared and found: those that a list has of it, and those that are said together. */
export function namesToCompare({ type, names }: Pick<ListedParty, 'type' | 'names'>): readonly PartyName[] {
  const together = type === 'person' ? namesSaidTogether(names) : none;
  return together.length === 0 ? names : [...names, ...together];
}

/** The by-names of a person, each with the family's name, where the list does not say it itself. */
export function namesSaidTogether(names: readonly PartyName[]): readonly PartyName[] {
  if (names.length < 2) return none;
  const called = names.filter(({ text, kind }) => kind !== 'primary' && byName.test(text));
  const whole = called.length > 0 ? names.find(({ kind }) => kind === 'primary') : undefined;
  const own = whole ? (cachedReadings(whole.text, 'person')[0]?.tokens ?? []) : [];
  if (!whole || own.length < 2) return none;
  const family = familyOf(whole);
  const together = new Map<string, PartyName>();
  for (const { text, kind } of called) {
    if (together.size === MAX_TOGETHER) break;
    const word = onlyWordOf(text);
    if (!word || word.bits < MIN_TELLING_BITS || isLatin(text) !== isLatin(family) || isOneOf(word, own)) continue;
    together.set(text.toLowerCase(), { text: `${text} ${family}`, kind, strength: 'strong' });
  }
  return [...together.values()];
}

/** As the publisher tells it, by a part of its own or by capitals; else the whole name. */
function familyOf({ text, parts }: PartyName): string {
  if (parts?.family !== undefined && parts.family !== '') return parts.family;
  const capitals = text.split(/\s+/).filter((word) => inCapitals.test(word));
  return capitals.length > 0 ? capitals.join(' ') : text;
}
const inCapitals = /^[\p{Lu}\p{M}'’-]{2,}$/u;

function onlyWordOf(text: string): NameToken | undefined {
  const [reading, ...others] = cachedReadings(text, 'person');
  const [word, ...more] = reading?.tokens ?? [];
  const isName = word?.kind === 'word' && !word.isSyllabic && !isTitle(word.forms[0] ?? '');
  return others.length === 0 && more.length === 0 && isName ? word : undefined;
}

/** A spelling of a word that the name has is no other name. */
const isOneOf = (word: NameToken, words: readonly NameToken[]): boolean =>
  words.some((own) => compareTokens(word, own).similarity > 0);
