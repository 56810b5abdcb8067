import { EmptyState } from '@tamis/ui/empty-state';
import Hourglass from 'lucide-react/icons/hourglass';

/** Registration by approval: signed in, but nothing is shown yet. */
export function PendingApproval() {
  return (
    <EmptyState icon={<Hourglass />} title="Your account is waiting for approval">
      An administrator has to approve it before you can see anything here. Log in again once it is approved.
    </EmptyState>
  );
}
