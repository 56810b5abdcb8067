/**
 * What distinguishes two people although words of their names agree: a son, for example, has his father's name after
 * his own.
 */
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
import type { NameToken } from '../names/name-token.ts';
import { rareBits } from '../names/rarity.ts';
import { isEstablishedFamily } from '../names/people/near-names.ts';
import { fathers, isNameToo, mothers } from '../names/people/person-words.ts';
import { isBurmeseWord } from '../names/scripts/burmese.ts';
import { isIndic } from '../names/scripts/script-of.ts';
import { type AlignedNames, type Pair, type Side, areAllPaired, inOrder, isAfter, mainForm } from './aligned-names.ts';

/** The cost of each difference, in log-odds. */
const apart = {
  /**
   * Hamza Osama bin Laden is a son of Osama bin Laden, Ahmed Ali Abdullah Saleh one of Ali Abdullah Saleh. Not certain:
   * some people are called by a second given name.
   */
  child: 1.55,
  /** Valeria Sokolova is not Valery Sokolov: both words show the gender. */
  gender: 1.2,
  /** Abeni Ogindan is not Abeni O. Babestan, whose family name begins with another letter. */
  otherFamily: 0.7,
  /**
   * Amir Khalil Haddad is not Samir Khalil Haddad: a first word that may be a title is a name if the other name begins
   * with one.
   */
  otherName: 0.75,
  /** Moshe ben David is the father or son of David ben Moshe; Giuseppe Di Stefano is not Stefano Di Giuseppe. */
  crossed: 1.5,
  /**
   * Faris Khalid al-Qahtani is the father or son of Khalid Faris al-Qahtani; María José Ruiz Vega is a woman, José
   * María Ruiz Vega a man; Pedro Ruiz Gómez and Pedro Gómez Ruiz have different parents.
   */
  exchanged: 2.1,
  /**
   * Bekele Abebe is the father or son of Abebe Bekele, as are Yusuf Ibrahim Danjuma and Ibrahim Yusuf. Not certain:
   * clerks exchange names.
   */
  generations: 1.7,
  /** Abu Sayyaf and Umm Sayyaf are husband and wife. */
  parent: 1.2,
  /** A. Q. Memon is not Abdul Rashid Memon. */
  otherServant: 1.5,
  /** Fadzil bin Hassan is not Fadzilah binti Hassan. */
  sonAndDaughter: 1.7,
  /** Serdar Gurbangulyyevich is the son of Gurbanguly. */
  fatherOf: 1.7,
  /** Khalid bin Salman Al Saud is a brother of Muhammad bin Salman Al Saud; twins even share the date of birth. */
  brothers: 1.5,
  /** The last word of a Vietnamese name is the given name: Nguyen Thi Minh is not Nguyen Thi Minh Chau. */
  otherGiven: 1,
  /** Gebremariam is not Gebremedhin, and Haile Gebreselassie not Haile Selassie. */
  otherHalf: 1,
  /** Burmese names have no family name that could be left out: Aung San is not Aung San Suu Kyi. */
  moreWords: 1,
  /** Nor does their order vary: Aung Min is not Min Aung Hlaing. */
  moreAndTurned: 1.4,
  /**
   * Aung Min is not Min Aung either. After a Vietnamese family name the order does not vary: Nguyen Thanh Van is not
   * Nguyen Van Thanh.
   */
  turned: 2.1,
} as const;

