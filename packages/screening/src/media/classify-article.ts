/**
 * Judges an article by local rules: which offence, how far the law has come, and whether it is said of the party. The
 * weights were set by hand on one half of labelled headlines and measured on the other; DESIGN.md has the figures.
 */
import { type RiskLevel, riskBand } from '../risk/bands.ts';
import { type Context, type Role, findContexts, isFought, isNegated, isPublicBody, roleOf } from './context.ts';
import { type MentionFinder, mentionFinder } from './mentions.ts';
import { OFFENCES, type Offence } from './offences.ts';
import { type FoundPhrase, phraseFinder } from './phrases.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { CLEARED, type LegalStage, STAGE_WEIGHTS, findStages, furthestStage, stageOf } from './stages.ts';

interface ArticleText {
  title: string;
  /** Plain text. */
  text: string;
  /** The names of the party that it is judged for; without them, whoever is accused in it. */
  names: readonly string[];
}

/** A sentence that tells why. */
interface Reason {
  /** Which part of the article `start` and `end` count in. */
  part: 'title' | 'text';
  /** Place of the sentence, `end` exclusive. */
  start: number;
  end: number;
  offences: Offence[];
  stage: LegalStage | null;
  /** From 0 to 1: what the sentence alone says against the party. */
  weight: number;
}

export interface ArticleVerdict {
  riskLevel: RiskLevel;
  /** From 0 to 100, banded as every risk score is. */
  score: number;
  /** Most telling first. */
  offences: Offence[];
  /** How far the law has come; null where the article does not tell. */
  stage: LegalStage | null;
  /** Most telling first. */
  reasons: Reason[];
}

const findOffences = phraseFinder(OFFENCES);

/** Longer articles are judged by their beginning, where papers put what matters: it bounds the work. */
const MOST_CHARACTERS = 20_000;
/** An offence that is named without a word of the law: beside the party's name it is said of the party. */
const UNTOLD_STAGE = { beside: 0.47, apart: 0.33 } as const;
/** A word of the law without an offence that we know. */
const UNTOLD_OFFENCE = { beside: 0.65, apart: 0.55 } as const;
/** Offences that are named because somebody fights or explains them; with a word of the law there may still be a case. */
const FOUGHT = { alone: 0.03, withStage: 0.55 } as const;
/** The party tells of the offence, or suffered it. */
const ROLE_WEIGHTS: Readonly<Record<Role, number>> = { subject: 1, teller: 0.3, victim: 0.25 };
/** How much of a sentence counts that stands one, two or more sentences from the nearest mention of the party. */
const NEARNESS = [1, 0.9, 0.8] as const;
/** In an article that does not name the party at all in this spelling. */
const UNMENTIONED = 0.9;
/** Each further sentence, most telling first, counts about half of the one before, as articles do in the assessment. */
const FURTHER_SENTENCE = 0.55;
/** Every word of policy, research or advertising in the headline and the lead takes as much from what is not a case. */
const TALK = { each: 0.78, least: 0.15 } as const;

/** What a sentence counts at most once the party is cleared: together they stay a low risk. */
const CLEARED_SENTENCE = 0.15;

interface ReadSentence {
  part: Reason['part'];
  sentence: Sentence;
  offences: FoundPhrase<Offence>[];
  stage: LegalStage | null;
  contexts: FoundPhrase<Context>[];
  /** Null where the party is not named in it. */
  role: Role | null;
}

/**
 * What an article says against a party: the level of risk, the offences, the stage of the law and the sentences that
 * tell so. Deterministic; English only; never an error.
 */
export function classifyArticle({ title, text, names }: ArticleText): ArticleVerdict {
  const findMentions = mentionFinder(names);
  const read = [
    ...sentencesOf(title).map((sentence) => readSentence('title', sentence, findMentions)),
    ...sentencesOf(text.slice(0, MOST_CHARACTERS)).map((sentence) => readSentence('text', sentence, findMentions)),
  ];
  const article = aboutArticle(read, names);
  const reasons = read
    .map((sentence, at) => reasonOf(sentence, article.isNamed ? nearness(read, at) : 1, article))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return verdictOf(reasons);
}

function readSentence(part: Reason['part'], sentence: Sentence, findMentions: MentionFinder): ReadSentence {
  const { words } = sentence;
  const contexts = findContexts(words);
  const stages = findStages(words).filter((phrase) => !isNegated(phrase, contexts));
  const roles = findMentions(sentence).map((mention) => roleOf(mention, { words, contexts, stages }));
  return {
    part,
    sentence,
    contexts,
    offences: findOffences(words).filter((phrase) => !isNegated(phrase, contexts)),
    stage: stageOf(words, stages),
    role: strongest(roles),
  };
}

