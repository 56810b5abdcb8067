/**
 * What distinguishes two companies although words of their names agree: their trades, the kind of body, the words that
 * all companies share.
 */
import type { NameToken } from '../names/name-token.ts';
import {
  areNearTrades,
  areSynonyms,
  isBank,
  isBodyWord,
  isKindOfWorks,
  isHeadOfGroup,
  isLocalTrade,
  isTradeOfSubsidiary,
  isTradeWord,
  isWorks,
  isOfMembers,
  revealsOtherTrade,
  isDistinctive,
} from '../names/organisations/word-roles.ts';
import { isWithin } from '../names/organisations/towns.ts';
import { type AlignedNames, type Pair, type Side, bitsOf, has, isForm, mainForm } from './aligned-names.ts';
import { brand, extra, MAX_RELIEF_BITS, seat, wholeBits } from './evidence-weights.ts';

/** Whether the names agree in the one word that a company is called by, and only shared words are left. */
export function isBrandOf({ pairs, left, right }: AlignedNames): boolean {
  const [pair, ...more] = pairs.filter((one) => !isForm(one.left[0]));
  if (!pair || more.length > 0 || pair.bits < brand.bits || pair.similarity < brand.similarity) return false;
  return (
    isOwnWord(pair.left) &&
    isOwnWord(pair.right) &&
    (left.unpaired.every(isForm) || right.unpaired.every(isForm)) &&
    left.unpaired.every(isOfManyCompanies) &&
    right.unpaired.every(isOfManyCompanies)
  );
}
const isOwnWord = ([word, ...more]: Pair['left']): boolean => more.length === 0 && word.kind === 'word';
const isOfManyCompanies = ({ kind }: NameToken): boolean => kindsOfManyCompanies.has(kind);
const kindsOfManyCompanies: ReadonlySet<NameToken['kind']> = new Set(['generic', 'place', 'legal-form']);

/** Whether only a seat is left of one name, not between words that agree: African Gold Refinery Uganda. */
export function isOnlySeated({ pairs, left, right }: AlignedNames): boolean {
  const [seated, whole] = left.unpaired.every(isForm) ? [right, left] : [left, right];
  const places = seated.unpaired.filter((token) => !isForm(token));
  return (
    places.length > 0 &&
    places.every(({ kind }) => kind === 'place') &&
    bitsOf(places) <= seat.bits &&
    whole.unpaired.every(isForm) &&
    pairs.every(({ similarity }) => similarity >= seat.similarity) &&
    pairs.reduce((sum, { bits }) => sum + bits, 0) >= wholeBits &&
    !isBetweenPairs(seated, seated === left ? pairs.map(({ leftAt }) => leftAt) : pairs.map(({ rightAt }) => rightAt))
  );
}
/** Whether an unpaired word stands between words that agree, apart from legal forms. */
function isBetweenPairs({ tokens, unpairedAt }: Side, pairedAt: readonly Pair['leftAt'][]): boolean {
  const isOfName = (at: number): boolean => !isForm(tokens[at]!);
  const paired = pairedAt.map(([at]) => at).filter(isOfName);
  return unpairedAt.some((at) => isOfName(at) && paired.some((one) => one < at) && paired.some((one) => one > at));
}

/**
 * The unpaired bits that do not contradict each other, because they may describe the same body: network and group,
 * works and shipyard, a town and its state.
 */
export function bodyBits({ left, right }: AlignedNames): number {
  if (left.unpaired.length === 0 || right.unpaired.length === 0) return 0;
  const ofBodies = Math.min(unpairedBits(left, isBodyWord), unpairedBits(right, isBodyWord));
  const ofWorks = Math.max(bitsOfWorks(left, right), bitsOfWorks(right, left));
  return Math.min(MAX_RELIEF_BITS, ofBodies + ofWorks) + bitsOfTown(left, right);
}
/** The bits of a town and the state in which it lies, if each is the only unpaired place. */
function bitsOfTown(left: Side, right: Side): number {
  const [one, ...more] = unpairedPlaces(left);
  const [other, ...others] = unpairedPlaces(right);
  const areAlone = one && other && more.length === 0 && others.length === 0;
  return areAlone && isWithin(ideaOf(one), ideaOf(other)) ? Math.min(one.bits, other.bits) : 0;
}
/**
 * Whether the unpaired places are two, neither within the other. If one name ends in an unpaired place and the other in
 * an unpaired word, the word is a town that no table has: Gazprom Transgaz Ukhta, Gazprom Transgaz Surgut.
 */
