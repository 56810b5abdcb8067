/**
 * What two names say about being one party, in log-odds ('points of evidence'): what agreement is worth by the rarity of
 * the words that agree, less what slips, omissions and contradictions cost. See DESIGN.md for a worked example.
 */
import type { NameReading, NameToken } from '../names/name-token.ts';
import { slipsBetween } from '../names/misspelt-words.ts';
import { spellingOf } from '../names/spelling.ts';
import { commonBits } from '../names/rarity.ts';
import type { PartyName } from '../party.ts';
import {
  areNearTrades,
  areSynonyms,
  isBodyWord,
  isTradeOfDaughter,
  isTradeWord,
  tellsOtherTrade,
  tellsShared,
} from '../names/word-roles.ts';
import { type Alignment, type Pair, align } from './align.ts';
import { leastOfPeople } from './spelling-similarity.ts';
import { tellsApart } from './two-people.ts';

/** Names of ships and aircraft are short, common words: only near-identity counts. Those of companies are coined, and few are a letter apart. */
export type Strictness = 'usual' | 'coined' | 'strict';

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

/**
 * Agreement: `floor` where next to nothing agrees (8 bits: one common name), rising by at most `range`, by `scale` bits.
 * Two common names (11 bits) come to 0.8 of the odds scale's 69 %, two rare ones (24 bits) to 90 %.
 */
const agreement = { floor: 1.15, range: 1.65, start: 8, scale: 11 } as const;
/** Costs of the whole name's weight being misspelt, left out, or contradicted. Omission is not contradiction. */
export const cost = { slip: 6.5, slipOfCoined: 5, slipOfOther: 9, omission: 1.9, contradiction: 7.5 } as const;
/** Numbers tell sister companies and funds apart; generation suffixes tell father from son. */
const extra = {
  number: 2.2,
  numberOmitted: 0.5,
  /** Ships of one owner are numbered. */
  strictNumberOmitted: 0.95,
  suffix: 1.2,
  patronymic: 1,
  /** Another word, another initial, where the other name has one too: brothers share all the rest. */
  word: 0.2,
  /** The same where both are known names of people, and neither a slip: Juan Carlos, Juan Camilo. */
  knownName: 0.5,
  /** The word at either end of a name of three or more is what its bearer, or the family, is called. */
  end: 0.75,
  /** Bodies of one kind in two places. */
  place: 0.9,
  /** Companies of two trades that share one word of their own at most, and those that share no two rare ones, of trades far from each other. */
  trade: 0.6,
  farTrade: 1,
  /** A registered name, and one that is the same but for the trade. */
  daughter: 0.75,
  /** Of names without a word of their own each shared word tells: Royal Bank of Scotland and Bank of Scotland, Global Trading and World Trading. */
  sharedOmitted: 0.25,
  synonym: 0.7,
  initial: 0.5,
  order: 0.12,
  /** Three syllables in another order are shown, and no more: Kim Chol Yong and Kim Yong Chol may be two people. */
  syllables: 0.7,
  lone: 0.6,
  /** Two words that are only near, beside others: Adeola Alabi, Adel Anwar Al-Olabi. */
  nowhereExact: 0.25,
  strictSlip: 16,
  /** Long words that sound alike are one word more often: Jazirah, Jazeerah. */
  strictSound: 5,
} as const;

/** Evidence of `bits` of agreement when nothing disagrees. Rises with `bits`. */
export const agreementOf = (bits: number): number =>
  agreement.floor + agreement.range * (1 - Math.exp(-(bits - agreement.start) / agreement.scale));

const bitsOf = (reading: NameReading, positions: readonly number[]): number =>
  positions.reduce((sum, at) => sum + (reading.tokens[at]?.bits ?? 0), 0);
const has = (reading: NameReading, positions: readonly number[], kind: NameToken['kind']): boolean =>
  positions.some((at) => reading.tokens[at]?.kind === kind);

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
  const omission = isBrand || areWhole ? cost.omission * brand.omission : cost.omission;
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
  if (!isPerson) evidence -= sharedCost(alignment, left, right);
  if (has(left, leftOver, 'initial') && has(right, rightOver, 'initial')) evidence -= extra.initial;
  if (!isBrand && isLone(alignment, left, right)) evidence -= extra.lone;
  // Names that disagree are told apart already.
  if (isPerson && evidence > 0) evidence -= tellsApart(alignment, left, right);
  if (isPerson && isNowhereExact(alignment)) evidence -= extra.nowhereExact;
  if (evidence > mostOfTwoSlips && pairs.length <= mostBesideTwoSlips && pairs.some(isOfTwoSlips))
    evidence = mostOfTwoSlips;
  if (!inOrder(alignment)) evidence -= areSyllables(left) && areSyllables(right) ? extra.syllables : extra.order;
  return { evidence, alignment };
}

