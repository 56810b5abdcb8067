import type { Alert } from './schema.ts';

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
