/**
 * The short way to read the most usual names: Latin words, each of which stands alone. The result for each word is
 * computed once. A name that contains any other word or character is read the long way. Both give the same result.
 */
import { isContracted } from './contracted-names.ts';
import { mayBeEastAsian } from '../east-asian/latin-names.ts';
import { isKanaWord, isKnownJapanese, oneSpelling } from '../east-asian/japanese.ts';
import { isVietnameseSurname } from '../east-asian/vietnamese.ts';
import { isNameMarker } from './former-names.ts';
import { fold } from '../fold.ts';
import { standsAlone } from './joined-words.ts';
import type { NameToken } from '../name-token.ts';
import { isNoteWord } from './person-notes.ts';
import { isFamilyNameToo, isParticle, isTitle } from './person-words.ts';
import { isBurmeseWord } from '../scripts/burmese.ts';
import { innerSpellings, lastSpellings } from '../words.ts';
import { nameWord, type Word } from '../word.ts';

/** A word that no neighbour changes, as read within a name and at its end. */
interface OrdinaryWord {
  inner: NameToken;
  last: NameToken;
  /** A name that consists of such words only may be Japanese. */
  isKana: boolean;
  isJapanese: boolean;
}

/** Words are stored as written, so that a name in capitals does not have to be folded. */
const capacity = 60_000;
const MAX_WORDS = 24;
const MAX_TEXT_LENGTH = 200;
/** A Japanese name has no more words. */
const MAX_JAPANESE_WORDS = 3;

/**
 * How a character splits a text: letters of words, characters that only separate words, and everything else, which
 * needs the long way.
 */
const sign = { other: 0, letter: 1, between: 2 } as const;
const firstOther = 0x180;
const signs = new Uint8Array(firstOther);
for (const char of ' ,.-') signs[char.charCodeAt(0)] = sign.between;
for (let code = 0; code < firstOther; code++) if (isLatinLetter(code)) signs[code] = sign.letter;

/**
 * Plain letters, and letters with marks that have a single Unicode form. Other characters that count as letters are
 * often half of a misread one.
 */
function isLatinLetter(code: number): boolean {
  const char = String.fromCharCode(code);
  if ('ªºµ'.includes(char)) return false;
  return code < 0x80 ? /[a-z]/i.test(char) : /\p{L}/u.test(char) && /^\p{L}$/u.test(fold(char));
}

export class OrdinaryNames {
  readonly #known = new Map<string, OrdinaryWord | null>();
  readonly #tokenOf: (word: Word, isLast: boolean) => NameToken;

  /** `tokenOf` reads one word by itself. */
  constructor(tokenOf: (word: Word, isLast: boolean) => NameToken) {
    this.#tokenOf = tokenOf;
  }

  /** The words of a name of two or more; undefined if it must be read the long way. */
  read(text: string): NameToken[] | undefined {
    if (text.length > MAX_TEXT_LENGTH) return undefined;
    const tokens: NameToken[] = [];
    let last: OrdinaryWord | undefined;
    let mayBeJapanese = false;
    let isAllKana = true;
    let start = -1;
    for (let at = 0; at <= text.length; at++) {
      const code = at === text.length ? 0x20 : text.charCodeAt(at);
      const kind = code < firstOther ? signs[code]! : sign.other;
      if (kind === sign.other) return undefined;
      if (kind === sign.letter) {
        if (start < 0) start = at;
        continue;
      }
      if (start < 0) continue;
      const word = this.#wordOf(text.slice(start, at));
      if (!word) return undefined;
      start = -1;
      tokens.push(word.inner);
      last = word;
      isAllKana &&= word.isKana;
      mayBeJapanese ||= word.isJapanese;
    }
    if (!last || tokens.length < 2 || tokens.length > MAX_WORDS) return undefined;
    if (tokens.length === 2 && tokens[0]!.text === tokens[1]!.text) return undefined;
    if (isAllKana && mayBeJapanese && tokens.length <= MAX_JAPANESE_WORDS) return undefined;
    tokens[tokens.length - 1] = last.last;
    return tokens;
  }

  #wordOf(written: string): OrdinaryWord | null {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    if (this.#known.size >= capacity) this.#known.clear();
    const word = this.#readWord(fold(written));
    this.#known.set(written, word);
    return word;
  }

  #readWord(text: string): OrdinaryWord | null {
    const inner = innerSpellings(text);
    const last = lastSpellings(text);
    if (!isOrdinary(text, inner) || (last !== inner && !isOrdinary(text, last))) return null;
    const isKana = isKanaWord(inner[0]!) && isKanaWord(last[0]!);
    return {
      inner: this.#tokenOf(nameWord(text, inner), false),
      last: this.#tokenOf(nameWord(text, last), true),
      isKana,
      isJapanese: isKana && (isKnownJapanese(oneSpelling(inner[0]!)) || isKnownJapanese(oneSpelling(last[0]!))),
    };
  }
}

/** Letters that may be the initials of the following name. */
const mayBeInitials = /^[bcdfghjklmnpqrstvwxyz]{1,3}$/;

/** Whether every custom treats the word as a plain part of a name, whatever its neighbours are. */
function isOrdinary(text: string, [main = '', ...others]: readonly string[]): boolean {
  return (
    /^[a-z]{2,}$/.test(main) &&
    !mayBeInitials.test(text) &&
    standsAlone(main) &&
    others.every(standsAlone) &&
    !isTitle(main) &&
    !isFamilyNameToo(main) &&
    !isParticle(main, true) &&
    !isNameMarker(main) &&
    !isNoteWord(main) &&
    !isContracted(main) &&
    !mayBeEastAsian(main) &&
    !isVietnameseSurname(main) &&
    !isBurmeseWord(main)
  );
}
