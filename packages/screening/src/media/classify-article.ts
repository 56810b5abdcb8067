/**
 * Judges an article by local rules: which offence, which legal stage, and whether it concerns the party. The weights
 * were set by hand on one half of labelled headlines and measured on the other; DESIGN.md has the figures.
 */
import { type RiskLevel, riskBand } from '../risk/bands.ts';
import { type About, aboutArticle } from './about-article.ts';
import { mentionFinder } from './mentions.ts';
import type { Offence } from './offences.ts';
import { type ReadSentence, readArticle } from './read-article.ts';
import { type LegalStage, STAGE_WEIGHTS, furthestStage } from './stages.ts';

interface ArticleText {
  title: string;
  /** Plain text. */
  text: string;
  /** The names of the party that it is judged for; if empty, it is judged for the worst accused character. */
  names: readonly string[];
}

/** A sentence that explains the verdict. */
interface Reason {
  /** The part of the article that `start` and `end` refer to. */
  part: 'title' | 'text';
  /** Position of the sentence, `end` exclusive. */
  start: number;
  end: number;
  offences: Offence[];
  stage: LegalStage | null;
  /** From 0 to 1: how much this sentence alone counts against the party. */
  weight: number;
}

export interface ArticleVerdict {
  riskLevel: RiskLevel;
  /** From 0 to 100, banded like every risk score. */
  score: number;
  /** Strongest first. */
  offences: Offence[];
  /** The legal stage; null if the article does not state one. */
  stage: LegalStage | null;
  /** Strongest first. */
  reasons: Reason[];
  /** Whether it says that somebody is accused, guilty or cleared, even if no offence counts: 'denies fraud'. */
  hasAccusation: boolean;
}

/** An offence without a legal phrase: beside the party's name it counts against the party. */
const NO_STAGE = { beside: 0.51, apart: 0.33 } as const;
/** A legal phrase without a known offence. */
const NO_OFFENCE = { beside: 0.65, apart: 0.55 } as const;
/**
 * Offences mentioned because somebody fights or explains them count for nothing; with a legal phrase there may be a
 * case.
 */
const FOUGHT_WITH_STAGE = 0.55;
/** In a text about sport, art or trade, a sentence with both an offence and an accusation is probably news. */
const ACCUSING_SENTENCE = 1.3;
/** The weight of a sentence that is not next to one that names the party. */
const FAR_SENTENCE = 0.8;
/**
 * Each further sentence, strongest first, counts about half as much as the one before, like articles in the assessment.
 */
const FURTHER_SENTENCE = 0.55;

/**
 * What an article says against a party: the level of risk, the offences, the legal stage and the sentences that support
 * them. Deterministic; never throws.
 */
export function classifyArticle({ title, text, names }: ArticleText): ArticleVerdict {
  const article = readArticle(title, text, mentionFinder(names), names);
  const about = aboutArticle(article, names);
  const reasons = article
    .map((sentence, at) => reasonOf(sentence, at, about))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return verdictOf(
    reasons,
    article.some(({ verdicts }) => verdicts.length > 0),
  );
}

function reasonOf(read: ReadSentence, at: number, about: About): Reason {
  const { part, sentence, stage, committed } = read;
  const offences = [...new Set((committed.length > 0 ? committed : read.offences).map(({ meaning }) => meaning))];
  const isCase = stage !== null && STAGE_WEIGHTS[stage] > STAGE_WEIGHTS.investigated;
  const weight =
    deedWeight(read, about.hero?.scenes.has(at) ?? false) *
    nearness(at, about) *
    about.share *
    kindWeight(read, about) *
    (isCase ? 1 - (1 - about.talk) / 2 : about.talk);
  return { part, start: sentence.start, end: sentence.end, offences, stage, weight: Math.min(weight, about.most) };
}

function deedWeight({ offences, committed, stage }: ReadSentence, isBeside: boolean): number {
  const weight = stage === null ? NO_STAGE[isBeside ? 'beside' : 'apart'] : STAGE_WEIGHTS[stage];
  if (committed.length > 0) return weight;
  if (stage === null) return 0;
  if (offences.length > 0) return weight * FOUGHT_WITH_STAGE;
  return weight * (isBeside ? NO_OFFENCE.beside : NO_OFFENCE.apart);
}

/**
 * How much of a sentence concerns the party: all of it if it names the party or is next to one that does, otherwise
 * less.
 */
function nearness(at: number, { hero }: About): number {
  const isNear = hero === null || [at - 1, at, at + 1].some((near) => hero.scenes.has(near));
  return isNear ? 1 : FAR_SENTENCE;
}

function kindWeight({ verdicts, committed }: ReadSentence, { kind }: About): number {
  const isAccusing = verdicts.some(({ meaning }) => meaning === 'guilty' || meaning === 'accused');
  return isAccusing && committed.length > 0 ? Math.min(1, kind * ACCUSING_SENTENCE) : kind;
}

function verdictOf(reasons: Reason[], hasAccusation: boolean): ArticleVerdict {
  const unharmed = reasons.reduce((rest, { weight }, rank) => rest * (1 - weight * FURTHER_SENTENCE ** rank), 1);
  const score = Math.round(100 * (1 - unharmed));
  return {
    riskLevel: riskBand(score),
    score,
    offences: [...new Set(reasons.flatMap(({ offences }) => offences))],
    stage: furthestStage(reasons.flatMap(({ stage }) => stage ?? [])),
    reasons,
    hasAccusation,
  };
}
