/** The evidence that two names of people are one person's. */
import { isPious } from '../names/people/given-names.ts';
import { isKunya } from '../names/people/person-words.ts';
import { isCommonSpanishFamily, isSpanishSecondName } from '../names/people/spanish-names.ts';
import { commonBits } from '../names/rarity.ts';
import { type AlignedNames, type Pair, type Side, bothHave, inOrder, mainForm } from './aligned-names.ts';
import { agreementOf, cost, extra, MAX_RELIEF_BITS, MAX_SHORTENED_COST } from './evidence-weights.ts';
import { type Shares, contradictionOf, isLone, numberCost, omissionOf, otherWordCost } from './name-shares.ts';
import { isCalledSonOf, apartCost } from './two-people.ts';

/** The evidence of two people's names, in log-odds. */
export function evidenceOfPeople(shares: Shares, names: AlignedNames): number {
  const { left, right } = names;
  const isOneLongName = mayBeOneLongName(names);
  const relief = isOneLongName ? Math.min(MAX_RELIEF_BITS, shares.leftOver, shares.rightOver) : 0;
  let missing = omissionOf(shares, relief, cost.omission);
  if (missing > MAX_SHORTENED_COST && isShortened(names) && !isCalledOtherwise(names)) missing = MAX_SHORTENED_COST;
  let evidence = agreementOf(shares.agreed) - contradictionOf(shares, relief) - missing;
  evidence -= numberCost(names, extra.numberOmitted);
  if (bothHave(names, 'suffix')) evidence -= extra.suffix;
  if (hasUnpairedPatronymic(left) && hasUnpairedPatronymic(right)) evidence -= extra.patronymic;
  if (!isOneLongName) evidence -= otherWordCost(names, areKnownNames(names) ? extra.knownName : extra.word);
  if (bothHave(names, 'initial')) evidence -= extra.initial;
  if (isLone(names)) evidence -= extra.lone;
  // Names that disagree need no further reason.
  if (evidence > 0) evidence -= apartCost(names);
  return isNowhereExact(names) ? evidence - extra.nowhereExact : evidence;
}

/** Whether the unpaired words of both names may be parts of one longer name, and so contradict nothing. */
const mayBeOneLongName = (names: AlignedNames): boolean =>
  hasExtraFirstName(names) ||
  leaveOutOtherParts(names) ||
  areSecondFamilyAndFather(names.left, names.right) ||
  areSecondFamilyAndFather(names.right, names.left) ||
  areForefatherAndFamily(names, names.left, names.right) ||
  areForefatherAndFamily(names, names.right, names.left);

/**
 * Whether a chain of fathers goes on where the other name has the family: Muhammad bin Salman bin Abdulaziz, Muhammad
 * bin Salman Al Saud.
 */
const areForefatherAndFamily = ({ pairs }: AlignedNames, chain: Side, family: Side): boolean =>
  pairs.length >= 2 &&
  pairs.some(({ left, right }) => isCalledSonOf(left[0]) && isCalledSonOf(right[0])) &&
  chain.unpaired.length > 0 &&
  chain.unpaired.every(isCalledSonOf) &&
  family.unpaired.length === 1 &&
  !isCalledSonOf(family.unpaired[0]);

/**
 * Whether the first has a second family name after the first one, where the other has a patronymic: Yudayeva-Frolova,
 * Yudayeva Valentinovna.
 */
const areSecondFamilyAndFather = ({ tokens, unpairedAt }: Side, { unpaired: [father, ...others] }: Side): boolean =>
  tokens.length === 3 &&
  unpairedAt.length === 1 &&
  unpairedAt[0] === 2 &&
  tokens[2]!.kind === 'word' &&
  !tokens[2]!.isPatronymic &&
  others.length === 0 &&
  father?.isPatronymic === true;

const hasUnpairedPatronymic = ({ unpaired }: Side): boolean => unpaired.some(({ isPatronymic }) => isPatronymic);

/** Whether an unpaired word of each name is a known name. */
const areKnownNames = ({ left, right }: AlignedNames): boolean => holdsKnownName(left) && holdsKnownName(right);
const holdsKnownName = ({ unpaired }: Side): boolean =>
  unpaired.some(({ kind, bits }) => kind === 'word' && bits <= commonBits);

