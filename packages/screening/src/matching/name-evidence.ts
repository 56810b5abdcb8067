/**
 * What two names say about being one party, in log-odds ('points of evidence'): what agreement is worth by the rarity of
 * the words that agree, less what slips, omissions and contradictions cost. See DESIGN.md for a worked example.
 */
import type { NameReading, NameToken } from '../names/name-token.ts';
import { commonBits } from '../names/rarity.ts';
import type { PartyName } from '../party.ts';
import { type Alignment, type Pair, align } from './align.ts';
import {
  agreementOf,
  brand,
  cost,
  extra,
  loneBits,
  mostFormBits,
  mostRelief,
  mostShortened,
  wholeBits,
} from './evidence-weights.ts';
import { bitsOf, has, isForm, tokensAt } from './reading-parts.ts';
import { type Strictness, isOfTwoSlips, slipCostOf } from './slip-cost.ts';
import { bodyBits, isBrandOf, isOnlySeated, sharedCost, tradeCost } from './two-companies.ts';
import { tellsApart } from './two-people.ts';

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
}

const hasPatronymic = (reading: NameReading, positions: readonly number[]): boolean =>
  positions.some((at) => reading.tokens[at]?.isPatronymic === true);

/** Whether one of the words begins or ends a name of three or more. */
const isEndOf = ({ tokens }: NameReading, positions: readonly number[]): boolean =>
  tokens.length > 2 && positions.some((at) => tokens[at]?.kind === 'word' && (at === 0 || at === tokens.length - 1));

/** Compares two readings. Symmetric. */
export function compareReadings(left: NameReading, right: NameReading, strictness: Strictness): NameEvidence {
  const alignment = align(left, right);
  const { pairs, leftOver, rightOver } = alignment;
  let agreed = 0;
  let paired = 0;
  let slipped = 0;
  for (const pair of pairs) {
    agreed += pair.bits * pair.similarity;
    paired += pair.bits;
    const weight = isOfTwoSlips(pair) ? Math.max(bitsOf(left, pair.left), bitsOf(right, pair.right)) : pair.bits;
    slipped += weight * (1 - pair.similarity) * slipCostOf(pair, left, right, strictness);
  }
  const leftBits = bitsOf(left, leftOver);
  const rightBits = bitsOf(right, rightOver);
  const whole = paired + Math.max(leftBits, rightBits);
  if (whole === 0) return { evidence: agreementOf(0), alignment };
  const isPerson = left.custom === 'person';
  const isBesides = isPerson && hasFirstNameBesides(alignment, left, right);
  const relief = isBesides ? Math.min(mostRelief, leftBits, rightBits) : bodyBits(left, leftOver, right, rightOver);
  const contradicted = Math.min(leftBits, rightBits) - relief;
  const omitted = Math.abs(leftBits - rightBits) + relief;
  const isBrand = isBrandOf(alignment, left, right);
  // A whole name that agrees is worth a look, however short it is (BP, LG).
  const areWhole = isWhole(left, leftOver) && isWhole(right, rightOver);
  if (areWhole) agreed = Math.max(agreed, wholeBits);
  const isSeat = !isPerson && isOnlySeated(alignment, left, right);
  const omission = isBrand || areWhole || isSeat ? cost.omission * brand.omission : cost.omission;
  let missing = (omission * omitted) / whole;
  if (isPerson && missing > mostShortened && isShortened(alignment) && !isCalledOtherwise(alignment, left, right))
    missing = mostShortened;
  let evidence = agreementOf(agreed) - (cost.contradiction * contradicted + slipped) / whole - missing;
  if (has(left, leftOver, 'number') && has(right, rightOver, 'number')) evidence -= extra.number;
  else if (has(left, leftOver, 'number') || has(right, rightOver, 'number'))
    evidence -= strictness === 'strict' ? extra.strictNumberOmitted : extra.numberOmitted;
  if (has(left, leftOver, 'suffix') && has(right, rightOver, 'suffix')) evidence -= extra.suffix;
  if (hasPatronymic(left, leftOver) && hasPatronymic(right, rightOver)) evidence -= extra.patronymic;
  if (!isBesides && has(left, leftOver, 'word') && has(right, rightOver, 'word'))
    evidence -=
      isEndOf(left, leftOver) && isEndOf(right, rightOver)
        ? extra.end
        : areKnownNames(alignment, left, right)
          ? extra.knownName
          : extra.word;
  if (has(left, leftOver, 'place') && has(right, rightOver, 'place')) evidence -= extra.place;
  evidence -= tradeCost(alignment, left, right, isBrand);
  if (!isPerson && !isSeat) evidence -= sharedCost(alignment, left, right);
  if (has(left, leftOver, 'initial') && has(right, rightOver, 'initial')) evidence -= extra.initial;
  if (!isBrand && isLone(alignment, left, right)) evidence -= extra.lone;
  // Names that disagree are told apart already.
  if (isPerson && evidence > 0) evidence -= tellsApart(alignment, left, right);
  if (isPerson && isNowhereExact(alignment)) evidence -= extra.nowhereExact;
  if (evidence > mostOfTwoSlips && pairs.length <= mostBesideTwoSlips && pairs.some(isOfTwoSlips))
    evidence = mostOfTwoSlips;
  if (isCutOtherwise(left, right, rightOver) || isCutOtherwise(right, left, leftOver)) evidence -= extra.cutOtherwise;
  if (!inOrder(alignment)) evidence -= areSyllables(left) && areSyllables(right) ? extra.syllables : extra.order;
  return { evidence, alignment };
}