/** The cost of what distinguishes two names, in addition to the bits of their words; 0 for most pairs. Symmetric. */
export function apartCost(names: AlignedNames): number {
  const { pairs, left, right } = names;
  let against = areMansAndWomansNames(pairs) ? apart.gender : 0;
  if (areSikhManAndWoman(left, right) || areSikhManAndWoman(right, left)) against += apart.sonAndDaughter;
  if (areSonAndDaughter(left, right) || areSonAndDaughter(right, left)) against += apart.sonAndDaughter;
  if (isCalledAfter(names)) against += apart.fatherOf;
  if (isCrossed(pairs)) against += apart.crossed;
  if (areSonAndFather(names) || areFirstNamesExchanged(names) || areFamiliesExchanged(names))
    against += apart.exchanged;
  if (areOfTwoGenerations(names)) against += apart.generations;
  if (left.unpaired.length === 0 && right.unpairedAt[0] === 0)
    against += childCost(right, left, Math.min(...pairs.map(({ rightAt }) => rightAt[0])));
  if (right.unpaired.length === 0 && left.unpairedAt[0] === 0)
    against += childCost(left, right, Math.min(...pairs.map(({ leftAt }) => leftAt[0])));
  if (areAllPaired(names)) return against + (areTurned(names) ? apart.turned : 0);
  if (left.unpairedAt[0] === 0 && right.unpairedAt[0] === 0 && areNameAndTitle(left.tokens[0]!, right.tokens[0]!))
    against += apart.otherName;
  if (areBrothers(names)) against += apart.brothers;
  if (areParents(left, right) || areParents(right, left)) against += apart.parent;
  if (areFathersOfTwo(pairs)) against += apart.parent;
  if (isOtherFamily(names)) against += apart.otherFamily;
  if (isOtherServant(names)) against += apart.otherServant;
  if (isOfOtherHalf(names)) against += apart.otherHalf;
  if (isVietnameseOtherwise(names)) against += apart.otherGiven;
  if (isBurmese(left) && isBurmese(right)) against += inOrder(names) ? apart.moreWords : apart.moreAndTurned;
  return against;
}

/** Whether two Vietnamese names are the same except for the last word, the given name, which only one has. */
function isVietnameseOtherwise(names: AlignedNames): boolean {
  const { left, right } = names;
  const { tokens, unpairedAt } = right.unpaired.length === 0 ? left : right;
  if (left.unpaired.length + right.unpaired.length !== 1 || unpairedAt[0] !== tokens.length - 1) return false;
  const words = tokens.flatMap((token) => vietnameseSyllables(mainForm(token)));
  return inOrder(names) && areVietnamese(words) && isVietnameseSurname(words[0]!);
}

/**
 * The cost if the longer name is a child's: the child's own name, followed by the shorter name, which is the father's.
 * `fatherAt` is the position of the father's name in the longer one.
 */
function childCost(longer: Side, shorter: Side, fatherAt: number): number {
  if (shorter.tokens.length < 2) return 0;
  // After Abu and Umm stands a child's name.
  if (fatherAt === 0 || fatherAt > MAX_OWN_NAMES || longer.tokens[0]!.kind === 'light') return 0;
  const father = longer.tokens[fatherAt]!;
  const names = longer.tokens.slice(0, fatherAt).filter(({ kind }) => kind === 'word');
  if (names.length > 0 && isCalledSonOf(father)) return apart.child;
  const own = names.map(mainForm).filter((name) => !isPious(name));
  const parent = mainForm(father);
  if (own.length === 0 || areDoubleGivenNames(own.at(-1)!, parent)) return 0;
  // The shorter name may have the usual spelling where the list has an unusual one.
  const isParent = isOwnName(parent) || isOwnName(mainForm(shorter.tokens[0]));
  const isChild = own.every(isOwnName) && isParent;
  const isOfEthiopia =
    longer.tokens.some((token) => isEthiopianName(mainForm(token))) && [...own, parent].every(isEthiopianOrBiblical);
  return isChild || isOfEthiopia ? apart.child : 0;
}
/** Ethiopians and Eritreans also have names of saints and prophets: Abraham Isaias Afwerki. */
const isEthiopianOrBiblical = (name: string): boolean => isEthiopianName(name) || isBiblicalName(name);
/** Whether each has an own first name before the same names of father and forefathers. */
function areBrothers(names: AlignedNames): boolean {
  const { pairs, left, right } = names;
  if (pairs.length < 2 || !isOnlyFirstUnpaired(left) || !isOnlyFirstUnpaired(right)) return false;
  const [own, others] = [left.tokens[0]!, right.tokens[0]!];
  if (pairs.length >= MIN_NAMES_OF_FAMILY && isKnownName(own) && isKnownName(others) && inOrder(names)) return true;
  return (
    (isCalledSonOf(left.tokens[1]) || isCalledSonOf(right.tokens[1]) || isOwnName(mainForm(left.tokens[1]))) &&
    isOwnName(mainForm(own)) &&
    isOwnName(mainForm(others))
  );
}
const isOnlyFirstUnpaired = ({ unpairedAt }: Side): boolean => unpairedAt.length === 1 && unpairedAt[0] === 0;
/** If so many names agree, they are those of one family by any custom: Ana and María Villaseñor Zetina de Ocampo. */
const MIN_NAMES_OF_FAMILY = 3;
const isKnownName = ({ kind, bits }: NameToken): boolean => kind === 'word' && bits < rareBits;

