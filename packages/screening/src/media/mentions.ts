/** Where a text names a party, in any spelling that the engine reads as the same. */
import { analyse } from '../names/analyse.ts';
import type { NameReading, NameToken } from '../names/name-token.ts';
import { remembered } from '../names/remembered.ts';
import { firstCasesOf } from './case-endings.ts';
import { consonantsOf, endOfHanName, hanBeginnings, leavesVowelsOut } from './native-names.ts';
import { spellingsOf } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { BYSTANDERS, OFFICES, TITLES } from './tables/role-words.ts';

/** Words of a sentence that name the party, from `first` to `last`, both inclusive. */
export interface Mention {
  first: number;
  last: number;
}

/** Finds the mentions of one party; created once per article. */
export type MentionFinder = (words: readonly TextWord[]) => Mention[];

/** Words of a name that say little about who is meant. */
const weakKinds = new Set<NameToken['kind']>(['legal-form', 'generic', 'light', 'suffix', 'initial']);
/** A single word identifies a party if it is at least this long: 'Lee' and 'Park' are part of too many names. */
const SHORTEST_ALONE = 5;
/** The minimum for a capitalised word that is the party's whole name: HSBC, UBS. */
const SHORTEST_WHOLE = 3;

/** A search for any of the names of a party. An empty list finds nothing. */
export function mentionFinder(names: readonly string[]): MentionFinder {
  const readings = names.flatMap(readingsOf);
  const telling = new Set(readings.flatMap((reading) => spellingsOfWords(tellingOf(reading))));
  const others = new Set(readings.flatMap(({ tokens }) => spellingsOfWords(tokens)));
  const known = new Map<string, Likeness>();
  const likenessOf = ({ text, isCapital }: TextWord): Likeness => {
    let likeness = known.get(text);
    if (likeness === undefined) {
      const cases = isCapital ? firstCasesOf(text) : [];
      const forms = isForeign(text) ? [text, ...cases, ...[text, ...cases].flatMap(formsOf)] : [text];
      const isIn = (some: ReadonlySet<string>) => forms.some((form) => some.has(form));
      known.set(text, (likeness = isIn(telling) ? 'telling' : isIn(others) ? 'light' : 'none'));
    }
    return likeness;
  };
  const pairs = readings.map(tellingOf).filter(({ length }) => length === 2);
  const mayBeginHanName = hanBeginnings(pairs.flat());
  const whole = new Set(readings.flatMap(({ tokens }) => (tokens.length === 1 ? spellingsOfWords(tokens) : [])));
  const mayStandAlone = ({ text, isCapital }: TextWord) =>
    text.length >= SHORTEST_ALONE
      ? isCapital || whole.has(text) || text.toUpperCase() === text
      : text.length >= SHORTEST_WHOLE && isCapital && whole.has(text);
  return (words) =>
    telling.size === 0 ? [] : [...runsOf(words, likenessOf, mayStandAlone), ...hanNames(words, pairs, mayBeginHanName)];
}

/** Whether a word is one of those that say who is meant, or another one of the name: a particle, a legal form. */
type Likeness = 'telling' | 'light' | 'none';

const isForeign = (text: string) => /[^a-z0-9']/u.test(text);

const formsOf = remembered((text): string[] => {
  const forms = spellingsOf(text).flatMap((written) =>
    analyse(written, 'person').flatMap(({ tokens }) => tokens.flatMap((token) => token.forms)),
  );
  return leavesVowelsOut(text) ? [...forms, ...consonantsOf(forms)] : forms;
});

const readingsOf = (name: string): NameReading[] => [...analyse(name, 'person'), ...analyse(name, 'organisation')];

const spellingsOfWords = (tokens: readonly NameToken[]): string[] =>
  tokens.flatMap(({ text, forms }) => [text, ...forms, ...consonantsOf(forms)]);

/** The words that say who is meant; all of them if none do. */
function tellingOf({ tokens }: NameReading): readonly NameToken[] {
  const strong = withoutOffice(tokens.filter(({ kind }) => !weakKinds.has(kind)));
  return strong.length > 0 ? strong : tokens;
}

/** 'Detective Superintendent Ann Brown': many share her office, so it is left out if enough of the name remains. */
function withoutOffice(tokens: readonly NameToken[]): readonly NameToken[] {
  const named = tokens.findIndex(({ text }) => !isOffice(text));
  return isEnoughLeft(tokens.slice(Math.max(0, named))) ? tokens.slice(Math.max(0, named)) : tokens;
}

/** Two words, or one that may stand alone. */
const isEnoughLeft = (left: readonly { text: string }[]): boolean =>
  left.length > 1 || (left.length === 1 && left[0]!.text.length >= SHORTEST_ALONE);

const isOffice = (text: string): boolean => OFFICES.has(text) || TITLES.has(text) || BYSTANDERS.has(text);

/** Where the name begins in a run that may begin with an office. */
function behindOffice(words: readonly TextWord[], first: number, last: number): number {
  const named = words.slice(first, last + 1).findIndex(({ text }) => !isOffice(text));
  return named > 0 && isEnoughLeft(words.slice(first + named, last + 1)) ? first + named : first;
}

/** Adjacent words of the name, from a distinctive one to a distinctive one; a single one only if it is long enough. */
function runsOf(
  words: readonly TextWord[],
  likenessOf: (word: TextWord) => Likeness,
  mayStandAlone: (word: TextWord) => boolean,
): Mention[] {
  const runs: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (likenessOf(words[at]!) !== 'telling') continue;
    const first = at;
    let last = at;
    for (let next = at + 1; next < words.length; next += 1) {
      const likeness = likenessOf(words[next]!);
      if (likeness === 'none') break;
      if (likeness === 'telling') last = next;
    }
    if (last > first || mayStandAlone(words[first]!)) runs.push({ first: behindOffice(words, first, last), last });
    at = last;
  }
  return runs;
}

function hanNames(
  words: readonly TextWord[],
  pairs: readonly (readonly NameToken[])[],
  mayBegin: (text: string) => boolean,
): Mention[] {
  const found: Mention[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (!mayBegin(words[first]!.text)) continue;
    const last = pairs.map((pair) => endOfHanName(words, first, pair)).find((end) => end !== null);
    if (last !== undefined) found.push({ first, last });
  }
  return found;
}