/** Whether a word that the end of a field cut off the one name begins none of those that the other has besides. */
function isCutOtherwise({ cut }: NameReading, other: NameReading, over: readonly number[]): boolean {
  if (cut === undefined) return false;
  if (other.cut !== undefined) return !other.cut.startsWith(cut) && !cut.startsWith(other.cut);
  const isTold = ({ text, forms }: NameToken): boolean => [text, ...forms].some((form) => form.startsWith(cut));
  return has(other, over, 'word') && !tokensAt(other, over).some(isTold);
}

const mostOfTwoSlips = 0.8;
const mostBesideTwoSlips = 3;

/** Whether what is left of either name of a person holds a name that is known. */
const areKnownNames = ({ leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean =>
  left.custom === 'person' && holdsKnownName(left, leftOver) && holdsKnownName(right, rightOver);
const holdsKnownName = ({ tokens }: NameReading, over: readonly number[]): boolean =>
  over.some((at) => tokens[at]!.kind === 'word' && tokens[at]!.bits <= commonBits);

/** Whether words are left out and two agree at most, and those but nearly. */
const isNowhereExact = ({ pairs, leftOver, rightOver }: Alignment): boolean =>
  pairs.length <= 2 &&
  leftOver.length > 0 !== rightOver.length > 0 &&
  pairs.every(({ similarity, relation }) => similarity < leastExact && bySpelling.has(relation));
const bySpelling: ReadonlySet<Pair['relation']> = new Set(['spelling', 'transliteration']);
const leastExact = 0.93;

const leastOfShortened = 0.9;

function isShortened(alignment: Alignment): boolean {
  const { pairs, leftOver, rightOver } = alignment;
  if (pairs.length < 2 || (leftOver.length > 0 && rightOver.length > 0)) return false;
  if (pairs.some(({ similarity, relation }) => similarity < leastOfShortened || relation === 'initial')) return false;
  return pairs.some(({ left, right }) => left[0] === 0 && right[0] === 0) && inOrder(alignment);
}

/**
 * Whether a Spanish name of four words or more is shortened to its mother's family name, one that millions bear:
 * José Alejandro Gil García is called Gil.
 */
function isCalledOtherwise({ leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean {
  const [longer, over] = leftOver.length > 0 ? [left, leftOver] : [right, rightOver];
  const last = longer.tokens.length - 1;
  return (
    last >= 3 && over.includes(last - 1) && !over.includes(last) && families.has(longer.tokens[last]!.forms[0] ?? '')
  );
}
/** The commonest family names of Spanish-speaking countries, by their statistical offices. */
const families = new Set(
  'garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno alvarez munoz romero alonso gutierrez torres ramirez flores rivera morales cruz ortiz reyes castillo ramos vargas rojas mendoza castro chavez herrera medina vasquez vazquez'.split(
    ' ',
  ),
);

const isWhole = (reading: NameReading, over: readonly number[]): boolean =>
  over.length === 0 || (over.every((at) => isForm(reading, at)) && bitsOf(reading, over) <= mostFormBits);

/**
 * Whether a name has nothing of its own but a first one that many bear besides the name they are called by: José Daniel Ortega
 * is Daniel Ortega Saavedra.
 */
function hasFirstNameBesides(
  { pairs, leftOver, rightOver }: Alignment,
  left: NameReading,
  right: NameReading,
): boolean {
  if (pairs.length < 2 || leftOver.length === 0 || rightOver.length === 0) return false;
  return (
    (isFirstNameBesides(left, leftOver) && rightOver[0] !== 0) ||
    (isFirstNameBesides(right, rightOver) && leftOver[0] !== 0)
  );
}
const isFirstNameBesides = ({ tokens }: NameReading, over: readonly number[]): boolean =>
  over.length === 1 && over[0] === 0 && besides.has(tokens[0]?.forms[0] ?? '');
const besides = new Set(['jose', 'maria', 'ma', 'joao']);

/** Whether a name is read as a surname and two syllables of a given name. */
const areSyllables = ({ tokens }: NameReading): boolean =>
  tokens.length > 2 && tokens.every(({ isSyllabic }) => isSyllabic === true);

function inOrder(alignment: Alignment): boolean {
  if (alignment.pairs.length < 2) return true;
  const sorted = alignment.pairs.toSorted((one, other) => one.left[0]! - other.left[0]!);
  return sorted.every((pair, index) => index === 0 || sorted[index - 1]!.right[0]! < pair.right[0]!);
}

/** Whether one word agrees and a name's worth of others does not. */
function isLone({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean {
  const words = pairs.filter(
    (pair) => pair.relation === 'acronym' || left.tokens[pair.left[0] ?? -1]?.kind !== 'legal-form',
  );
  const [only] = words;
  if (words.length !== 1 || !only || only.left.length + only.right.length > 2) return false;
  return bitsOf(left, leftOver) >= loneBits || bitsOf(right, rightOver) >= loneBits;
}

/** Log-odds to points, 0 to 100. */
export const pointsOf = (evidence: number): number => 100 / (1 + Math.exp(-evidence));
/** Points to log-odds; the inverse of `pointsOf`. */
export const evidenceOf = (points: number): number => Math.log(points / (100 - points));