/** A word with two slips may be another name: Gurpreet Singh Sandhu, Gurmeet Singh Sandhu. Beside three that agree it is shown, beside fewer a date must confirm it. */
const isOfTwoSlips = ({ similarity, relation }: Pair): boolean =>
  similarity === leastOfPeople && relation === 'spelling';
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

/** A shorter word of a ship's name sounds like others. */
const shortestSound = 7;
/** A shorter word of a company's name is another one's by a letter. */
const shortestCoined = 6;

/** What a word that is misspelt throughout costs. */
function slipCostOf(
  { relation, left: [at = 0], right: [to = 0] }: Pair,
  left: NameReading,
  right: NameReading,
  strictness: Strictness,
): number {
  // Sea Star is Seastar on the strictest view too.
  if (strictness === 'strict') {
    if (relation === 'joined') return cost.slip;
    const letters = Math.min(left.tokens[at]!.forms[0]!.length, right.tokens[to]!.forms[0]!.length);
    const isSound = relation === 'transliteration' && letters >= shortestSound;
    return cost.slip + (isSound ? extra.strictSound : extra.strictSlip);
  }
  if (strictness !== 'coined' || (relation !== 'spelling' && relation !== 'transliteration')) return cost.slip;
  const [one, other] = [left.tokens[at]!, right.tokens[to]!];
  const isLong = Math.max(one.forms[0]!.length, other.forms[0]!.length) >= shortestCoined;
  const isOther = !beginAlike(one, other) || areFarApart(one, other);
  if (relation === 'spelling' && isLong) return isOther ? cost.slip : cost.slipOfCoined;
  // Spellings that sound alike are as often two families' names.
  return isOther ? cost.slipOfOther : cost.slip;
}

/** Words that sound alike, yet of which more than two letters in five differ, are rather two: Harris, Haraz; Muller, Milur. */
function areFarApart(left: NameToken, right: NameToken): boolean {
  const [one, other] = [spelledOf(left), spelledOf(right)];
  return !(one + other).includes('~') && slipsBetween(one, other) > mostAlike * Math.max(one.length, other.length);
}
const mostAlike = 0.4;

/** Who mistypes a name, or spells it by ear, seldom does it in the first letter: Olsson is not Elixon. */
function beginAlike(left: NameToken, right: NameToken): boolean {
  const [one, other] = [spelledOf(left), spelledOf(right)];
  if (one.charAt(0) === other.charAt(0) || one.startsWith('~') || other.startsWith('~')) return true;
  if (isVowel(one) || isVowel(other)) return isVowel(one) && isVowel(other) && one.charAt(1) === other.charAt(1);
  // Letters of one sound begin alike: Cham, Sham; Tanchon, Danchon.
  return spellingOf(one).skeleton.charAt(0) === spellingOf(other).skeleton.charAt(0);
}
const spelledOf = ({ forms }: NameToken): string => forms.find((form) => !form.startsWith('@')) ?? '';
const isVowel = (spelling: string): boolean => /^[aeiouy]/.test(spelling);

/**
 * What the words left out of a name cost at most where it begins as the other one and keeps its order: who leaves out one
 * name of a long one leaves out others (Charles Taylor, Charles McArthur Ghankay Taylor).
 */
const mostShortened = 0.68;
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

/** What the agreement of whole names is worth at least, and the bits of legal forms that may be left out of them. */
const wholeBits = 7.5;
const mostFormBits = 2.4;
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

/**
 * Bits in which the words left over do not contradict each other, as each only says what kind of body it is: what a
 * network calls itself is left out of the name of a group.
 */
function bodyBits(
  left: NameReading,
  leftOver: readonly number[],
  right: NameReading,
  rightOver: readonly number[],
): number {
  if (leftOver.length === 0 || rightOver.length === 0) return 0;
  return Math.min(mostRelief, bitsOfBodies(left, leftOver), bitsOfBodies(right, rightOver));
}
const bitsOfBodies = (reading: NameReading, over: readonly number[]): number =>
  over.reduce((sum, at) => sum + (isBodyWord(reading.tokens[at]!) ? reading.tokens[at]!.bits : 0), 0);
const mostRelief = 3.5;

