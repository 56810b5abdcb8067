/** What tells two people apart although the words of their names agree: a son is called by his father's name after his own. */
import {
  isArabicGivenName,
  isBiblicalName,
  isEthiopianName,
  isHausaName,
  isPious,
} from '../names/people/given-names.ts';
import { servantPrefix } from '../names/people/servants-names.ts';
import { areVietnamese, isVietnameseSurname, vietnameseSyllables } from '../names/east-asian/vietnamese.ts';
import { areDoubleGivenNames, beginsEthiopian } from '../names/people/two-in-one.ts';
import type { NameReading, NameToken } from '../names/name-token.ts';
import { rareBits } from '../names/rarity.ts';
import { isEstablishedFamily } from '../names/people/near-names.ts';
import { fathers, isNameToo, mothers } from '../names/people/person-words.ts';
import { isBurmeseWord } from '../names/scripts/burmese.ts';
import { isIndic } from '../names/scripts/script-of.ts';
import type { Alignment, Pair } from './align.ts';
import { inOrder } from './name-shares.ts';
import { isAfter } from './reading-parts.ts';

/** Log-odds. */
const apart = {
  /** Hamza Osama bin Laden is a son of Osama bin Laden, Ahmed Ali Abdullah Saleh one of Ali Abdullah Saleh, though some are called by a second name of their own. */
  child: 1.55,
  /** Valeria Sokolova is no Valery Sokolov: both names say whether it is a woman's. */
  gender: 1.2,
  /** Abeni Ogindan is no Abeni O. Babestan, who has a family name of another letter. */
  otherFamily: 0.7,
  /** Amir Khalil Haddad is no Samir: what begins a name may be a title, and is a name where the other has one. */
  otherName: 0.75,
  /** Moshe ben David is David ben Moshe's father or son; Giuseppe Di Stefano is no Stefano Di Giuseppe. */
  crossed: 1.5,
  /** Faris Khalid al-Qahtani is Khalid Faris al-Qahtani's father or son; María José Ruiz Vega is a woman, José María Ruiz Vega a man; Pedro Ruiz Gómez is of other parents than Pedro Gómez Ruiz. */
  exchanged: 2.1,
  /** Bekele Abebe is Abebe Bekele's father or son, though clerks exchange names; so are Yusuf Ibrahim Danjuma and Ibrahim Yusuf. */
  generations: 1.7,
  /** Abu Sayyaf and Umm Sayyaf are husband and wife. */
  parent: 1.2,
  /** A. Q. Memon is no Abdul Rashid Memon. */
  otherServant: 1.5,
  /** Fadzil bin Hassan is no Fadzilah binti Hassan. */
  sonAndDaughter: 1.7,
  /** Serdar Gurbangulyyevich is the son of Gurbanguly. */
  fatherOf: 1.7,
  /** Khalid bin Salman Al Saud is Muhammad bin Salman Al Saud's brother; twins share the date of birth as well. */
  brothers: 1.5,
  /** In Vietnam the last word is the given name, by which one is called: Nguyen Thi Minh is not Nguyen Thi Minh Chau. */
  otherGiven: 1,
  /** Gebremariam is not Gebremedhin. */
  otherHalf: 1,
  /** Burmese names have no family's: Aung San is not Aung San Suu Kyi. */
  moreWords: 1,
  /** Nor do they have an order to change: Aung Min is not Min Aung Hlaing. */
  moreAndTurned: 1.4,
  /** Nor Min Aung; and behind a Vietnamese family's name none is changed: Nguyen Thanh Van is not Nguyen Van Thanh. */
  turned: 2.1,
} as const;