/** What holds for the whole article. */
interface About {
  /** Whether a sentence names the party. */
  isNamed: boolean;
  /** The part it plays where it is named. */
  role: Role;
  /** How much of what the article says concerns the party at all, from 0 to 1. */
  share: number;
  /** How much is left of what is not a case in an article of policy, research or advertising, from 0 to 1. */
  talk: number;
  /** What a sentence counts at most, from 0 to 1. */
  most: number;
}

function aboutArticle(read: readonly ReadSentence[], names: readonly string[]): About {
  const role = strongest(read.flatMap((sentence) => sentence.role ?? []));
  return {
    isNamed: role !== null,
    role: role ?? 'subject',
    share: (names.some(isPublicBody) ? ROLE_WEIGHTS.teller : 1) * (role === null && names.length > 0 ? UNMENTIONED : 1),
    talk: talkFactor(read),
    most: isCleared(read) ? CLEARED_SENTENCE : 1,
  };
}

/** The part that counts where a party plays several: who is accused once is accused. */
function strongest(roles: readonly Role[]): Role | null {
  return (['subject', 'victim', 'teller'] as const).find((role) => roles.includes(role)) ?? null;
}

/** How much of what a sentence says concerns the party: all where it is named, less with each sentence away from it. */
function nearness(read: readonly ReadSentence[], at: number): number {
  const distance = NEARNESS.findIndex((_, away) => [read[at - away], read[at + away]].some((one) => one?.role));
  return NEARNESS[distance] ?? NEARNESS.at(-1)!;
}

/** The headline and the first sentence say what the news is: whoever is cleared there is cleared. */
function isCleared(read: readonly ReadSentence[]): boolean {
  const opening = [read.find(({ part }) => part === 'title'), read.find(({ part }) => part === 'text')];
  return opening.some((one) => one?.stage && CLEARED.has(one.stage));
}

/** The headline and the first sentences, where an article says what it is. */
const LEAD = 4;

function talkFactor(read: readonly ReadSentence[]): number {
  const count = read
    .slice(0, LEAD)
    .reduce((sum, { contexts }) => sum + contexts.filter(({ meaning }) => meaning === 'talk').length, 0);
  return Math.max(TALK.least, TALK.each ** count);
}

function reasonOf(read: ReadSentence, near: number, { role, share, talk, most }: About): Reason {
  const { part, sentence, stage, contexts } = read;
  const committed = read.offences.filter((offence) => !isFought(offence, contexts, sentence.words));
  const offences = [...new Set((committed.length > 0 ? committed : read.offences).map(({ meaning }) => meaning))];
  const deed = deedWeight(read, committed, stage);
  const isCase = stage !== null && STAGE_WEIGHTS[stage] > STAGE_WEIGHTS.investigated;
  const weight =
    deed *
    near *
    share *
    ROLE_WEIGHTS[read.role ?? (role === 'victim' ? role : 'subject')] *
    (isCase ? 1 - (1 - talk) / 2 : talk);
  return { part, start: sentence.start, end: sentence.end, offences, stage, weight: Math.min(weight, most) };
}

function deedWeight(
  { offences, role }: ReadSentence,
  committed: readonly FoundPhrase<Offence>[],
  stage: LegalStage | null,
): number {
  const told = stage === null ? UNTOLD_STAGE[role ? 'beside' : 'apart'] : STAGE_WEIGHTS[stage];
  if (committed.length > 0) return told;
  if (offences.length > 0) return stage === null ? FOUGHT.alone : told * FOUGHT.withStage;
  return stage === null ? 0 : told * (role ? UNTOLD_OFFENCE.beside : UNTOLD_OFFENCE.apart);
}

function verdictOf(reasons: Reason[]): ArticleVerdict {
  const unharmed = reasons.reduce((rest, { weight }, rank) => rest * (1 - weight * FURTHER_SENTENCE ** rank), 1);
  const score = Math.round(100 * (1 - unharmed));
  return {
    riskLevel: riskBand(score),
    score,
    offences: [...new Set(reasons.flatMap(({ offences }) => offences))],
    stage: furthestStage(reasons.flatMap(({ stage }) => stage ?? [])),
    reasons,
  };
}
