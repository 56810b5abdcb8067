import { Badge } from './badge.tsx';

/** Yellow when `isPep`, red otherwise: 'PEP' is shown with true, 'Sanctioned' with false. */
export function PepBadge({ label, isPep, title }: { label: string; isPep: boolean; title?: string }) {
  return (
    <Badge tone={isPep ? 'pep' : 'high'} title={title}>
      {label}
    </Badge>
  );
}
