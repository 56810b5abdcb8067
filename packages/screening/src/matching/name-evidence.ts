/**
 * What two names say about being one party, in log-odds ('points of evidence'): what agreement is worth by the rarity of
 * the words that agree, less what slips, omissions and contradictions cost. See DESIGN.md for a worked example.
 */
import type { NameReading, NameToken } from '../names/name-token.ts';
import type { PartyName } from '../party.ts';
import { align } from './align.ts';
import { type AlignedNames, type Side, has, inOrder } from './aligned-names.ts';
import { agreementOf, extra } from './evidence-weights.ts';
import { sharesOf } from './name-shares.ts';
import { evidenceOfOrganisations } from './organisation-evidence.ts';
import { evidenceOfPeople } from './people-evidence.ts';
import { type Strictness, isOfTwoSlips } from './slip-cost.ts';

export interface NameEvidence extends AlignedNames {
  /** Log-odds; see `pointsOf` in score.ts. */
  evidence: number;
}

/** The same, with the names as they are written. */
export interface NameMatch extends NameEvidence {
  subjectName: string;
  partyName: PartyName;
  /** The world knows both names, as two bodies'. */
  areTwo: boolean;
  /** They are held one woman's whose family's name may have changed; see `other-family-name.ts`. */
  isOfOtherFamily?: true;
}

/** Compares two readings of one custom. Symmetric. */
export function compareReadings(left: NameReading, right: NameReading, strictness: Strictness): NameEvidence {
  const names = align(left, right);
  const shares = sharesOf(names, strictness);
  if (shares.whole === 0) return { evidence: agreementOf(0), ...names };
  let evidence =
    left.custom === 'person' ? evidenceOfPeople(shares, names) : evidenceOfOrganisations(shares, names, strictness);
  if (evidence > MAX_OF_TWO_SLIPS && names.pairs.length <= MAX_PAIRS_WITH_TWO_SLIPS && names.pairs.some(isOfTwoSlips))
    evidence = MAX_OF_TWO_SLIPS;
  if (isCutOtherwise(left, names.right) || isCutOtherwise(right, names.left)) evidence -= extra.cutOtherwise;
  if (!inOrder(names)) evidence -= areSyllables(left) && areSyllables(right) ? extra.syllables : extra.order;
  return { evidence, ...names };
}

/** Whether a word that the end of a field cut off one name begins none of those that only the other has. */
function isCutOtherwise({ cut, rest }: NameReading, { reading: { cut: otherCut }, tokens, unpaired }: Side): boolean {
  if (rest !== undefined) return !tokens.some(({ text }) => text.split(' ').some((word) => goesOnWith(word, rest)));
  if (cut === undefined) return false;
  if (otherCut !== undefined) return !otherCut.startsWith(cut) && !cut.startsWith(otherCut);
  const beginsAlike = ({ text, forms }: NameToken): boolean => [text, ...forms].some((form) => form.startsWith(cut));
  return has(unpaired, 'word') && !unpaired.some(beginsAlike);
}

const goesOnWith = (word: string, rest: string): boolean => word.length > rest.length && word.startsWith(rest);

/** 59 points: a name that much may be another's, and a field that agrees lifts it over the threshold. */
const MAX_OF_TWO_SLIPS = 0.35;
/** Pairs of words, the one with two slips among them. */
const MAX_PAIRS_WITH_TWO_SLIPS = 3;

/** Whether a name is read as a surname and two syllables of a given name. */
const areSyllables = ({ tokens }: NameReading): boolean =>
  tokens.length > 2 && tokens.every(({ isSyllabic }) => isSyllabic);