/** How much tells against two names being one person's beyond what their words weigh; 0 for most. Symmetric. */
export function tellsApart(alignment: Alignment, left: NameReading, right: NameReading): number {
  const { leftOver, rightOver } = alignment;
  let against = areTwoGenders(alignment, left, right) ? apart.gender : 0;
  if (areSikhManAndWoman(alignment, left, right)) against += apart.sonAndDaughter;
  if (areSonAndDaughter(left, right) || areSonAndDaughter(right, left)) against += apart.sonAndDaughter;
  if (isCalledAfter(alignment, left, right)) against += apart.fatherOf;
  if (isCrossed(alignment, left, right)) against += apart.crossed;
  if (areSonAndFather(alignment, left, right)) against += apart.exchanged;
  else if (areFirstNamesExchanged(alignment, left, right)) against += apart.exchanged;
  else if (areFamiliesExchanged(alignment, left, right)) against += apart.exchanged;
  if (areOfTwoGenerations(alignment, left, right)) against += apart.generations;
  if (leftOver.length === 0 && rightOver[0] === 0) against += childOf(right, left, alignment, true);
  if (rightOver.length === 0 && leftOver[0] === 0) against += childOf(left, right, alignment, false);
  if (leftOver.length + rightOver.length === 0) return against + (isTurned(alignment, left, right) ? apart.turned : 0);
  if (leftOver[0] === 0 && rightOver[0] === 0 && isNameAndTitle(left.tokens[0]!, right.tokens[0]!))
    against += apart.otherName;
  if (areBrothers(alignment, left, right)) against += apart.brothers;
  if (areParents(left, leftOver, right, rightOver) || areParents(right, rightOver, left, leftOver))
    against += apart.parent;
  if (areFathersOfTwo(alignment, left, right)) against += apart.parent;
  if (isOtherFamily(alignment, left, right)) against += apart.otherFamily;
  if (isOtherServant(alignment, left, right)) against += apart.otherServant;
  if (isOfOtherHalf(alignment, left, right)) against += apart.otherHalf;
  if (isVietnameseOtherwise(alignment, left, right)) against += apart.otherGiven;
  if (isBurmese(left) && isBurmese(right)) against += inOrder(alignment) ? apart.moreWords : apart.moreAndTurned;
  return against;
}

const mainOf = (token: NameToken | undefined): string => token?.forms[0] ?? '';

/** Whether the one name of Vietnam is the other's but for the last word, the given name. */
function isVietnameseOtherwise(alignment: Alignment, left: NameReading, right: NameReading): boolean {
  const { leftOver, rightOver } = alignment;
  const [longer, over] = rightOver.length === 0 ? [left, leftOver] : [right, rightOver];
  if (leftOver.length + rightOver.length !== 1 || over[0] !== longer.tokens.length - 1) return false;
  const words = longer.tokens.flatMap((token) => vietnameseSyllables(mainOf(token)));
  return inOrder(alignment) && areVietnamese(words) && isVietnameseSurname(words[0]!);
}

/** Whether the longer name is the shorter one, father's name first, with a child's own name before it; how much that tells. */
function childOf(longer: NameReading, shorter: NameReading, { pairs }: Alignment, isRight: boolean): number {
  if (shorter.tokens.length < 2) return 0;
  const first = pairs.find(({ left, right }) => (isRight ? left : right)[0] === 0);
  const at = (isRight ? first?.right : first?.left)?.[0] ?? 0;
  // After Abu and Umm stands a child's name.
  if (at === 0 || at > mostOwnNames || longer.tokens[0]!.kind === 'light') return 0;
  const father = longer.tokens[at]!;
  const names = longer.tokens.slice(0, at).filter(({ kind }) => kind === 'word');
  if (names.length > 0 && isCalledSonOf(father)) return apart.child;
  const own = names.map(mainOf).filter((name) => !isPious(name));
  const parent = mainOf(father);
  if (own.length === 0 || areDoubleGivenNames(own.at(-1)!, parent)) return 0;
  // What the list spells in its own way the shorter name may spell as all do.
  const isParent = isOwnName(parent) || isOwnName(mainOf(shorter.tokens[0]));
  const isChild = own.every(isOwnName) && isParent;
  const isOfEthiopia =
    longer.tokens.some((token) => isEthiopianName(mainOf(token))) && [...own, parent].every(isEthiopianOrBiblical);
  return isChild || isOfEthiopia ? apart.child : 0;
}
/** In Ethiopia and Eritrea the names of saints and prophets are given as well: Abraham Isaias Afwerki. */
const isEthiopianOrBiblical = (name: string): boolean => isEthiopianName(name) || isBiblicalName(name);
/** Whether both have a name of their own before those of one father and of those behind him. */
function areBrothers(alignment: Alignment, left: NameReading, right: NameReading): boolean {
  const { pairs, leftOver, rightOver } = alignment;
  if (pairs.length < 2 || [leftOver, rightOver].some((over) => over.length !== 1 || over[0] !== 0)) return false;
  const [own, others] = [left.tokens[0]!, right.tokens[0]!];
  if (pairs.length >= leastOfFamily && isKnownName(own) && isKnownName(others) && inOrder(alignment)) return true;
  return (
    (isCalledSonOf(left.tokens[1]) || isCalledSonOf(right.tokens[1]) || isOwnName(mainOf(left.tokens[1]))) &&
    isOwnName(mainOf(own)) &&
    isOwnName(mainOf(others))
  );
}
/** So many names of fathers and families that agree are those of one family, whatever its custom: Ana and María Villaseñor Zetina de Ocampo. */
const leastOfFamily = 3;
const isKnownName = ({ kind, bits }: NameToken): boolean => kind === 'word' && bits < rareBits;

