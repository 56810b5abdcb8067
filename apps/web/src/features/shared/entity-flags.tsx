import { Badge } from '@tamis/ui/badge';
import { PepBadge } from '@tamis/ui/pep-badge';
import { acronymsIn } from './acronyms.ts';

interface EntityFlagsProps {
  isPep: boolean;
  isSanctioned: boolean;
  blockedShare: number | null;
}

/** The badges PEP, Sanctioned and 50 % rule, each only if it applies. */
export function EntityFlags({ isPep, isSanctioned, blockedShare }: EntityFlagsProps) {
  return (
    <>
      {isPep && <PepBadge label="PEP" isPep title={acronymsIn('PEP')} />}
      {isSanctioned && <PepBadge label="Sanctioned" isPep={false} />}
      {blockedShare !== null && <Badge tone="high">50 % rule</Badge>}
    </>
  );
}
