import type { Match } from '@tamis/api/screening/schema';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { checksOf } from './check-strip.ts';

const marks = {
  yes: <Check aria-hidden size={13} />,
  partly: <CircleDashed aria-hidden size={13} />,
  no: <X aria-hidden size={13} />,
};

export interface ComparisonHeadProps {
  match: Match;
  /** From which score a pair is put before a reviewer. */
  threshold?: number;
  /** Off where the score stands above already. */
  showScore?: boolean;
}

/** The score, the reason in a sentence, and what has been checked in which order. */
export function ComparisonHead({ match, threshold, showScore = true }: ComparisonHeadProps) {
  return (
    <div className="flex items-start gap-3 px-4 py-4 @min-[620px]:items-center @min-[620px]:gap-4">
      {showScore && (
        <div className="grid shrink-0 @min-[620px]:border-e @min-[620px]:border-hairline @min-[620px]:pe-4">
          <span className="text-32 leading-9 font-semibold tabular">
            <span className="sr-only">Match score </span>
            {Math.round(match.score)}
          </span>
          {threshold !== undefined && (
            <span className="hidden text-12 whitespace-nowrap text-muted @min-[620px]:block">
              review from {threshold}
            </span>
          )}
        </div>
      )}
      <div className="min-w-0">
        <p className="text-pretty @min-[620px]:text-16">{match.explanation}</p>
        <ul aria-label="Checks" className="mt-1 hidden flex-wrap gap-x-5 gap-y-1 text-12 text-muted @min-[620px]:flex">
          {checksOf(match).map(({ label, detail, outcome }) => (
            <li key={label} className="flex items-center gap-1.5">
              {marks[outcome]}
              <b className="font-medium text-text">{label}</b>
              {detail}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