export function areElsewhere({ left, right }: AlignedNames): boolean {
  const others = unpairedPlaces(right);
  if (unpairedPlaces(left).some((one) => others.some((other) => !isWithin(ideaOf(one), ideaOf(other))))) return true;
  const kinds = new Set([lastUnpaired(left)?.kind, lastUnpaired(right)?.kind]);
  return kinds.has('place') && kinds.has('word');
}
/** The last word (before any form) of a name of three or more words, if it is the only unpaired one. */
function lastUnpaired({ tokens, unpaired }: Side): NameToken | undefined {
  const [last, ...more] = unpaired.filter((token) => !isForm(token));
  const words = tokens.filter((token) => !isForm(token));
  return words.length > 2 && more.length === 0 && last === words.at(-1) ? last : undefined;
}
const unpairedPlaces = ({ unpaired }: Side): NameToken[] => unpaired.filter(({ kind }) => kind === 'place');
const ideaOf = (token: NameToken): string => mainForm(token).slice(1);
/** The bits of a works and its kind: Zelenodolsk Shipyard, Zelenodolsky zavod. */
const bitsOfWorks = (works: Side, kind: Side): number =>
  Math.min(unpairedBits(works, isWorks), unpairedBits(kind, isKindOfWorks));
const unpairedBits = ({ unpaired }: Side, isOne: (token: NameToken) => boolean): number =>
  unpaired.reduce((sum, token) => sum + (isOne(token) ? token.bits : 0), 0);

/** Companies that share two rare words belong to one group, and a reviewer would want to see them. */
const twoRareBits = 22;
const ownBits = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, pair) => sum + (has(pair.left, 'word') ? pair.bits : 0), 0);

/** The cost of a different or added trade, in addition to the bits of its word. */
export function tradeCost(names: AlignedNames, isBrand: boolean): number {
  const { pairs, left, right } = names;
  const [ofLeft, ofRight] = otherTrades(left.unpaired, right.unpaired);
  if (ofLeft.length > 0 && ofRight.length > 0) {
    if (ofLeft.some(isOfMembers) && ofRight.some(isOfMembers)) return extra.members;
    if (ownWords(pairs) <= 1) return extra.trade;
    const isFar = !ofLeft.some((one) => ofRight.some((other) => areNearTrades(one, other)));
    return isFar && ownBits(pairs) < twoRareBits ? extra.farTrade : 0;
  }
  const added = [...ofLeft, ...ofRight];
  if (added.length === 0) return 0;
  if (added.some(isLocalTrade)) return extra.subsidiary;
  if (isHeadBeside(left.unpaired, ofRight) || isHeadBeside(right.unpaired, ofLeft)) return extra.trade;
  if (!isBrand) return isNearly(pairs) && added.some(isTradeOfSubsidiary) ? extra.nearSubsidiary : 0;
  if (isHead(names)) return 0;
  const isSubsidiary = added.some(isTradeOfSubsidiary) && isRegistered(left) && isRegistered(right);
  return isSubsidiary || revealsOtherTrade(brandOf(pairs), added) ? extra.subsidiary : 0;
}

/** Whether one name heads a group and the other adds a trade: COSCO Shipping Holdings, COSCO Shipping Tanker. */
const isHeadBeside = (unpaired: readonly NameToken[], trades: readonly NameToken[]): boolean =>
  unpaired.some(isHeadOfGroup) && trades.some(isTradeOfSubsidiary);

/** The words for trades on each side, without 'works' if the other name states the kind of works. */
function otherTrades(left: readonly NameToken[], right: readonly NameToken[]): [NameToken[], NameToken[]] {
  const [ofLeft, ofRight] = [left.filter(isTradeWord), right.filter(isTradeWord)];
  return [
    ofRight.some(isKindOfWorks) ? ofLeft.filter((token) => !isWorks(token)) : ofLeft,
    ofLeft.some(isKindOfWorks) ? ofRight.filter((token) => !isWorks(token)) : ofRight,
  ];
}

/** Whether the only own words are similar but not the same: Machanga, Machango Transport. */
const isNearly = (pairs: readonly Pair[]): boolean => {
  const [only, ...more] = pairs.filter((pair) => has(pair.left, 'word') || has(pair.right, 'word'));
  return only !== undefined && more.length === 0 && isSpelled(only) && only.similarity < brand.similarity;
};

const isSpelled = ({ relation }: Pair): boolean => relation === 'spelling' || relation === 'transliteration';

/**
 * Whether the added trade stands before the own word, where Romance and Slavic languages put the kind of company: Grupo
 * de Turismo Gaviota. Not for banks, insurers and the like, which are subsidiaries.
 */
