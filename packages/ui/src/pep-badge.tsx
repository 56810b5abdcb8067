import { Badge } from './badge.tsx';

/** Yellow when `isPep`, red otherwise: 'PEP' is shown with true, 'Sanctioned' with false. */
export function PepBadge({ label, isPep }: { label: string; isPep: boolean }) {
  return <Badge tone={isPep ? 'pep' : 'high'}>{label}</Badge>;
}
