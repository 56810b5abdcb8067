import { Banner } from '@tamis/ui/banner';
import type { Ended } from '../../session.ts';

const ENDED: Record<Ended, string> = {
  role: 'Your role was changed. Sign in again.',
  other: 'Your session has ended. Sign in again.',
};

/** Why somebody is here who has not signed out. */
export function EndedSession({ ended }: { ended: Ended }) {
  return (
    <Banner tone="info" live className="mt-4">
      <p className="text-13">{ENDED[ended]}</p>
    </Banner>
  );
}
