/** Combines a by-name with the family name, as the press does: Dairo Antonio Úsuga, alias Otoniel, is Otoniel Úsuga. */
import type { NameToken } from '../names/name-token.ts';
import { isTitle } from '../names/people/person-words.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import { isLatin } from '../names/scripts/script-of.ts';
import type { ListedParty, PartyName } from '../party.ts';
import { compareTokens } from './compare-words.ts';

/** A by-name of one word, which may have an article. */
const byName = /^(?:(?:el|la|le|al|the)[ -])?[\p{L}\p{M}'’-]{3,}$/iu;
/** With fewer bits it is a common given name: Carlos, with the family name, would be a brother. */
const MIN_TELLING_BITS = 8;
const MAX_TOGETHER = 8;
const none: readonly PartyName[] = [];

/** The names by which a party is compared and found: its listed names, and the combined ones. */
export function namesToCompare({ type, names }: Pick<ListedParty, 'type' | 'names'>): readonly PartyName[] {
  const together = type === 'person' ? namesSaidTogether(names) : none;
  return together.length === 0 ? names : [...names, ...together];
}

/**
 * The by-names of a person, each combined with the family name, except those that are only a spelling of a word in the
 * name.
 */
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

/** The family name, if the publisher marks it as a part or by capitals; otherwise the whole name. */
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

/** Whether it is only another spelling of a word in the name. */
const isOneOf = (word: NameToken, words: readonly NameToken[]): boolean =>
  words.some((own) => compareTokens(word, own).similarity > 0);
