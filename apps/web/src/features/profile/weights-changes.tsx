import type { RiskAssessment } from '@tamis/api/risk/schema';
import { DateText } from '@tamis/ui/date-text';

/** How many changes are listed; the plot shows all. */
const TOLD = 3;

/** Changes of the score without new evidence, because an administrator changed the risk weights. */
export function WeightsChanges({ history }: { history: RiskAssessment['history'] }) {
  const changes = history
    .flatMap(({ overall, createdAt, byOtherWeights }, at) => {
      const before = history[at - 1]?.overall;
      return byOtherWeights && before !== undefined && before !== overall ? [{ before, overall, createdAt }] : [];
    })
    .slice(-TOLD)
    .toReversed();
  if (changes.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 text-13 text-muted">
      {changes.map(({ before, overall, createdAt }) => (
        <li key={createdAt}>
          Weights changed on <DateText value={createdAt} />: {before} <span aria-hidden>→</span>
          <span className="sr-only">to</span> {overall} on the same evidence.
        </li>
      ))}
    </ul>
  );
}