/** Whether a name is one that nobody bears as a family's, by Arabic or Ethiopian custom. */
const isOwnName = (name: string): boolean => isArabicGivenName(name) || isEthiopianName(name);
/** The same of Hausa names, which follow one's own given name as well: Abdulkadir Balarabe Musa. */
const isOwnOrHausaName = (name: string): boolean => isOwnName(name) || isHausaName(name);
/** Saif al-Islam Gaddafi. */
const mostOwnNames = 2;

/** Whether the initial of a servant's name is followed by one of another name of God, which nothing else explains. */
const isOtherServant = ({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean =>
  pairs.some(
    ({ relation, left: [at = -1], right: [to = -1] }) =>
      relation === 'initial' &&
      ((leftOver.includes(at + 1) && isOtherMaster(left.tokens.slice(at, at + 2), right.tokens[to]!)) ||
        (rightOver.includes(to + 1) && isOtherMaster(right.tokens.slice(to, to + 2), left.tokens[at]!))),
  );

/** Whether names of Ethiopia that begin with one word go on with two. */
const isOfOtherHalf = ({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean =>
  pairs.some(
    ({ left: [at = -1], right: [to = -1] }) =>
      leftOver.includes(at + 1) &&
      rightOver.includes(to + 1) &&
      beginsEthiopian(mainOf(left.tokens[at])) &&
      beginsEthiopian(mainOf(right.tokens[to])),
  );

function isOtherMaster([initial, next]: readonly NameToken[], name: NameToken): boolean {
  const servant = mainOf(name);
  if (mainOf(initial) !== 'a' || next?.kind !== 'initial' || name.kind !== 'word') return false;
  if (!servant.startsWith(servantPrefix) || servant.length < shortestServant) return false;
  return soundOf(mainOf(next)) !== soundOf(servant.charAt(servantPrefix.length));
}
const shortestServant = 8;
/** Qadir is Kadir as well, and Ghaffar Gaffar. */
const soundOf = (letter: string): string => (/[qkgc]/.test(letter) ? 'k' : letter);

/** 'Son of' and 'daughter of'. */
const ofSon = ['bin', 'ibn', 'ould'];
const ofDaughter = ['bint', 'binti', 'mint'];
const sonOf = [...ofSon, 'ben', ...ofDaughter];

/** Whether 'son of' or 'daughter of' stands before a word. */
export const isCalledSonOf = (token: NameToken | undefined): boolean => token !== undefined && isAfter(token, sonOf);

const areSonAndDaughter = (son: NameReading, daughter: NameReading): boolean =>
  daughter.tokens.some((token) => isAfter(token, ofDaughter)) && son.tokens.some((token) => isAfter(token, ofSon));

/** Whether the one is called lion and the other princess, as Sikhs are beside given names that men and women bear: Manpreet Singh, Manpreet Kaur. */
const areSikhManAndWoman = ({ leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean =>
  (isCalled(left, leftOver, 'singh') && isCalled(right, rightOver, 'kaur')) ||
  (isCalled(left, leftOver, 'kaur') && isCalled(right, rightOver, 'singh'));
const isCalled = ({ tokens }: NameReading, over: readonly number[], name: string): boolean =>
  over.some((at) => mainOf(tokens[at]) === name);

/** Whether the given name that begins the one is only met in the father's name of the other, whose own is left over. */
const isCalledAfter = ({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean =>
  pairs.some(
    ({ left: [one = -1], right: [other = -1] }) =>
      (one === 0 && rightOver.includes(0) && right.tokens[other]?.isPatronymic === true) ||
      (other === 0 && leftOver.includes(0) && left.tokens[one]?.isPatronymic === true),
  );

const isNameAndTitle = (one: NameToken, other: NameToken): boolean =>
  (one.kind === 'word' && other.kind === 'light' && isNameToo(mainOf(other))) ||
  (other.kind === 'word' && one.kind === 'light' && isNameToo(mainOf(one)));

/** Whether two names of the same words have them in another order, where custom knows of one only. */
const isTurned = (alignment: Alignment, left: NameReading, right: NameReading): boolean =>
  !inOrder(alignment) && ((isBurmese(left) && isBurmese(right)) || areGivenNamesTurned(alignment, left, right));

/** Whether the family's name begins, or ends, both names of Vietnam. */
function areGivenNamesTurned({ pairs }: Alignment, left: NameReading, right: NameReading): boolean {
  const words = left.tokens.map(mainOf);
  if (words.length < 3 || right.tokens.length !== words.length || !areVietnamese(words)) return false;
  return [0, words.length - 1].some(
    (at) =>
      isVietnameseSurname(words[at]!) && pairs.some(({ left: [one], right: [other] }) => one === at && other === at),
  );
}

const isBurmese = ({ tokens }: NameReading): boolean => tokens.every((token) => isBurmeseWord(mainOf(token)));

/** Whether two words of the one name are the women's forms of the other's: given name and family's, or father's. */
function areTwoGenders({ pairs }: Alignment, left: NameReading, right: NameReading): boolean {
  let women = 0;
  let men = 0;
  let isFamily = false;
  for (const {
    similarity,
    relation,
    left: [one = -1],
    right: [other = -1],
  } of pairs) {
    if (relation === 'initial' || (similarity === 1 && relation === 'same')) continue;
    const [first, second] = [mainOf(left.tokens[one]), mainOf(right.tokens[other])];
    const [isFirst, isSecond] = [first.endsWith('a'), second.endsWith('a')];
    if (isFirst === isSecond || isSpokenWithA(left.tokens[one]) || isSpokenWithA(right.tokens[other])) continue;
    isFamily ||= ofWomen.test(isFirst ? first : second);
    if (isFirst) women++;
    else men++;
  }
  return isFamily && (women > 1 || men > 1);
}

/** Whether a word is written without its vowels, or in an Indian script, whose consonants are spelled with an 'a'. */
const isSpokenWithA = (token: NameToken | undefined): boolean =>
  mainOf(token).startsWith('~') || isIndic(token?.text ?? '');

/** Whether the particle stands before one word in the one name and before another in the other. */
function isCrossed({ pairs }: Alignment, left: NameReading, right: NameReading): boolean {
  let isBefore = false;
  let isBehind = false;
  for (const {
    left: [one = -1],
    right: [other = -1],
  } of pairs) {
    const [own, others] = [hasParticle(left.tokens[one]!), hasParticle(right.tokens[other]!)];
    isBefore ||= own && !others;
    isBehind ||= others && !own;
  }
  return isBefore && isBehind;
}
/** Whether a word before 'son of' stands behind it in the other name, and one behind it before: Aslam son of Akram, Akram son of Aslam. */
function areSonAndFather({ pairs }: Alignment, left: NameReading, right: NameReading): boolean {
  const [father = 0, otherFather = 0] = [left, right].map(({ tokens }) => tokens.findIndex(isCalledSonOf));
  if (father < 1 || otherFather < 1) return false;
  const places = pairs.map(({ left: [at = 0], right: [to = 0] }) => [at < father, to < otherFather] as const);
  return (
    places.some(([isOwn, isOthersOwn]) => isOwn && !isOthersOwn) &&
    places.some(([isOwn, isOthersOwn]) => !isOwn && isOthersOwn)
  );
}

/** Whether another name begins the one than the other, and the last of their several is where it was: Yusuf Yahya Khaled N., Yahya Khaled Yusuf N. */
const areFirstNamesExchanged = (
  { pairs }: Alignment,
  { tokens }: NameReading,
  { tokens: others }: NameReading,
): boolean =>
  pairs.length >= 3 &&
  tokens.length === pairs.length &&
  others.length === pairs.length &&
  [...tokens, ...others].every(
    (token) => isWordOrKhan(token) && !token.isSyllabic && !token.isPatronymic && !isAfter(token, ofFamily),
  ) &&
  pairs.every(({ left: [one = -1], right: [other = -1] }) =>
    one === tokens.length - 1 || other === tokens.length - 1 ? other === one : one !== 0 || other !== 0,
  );

const isWordOrKhan = (token: NameToken): boolean => token.kind === 'word' || mainOf(token) === 'khan';

/** Whether both names have all words, and two families that stand side by side at an end of either, here in one order and there in the other. */
function areFamiliesExchanged(alignment: Alignment, { tokens }: NameReading, { tokens: others }: NameReading): boolean {
  const { pairs } = alignment;
  if (pairs.length < 3 || tokens.length !== pairs.length || others.length !== pairs.length || inOrder(alignment))
    return false;
  const last = tokens.length - 1;
  const places = tokens.map((_, at) => pairs.find(({ left }) => left[0] === at)?.right[0] ?? -1);
  return [0, last - 1].some((at) => {
    const [first, second] = [places[at]!, places[at + 1]!];
    const isExchanged = first === second + 1 && (second === 0 || second === last - 1);
    return isExchanged && tokens.slice(at, at + 2).every(isFamily) && isRising(places.toSpliced(at, 2));
  });
}
const isFamily = (token: NameToken): boolean =>
  token.kind === 'word' && !token.isSyllabic && !token.isPatronymic && isEstablishedFamily(mainOf(token));
const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((one, at) => at === 0 || one > numbers[at - 1]!);

/** Whether two names that are called each after the other's father begin both names, by a custom that has no family's names. */
function areOfTwoGenerations({ pairs }: Alignment, left: NameReading, right: NameReading): boolean {
  if (pairs.length !== 2 || Math.min(left.tokens.length, right.tokens.length) !== 2) return false;
  const isExchanged = pairs.every(
    ({ left: one, right: other }) => one.length + other.length === 2 && one.at(0) === 1 - (other.at(0) ?? -1),
  );
  if (!isExchanged) return false;
  const isWhole = left.tokens.length === right.tokens.length;
  if (isWhole && isGenitive(left.tokens[0]!) && isGenitive(right.tokens[0]!)) return true;
  const isOwn = isWhole ? isEthiopianName : isOwnOrHausaName;
  return [...left.tokens.slice(0, 2), ...right.tokens.slice(0, 2)].every((token) => isOwn(mainOf(token)));
}

/** Whether a word is a father's name in Mongolia, as its ending tells: Batboldyn, the child of Batbold. */
const isGenitive = ({ forms }: NameToken): boolean =>
  forms.some((form) => genitive.test(form) && forms.includes(form.replace(genitive, '')));
const genitive = /(?:g?i[iy]|y)n$/;

/** A family's name, which clerks put first: Sousa Teresa Melo. */
const ofFamily = ['da', 'das', 'de', 'do', 'dos'];
/** Whether a word is spelled with a particle before it, too, with its vowels or without (~atyby, ~alatyby). */
const hasParticle = ({ kind, forms: [main = '', ...others] }: NameToken): boolean =>
  kind === 'word' && others.some((form) => form.length > main.length && form.endsWith(main.replace('~', '')));

/** Whether the one is called a child's father and the other its mother. */
const areParents = (
  father: NameReading,
  his: readonly number[],
  mother: NameReading,
  hers: readonly number[],
): boolean =>
  his.some((at) => fathers.has(mainOf(father.tokens[at]))) && hers.some((at) => mothers.has(mainOf(mother.tokens[at])));
/** Whether both are called a child's father, and the child of one is what the other is called: Abu Musab, Musab Abu Qura. */
const areFathersOfTwo = ({ pairs }: Alignment, left: NameReading, right: NameReading): boolean =>
  pairs.some(({ left: [one = -1], right: [other = -1] }) => {
    if (!fathers.has(mainOf(left.tokens[one])) || !fathers.has(mainOf(right.tokens[other]))) return false;
    const child = pairs.find((pair) => pair.left.includes(one + 1) || pair.right.includes(other + 1));
    return child !== undefined && !(child.left.includes(one + 1) && child.right.includes(other + 1));
  });

/** Endings of Slavic family names and fathers' names of women. */
const ofWomen = /(?:[oe]v|[iy]n|sk|[ay]y|ai|vn|chn)a$/;

/** Whether the family name that ends one name is told only by an initial of the other, which ends in a family name of its own. */
function isOtherFamily({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean {
  return pairs.some(
    (pair) =>
      pair.relation === 'initial' &&
      (isInitialFor(pair.left, left, pair.right, right, leftOver) ||
        isInitialFor(pair.right, right, pair.left, left, rightOver)),
  );
}

/** Whether an initial within a name, whose last word is left over, stands for the last word of the other. */
function isInitialFor(
  [initial = 0]: Pair['left'],
  its: NameReading,
  [full = 0]: Pair['left'],
  other: NameReading,
  over: readonly number[],
): boolean {
  const last = its.tokens.length - 1;
  return (
    its.tokens[initial]?.kind === 'initial' &&
    initial < last &&
    over.includes(last) &&
    its.tokens[last]?.kind === 'word' &&
    full > 0 &&
    full === other.tokens.length - 1
  );
}
