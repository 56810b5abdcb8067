import { Banner } from '@tamis/ui/banner';
import type { Ended } from '../../session.ts';

const ENDED: Record<Ended, string> = {
  role: 'Your role was changed. Log in again.',
  password: 'Your password was changed. Log in with the new one.',
  other: 'Your session has ended. Log in again.',
};

/** Why a user who did not sign out is here. */
export function EndedSession({ ended }: { ended: Ended }) {
  return (
    <Banner tone="info" live className="mt-4">
      <p className="text-13">{ENDED[ended]}</p>
    </Banner>
  );
}
