/** What a name was read as, if that is not the words that are written. */
import { bracketedNames } from './organisations/company-aliases.ts';
import { fold } from './fold.ts';
import { byFullName } from './organisations/known-bodies.ts';
import type { NameReading } from './name-token.ts';
import { cachedReadings } from './reading-cache.ts';

const lettersOf = (text: string): string =>
  isWord.test(text) ? text : fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
/** True of nearly every word of a reading. */
const isWord = /^[a-z\d]*$/;

/** Results by reading: a caller that compares one name with many asks about the same reading again and again. */
const known = new WeakMap<NameReading, { text: string; read: string }>();

/**
 * The text that a reading is based on: the full name of a body that is usually called something shorter (FSB), or one
 * of several names in the text (KOMID in 'Korea Mining Development Trading Corporation (KOMID)'). '' if the reading
 * uses all words as they are written.
 */
export function readAs(text: string, reading: NameReading): string {
  const before = known.get(reading);
  if (before?.text === text) return before.read;
  const read = textRead(text, reading);
  known.set(reading, { text, read });
  return read;
}

function textRead(text: string, { custom, tokens }: NameReading): string {
  const written = lettersOf(text);
  const words = tokens.map((token) => lettersOf(token.text));
  const read = words.join('');
  const isOther = words.some((word) => !written.includes(word));
  const all = cachedReadings(text, custom);
  const isPart =
    all.length > 1 &&
    all.some((other) =>
      other.tokens.some((token) => {
        const word = lettersOf(token.text);
        return written.includes(word) && !read.includes(word);
      }),
    );
  if (!isOther && !isPart) return '';
  const fullName =
    isOther && custom === 'organisation'
      ? bracketedNames(text)
          .map((name) => byFullName(name) ?? '')
          .find((name) => words.every((word) => lettersOf(name).includes(word)))
      : undefined;
  return fullName ?? tokens.map((token) => token.text).join(' ');
}
