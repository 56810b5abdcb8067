import { type ArticleVerdict, classifyArticle } from '@tamis/screening/media/classify-article';
import { summariseArticle } from '@tamis/screening/media/summarise-article';
import { RULES } from '../ai/model.ts';
import type { Level } from '../wire.ts';

/** Who set a level or wrote a summary that came with the article. */
const PERSON = 'person';

/** An article as it comes in: a level or a summary that nobody gave is missing. */
interface UnjudgedArticle {
  title: string;
  /** Plain text. */
  content: string;
  riskLevel?: Level | undefined;
  aiSummary?: string | undefined;
}

export interface JudgedArticle {
  riskLevel: Level;
  riskLevelBy: string;
  aiSummary: string;
  summaryBy: string;
  /** What the rules found, in words; null where a person gave both. */
  findings: string | null;
  /** The same with its reasons, for the audit log. */
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
  if (riskLevel !== undefined && aiSummary !== undefined) {
    return { riskLevel, riskLevelBy: PERSON, aiSummary, summaryBy: PERSON, findings: null, judgement: null };
  }
  const verdict = classifyArticle({ title, text: content, names });
  return {
    riskLevel: riskLevel ?? verdict.riskLevel,
    riskLevelBy: riskLevel === undefined ? RULES : PERSON,
    aiSummary: aiSummary ?? summariseArticle(content, verdict),
    summaryBy: aiSummary === undefined ? RULES : PERSON,
    findings: findingsOf(verdict),
    judgement: { by: 'rules', ...verdict, reasons: verdict.reasons.slice(0, MOST_REASONS) },
  };
}

/** 'Fraud, money laundering; charged'. */
function findingsOf({ offences, stage }: ArticleVerdict): string {
  const words = [offences.join(', ').replaceAll('_', ' '), stage].filter(Boolean).join('; ');
  return words === '' ? 'Nothing adverse' : `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
