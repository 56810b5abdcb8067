import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Spinner } from '@tamis/ui/spinner';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { HealthMark } from '../shared/health-mark.tsx';
import { LineError } from '../shared/query-error.tsx';
import { NOT_KEPT } from './not-kept.ts';

/** Whether every event of the audit log is unchanged, and what people decided and wrote is as it was recorded there. */
export function ChainState() {
  const chain = trpc.audit.verify.useQuery(undefined, NOT_KEPT);
  if (chain.isPending) return <Spinner label="Verifying" />;
  if (chain.isError) return <LineError error={chain.error} onRetry={() => void chain.refetch()} />;
  const { ok, events, firstBad, erased, altered } = chain.data;
  if (altered.length > 0) {
    return (
      <HealthMark icon={CircleAlert} look="text-high-fg">
        {`Altered since it was recorded: ${altered[0]}${altered.length > 1 ? `, and ${numberText(altered.length - 1)} more` : ''}`}
      </HealthMark>
    );
  }
  if (ok) {
    return (
      <HealthMark icon={CircleCheck} look="text-low-fg">
        Intact, {countText(events, 'event', 'events')}
        {erased > 0 && `, ${numberText(erased)} erased`}
      </HealthMark>
    );
  }
  return (
    <HealthMark icon={CircleAlert} look="text-high-fg">
      {`Broken at event ${firstBad?.seq ?? events + 1}: ${firstBad?.reason ?? 'unknown reason'}`}
    </HealthMark>
  );
}