/** Whether it is a given name by Arabic or Ethiopian custom, and so not a family name. */
const isOwnName = (name: string): boolean => isArabicGivenName(name) || isEthiopianName(name);
/** The same including Hausa names, which also follow a person's own given name: Abdulkadir Balarabe Musa. */
const isOwnOrHausaName = (name: string): boolean => isOwnName(name) || isHausaName(name);
/** A child's own names may be two: Saif al-Islam Gaddafi. */
const MAX_OWN_NAMES = 2;

/**
 * Whether the initial of a servant's name is followed by the initial of another name of God: A. Q. is not Abdul Rashid.
 */
const isOtherServant = ({ pairs, left, right }: AlignedNames): boolean =>
  pairs.some(
    (pair) =>
      pair.relation === 'initial' &&
      (isOtherMaster(left, pair.leftAt[0], pair.right[0]) || isOtherMaster(right, pair.rightAt[0], pair.left[0])),
  );
function isOtherMaster({ tokens, unpairedAt }: Side, initial: number, name: NameToken): boolean {
  const next = tokens[initial + 1];
  if (!unpairedAt.includes(initial + 1) || next?.kind !== 'initial') return false;
  const servant = mainForm(name);
  if (mainForm(tokens[initial]) !== 'a' || name.kind !== 'word') return false;
  if (!servant.startsWith(servantPrefix) || servant.length < MIN_SERVANT_LETTERS) return false;
  return soundOf(mainForm(next)) !== soundOf(servant.charAt(servantPrefix.length));
}
const MIN_SERVANT_LETTERS = 8;
/** Qadir is also spelled Kadir, and Ghaffar Gaffar. */
const soundOf = (letter: string): string => (/[qkgc]/.test(letter) ? 'k' : letter);

/**
 * Whether two Ethiopian names share the first half of a compound (Gebre) and continue differently, one is only like that
 * half (Tesfamariam, Tesfaye), or one lacks the word that begins such a name: Haile Selassie.
 */
const isOfOtherHalf = ({ pairs, left, right }: AlignedNames): boolean =>
  (right.unpaired.length === 0 && isWithoutBeginning(left)) ||
  (left.unpaired.length === 0 && isWithoutBeginning(right)) ||
  pairs.some(({ similarity, leftAt: [one], rightAt: [other] }) => {
    const [isHalf, isOthersHalf] = [isHalfOfOwn(left, one), isHalfOfOwn(right, other)];
    return (isHalf && isOthersHalf) || (similarity < 1 && isHalf !== isOthersHalf);
  });

/** Whether a word begins a compound whose second half only this name has. */
const isHalfOfOwn = ({ tokens, unpairedAt }: Side, at: number): boolean =>
  unpairedAt.includes(at + 1) && beginsEthiopian(mainForm(tokens[at]));

const isWithoutBeginning = ({ tokens, unpairedAt }: Side): boolean =>
  unpairedAt.length === 1 &&
  unpairedAt[0]! > 0 &&
  unpairedAt[0]! < tokens.length - 1 &&
  beginsEthiopian(mainForm(tokens[unpairedAt[0]!]));

/** 'Son of' and 'daughter of'. */
const ofSon = ['bin', 'ibn', 'ould', 'ag'];
const ofDaughter = ['bint', 'binti', 'mint'];
const sonOf = [...ofSon, 'ben', ...ofDaughter];

