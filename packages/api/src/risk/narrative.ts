import { RISK_LABELS, riskBand } from '@tamis/screening/risk/bands';
import type { RiskFactor } from '@tamis/screening/risk/combine';
import * as v from 'valibot';
import { type Answer, type Model, prose } from '../ai/model.ts';

/** In characters. The model is asked for 1,000; a little more is accepted. */
const MAX_SUMMARY = 1_200;
const MAX_TOKENS = 400;

/** What the model gets: only what the assessment is based on. */
export interface NarrativeFacts {
  party: object;
  scores: Record<RiskFactor, number>;
  contributions: Record<RiskFactor, number>;
  overall: number;
  rulesSummary: string;
  articles: readonly { title: string; source: string; level: string }[];
}

/**
 * Lets the model summarise an assessment. A text that names another band, or does not contain the overall score, is
 * rejected; what it says about the four scores is not checked. The model sets no score and no flag: its text is only
 * shown.
 */
export function narrate(model: Model, facts: NarrativeFacts): Promise<Answer<{ summary: string }>> {
  const { overall } = facts;
  return model.ask({
    instructions: INSTRUCTIONS,
    data: { ...facts, band: RISK_LABELS[riskBand(overall)] },
    answer: v.strictObject({
      summary: v.pipe(
        prose(MAX_SUMMARY),
        v.check((text) => namesOnly(riskBand(overall), text), 'the summary names another risk band'),
        v.check((text) => new RegExp(`\\b${overall}\\b`, 'u').test(text), 'the summary does not say the score'),
      ),
    }),
    maxTokens: MAX_TOKENS,
  });
}

const INSTRUCTIONS = [
  'You write the summary of a risk assessment for a compliance analyst.',
  'You are given the party, four scores from 0 to 100, the overall score with its band, what each factor contributes, the',
  'summary by rules, and adverse media. Your answer has the shape {"summary": "..."}: two to four plain English sentences,',
  'at most 1000 characters, no markup and no links. Say the overall score, name its band exactly as given and no other',
  'band, and what brings it about.',
].join(' ');

function namesOnly(band: string, text: string): boolean {
  const named = text.toLowerCase().match(/\b(?:high|medium|low)(?=[ -]risk\b)/gu) ?? [];
  return named.every((one) => one === band);
}