/** Two rare words of their own are of one house, whose companies a person would want to look at. */
const rareBits = 22;
const ownBits = ({ pairs }: Alignment, left: NameReading): number =>
  pairs.reduce((sum, pair) => sum + (has(left, pair.left, 'word') ? pair.bits : 0), 0);

/** What another trade costs beside the weight of its word. */
function tradeCost(alignment: Alignment, left: NameReading, right: NameReading, isBrand: boolean): number {
  const ofLeft = tokensAt(left, alignment.leftOver).filter(isTradeWord);
  const ofRight = tokensAt(right, alignment.rightOver).filter(isTradeWord);
  if (ofLeft.length > 0 && ofRight.length > 0) {
    if (ownWords(alignment, left) <= 1) return extra.trade;
    const isFar = !ofLeft.some((one) => ofRight.some((other) => areNearTrades(one, other)));
    return isFar && ownBits(alignment, left) < rareBits ? extra.farTrade : 0;
  }
  const added = [...ofLeft, ...ofRight];
  if (!isBrand || added.length === 0) return 0;
  const isDaughter = added.some(isTradeOfDaughter) && isRegistered(left) && isRegistered(right);
  return isDaughter || tellsOtherTrade(brandOf(alignment, left), added) ? extra.daughter : 0;
}
const brandOf = ({ pairs }: Alignment, { tokens }: NameReading): string =>
  pairs.map(({ left: [at = -1] }) => tokens[at]).find((token) => token?.kind === 'word')?.forms[0] ?? '';