/** Whether 'son of' or 'daughter of' stands before a word. */
export const isCalledSonOf = (token: NameToken | undefined): boolean => token !== undefined && isAfter(token, sonOf);

const isFathers = (token: NameToken): boolean =>
  isCalledSonOf(token) || (token.isPatronymic && ofOglu.test(token.text)) || isJoinedOglu(token);
/** 'Son of' or 'daughter of' as a word after the father's name. */
const ofOglu = /\s(?:o[gğ]l[uıy]|ogly|ugli|oʻgʻli|uulu|uly|[qkg][iıy]z[iıy]?)$/u;
/** The same written together with the father's name: Nurlanuly. */
const isJoinedOglu = ({ forms }: NameToken): boolean =>
  forms.some((form) => joinedOglu.test(form) && forms.includes(form.replace(joinedOglu, '')));
const joinedOglu = /(?:oglu|ogly|ugli|uulu|uly|[qk][iy]z[iy])$/;

const areSonAndDaughter = (son: Side, daughter: Side): boolean =>
  daughter.tokens.some((token) => isAfter(token, ofDaughter)) && son.tokens.some((token) => isAfter(token, ofSon));

/**
 * Whether one is called Singh and the other Kaur, which distinguish Sikh men and women with the same given name:
 * Manpreet Singh, Manpreet Kaur.
 */
const areSikhManAndWoman = (man: Side, woman: Side): boolean => isCalled(man, 'singh') && isCalled(woman, 'kaur');
const isCalled = ({ unpaired }: Side, name: string): boolean => unpaired.some((token) => mainForm(token) === name);

/** Whether the first name of one only agrees with the patronymic of the other, whose own first name is unpaired. */
const isCalledAfter = ({ pairs, left, right }: AlignedNames): boolean =>
  pairs.some(
    (pair) =>
      (pair.leftAt[0] === 0 && right.unpairedAt[0] === 0 && pair.right[0].isPatronymic) ||
      (pair.rightAt[0] === 0 && left.unpairedAt[0] === 0 && pair.left[0].isPatronymic),
  );

const areNameAndTitle = (one: NameToken, other: NameToken): boolean =>
  (one.kind === 'word' && other.kind === 'light' && isNameToo(mainForm(other))) ||
  (other.kind === 'word' && one.kind === 'light' && isNameToo(mainForm(one)));

/** Whether two names with the same words have them in a different order, although custom allows only one. */
const areTurned = (names: AlignedNames): boolean =>
  !inOrder(names) && ((isBurmese(names.left) && isBurmese(names.right)) || areGivenNamesTurned(names));

/**
 * Whether two Vietnamese names agree in the family name at the same end, so that the given names are in another order.
 */
function areGivenNamesTurned({ pairs, left, right }: AlignedNames): boolean {
  const words = left.tokens.map(mainForm);
  if (words.length < 3 || right.tokens.length !== words.length || !areVietnamese(words)) return false;
  return [0, words.length - 1].some(
    (at) =>
      isVietnameseSurname(words[at]!) &&
      pairs.some(({ leftAt: [one], rightAt: [other] }) => one === at && other === at),
  );
}

const isBurmese = ({ tokens }: Side): boolean => tokens.every((token) => isBurmeseWord(mainForm(token)));

/**
 * Whether two words of one name are the female forms of the other's: the given name and the family name or patronymic.
 */
function areMansAndWomansNames(pairs: readonly Pair[]): boolean {
  let women = 0;
  let men = 0;
  let isFamily = false;
  for (const {
    similarity,
    relation,
    left: [one],
    right: [other],
  } of pairs) {
    if (relation === 'initial' || (similarity === 1 && relation === 'same')) continue;
    const [first, second] = [mainForm(one), mainForm(other)];
    const [isFirst, isSecond] = [first.endsWith('a'), second.endsWith('a')];
    if (isFirst === isSecond || isSpokenWithA(one) || isSpokenWithA(other)) continue;
    isFamily ||= ofWomen.test(isFirst ? first : second);
    if (isFirst) women++;
    else men++;
  }
  return isFamily && (women > 1 || men > 1);
}

