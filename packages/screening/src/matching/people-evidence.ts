/** What two names of people say about being one person's. */
import { isPious } from '../names/people/given-names.ts';
import { commonBits } from '../names/rarity.ts';
import type { NameReading, NameToken } from '../names/name-token.ts';
import type { Alignment, Pair } from './align.ts';
import { agreementOf, cost, extra, mostRelief, mostShortened } from './evidence-weights.ts';
import {
  type Shares,
  bothHave,
  contradictionOf,
  inOrder,
  isLone,
  numberCost,
  omissionOf,
  otherWordCost,
} from './name-shares.ts';
import { isCalledSonOf, tellsApart } from './two-people.ts';
import { isKunya } from '../names/people/person-words.ts';

/** Log-odds that two people's names are one person's. */
export function evidenceOfPeople(shares: Shares, alignment: Alignment, left: NameReading, right: NameReading): number {
  const { leftOver, rightOver } = alignment;
  const isBesides =
    hasFirstNameBesides(alignment, left, right) ||
    leaveOutOtherParts(alignment, left, right) ||
    isSecondFamilyBeside(left, leftOver, right, rightOver) ||
    isSecondFamilyBeside(right, rightOver, left, leftOver);
  const relief = isBesides ? Math.min(mostRelief, shares.leftOver, shares.rightOver) : 0;
  let missing = omissionOf(shares, relief, cost.omission);
  if (missing > mostShortened && isShortened(alignment, left, right) && !isCalledOtherwise(alignment, left, right))
    missing = mostShortened;
  let evidence = agreementOf(shares.agreed) - contradictionOf(shares, relief) - missing;
  evidence -= numberCost(alignment, left, right, extra.numberOmitted);
  if (bothHave('suffix', alignment, left, right)) evidence -= extra.suffix;
  if (hasPatronymic(left, leftOver) && hasPatronymic(right, rightOver)) evidence -= extra.patronymic;
  if (!isBesides)
    evidence -= otherWordCost(
      alignment,
      left,
      right,
      areKnownNames(alignment, left, right) ? extra.knownName : extra.word,
    );
  if (bothHave('initial', alignment, left, right)) evidence -= extra.initial;
  if (isLone(alignment, left, right)) evidence -= extra.lone;
  // Names that disagree are told apart already.
  if (evidence > 0) evidence -= tellsApart(alignment, left, right);
  return isNowhereExact(alignment) ? evidence - extra.nowhereExact : evidence;
}

/** Whether the one has a second family's name behind the first, and the other a father's name: Yudayeva-Frolova, Yudayeva Valentinovna. */
const isSecondFamilyBeside = (
  { tokens }: NameReading,
  [second, ...more]: readonly number[],
  { tokens: others }: NameReading,
  fathers: readonly number[],
): boolean =>
  second !== undefined &&
  more.length === 0 &&
  second === tokens.length - 1 &&
  tokens.length === 3 &&
  tokens[second]!.kind === 'word' &&
  !tokens[second]!.isPatronymic &&
  fathers.length === 1 &&
  others[fathers[0]!]!.isPatronymic;

const hasPatronymic = (reading: NameReading, positions: readonly number[]): boolean =>
  positions.some((at) => reading.tokens[at]?.isPatronymic === true);

/** Whether what is left of either name holds a name that is known. */
const areKnownNames = ({ leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean =>
  holdsKnownName(left, leftOver) && holdsKnownName(right, rightOver);
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

function isShortened(alignment: Alignment, { tokens }: NameReading, { tokens: others }: NameReading): boolean {
  const { pairs, leftOver, rightOver } = alignment;
  if (pairs.length < 2 || (leftOver.length > 0 && rightOver.length > 0)) return false;
  if (pairs.some(({ similarity, relation }) => similarity < leastOfShortened || relation === 'initial')) return false;
  const begin = pairs.some(
    ({ left: [one = -1], right: [other = -1] }) =>
      (one === 0 || isAfterKunya(tokens, one)) && (other === 0 || isAfterKunya(others, other)),
  );
  return begin && inOrder(alignment);
}

/** Whether nothing but a kunya stands before a word: Abu Mazen Mahmoud Abbas. */
const isAfterKunya = (tokens: readonly NameToken[], at: number): boolean =>
  at === 2 && tokens[0]!.kind === 'light' && isKunya(tokens[0]!.forms[0] ?? '');

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

/**
 * Whether a name has nothing of its own but a first one that many bear besides the name they are called by: José Daniel Ortega
 * is Daniel Ortega Saavedra, Mohammad Ashraf Ghani Ashraf Ghani Ahmadzai.
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
/** Before 'son of' it is the name that somebody is called by: Muhammad bin Rashid. */
const isFirstNameBesides = ({ tokens }: NameReading, over: readonly number[]): boolean =>
  over.length === 1 && over[0] === 0 && isBesides(tokens[0]?.forms[0] ?? '') && !isCalledSonOf(tokens[1]);
const isBesides = (name: string): boolean => besides.has(name) || isPious(name);
const besides = new Set(['jose', 'maria', 'ma', 'joao']);

/**
 * Whether of a Spanish name in four parts each of the two leaves out another one: Hugo Carvajal Barrios, without his second given
 * name, and Hugo Armando Carvajal, without his mother's.
 */
const leaveOutOtherParts = (
  { pairs, leftOver, rightOver }: Alignment,
  left: NameReading,
  right: NameReading,
): boolean =>
  pairs.length === 2 &&
  left.tokens.length === 3 &&
  right.tokens.length === 3 &&
  leftOver.length === 1 &&
  rightOver.length === 1 &&
  pairs.some(({ left: [one], right: [other] }) => one === 0 && other === 0) &&
  (isWithoutMothers(left, leftOver[0]!, right, rightOver[0]!) ||
    isWithoutMothers(right, rightOver[0]!, left, leftOver[0]!));
const isWithoutMothers = (other: NameReading, mothers: number, { tokens }: NameReading, second: number): boolean =>
  mothers === 2 &&
  second === 1 &&
  secondNames.has(tokens[1]!.forms[0] ?? '') &&
  !secondNames.has(other.tokens[2]!.forms[0] ?? '');
/** What Spanish-speaking countries give for a second name, and nobody bears as a family's. */
const secondNames = new Set(
  'adolfo alberto alejandro alejandra alfonso alfredo andrea antonio antonia archivaldo armando arturo augusto beatriz carlos carmen carolina cecilia cesar cristina daniela eduardo elena emilio enrique ernesto esteban eugenia eugenio federico felipe fernando fernanda francisco gabriela gerardo gloria guadalupe guillermo gustavo humberto ignacio isabel ivan jaime javier jesus joaquin jorge jose juan julio leonardo leticia lorena lucia luis luisa luz manuel marcela margarita maria mario marta mercedes miguel monica orlando oscar pablo patricia paola pedro pilar rafael ramiro ramon raul ricardo roberto rocio rodolfo rodrigo rosa ruben salvador santiago sergio silvia sofia susana teresa veronica victoria claudia camilo daniel david diego dario edgar efrain estela fabian fabio fidel german gilberto graciela heriberto hernan horacio hugo hector ismael jairo joel josefina laura liliana maribel marisol martha mauricio miriam misael natalia nelson nemesio norma octavio olga raquel rebeca rene reynaldo rogelio sandra sara saul sebastian ulises vanessa wilfredo ximena yolanda'.split(
    ' ',
  ),
);