/** What tells names of shared words only apart beside the weight of these words. */
function sharedCost({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): number {
  if (hasOwnWord(left) || hasOwnWord(right)) return 0;
  const synonyms = pairs.filter(
    ({ relation, left: [one = -1], right: [other = -1] }) =>
      relation === 'translation' && areSynonyms(left.tokens[one]!, right.tokens[other]!),
  ).length;
  const isTold = isToldBy(left, leftOver) || isToldBy(right, rightOver);
  return extra.synonym * synonyms + (isTold ? extra.sharedOmitted : 0);
}
/** Beside the form a word says what the company is: Compagnie Nationale Royal Air Maroc. */
const isToldBy = (reading: NameReading, over: readonly number[]): boolean =>
  over.some((at) => tellsShared(reading.tokens[at]!) && !(at > 0 && isForm(reading, at - 1)));
const hasOwnWord = ({ tokens }: NameReading): boolean => tokens.some(({ kind }) => kind === 'word');
const tokensAt = (reading: NameReading, positions: readonly number[]): NameToken[] =>
  positions.map((at) => reading.tokens[at]!);
const isRegistered = ({ tokens }: NameReading): boolean => tokens.some(({ kind }) => kind === 'legal-form');

/** Words of their own in which two names agree. */
const ownWords = ({ pairs }: Alignment, left: NameReading): number =>
  pairs.reduce((sum, pair) => sum + Number(has(left, pair.left, 'word')), 0);

/** Whether a name is read as a surname and two syllables of a given name. */
const areSyllables = ({ tokens }: NameReading): boolean =>
  tokens.length > 2 && tokens.every(({ isSyllabic }) => isSyllabic === true);

function inOrder(alignment: Alignment): boolean {
  if (alignment.pairs.length < 2) return true;
  const sorted = alignment.pairs.toSorted((one, other) => one.left[0]! - other.left[0]!);
  return sorted.every((pair, index) => index === 0 || sorted[index - 1]!.right[0]! < pair.right[0]!);
}

/**
 * A company is called by its one own word (Hikvision, Hytera), and the shared words around it are of its registered name
 * only: they are left out at half the cost. The word must be rare and agree well.
 */
const brand = { bits: 10, similarity: 0.975, omission: 0.5 } as const;

function isBrandOf({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean {
  const only = pairs.filter(({ left: [at = -1] }) => left.tokens[at]?.kind !== 'legal-form');
  const [pair] = only;
  if (only.length !== 1 || !pair || pair.bits < brand.bits || pair.similarity < brand.similarity) return false;
  if (!isOwnWord(left, pair.left) || !isOwnWord(right, pair.right)) return false;
  return (
    (leftOver.every((at) => isForm(left, at)) || rightOver.every((at) => isForm(right, at))) &&
    leftOver.every((at) => isShared(left, at)) &&
    rightOver.every((at) => isShared(right, at))
  );
}
const isOwnWord = (reading: NameReading, at: readonly number[]): boolean =>
  at.length === 1 && reading.tokens[at[0]!]?.kind === 'word';
const isShared = (reading: NameReading, at: number): boolean => sharedKinds.has(reading.tokens[at]?.kind ?? 'word');
const isForm = (reading: NameReading, at: number): boolean => reading.tokens[at]?.kind === 'legal-form';
const sharedKinds: ReadonlySet<NameToken['kind']> = new Set(['generic', 'place', 'legal-form']);

/** Bits of other words from which one agreeing word is a coincidence rather than a name. */
const loneBits = 6;

/** Whether one word agrees and a name's worth of others does not. */
function isLone({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean {
  const words = pairs.filter(
    (pair) => pair.relation === 'acronym' || left.tokens[pair.left[0] ?? -1]?.kind !== 'legal-form',
  );
  const [only] = words;
  if (words.length !== 1 || !only || only.left.length + only.right.length > 2) return false;
  return bitsOf(left, leftOver) >= loneBits || bitsOf(right, rightOver) >= loneBits;
}

/**
 * The most evidence a name can reach of which words of at most `bits` agree, for a query of `queryBits`: the rest of the
 * query is at best left out. Never less than `compareReadings` gives (order and other costs only take away).
 */
export function mostEvidence(
  bits: number,
  queryBits: number,
  { lone = false, mayBeBrand = false, mayBeShortened = false }: Bounds = {},
): number {
  const rest = Math.max(0, queryBits - bits);
  if (rest <= mostFormBits)
    return agreementOf(Math.max(bits, wholeBits)) - (cost.omission * brand.omission * rest) / queryBits;
  if (mayBeBrand && bits >= brand.bits) return agreementOf(bits) - (cost.omission * brand.omission * rest) / queryBits;
  const missing = (cost.omission * rest) / queryBits;
  if (mayBeShortened && !lone) return agreementOf(bits) - Math.min(missing, mostShortened);
  return agreementOf(bits) - missing - (lone && rest >= loneBits ? extra.lone : 0);
}

/** Whether one word at most agrees, whether that may be what a company is called, and whether words of the query may be left out for less. */
interface Bounds {
  lone?: boolean;
  mayBeBrand?: boolean;
  mayBeShortened?: boolean;
}

/** Whether words of this name may be left out of another one for less: two of its own must agree, and one be over. */
export const mayBeShortenedOf = ({ custom, tokens }: NameReading): boolean => custom === 'person' && tokens.length > 2;

/** What is known of two names before they are aligned. All of it errs on the side of agreement. */
export interface PairBounds {
  /** Whether words of either name may be left out of the other for less, as `mayBeShortenedOf` says of the query. */
  mayBeShortened: boolean;
  /** Bits that agree at most, and bits of the one name that are paired at most. */
  agreed: number;
  paired: number;
  /** Bits that stay unpaired at least, on each side. */
  leftOver: number;
  rightOver: number;
  /** Bits of the heavier name at most. */
  whole: number;
  /** One word at most agrees. */
  lone: boolean;
  /** That word may be what a company is called. */
  mayBeBrand: boolean;
}

/** The most evidence two names can reach within these bounds: tells contradictions before any word is compared. */
export function mostEvidenceWithin(bounds: PairBounds): number {
  const { paired, leftOver, rightOver, whole, lone } = bounds;
  const mayBeWhole = Math.max(leftOver, rightOver) <= mostFormBits;
  const agreed = mayBeWhole ? Math.max(bounds.agreed, wholeBits) : bounds.agreed;
  const contradicted = Math.max(0, Math.min(leftOver, rightOver) - mostRelief);
  const isBrand = bounds.mayBeBrand && agreed >= brand.bits;
  const omission = isBrand || mayBeWhole ? cost.omission * brand.omission : cost.omission;
  const costAt = (longerRest: number): number =>
    (cost.contradiction * contradicted + omission * (longerRest - contradicted)) / (paired + longerRest || 1);
  // A ratio of linear functions of the longer rest is least at one end of its range.
  let least = Math.min(costAt(Math.max(leftOver, rightOver)), costAt(whole));
  if (bounds.mayBeShortened && !lone && contradicted === 0) least = Math.min(least, mostShortened);
  const isLoneAmongOthers = lone && !isBrand && (leftOver >= loneBits || rightOver >= loneBits);
  return agreementOf(agreed) - least - (isLoneAmongOthers ? extra.lone : 0);
}

/** Log-odds to points, 0 to 100. */
export const pointsOf = (evidence: number): number => 100 / (1 + Math.exp(-evidence));
/** Points to log-odds; the inverse of `pointsOf`. */
export const evidenceOf = (points: number): number => Math.log(points / (100 - points));
