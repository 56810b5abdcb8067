import { type ArticleVerdict, classifyArticle } from '@tamis/screening/media/classify-article';
import { isReadable } from '@tamis/screening/media/languages';
import { summariseArticle } from '@tamis/screening/media/summarise-article';
import { RULES } from '../ai/model.ts';
import type { Ctx } from '../context.ts';
import { turnsOf } from '../turns.ts';
import type { Level } from '../wire.ts';
import { NOTHING_ADVERSE } from './is-adverse.ts';
import { lowerOf } from './level-order.ts';

/** The author of a level or summary that came with the article. */
const PERSON = 'person';

/** A submitted article; its level or summary may be missing. */
interface UnjudgedArticle {
  title: string;
  /** Plain text. */
  content: string;
  riskLevel?: Level | undefined;
  aiSummary?: string | undefined;
}

/** A monitored party that it names, or that a person says it is about. */
interface Party {
  id: number;
  name: string;
  isChosen: boolean;
}

export interface JudgedArticle {
  riskLevel: Level;
  riskLevelBy: string;
  aiSummary: string;
  summaryBy: string;
  /** What the rules found, in words; null if a person gave both. */
  findings: string | null;
}

interface Judged {
  article: JudgedArticle;
  /** What the rules found and why, for the audit log; null if a person gave level and summary. */
  judgement: Judgement | null;
  /** The level for each party, by id; missing if the article's own level applies. */
  levels: ReadonlyMap<number, Level>;
}

export interface Judgement extends Pick<ArticleVerdict, 'riskLevel' | 'score' | 'offences' | 'stage' | 'reasons'> {
  by: 'rules';
}

/** Enough to explain a level; further ones repeat them. */
const MAX_REASONS = 5;
/**
 * How many parties an article is judged for individually, which limits the work. The article's own level applies to the
 * others.
 */
const MAX_JUDGED = 20;

/**
 * Judges an article by local rules, for each party that it names, because a witness of a crime is no criminal. The
 * level of the article is the highest of these, unless a person gave one: that level applies to the parties that the
 * person chose, and is the upper limit for the others. A summary that came with the article is kept. Other requests are
 * served in between.
 */
export async function judgeArticle(
  { breathe }: Pick<Ctx, 'breathe'>,
  { title, content, riskLevel, aiSummary }: UnjudgedArticle,
  parties: readonly Party[],
): Promise<Judged> {
  const pause = turnsOf(breathe);
  const verdicts = new Map<Party, ArticleVerdict>();
  for (const party of parties.slice(0, MAX_JUDGED)) {
    verdicts.set(party, classifyArticle({ title, text: content, names: [party.name] }));
    await pause();
  }
  const [worst] = [...verdicts.values()].toSorted((one, other) => other.score - one.score);
  const verdict = worst ?? classifyArticle({ title, text: content, names: [] });
  const level = riskLevel ?? verdict.riskLevel;
  const isTold = riskLevel !== undefined && aiSummary !== undefined;
  return {
    article: {
      riskLevel: level,
      riskLevelBy: riskLevel === undefined ? RULES : PERSON,
      aiSummary: aiSummary ?? summariseArticle(content, verdict),
      summaryBy: aiSummary === undefined ? RULES : PERSON,
      findings: isTold ? null : findingsOf(verdict, `${title}\n${content}`),
    },
    judgement: isTold ? null : { by: 'rules', ...verdict, reasons: verdict.reasons.slice(0, MAX_REASONS) },
    levels: new Map(
      [...verdicts]
        .filter(([{ isChosen }]) => riskLevel === undefined || !isChosen)
        .map(([{ id }, own]) => [id, lowerOf(level, own.riskLevel)]),
    ),
  };
}

/** Such articles count, because they may say more than the rules understand. */
const NOT_UNDERSTOOD = {
  accusation: 'An accusation that is denied or has no known offence',
  language: 'Nothing, in a language that they do not read',
} as const;

/** 'Fraud, money laundering; charged'. */
function findingsOf({ offences, stage, hasAccusation }: ArticleVerdict, text: string): string {
  const words = [offences.join(', ').replaceAll('_', ' '), stage].filter(Boolean).join('; ');
  if (words !== '') return `${words[0]?.toUpperCase()}${words.slice(1)}`;
  if (hasAccusation) return NOT_UNDERSTOOD.accusation;
  return isReadable(text) ? NOTHING_ADVERSE : NOT_UNDERSTOOD.language;
}