function isHead({ pairs, left, right }: AlignedNames): boolean {
  const own = pairs.find((pair) => has(pair.left, 'word'));
  return own !== undefined && standBefore(own.leftAt[0], left) && standBefore(own.rightAt[0], right);
}
const standBefore = (own: number, { tokens, unpairedAt }: Side): boolean =>
  unpairedAt.every((at) => !isTradeWord(tokens[at]!) || (at < own && !isHouse(tokens[at]!)));
const isHouse = ({ forms: [idea = ''] }: NameToken): boolean => houses.has(idea);
const houses: ReadonlySet<string> = new Set(['@bank', '@insurance', '@leasing', '@finance', '@capital', '@airlines']);
const brandOf = (pairs: readonly Pair[]): string =>
  mainForm(pairs.map(({ left }) => left[0]).find(({ kind }) => kind === 'word'));

/**
 * The cost of unpaired words if at least one name consists of shared words only, and of one more word in the name of a
 * bank or university; in addition to their bits.
 */
export function sharedCost({ pairs, left, right }: AlignedNames): number {
  if (hasOwnWord(left) && hasOwnWord(right)) {
    const isOther =
      has(left.unpaired, 'word') !== has(right.unpaired, 'word') ||
      (has(left.unpaired, 'generic') && has(right.unpaired, 'generic'));
    return isOther && ownWords(pairs) === 1 && (areBanks(pairs) || areSchools(pairs)) ? extra.otherBank : 0;
  }
  if (hasOwnWord(left) || hasOwnWord(right))
    return pairs.length > 1 && (has(left.unpaired, 'word') || has(right.unpaired, 'word')) ? extra.ownOmitted : 0;
  const synonyms = pairs.filter(
    (pair) => pair.relation === 'translation' && areSynonyms(pair.left[0], pair.right[0]),
  ).length;
  const isOther =
    isDistinguished(left) ||
    isDistinguished(right) ||
    (pairs.some((pair) => has(pair.left, 'place')) && (has(left.unpaired, 'place') || has(right.unpaired, 'place')));
  return extra.synonym * synonyms + (isOther ? (areBanks(pairs) ? extra.bank : extra.sharedOmitted) : 0);
}
/** Whether both names say 'bank' in one language. A translation may omit words. */
const areBanks = (pairs: readonly Pair[]): boolean =>
  pairs.some(({ left: [one], right: [other] }) => mainForm(one) === '@bank' && one.text === other.text);
/** Universities are named after their town, and a second one has one more word: Oxford Brookes University. */
const areSchools = (pairs: readonly Pair[]): boolean => pairs.some(({ left }) => mainForm(left[0]) === '@university');
/**
 * Whether an unpaired shared word distinguishes the name. After the legal form it only says what the company is:
 * Compagnie Nationale Royal Air Maroc.
 */
const isDistinguished = ({ tokens, unpairedAt }: Side): boolean =>
  unpairedAt.some((at) => isDistinctive(tokens[at]!) && !(at > 0 && isForm(tokens[at - 1]!)));
const hasOwnWord = ({ tokens }: Side): boolean => has(tokens, 'word');
const isRegistered = ({ tokens }: Side): boolean => tokens.some(isForm);

/** The number of own words that agree. */
const ownWords = (pairs: readonly Pair[]): number => pairs.filter((pair) => has(pair.left, 'word')).length;

/**
 * The cost if one name is up to three initials of the other and either has a company's form (AAF Ltd, Al-Aqsa
 * Foundation): three letters stand for many companies. Ministries and armies, which are known by three letters, have no
 * such form; banks do, and are excepted.
 */
export const lettersCost = ({ pairs, left, right }: AlignedNames): number =>
  pairs.some((pair) => pair.relation === 'acronym' && lettersIn(pair) <= MAX_FEW_LETTERS) &&
  (isOfCompany(left) || isOfCompany(right)) &&
  !(isOfBank(left) || isOfBank(right))
    ? extra.letters
    : 0;
const lettersIn = ({ left, right }: Pair): number => mainForm((left.length === 1 ? left : right)[0]).length;
const MAX_FEW_LETTERS = 3;
const isOfBank = ({ tokens }: Side): boolean => tokens.some(isBank);
const isOfCompany = ({ tokens }: Side): boolean =>
  tokens.some((token) => isForm(token) && companyForms.has(mainForm(token)));
const companyForms: ReadonlySet<string> = new Set(['@limited', '@stock', '@partnership']);
