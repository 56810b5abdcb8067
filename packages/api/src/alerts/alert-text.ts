/** How the contents of alerts begin: for whoever writes them, and for the page, which shows the same by a mark. */
import { RISK_LABELS, riskBand } from '@tamis/screening/risk/bands';
import type { Alert } from './schema.ts';

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

/** What became of an alert's matches: 'Both confirmed by Ines Valcourt', '1 dismissed, 1 waits'; null while all wait. */
export function matchesText({ matches }: Pick<Alert, 'matches'>): string | null {
  if (!matches) return null;
  const { waiting, confirmed, dismissed, withdrawn, decidedBy } = matches;
  const decided = (
    [
      [confirmed, 'confirmed'],
      [dismissed, 'dismissed'],
      [withdrawn, 'withdrawn'],
    ] as const
  ).filter(([number]) => number > 0);
  const [first] = decided;
  if (!first) return null;
  if (waiting > 0 || decided.length > 1) {
    const told = decided.map(([number, word]) => `${number} ${word}`);
    return [...told, ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'waits' : 'wait'}`] : [])].join(', ');
  }
  const [number, word] = first;
  const which =
    number === 1
      ? word.replace(/^./u, (letter) => letter.toUpperCase())
      : `${number === 2 ? 'Both' : `All ${number}`} ${word}`;
  return decidedBy.length === 0 ? which : `${which} by ${decidedBy.join(' and ')}`;
}
