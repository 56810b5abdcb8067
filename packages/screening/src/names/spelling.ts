/** A cache of spellings, each with the data that comparison needs, computed once. */
import { type Kinship, kinOf } from './people/nicknames.ts';
import { commonBits, isFrequentName, nameBits } from './rarity.ts';
import { emptyLetters } from './people/name-endings.ts';
import { isMansName } from './people/women-and-men.ts';
import type { WordTraits } from './word-traits.ts';
import { beginningOf, endOf, packed, packedEnds, signsOf, skeletonOf } from './skeleton.ts';

/** One spelling of a word. Cached by text, so that most equal spellings are the same object. */
export interface Spelling {
  /** Unique. */
  readonly id: number;
  readonly text: string;
  /** Without the mark of unvocalised spellings. */
  readonly written: string;
  readonly isUnvocalised: boolean;
  readonly isFrequent: boolean;
  /** A common name, or one that sounds like it. */
  readonly isName: boolean;
  /** A man's name by its ending alone. */
  readonly isMans: boolean;
  readonly hasDigit: boolean;
  /** An idea or a number ('@bank', '#3'): equal or not, never similar. */
  readonly isMarked: boolean;
  readonly skeleton: string;
  /**
   * One bit for each sound of its skeleton, and one for each of its letters: most words are ruled out by these alone.
   */
  readonly sounds: number;
  readonly signs: number;
  /** The beginning and end of a long spelling, see `skeleton.ts`. */
  readonly beginning: number;
  readonly end: number;
  /** The ends of a spelling of medium length. */
  readonly ends: readonly number[];
  /** Letters of an ending that carries no information (-ovich, -enko); 0 without one. */
  readonly emptyLetters: number;
  readonly kin: ReadonlyMap<string, Kinship>;
  /** Letter codes and gap costs; filled in by the edit distance on first use. */
  letters: Uint8Array | undefined;
  /** Whether it, or the name it is derived from, has known near names; filled in on first use. */
  hasNearNames: boolean | undefined;
  /** The words in Arabic letters that it may stand for as a given name; filled in on first use. */
  arabic: readonly string[] | undefined;
  /** Whether it is a Muslim man's name that has a woman's form; filled in on first use. */
  isMuslimMan: boolean | undefined;
  /** Filled in when it is first compared. */
  traits: WordTraits | undefined;
  /** Hashes of its lookup keys; filled in when it is first looked up. */
  keys: Uint32Array | undefined;
}

/** About 300 bytes each. The whole cache is dropped when full, which is cheaper than keeping an order. */
const capacity = 120_000;
const known = new Map<string, Spelling>();
let lastId = 0;

/** The prepared spelling of this text. Results never depend on whether it was cached. */
export function spellingOf(text: string): Spelling {
  let spelling = known.get(text);
  if (!spelling) {
    if (known.size >= capacity) known.clear();
    spelling = prepare(text);
    known.set(text, spelling);
  }
  return spelling;
}

function prepare(text: string): Spelling {
  const isUnvocalised = text.startsWith('~');
  const written = isUnvocalised ? text.slice(1) : text;
  const skeleton = skeletonOf(text);
  return {
    id: ++lastId,
    text,
    written,
    isUnvocalised,
    isFrequent: isFrequentName(written),
    isName: nameBits(written) <= commonBits,
    isMans: isMansName(written),
    hasDigit: /\d/.test(written),
    isMarked: text.startsWith('@') || text.startsWith('#'),
    skeleton,
    sounds: signsOf(skeleton),
    signs: signsOf(text),
    beginning: packed(beginningOf(text)),
    end: packed(endOf(text)),
    ends: packedEnds(text),
    emptyLetters: emptyLetters(written),
    kin: kinOf(text),
    letters: undefined,
    hasNearNames: undefined,
    arabic: undefined,
    isMuslimMan: undefined,
    traits: undefined,
    keys: undefined,
  };
}
