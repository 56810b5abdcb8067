import { DateText } from '@tamis/ui/date-text';
import { Spinner } from '@tamis/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { trpc } from '../../trpc.ts';
import { LineError } from '../shared/query-error.tsx';
import { NOT_KEPT } from './not-kept.ts';

/** How far a checkpoint outside the database proves the audit log, or why none can be kept. */
export function CheckpointState() {
  const { client } = trpc.useUtils();
  // A mutation each time it is shown: only keeping a checkpoint tells whether one can be kept.
  const queryFn = () => client.audit.checkpoint.mutate();
  const state = useQuery({ queryKey: ['checkpoint'], queryFn, ...NOT_KEPT });
  if (state.isPending) return <Spinner label="Looking for the checkpoint" />;
  if (state.isError) return <LineError error={state.error} onRetry={() => void state.refetch()} />;
  const { kept, obstacle } = state.data ?? { kept: null, obstacle: null };
  if (obstacle !== null) {
    return (
      <span className="inline-flex items-start gap-1.5 font-medium wrap-anywhere text-high-fg">
        <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
        {obstacle}
      </span>
    );
  }
  if (kept === null) return <span className="text-muted">None kept</span>;
  return (
    <span>
      Event {kept.seq}, <DateText value={kept.at} variant="datetime" />
    </span>
  );
}
