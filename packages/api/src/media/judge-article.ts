import { type ArticleVerdict, classifyArticle } from '@tamis/screening/media/classify-article';
import { summariseArticle } from '@tamis/screening/media/summarise-article';
import type { Level } from '../wire.ts';

/** An article as it comes in: a level or a summary that nobody gave is missing. */
export interface UnjudgedArticle {
  title: string;
  /** Plain text. */
  content: string;
  riskLevel?: Level | undefined;
  aiSummary?: string | undefined;
}

export interface JudgedArticle {
  riskLevel: Level;
  /** Says so where it or the level was made by local rules. */
  aiSummary: string;
  /** What the rules found, for the audit log; null where a person gave both. */
  judgement: Judgement | null;
}

export interface Judgement extends Pick<ArticleVerdict, 'riskLevel' | 'score' | 'offences' | 'stage' | 'reasons'> {
  by: 'rules';
}

/** As many as explain a level; the rest repeats them. */
const MOST_REASONS = 5;

/** Fills in the level and the summary by local rules where they are missing; what a person gave stays. */
export function judgeArticle(article: UnjudgedArticle, names: readonly string[]): JudgedArticle {
  const { title, content, riskLevel, aiSummary } = article;
  if (riskLevel !== undefined && aiSummary !== undefined) return { riskLevel, aiSummary, judgement: null };
  const verdict = classifyArticle({ title, text: content, names });
  const summary = aiSummary ?? summariseArticle(content, verdict);
  return {
    riskLevel: riskLevel ?? verdict.riskLevel,
    aiSummary: `${summary} ${madeByRules(article, verdict)}`.trim(),
    judgement: { by: 'rules', ...verdict, reasons: verdict.reasons.slice(0, MOST_REASONS) },
  };
}

/** 'Risk level and summary by local rules: fraud, money laundering; charged.' */
function madeByRules({ riskLevel, aiSummary }: UnjudgedArticle, { offences, stage }: ArticleVerdict): string {
  if (riskLevel !== undefined) return 'Summary by local rules.';
  const what = aiSummary === undefined ? 'Risk level and summary' : 'Risk level';
  const found = [offences.join(', ').replaceAll('_', ' '), stage].filter(Boolean).join('; ');
  return `${what} by local rules: ${found || 'nothing adverse found'}.`;
}
