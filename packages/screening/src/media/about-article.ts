/**
 * Facts about a whole article: which character it is judged for, what part that character plays, and what kind of text
 * it is.
 */
import { type UnnamedAccused, castOf } from './cast.ts';
import { type Character, type Part, isCleared, isForAnother, partOf } from './characters.ts';
import { isPublicBody } from './context.ts';
import { type ArticleKind, kindOf } from './kinds.ts';
import type { ReadSentence } from './read-article.ts';
import { COMPANY_WORDS } from './tables/people-words.ts';

/** How much of what an article says counts against a party that plays this part in it. */
const PART_WEIGHTS: Readonly<Record<Part, number>> = { accused: 1, named: 1, bystander: 0.2, cleared: 1 };
/** A bystander only because of a deed, if nobody else is accused. */
const BYSTANDER_BY_DEED = { headline: 0.7, text: 0.45 } as const;
/**
 * Named while another is accused by name: the deed is probably the other's, unless the headline names the party. The
 * discount is smaller if a sentence that names the party mentions an offence. A character mentioned only because of the
 * other one is a bystander.
 */
const BESIDE_ACCUSED = { headline: 1, among: 0.9, apart: 0.5 } as const;
/** Named, and the only one who was accused is cleared. */
const BESIDE_CLEARED = 0.4;
/** Named, and all the accused are unnamed people who cannot be the party: three men, a rival's directors. */
const BESIDE_OTHERS = 0.35;
/** A public body is the accuser, the judge or the source, and seldom the accused. */
const PUBLIC_BODY = 0.3;
/** The article does not name the party at all in this spelling. */
const UNMENTIONED = 0.8;
/**
 * What remains of an accusation that is refuted, of a crime by unknown people, and in a text with this many words of
 * one field.
 */
const KIND = { refuted: 0.35, unknown: 0.35, words: [1, 1, 0.75, 0.5, 0.35] } as const;
/**
 * Each word of policy, research or advertising in the headline and the lead reduces by this factor whatever is not a
 * case.
 */
const TALK = { each: 0.83, least: 0.15 } as const;
/** The headline and the first sentences, where an article shows what it is about. */
const LEAD = 4;
/** The maximum weight of a sentence once the party is cleared: together they remain a low risk. */
const CLEARED_SENTENCE = 0.15;

export interface About {
  /**
   * Whom the article is judged for: the party or, without one, the worst accused character; null if it names nobody
   * suitable.
   */
  hero: Character | null;
  /** How much of what the article says concerns the hero at all, from 0 to 1. */
  share: number;
  /** How much remains of what is not a case in an article of policy, research or advertising, from 0 to 1. */
  talk: number;
  /**
   * How much remains of what is not a legal phrase about the hero in a text of sport, art, trade and the like, from 0
   * to 1.
   */
  kind: number;
  /** The maximum weight of a sentence, from 0 to 1. */
  most: number;
}

/** Without names, the article is judged for the worst accused character. */
export function aboutArticle(article: readonly ReadSentence[], names: readonly string[]): About {
  const { characters: cast, unnamed } = castOf(article);
  const hero = (names.length > 0 ? cast.find(({ isParty }) => isParty) : worstOf(cast)) ?? null;
  const others = cast.filter((one) => one !== hero && one.isFull);
  const part = hero ? partOf(hero) : 'named';
  const isHearsay = part !== 'accused' && names.some(isPublicBody);
  const isUnmentioned = hero === null && names.length > 0;
  return {
    hero,
    share:
      (hero ? shareOf(hero, article, others, unnamed) : 1) *
      (isHearsay ? PUBLIC_BODY : 1) *
      (isUnmentioned ? UNMENTIONED : 1),
    talk: talkFactor(article),
    kind: kindFactor(hero ? [hero] : cast, kindOf(article.map(({ sentence }) => sentence.words))),
    most: part === 'cleared' ? CLEARED_SENTENCE : 1,
  };
}

/**
 * An accused character; otherwise one who is not shown to have no part in it; otherwise a cleared one or a bystander.
 */
const worstOf = (cast: readonly Character[]): Character | undefined =>
  cast.toSorted((a, b) => innocenceOf(a) - innocenceOf(b))[0];

function innocenceOf(character: Character): number {
  const part = partOf(character);
  if (part === 'named') return character.isFull ? 1 : 3;
  return { accused: 0, cleared: 2, bystander: 4 }[part];
}

function shareOf(
  hero: Character,
  article: readonly ReadSentence[],
  others: readonly Character[],
  unnamed: readonly UnnamedAccused[],
): number {
  const part = partOf(hero);
  const parts = new Set(others.map(partOf));
  const isHeadline = article.some(({ part: place }, at) => place === 'title' && hero.scenes.has(at));
  const isByDeed = part === 'bystander' && hero.harmless['by title'] === 0;
  if ((isByDeed || part === 'named') && !parts.has('accused') && isOfOthers(hero, unnamed)) return BESIDE_OTHERS;
  if (isByDeed && !parts.has('accused')) {
    return BYSTANDER_BY_DEED[isHeadline ? 'headline' : 'text'];
  }
  if (part !== 'named') return PART_WEIGHTS[part];
  if (!parts.has('accused')) return others.some(isCleared) ? BESIDE_CLEARED : PART_WEIGHTS.named;
  if (isHeadline) return BESIDE_ACCUSED.headline;
  if (isForAnother(hero)) return PART_WEIGHTS.bystander;
  const isAmong = article.some(
    ({ offences, stage }, at) => hero.scenes.has(at) && (offences.length > 0 || stage !== null),
  );
  return BESIDE_ACCUSED[isAmong ? 'among' : 'apart'];
}

function talkFactor(article: readonly ReadSentence[]): number {
  const count = article
    .slice(0, LEAD)
    .reduce((sum, { contexts }) => sum + contexts.filter(({ meaning }) => meaning === 'talk').length, 0);
  return Math.max(TALK.least, TALK.each ** count);
}

/** Whether the unnamed accused cannot be the hero: several people, or a person if the hero is a company. */
const isOfOthers = (hero: Character, unnamed: readonly UnnamedAccused[]): boolean =>
  unnamed.length > 0 &&
  unnamed.every(
    ({ scene, isBeside, isOfSeveral, isOfPeople }) =>
      isBeside || (!hero.scenes.has(scene) && (isOfSeveral || (isOfPeople && isCompanyName(hero.words)))),
  );

const isCompanyName = (words: ReadonlySet<string>): boolean => [...words].some((word) => COMPANY_WORDS.has(word));

/**
 * How much the kind of text leaves of what it says against somebody. A guilty verdict stands in any text. An accusation
 * stands unless it is refuted. A mere name beside a crime, or a deed in words that sport also uses, stands only in
 * news.
 */
function kindFactor(
  characters: readonly Character[],
  { fieldWords, isOffenderUnknown, isRefuted }: ArticleKind,
): number {
  const verdictsFound = new Set(characters.flatMap(({ verdicts }) => verdicts.map(({ verdict }) => verdict)));
  if (verdictsFound.has('guilty')) return 1;
  const refuted = isRefuted ? KIND.refuted : 1;
  if (verdictsFound.has('accused')) return refuted;
  const unknown = isOffenderUnknown ? KIND.unknown : 1;
  return Math.min(refuted, unknown, KIND.words[Math.min(fieldWords, KIND.words.length - 1)]!);
}
