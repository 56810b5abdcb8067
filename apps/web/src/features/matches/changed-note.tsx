import type { Match } from '@tamis/api/screening/schema';
import { changeText } from '@tamis/api/watchlists/change-text';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

const SIDES = { entity: 'the customer', party: 'the listed party' } as const;

/** What has changed on either side since a match was decided, and the score now and then. The decision stands. */
export function ChangedNote({ match: { changedSince, changes, state, score, review } }: { match: Match }) {
  // A decision that was undone a moment ago is no longer one.
  if (changedSince.length === 0 || state === 'pending') return null;
  const sides = changedSince.map((side) => {
    const fields = changes[side].map(changeText).join('; ');
    return `${SIDES[side]}${fields && ` (${fields})`}`;
  });
  return (
    <div className="flex gap-2 bg-info-bg px-4 py-2.5 text-13 text-info-fg">
      <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        <b className="font-medium">Changed since the decision</b>: {sides.join(' and ')}.{' '}
        {/* A dismissed match is not compared again while it is quiet. */}
        {state !== 'dismissed' && (
          <>
            The score is {Math.round(score)} now
            {review && `; it was ${Math.round(review.score)} when the match was decided`}. The decision stands: look at
            it again.
          </>
        )}
      </p>
    </div>
  );
}
