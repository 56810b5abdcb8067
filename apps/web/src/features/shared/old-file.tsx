import { oldText } from '@tamis/api/watchlists/old-file';
import Clock from 'lucide-react/icons/clock';
import { HealthMark } from './health-mark.tsx';

interface OldFileProps {
  days: number;
  /** Said in front: 'UN: the file is 3 years old'. */
  list?: string;
  /** Tells of the time of a search. */
  was?: boolean;
}

/** That a list was searched in a file so old that its publisher must have a newer one. */
export function OldFile({ days, list, was = false }: OldFileProps) {
  return (
    <HealthMark icon={Clock} look="text-med-fg">
      {list ? `${list}: the` : 'The'} file {was ? 'was' : 'is'} {oldText(days)}
    </HealthMark>
  );
}
