import { orderOfReview } from '@tamis/api/screening/order-of-review';
import type { Match } from '@tamis/api/screening/schema';
import { ReviewChecks } from './review-checks.tsx';

interface ComparisonHeadProps {
  match: Match;
  /** The score from which a reviewer sees a pair. */
  threshold?: number;
  /** Off where the score is already shown above. */
  showScore?: boolean;
}

/** The score, the reason in a sentence, and what was checked, in order. */
export function ComparisonHead({ match, threshold, showScore = true }: ComparisonHeadProps) {
  return (
    <div className="flex items-start gap-3 px-4 py-4 short:py-1.5 @min-[560px]:items-center @min-[560px]:gap-4">
      {showScore && (
        <div className="grid shrink-0 @min-[560px]:border-e @min-[560px]:border-hairline @min-[560px]:pe-4">
          <span className="text-32 leading-9 font-semibold tabular">
            <span className="sr-only">Match score </span>
            {Math.round(match.score)}
          </span>
          {threshold !== undefined && (
            <span className="hidden text-12 whitespace-nowrap text-muted @min-[560px]:block">
              review from {threshold}
            </span>
          )}
        </div>
      )}
      <div className="min-w-0">
        <p className="text-pretty not-short:@min-[560px]:text-16">{match.explanation}</p>
        <ReviewChecks
          checks={orderOfReview(match)}
          className="mt-1 hidden not-short:@min-[560px]:flex @min-[820px]:flex"
        />
      </div>
    </div>
  );
}