/** Whether a word is written without its vowels, or in an Indian script, whose consonants are spelled with an 'a'. */
const isSpokenWithA = (token: NameToken): boolean => mainForm(token).startsWith('~') || isIndic(token.text);

/** Whether the particle stands before one word in one name and before another in the other. */
const isCrossed = (pairs: readonly Pair[]): boolean =>
  pairs.some(({ left, right }) => hasParticle(left[0]) && lacksParticle(right[0])) &&
  pairs.some(({ left, right }) => hasParticle(right[0]) && lacksParticle(left[0]));

/** Whether a word has no particle, not even one that is written together with it: Alshafee, Benslimane. */
const lacksParticle = (token: NameToken): boolean =>
  !hasParticle(token) && !/^(?:[ae]l|be[ln]).{4}/.test(mainForm(token));

/**
 * Whether a person's name and the father's have changed places, or two forefathers have: Aslam son of Akram, Akram son
 * of Aslam; Heydar Ilham oglu, Ilham Heydar oglu; Fahad bin Turki bin Nasser, Fahad bin Nasser bin Turki.
 */
function areSonAndFather({ pairs, left, right }: AlignedNames): boolean {
  const [father, otherFather] = [left.tokens.findIndex(isFathers), right.tokens.findIndex(isFathers)];
  if (father < 1 || otherFather < 1) return false;
  const forefathers = pairs
    .filter((pair) => isFathers(pair.left[0]) && isFathers(pair.right[0]))
    .toSorted((one, other) => one.leftAt[0] - other.leftAt[0])
    .map(({ rightAt }) => rightAt[0]);
  if (!isRising(forefathers)) return true;
  const places = pairs.map(({ leftAt, rightAt }) => [leftAt[0] < father, rightAt[0] < otherFather] as const);
  return (
    places.some(([isOwn, isOthersOwn]) => isOwn && !isOthersOwn) &&
    places.some(([isOwn, isOthersOwn]) => !isOwn && isOthersOwn)
  );
}

/** Whether both names have three words or more, and each agrees with one word of the other. */
const areThreeOrMoreInPairs = ({ pairs, left, right }: AlignedNames): boolean =>
  pairs.length >= 3 && left.tokens.length === pairs.length && right.tokens.length === pairs.length;

/**
 * Whether the names begin with different words of the same set, and both end with the same one: Yusuf Yahya Khaled N.,
 * Yahya Khaled Yusuf N.
 */
function areFirstNamesExchanged(names: AlignedNames): boolean {
  const { pairs, left, right } = names;
  const last = pairs.length - 1;
  return (
    areThreeOrMoreInPairs(names) &&
    [...left.tokens, ...right.tokens].every(
      (token) => isWordOrTitle(token) && !token.isSyllabic && !token.isPatronymic && !isAfter(token, ofFamily),
    ) &&
    pairs.every(({ leftAt: [one], rightAt: [other] }) =>
      one === last || other === last ? other === one : one !== 0 || other !== 0,
    )
  );
}

/** Titles that are given names as often: Hafez Bashar al-Assad is the son of Bashar Hafez al-Assad. */
const isWordOrTitle = (token: NameToken): boolean => token.kind === 'word' || titlesAndNames.has(mainForm(token));
const titlesAndNames: ReadonlySet<string> = new Set(['khan', 'hafez', 'hafiz']);

/** Whether the names have the same words, but two adjacent family names at one end are exchanged. */
function areFamiliesExchanged(names: AlignedNames): boolean {
  const { pairs, left } = names;
  if (!areThreeOrMoreInPairs(names) || inOrder(names)) return false;
  const last = pairs.length - 1;
  const places = left.tokens.map((_, at) => pairs.find(({ leftAt }) => leftAt[0] === at)?.rightAt[0] ?? -1);
  return [0, last - 1].some((at) => {
    const [first, second] = [places[at]!, places[at + 1]!];
    const isExchanged = first === second + 1 && (second === 0 || second === last - 1);
    return isExchanged && left.tokens.slice(at, at + 2).every(isFamily) && isRising(places.toSpliced(at, 2));
  });
}
const isFamily = (token: NameToken): boolean =>
  token.kind === 'word' && !token.isSyllabic && !token.isPatronymic && isEstablishedFamily(mainForm(token));
