/** How the contents of alerts begin: for the services that write them, and for the page, which shows a mark in its place. */
import { RISK_LABELS, riskBand } from '@tamis/screening/risk/bands';

/** An article's title and source follow. */
export const MEDIA_BEGINNING = 'Adverse media: ';

const banded = (score: number): string => `${score} (${RISK_LABELS[riskBand(score)]})`;

/** 'Risk score changed from 38 (Low Risk) to 58 (Medium Risk).' Why it changed may follow. */
export const scoreChangeText = (before: number, after: number): string =>
  `Risk score changed from ${banded(before)} to ${banded(after)}.`;

/** The two scores that `scoreChangeText` was made of; null where the content does not begin with it. */
export function scoreChangeIn(content: string): { before: number; after: number } | null {
  const [, before, after] = /from (\d+) .*? to (\d+) /u.exec(content)?.map(Number) ?? [];
  if (before === undefined || after === undefined) return null;
  return content.startsWith(scoreChangeText(before, after)) ? { before, after } : null;
}
