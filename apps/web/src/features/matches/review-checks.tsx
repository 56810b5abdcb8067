import type { Match } from '@tamis/api/screening/schema';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';

const MARKS = {
  yes: <Check aria-hidden size={13} />,
  partly: <CircleDashed aria-hidden size={13} />,
  no: <X aria-hidden size={13} />,
};

interface ReviewChecksProps {
  checks: NonNullable<Match['review']>['checks'];
  className?: string;
}

/** What is, or was, checked, in the order of review. */
export function ReviewChecks({ checks, className = 'flex' }: ReviewChecksProps) {
  return (
    <ul aria-label="Checks" className={`flex-wrap gap-x-5 gap-y-1 text-12 text-muted ${className}`}>
      {checks.map(({ label, detail, outcome }) => (
        <li key={label} className="flex items-center gap-1.5">
          {MARKS[outcome]}
          <b className="font-medium text-text">{label}</b>
          {detail}
        </li>
      ))}
    </ul>
  );
}
