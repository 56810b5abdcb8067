import * as v from 'valibot';
import { type Answer, type Model, prose } from '../ai/model.ts';
import { level } from '../wire.ts';

/** Papers put what matters first; this limits the cost of a request. */
const MAX_TEXT = 12_000;
const MAX_SUMMARY = 800;
const MAX_TOKENS = 400;

interface ArticleFacts {
  title: string;
  source: string;
  /** Plain text. */
  text: string;
  /** The parties that it is judged for. */
  names: readonly string[];
}

const Reading = v.strictObject({ riskLevel: level, summary: prose(MAX_SUMMARY) });
type Reading = v.InferOutput<typeof Reading>;

/** Asks the model for the level of an article, judged for the named parties, and for a short summary. */
export function readByModel(model: Model, { text, ...facts }: ArticleFacts): Promise<Answer<Reading>> {
  const data = { ...facts, text: text.slice(0, MAX_TEXT) };
  return model.ask({ instructions: INSTRUCTIONS, data, answer: Reading, maxTokens: MAX_TOKENS });
}

const INSTRUCTIONS = [
  'You read news for a compliance analyst. You are given an article and the names of parties that it mentions. Your answer',
  'has the shape {"riskLevel": "high" | "medium" | "low", "summary": "..."}. The level is high when a named party is',
  'investigated, charged, convicted, fined or sanctioned for a serious offence, medium when one is suspected of it, low when',
  'none is, or when they are victims, witnesses, accusers or were cleared. The summary is two or three plain English',
  'sentences, at most 600 characters, no markup and no links.',
].join(' ');