/** Whether one name leaves out words, and none of the one or two that agree is spelled exactly the same. */
const isNowhereExact = ({ pairs, left, right }: AlignedNames): boolean =>
  pairs.length <= 2 &&
  left.unpaired.length > 0 !== right.unpaired.length > 0 &&
  pairs.every(({ similarity, relation }) => similarity < MIN_EXACT && bySpelling.has(relation));
const bySpelling: ReadonlySet<Pair['relation']> = new Set(['spelling', 'transliteration']);
const MIN_EXACT = 0.93;

const MIN_SHORTENED = 0.9;

function isShortened(names: AlignedNames): boolean {
  const { pairs, left, right } = names;
  if (pairs.length < 2 || (left.unpaired.length > 0 && right.unpaired.length > 0)) return false;
  if (pairs.some(({ similarity, relation }) => similarity < MIN_SHORTENED || relation === 'initial')) return false;
  return pairs.some(({ leftAt, rightAt }) => begins(left, leftAt[0]) && begins(right, rightAt[0])) && inOrder(names);
}

/** Whether a word begins the name, apart from a kunya before it: Abu Mazen Mahmoud Abbas. */
const begins = ({ tokens }: Side, at: number): boolean =>
  at === 0 || (at === 2 && tokens[0]!.kind === 'light' && isKunya(mainForm(tokens[0])));

/**
 * Whether a Spanish name of four or more words is shortened to the mother's family name, and that is a very common one.
 * People are called by their father's: José Alejandro Gil García is Gil.
 */
function isCalledOtherwise({ left, right }: AlignedNames): boolean {
  const { tokens, unpairedAt } = left.unpaired.length > 0 ? left : right;
  const last = tokens.length - 1;
  return (
    last >= 3 &&
    unpairedAt.includes(last - 1) &&
    !unpairedAt.includes(last) &&
    isCommonSpanishFamily(mainForm(tokens[last]))
  );
}
/**
 * Whether all that a name has over the other is a first name that many people have before the one they are called by:
 * José Daniel Ortega is Daniel Ortega Saavedra, and Mohammad Ashraf Ghani is Ashraf Ghani Ahmadzai.
 */
const hasExtraFirstName = ({ pairs, left, right }: AlignedNames): boolean =>
  pairs.length >= 2 &&
  left.unpaired.length > 0 &&
  right.unpaired.length > 0 &&
  ((isExtraFirstName(left) && right.unpairedAt[0] !== 0) || (isExtraFirstName(right) && left.unpairedAt[0] !== 0));
/** Before 'son of' it is the name that the person is called by: Muhammad bin Rashid. */
const isExtraFirstName = ({ tokens, unpairedAt }: Side): boolean =>
  unpairedAt.length === 1 && unpairedAt[0] === 0 && mayBeExtra(mainForm(tokens[0])) && !isCalledSonOf(tokens[1]);
const mayBeExtra = (name: string): boolean => extraFirstNames.has(name) || isPious(name);
const extraFirstNames = new Set(['jose', 'maria', 'ma', 'joao']);

/**
 * Whether each of two Spanish names leaves out another of the four parts: Hugo Carvajal Barrios has no second given
 * name, Hugo Armando Carvajal not his mother's family name.
 */
const leaveOutOtherParts = ({ pairs, left, right }: AlignedNames): boolean =>
  pairs.length === 2 &&
  left.tokens.length === 3 &&
  right.tokens.length === 3 &&
  left.unpaired.length === 1 &&
  right.unpaired.length === 1 &&
  pairs.some(({ leftAt, rightAt }) => leftAt[0] === 0 && rightAt[0] === 0) &&
  (areSecondAndMothers(left, right) || areSecondAndMothers(right, left));
const areSecondAndMothers = (second: Side, mothers: Side): boolean =>
  second.unpairedAt[0] === 1 &&
  mothers.unpairedAt[0] === 2 &&
  isSpanishSecondName(mainForm(second.tokens[1])) &&
  !isSpanishSecondName(mainForm(mothers.tokens[2]));
