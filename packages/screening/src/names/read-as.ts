/** What a name was read as, where that is not the words that are written. */
import { bracketedNames } from './organisations/company-aliases.ts';
import { fold } from './fold.ts';
import { byFullName } from './organisations/known-bodies.ts';
import type { NameReading } from './name-token.ts';
import { cachedReadings } from './reading-cache.ts';

const lettersOf = (text: string): string =>
  isWord.test(text) ? text : fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
/** Nearly every word of a reading. */
const isWord = /^[a-z\d]*$/;

/** What was told of a reading before: who compares a name with many asks it of the same one. */
const told = new WeakMap<NameReading, { text: string; read: string }>();

/**
 * The text that a reading of a name is of: the full name of a body that is called otherwise (FSB), or one of several names
 * that the text holds (KOMID of 'Korea Mining Development Trading Corporation (KOMID)'). '' where it is of all words as
 * they are written.
 */
export function readAs(text: string, reading: NameReading): string {
  const before = told.get(reading);
  if (before?.text === text) return before.read;
  const read = textRead(text, reading);
  told.set(reading, { text, read });
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
