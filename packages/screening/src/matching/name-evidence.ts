/**
 * What two names say about being one party, in log-odds ('points of evidence'): what agreement is worth by the rarity of
 * the words that agree, less what slips, omissions and contradictions cost. See DESIGN.md for a worked example.
 */
import type { NameReading, NameToken } from '../names/name-token.ts';
import type { PartyName } from '../party.ts';
import { type Alignment, align } from './align.ts';
import { agreementOf, extra } from './evidence-weights.ts';
import { inOrder, sharesOf } from './name-shares.ts';
import { evidenceOfOrganisations } from './organisation-evidence.ts';
import { evidenceOfPeople } from './people-evidence.ts';
import { has, tokensAt } from './reading-parts.ts';
import { type Strictness, isOfTwoSlips } from './slip-cost.ts';

export interface NameEvidence {
  /** Log-odds; see `pointsOf`. */
  evidence: number;
  alignment: Alignment;
}

/** The same, with the names and the readings of them that say it. */
export interface NameMatch extends NameEvidence {
  subjectName: string;
  partyName: PartyName;
  left: NameReading;
  right: NameReading;
  /** The world knows both names, as two bodies'. */
  areTwo: boolean;
  /** They are held one woman's whose family's name may have changed; see `other-family-name.ts`. */
  isOfOtherFamily?: true;
}

/** Compares two readings of one custom. Symmetric. */
export function compareReadings(left: NameReading, right: NameReading, strictness: Strictness): NameEvidence {
  const alignment = align(left, right);
  const shares = sharesOf(alignment, left, right, strictness);
  if (shares.whole === 0) return { evidence: agreementOf(0), alignment };
  let evidence =
    left.custom === 'person'
      ? evidenceOfPeople(shares, alignment, left, right)
      : evidenceOfOrganisations(shares, alignment, left, right, strictness);
  if (
    evidence > mostOfTwoSlips &&
    alignment.pairs.length <= mostPairsWithTwoSlips &&
    alignment.pairs.some(isOfTwoSlips)
  )
    evidence = mostOfTwoSlips;
  if (isCutOtherwise(left, right, alignment.rightOver) || isCutOtherwise(right, left, alignment.leftOver))
    evidence -= extra.cutOtherwise;
  if (!inOrder(alignment)) evidence -= areSyllables(left) && areSyllables(right) ? extra.syllables : extra.order;
  return { evidence, alignment };
}

/** Whether a word that the end of a field cut off the one name begins none of those that the other has besides. */
function isCutOtherwise({ cut, rest }: NameReading, other: NameReading, over: readonly number[]): boolean {
  if (rest !== undefined)
    return !other.tokens.some(({ text }) => text.split(' ').some((word) => goesOnWith(word, rest)));
  if (cut === undefined) return false;
  if (other.cut !== undefined) return !other.cut.startsWith(cut) && !cut.startsWith(other.cut);
  const isTold = ({ text, forms }: NameToken): boolean => [text, ...forms].some((form) => form.startsWith(cut));
  return has(other, over, 'word') && !tokensAt(other, over).some(isTold);
}

const goesOnWith = (word: string, rest: string): boolean => word.length > rest.length && word.startsWith(rest);

/** 59 points: a name that much may be another's, and a field that agrees lifts it over the threshold. */
const mostOfTwoSlips = 0.35;
/** Pairs of words, the one with two slips among them. */
const mostPairsWithTwoSlips = 3;

/** Whether a name is read as a surname and two syllables of a given name. */
const areSyllables = ({ tokens }: NameReading): boolean =>
  tokens.length > 2 && tokens.every(({ isSyllabic }) => isSyllabic);

/** Log-odds to points, 0 to 100. */
export const pointsOf = (evidence: number): number => 100 / (1 + Math.exp(-evidence));
/** Points to log-odds; the inverse of `pointsOf`. */
export const evidenceOf = (points: number): number => Math.log(points / (100 - points));
