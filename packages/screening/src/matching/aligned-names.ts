/** Two names whose words are paired. */
import type { NameReading, NameToken } from '../names/name-token.ts';
import type { WordMatch } from './compare-words.ts';

export type PairRelation = WordMatch['relation'] | 'joined' | 'acronym';

type OneOrMore<T> = readonly [T, ...T[]];

/** Words of the two names that agree: one of each, or several if they are written together or abbreviated. */
export interface Pair {
  left: OneOrMore<NameToken>;
  right: OneOrMore<NameToken>;
  /** Positions of these words in their names. */
  leftAt: OneOrMore<number>;
  rightAt: OneOrMore<number>;
  /** 0 to 1. */
  similarity: number;
  relation: PairRelation;
  /** The bits of the agreement, before similarity reduces them: those of the lighter side. */
  bits: number;
}

/** One of two names that are compared. */
export interface Side {
  reading: NameReading;
  /** All words of the name. */
  tokens: readonly NameToken[];
  /** The words that agree with none of the other name, and their positions. */
  unpaired: readonly NameToken[];
  unpairedAt: readonly number[];
}

export interface AlignedNames {
  pairs: readonly Pair[];
  left: Side;
  right: Side;
}

/** The main spelling of a word; '' without a word. */
export const mainForm = (token: NameToken | undefined): string => token?.forms[0] ?? '';

export const isForm = ({ kind }: NameToken): boolean => kind === 'legal-form';

export const bitsOf = (words: readonly NameToken[]): number => words.reduce((sum, { bits }) => sum + bits, 0);

/** Whether one of the words is of a kind. */
export const has = (words: readonly NameToken[], kind: NameToken['kind']): boolean =>
  words.some((token) => token.kind === kind);

/** Whether both names have an unpaired word of the kind. */
export const bothHave = ({ left, right }: AlignedNames, kind: NameToken['kind']): boolean =>
  has(left.unpaired, kind) && has(right.unpaired, kind);

export const areAllPaired = ({ left, right }: AlignedNames): boolean =>
  left.unpaired.length === 0 && right.unpaired.length === 0;

/** Whether the words that agree come in the same order in both names. */
export const inOrder = ({ pairs }: AlignedNames): boolean =>
  pairs.every((one, at) => {
    for (let next = at + 1; next < pairs.length; next++) {
      const other = pairs[next]!;
      if (one.leftAt[0] < other.leftAt[0] !== one.rightAt[0] < other.rightAt[0]) return false;
    }
    return true;
  });

/** Whether one of the particles stands before a word: such a word also has a spelling that includes the particle. */
export const isAfter = ({ forms }: NameToken, particles: readonly string[]): boolean =>
  forms.length > 1 && particles.some((particle) => forms.includes(particle + forms[0]!));
