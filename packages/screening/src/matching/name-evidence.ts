/**
 * Compares two readings of names: the evidence, in log-odds, that both are one party's. Agreement counts by the rarity
 * of the words that agree; slips, omissions and contradictions are subtracted. The package's DESIGN.md has a worked
 * example.
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

/** The same, with the two names as they are written. */
export interface NameMatch extends NameEvidence {
  subjectName: string;
  partyName: PartyName;
  /** Both names are known, as those of two different bodies. */
  areTwo: boolean;
  /** They may be one woman's, whose family name has changed; see `other-family-name.ts`. */
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

/** Whether the end of a field cut off a word of the first name, and no unpaired word of the second continues it. */
function isCutOtherwise({ cut, rest }: NameReading, { reading: { cut: otherCut }, tokens, unpaired }: Side): boolean {
  if (rest !== undefined) return !tokens.some(({ text }) => text.split(' ').some((word) => goesOnWith(word, rest)));
  if (cut === undefined) return false;
  if (otherCut !== undefined) return !otherCut.startsWith(cut) && !cut.startsWith(otherCut);
  const beginsAlike = ({ text, forms }: NameToken): boolean => [text, ...forms].some((form) => form.startsWith(cut));
  return has(unpaired, 'word') && !unpaired.some(beginsAlike);
}

const goesOnWith = (word: string, rest: string): boolean => word.length > rest.length && word.startsWith(rest);

/** 59 points: the name may be another person's, but a field that agrees lifts it over the threshold. */
const MAX_OF_TWO_SLIPS = 0.35;
/** With more pairs of words, including the one with two slips, the limit does not apply. */
const MAX_PAIRS_WITH_TWO_SLIPS = 3;

/** Whether a name is read as a surname and two syllables of a given name. */
const areSyllables = ({ tokens }: NameReading): boolean =>
  tokens.length > 2 && tokens.every(({ isSyllabic }) => isSyllabic);
