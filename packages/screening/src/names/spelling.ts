/** Spellings met before, each with what comparing it needs, worked out once. */
import { type Kinship, kinOf } from './people/nicknames.ts';
import { commonBits, isFrequentName, nameBits } from './rarity.ts';
import { emptyLetters } from './people/name-endings.ts';
import { isMansName } from './people/women-and-men.ts';
import type { WordTraits } from './word-traits.ts';
import { beginningOf, endOf, packed, packedEnds, signsOf, skeletonOf } from './skeleton.ts';

/** One spelling of a word. Kept per distinct text, so that most equal spellings are one object. */
export interface Spelling {
  /** No other spelling has it. */
  readonly id: number;
  readonly text: string;
  /** Without the mark of unvocalised spellings. */
  readonly written: string;
  readonly isUnvocalised: boolean;
  readonly isFrequent: boolean;
  /** It is a common name or sounds like one. */
  readonly isName: boolean;
  /** It is a man's name by its ending alone. */
  readonly isMans: boolean;
  readonly hasDigit: boolean;
  /** An idea or a number ('@bank', '#3'): equal or not, never similar. */
  readonly isMarked: boolean;
  readonly skeleton: string;
  /** Which sounds its skeleton has and which letters it is written with, a bit each: most words are told apart by them. */
  readonly sounds: number;
  readonly signs: number;
  /** How it begins and ends where it is long. */
  readonly beginning: number;
  readonly end: number;
  /** The same where it is of a middling length. */
  readonly ends: readonly number[];
  /** Letters of an ending that says nothing of the name (-ovich, -enko); 0 without one. */
  readonly emptyLetters: number;
  readonly kin: ReadonlyMap<string, Kinship>;
  /** Letter codes and gap costs, filled in by the edit distance at its first use. */
  letters: Uint8Array | undefined;
  /** Whether near names are known of it or of what it is made of; filled in when it is first asked. */
  hasNearNames: boolean | undefined;
  /** The words in Arabic letters that it is one of as a given name; filled in when it is first asked. */
  arabic: readonly string[] | undefined;
  /** Whether it is a man's name of Islam that has a woman's form; filled in when it is first asked. */
  isMuslimMan: boolean | undefined;
  /** Filled in when it is first held against another. */
  traits: WordTraits | undefined;
  /** Hashes of its lookup keys, filled in when it is first looked for. */
  keys: Uint32Array | undefined;
}

/** Some 300 bytes each; dropped whole when full, which is cheaper than keeping order. */
const capacity = 120_000;
const known = new Map<string, Spelling>();
let lastId = 0;

/** The spelling of this text, prepared. Results never depend on whether it was met before. */
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