const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((one, at) => at === 0 || one > numbers[at - 1]!);

/** Whether the first two names are exchanged, by a custom in which the father's name follows: father and son. */
function areOfTwoGenerations({ pairs, left, right }: AlignedNames): boolean {
  if (pairs.length !== 2 || Math.min(left.tokens.length, right.tokens.length) !== 2) return false;
  const isExchanged = pairs.every(
    ({ leftAt, rightAt }) => leftAt.length + rightAt.length === 2 && leftAt[0] === 1 - rightAt[0],
  );
  if (!isExchanged) return false;
  const isWhole = left.tokens.length === right.tokens.length;
  if (isWhole && isGenitive(left.tokens[0]!) && isGenitive(right.tokens[0]!)) return true;
  const isOwn = isWhole ? isEthiopianName : isOwnOrHausaName;
  return [...left.tokens.slice(0, 2), ...right.tokens.slice(0, 2)].every((token) => isOwn(mainForm(token)));
}

/** Whether it is a Mongolian patronymic, recognised by its ending: Batboldyn, the child of Batbold. */
const isGenitive = ({ forms }: NameToken): boolean =>
  forms.some((form) => genitive.test(form) && forms.includes(form.replace(genitive, '')));
const genitive = /(?:g?i[iy]|y)n$/;

/** Particles of family names, which clerks put first: Sousa Teresa Melo. */
const ofFamily = ['da', 'das', 'de', 'do', 'dos'];
/** Whether a word also has a spelling with a particle, vocalised or not (~atyby, ~alatyby). */
const hasParticle = ({ kind, forms: [main = '', ...others] }: NameToken): boolean =>
  kind === 'word' && others.some((form) => form.length > main.length && form.endsWith(main.replace('~', '')));

/** Whether one is called a child's father and the other its mother. */
const areParents = (father: Side, mother: Side): boolean =>
  father.unpaired.some((token) => fathers.has(mainForm(token))) &&
  mother.unpaired.some((token) => mothers.has(mainForm(token)));
/**
 * Whether both are called 'father of', and one's child only agrees with the other's own name: Abu Musab, Musab Abu
 * Qura.
 */
const areFathersOfTwo = (pairs: readonly Pair[]): boolean =>
  pairs.some(({ left, right, leftAt, rightAt }) => {
    if (!fathers.has(mainForm(left[0])) || !fathers.has(mainForm(right[0]))) return false;
    const isLeftChild = (pair: Pair): boolean => pair.leftAt.includes(leftAt[0] + 1);
    const isRightChild = (pair: Pair): boolean => pair.rightAt.includes(rightAt[0] + 1);
    const child = pairs.find((pair) => isLeftChild(pair) || isRightChild(pair));
    return child !== undefined && !(isLeftChild(child) && isRightChild(child));
  });

/** Endings of Slavic women's family names and patronymics. */
const ofWomen = /(?:[oe]v|[iy]n|sk|[ay]y|ai|vn|chn)a$/;

/**
 * Whether the family name at the end of one name only agrees with an initial of the other, which ends in another family
 * name.
 */
const isOtherFamily = ({ pairs, left, right }: AlignedNames): boolean =>
  pairs.some(
    ({ relation, leftAt, rightAt }) =>
      relation === 'initial' &&
      (isInitialOfLast(left, leftAt[0], right, rightAt[0]) || isInitialOfLast(right, rightAt[0], left, leftAt[0])),
  );

/** Whether an initial within a name, whose last word is unpaired, stands for the last word of the other. */
function isInitialOfLast({ tokens, unpairedAt }: Side, initial: number, other: Side, full: number): boolean {
  const last = tokens.length - 1;
  return (
    tokens[initial]!.kind === 'initial' &&
    initial < last &&
    unpairedAt.includes(last) &&
    tokens[last]!.kind === 'word' &&
    full > 0 &&
    full === other.tokens.length - 1
  );
}
