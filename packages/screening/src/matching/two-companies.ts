/** What tells two companies apart although words of their names agree: their trades, what kind of body they are, the words that all companies share. */
import type { NameReading, NameToken } from '../names/name-token.ts';
import {
  areNearTrades,
  areSynonyms,
  isBodyWord,
  isKindOfWorks,
  isTradeOfDaughter,
  isTradeWord,
  isWorks,
  tellsMembers,
  tellsOtherTrade,
  tellsShared,
} from '../names/organisations/word-roles.ts';
import { isWithin } from '../names/organisations/towns.ts';
import type { Alignment, Pair } from './align.ts';
import { brand, extra, mostRelief, seat, wholeBits } from './evidence-weights.ts';
import { bitsOf, has, isForm, tokensAt } from './reading-parts.ts';

/** Whether names agree in the one word that a company is called by, and nothing but shared words is left of either. */
export function isBrandOf({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean {
  const only = pairs.filter(({ left: [at = -1] }) => left.tokens[at]?.kind !== 'legal-form');
  const [pair] = only;
  if (only.length !== 1 || !pair || pair.bits < brand.bits || pair.similarity < brand.similarity) return false;
  if (!isOwnWord(left, pair.left) || !isOwnWord(right, pair.right)) return false;
  return (
    (leftOver.every((at) => isForm(left, at)) || rightOver.every((at) => isForm(right, at))) &&
    leftOver.every((at) => isOfManyCompanies(left, at)) &&
    rightOver.every((at) => isOfManyCompanies(right, at))
  );
}
const isOwnWord = (reading: NameReading, at: readonly number[]): boolean =>
  at.length === 1 && reading.tokens[at[0]!]?.kind === 'word';
const isOfManyCompanies = (reading: NameReading, at: number): boolean =>
  kindsOfManyCompanies.has(reading.tokens[at]?.kind ?? 'word');
const kindsOfManyCompanies: ReadonlySet<NameToken['kind']> = new Set(['generic', 'place', 'legal-form']);

/** Whether nothing is left over but where one of them sits, and not between words that agree: African Gold Refinery Uganda. */
export function isOnlySeated(
  { pairs, leftOver, rightOver }: Alignment,
  left: NameReading,
  right: NameReading,
): boolean {
  const [seated, over, whole, others] = leftOver.every((at) => isForm(left, at))
    ? [right, rightOver, left, leftOver]
    : [left, leftOver, right, rightOver];
  const places = over.filter((at) => !isForm(seated, at));
  return (
    places.length > 0 &&
    places.every(
      (at) =>
        seated.tokens[at]!.kind === 'place' &&
        !isBetween(
          at,
          pairs.map((pair) => (seated === left ? pair.left : pair.right)[0]!),
          seated,
        ),
    ) &&
    bitsOf(seated, places) <= seat.bits &&
    others.every((at) => isForm(whole, at)) &&
    pairs.every(({ similarity }) => similarity >= seat.similarity) &&
    pairs.reduce((sum, { bits }) => sum + bits, 0) >= wholeBits
  );
}

/** Whether words that agree stand on either side, legal forms left aside. */
const isBetween = (at: number, paired: readonly number[], reading: NameReading): boolean => {
  const words = paired.filter((one) => !isForm(reading, one));
  return words.some((one) => one < at) && words.some((one) => one > at);
};

/**
 * Bits in which the words left over do not contradict each other, as each only says what kind of body it is: what a
 * network calls itself is left out of the name of a group, a works is the shipyard that the other name tells of, and a town
 * lies in the other's state.
 */
export function bodyBits(
  left: NameReading,
  leftOver: readonly number[],
  right: NameReading,
  rightOver: readonly number[],
): number {
  if (leftOver.length === 0 || rightOver.length === 0) return 0;
  const ofBodies = Math.min(bitsOfThose(isBodyWord, left, leftOver), bitsOfThose(isBodyWord, right, rightOver));
  const ofWorks = Math.max(
    bitsOfWorks(left, leftOver, right, rightOver),
    bitsOfWorks(right, rightOver, left, leftOver),
  );
  return Math.min(mostRelief, ofBodies + ofWorks) + bitsOfTown(left, leftOver, right, rightOver);
}
/** A town lies in the state that the other name tells of. */
function bitsOfTown(
  left: NameReading,
  leftOver: readonly number[],
  right: NameReading,
  rightOver: readonly number[],
): number {
  const [one, ...more] = placesOver(left, leftOver);
  const [other, ...others] = placesOver(right, rightOver);
  const areAlone = one && other && more.length === 0 && others.length === 0;
  return areAlone && isWithin(ideaOf(one), ideaOf(other)) ? Math.min(one.bits, other.bits) : 0;
}
/**
 * Whether the places that are left over tell of two, neither within the other; or that at the end of one name and the word at
 * the end of the other, which is a town that no table knows: Gazprom Transgaz Ukhta, Gazprom Transgaz Surgut.
 */
export const areElsewhere = (
  left: NameReading,
  leftOver: readonly number[],
  right: NameReading,
  rightOver: readonly number[],
): boolean => {
  const others = placesOver(right, rightOver);
  if (placesOver(left, leftOver).some((one) => others.some((other) => !isWithin(ideaOf(one), ideaOf(other)))))
    return true;
  const [one, other] = [lastOver(left, leftOver), lastOver(right, rightOver)];
  return (
    one !== undefined &&
    other !== undefined &&
    one.kind !== other.kind &&
    endKinds.has(one.kind) &&
    endKinds.has(other.kind)
  );
};
const endKinds: ReadonlySet<NameToken['kind']> = new Set(['place', 'word']);
/** The last word of a name of three or more but for its form, where it is the only one left over. */
function lastOver({ tokens }: NameReading, over: readonly number[]): NameToken | undefined {
  const words = tokens.filter(({ kind }) => kind !== 'legal-form');
  const rest = over.map((at) => tokens[at]!).filter(({ kind }) => kind !== 'legal-form');
  return words.length > 2 && rest.length === 1 && rest[0] === words.at(-1) ? rest[0] : undefined;
}
const placesOver = ({ tokens }: NameReading, over: readonly number[]): NameToken[] =>
  over.map((at) => tokens[at]!).filter(({ kind }) => kind === 'place');
const ideaOf = ({ forms: [idea = ''] }: NameToken): string => idea.slice(1);
/** A shipyard is a works: Zelenodolsk Shipyard, Zelenodolsky zavod. */
const bitsOfWorks = (
  works: NameReading,
  worksOver: readonly number[],
  kind: NameReading,
  kindOver: readonly number[],
): number => Math.min(bitsOfThose(isWorks, works, worksOver), bitsOfThose(isKindOfWorks, kind, kindOver));
const bitsOfThose = (isOne: (token: NameToken) => boolean, { tokens }: NameReading, over: readonly number[]): number =>
  over.reduce((sum, at) => sum + (isOne(tokens[at]!) ? tokens[at]!.bits : 0), 0);

/** Two rare words of their own are of one house, whose companies a person would want to look at. */
const twoRareBits = 22;
const ownBits = ({ pairs }: Alignment, left: NameReading): number =>
  pairs.reduce((sum, pair) => sum + (has(left, pair.left, 'word') ? pair.bits : 0), 0);

/** What another trade costs beside the weight of its word. */
export function tradeCost(alignment: Alignment, left: NameReading, right: NameReading, isBrand: boolean): number {
  const [ofLeft, ofRight] = otherTrades(tokensAt(left, alignment.leftOver), tokensAt(right, alignment.rightOver));
  if (ofLeft.length > 0 && ofRight.length > 0) {
    if (ofLeft.some(tellsMembers) && ofRight.some(tellsMembers)) return extra.members;
    if (ownWords(alignment, left) <= 1) return extra.trade;
    const isFar = !ofLeft.some((one) => ofRight.some((other) => areNearTrades(one, other)));
    return isFar && ownBits(alignment, left) < twoRareBits ? extra.farTrade : 0;
  }
  const added = [...ofLeft, ...ofRight];
  if (added.length === 0) return 0;
  if (!isBrand) return isNearly(alignment, left, right) && added.some(isTradeOfDaughter) ? extra.nearDaughter : 0;
  if (isHead(alignment, left, right)) return 0;
  const isDaughter = added.some(isTradeOfDaughter) && isRegistered(left) && isRegistered(right);
  return isDaughter || tellsOtherTrade(brandOf(alignment, left), added) ? extra.daughter : 0;
}

/** The words left over that tell a trade, save that a works is what the other name tells the kind of. */
function otherTrades(left: readonly NameToken[], right: readonly NameToken[]): [NameToken[], NameToken[]] {
  const [ofLeft, ofRight] = [left.filter(isTradeWord), right.filter(isTradeWord)];
  return [
    ofRight.some(isKindOfWorks) ? ofLeft.filter((token) => !isWorks(token)) : ofLeft,
    ofLeft.some(isKindOfWorks) ? ofRight.filter((token) => !isWorks(token)) : ofRight,
  ];
}

/** Whether the one word of their own in which names agree is not quite the same: Machanga, Machango Transport. */
const isNearly = ({ pairs }: Alignment, left: NameReading, right: NameReading): boolean => {
  const [only, ...more] = pairs.filter((pair) => has(left, pair.left, 'word') || has(right, pair.right, 'word'));
  return only !== undefined && more.length === 0 && isSpelled(only) && only.similarity < brand.similarity;
};

const isSpelled = ({ relation }: Pair): boolean => relation === 'spelling' || relation === 'transliteration';

/** Whether what is over says what the company is before its name, as Romance and Slavic languages do, and no bank's or insurer's is: Grupo de Turismo Gaviota. */
function isHead({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean {
  const own = pairs.find((pair) => has(left, pair.left, 'word'));
  if (!own) return false;
  return stand(left, leftOver, own.left) && stand(right, rightOver, own.right);
}
const stand = ({ tokens }: NameReading, over: readonly number[], [own = 0]: readonly number[]): boolean =>
  over.every((at) => !isTradeWord(tokens[at]!) || (at < own && !isHouse(tokens[at]!)));
const isHouse = ({ forms: [idea = ''] }: NameToken): boolean => houses.has(idea);
const houses: ReadonlySet<string> = new Set(['@bank', '@insurance', '@leasing', '@finance', '@capital', '@airlines']);
const brandOf = ({ pairs }: Alignment, { tokens }: NameReading): string =>
  pairs.map(({ left: [at = -1] }) => tokens[at]).find((token) => token?.kind === 'word')?.forms[0] ?? '';

/** What tells names of shared words only apart beside the weight of these words, and such a name from one with a word of its own. */
export function sharedCost({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): number {
  if (hasOwnWord(left) && hasOwnWord(right)) {
    const isOther =
      has(left, leftOver, 'word') !== has(right, rightOver, 'word') ||
      (has(left, leftOver, 'generic') && has(right, rightOver, 'generic'));
    return isOther && inOneWord(pairs, left) && (areBanks(pairs, left, right) || areSchools(pairs, left))
      ? extra.otherBank
      : 0;
  }
  if (hasOwnWord(left) || hasOwnWord(right))
    return pairs.length > 1 && has(hasOwnWord(left) ? left : right, hasOwnWord(left) ? leftOver : rightOver, 'word')
      ? extra.ownOmitted
      : 0;
  const synonyms = pairs.filter(
    ({ relation, left: [one = -1], right: [other = -1] }) =>
      relation === 'translation' && areSynonyms(left.tokens[one]!, right.tokens[other]!),
  ).length;
  const isPlaced = pairs.some((pair) => has(left, pair.left, 'place'));
  const isTold =
    isToldBy(left, leftOver) ||
    isToldBy(right, rightOver) ||
    (isPlaced && (has(left, leftOver, 'place') || has(right, rightOver, 'place')));
  return extra.synonym * synonyms + (isTold ? (areBanks(pairs, left, right) ? extra.bank : extra.sharedOmitted) : 0);
}
const inOneWord = (pairs: readonly Pair[], left: NameReading): boolean =>
  pairs.filter((pair) => has(left, pair.left, 'word')).length === 1;
/** Whether both say in one language that they are banks; a translation leaves out what is understood. */
const areBanks = (pairs: readonly Pair[], left: NameReading, right: NameReading): boolean =>
  pairs.some(
    ({ left: [at = -1], right: [to = -1] }) =>
      left.tokens[at]?.forms[0] === '@bank' && left.tokens[at].text === right.tokens[to]?.text,
  );
/** Universities are called by their town, and where there are two by one more word: Oxford Brookes University. */
const areSchools = (pairs: readonly Pair[], { tokens }: NameReading): boolean =>
  pairs.some(({ left: [at = -1] }) => tokens[at]?.forms[0] === '@university');
/** Beside the form a word says what the company is: Compagnie Nationale Royal Air Maroc. */
const isToldBy = (reading: NameReading, over: readonly number[]): boolean =>
  over.some((at) => tellsShared(reading.tokens[at]!) && !(at > 0 && isForm(reading, at - 1)));
const hasOwnWord = ({ tokens }: NameReading): boolean => tokens.some(({ kind }) => kind === 'word');
const isRegistered = ({ tokens }: NameReading): boolean => tokens.some(({ kind }) => kind === 'legal-form');

/** Words of their own in which two names agree. */
const ownWords = ({ pairs }: Alignment, left: NameReading): number =>
  pairs.reduce((sum, pair) => sum + Number(has(left, pair.left, 'word')), 0);

/**
 * What it costs that one name is the three letters of the other though either has a company's form: a ministry or an army, which
 * is called by so few, has none (AAF Ltd, Al-Aqsa Foundation), and of companies each three letters are many's, save of banks, which
 * are known by theirs.
 */
export const lettersCost = ({ pairs }: Alignment, left: NameReading, right: NameReading): number =>
  pairs.some((pair) => pair.relation === 'acronym' && lettersIn(pair, left, right) <= fewLetters) &&
  (isOfCompany(left) || isOfCompany(right)) &&
  !(isBank(left) || isBank(right))
    ? extra.letters
    : 0;
const lettersIn = (pair: Pair, left: NameReading, right: NameReading): number =>
  (pair.left.length === 1 ? left.tokens[pair.left[0]!]! : right.tokens[pair.right[0]!]!).forms[0]!.length;
const fewLetters = 3;
const isBank = ({ tokens }: NameReading): boolean => tokens.some(({ forms: [idea] }) => idea === '@bank');
const isOfCompany = ({ tokens }: NameReading): boolean =>
  tokens.some(({ kind, forms: [form = ''] }) => kind === 'legal-form' && companyForms.has(form));
const companyForms: ReadonlySet<string> = new Set(['@limited', '@stock', '@partnership']);
