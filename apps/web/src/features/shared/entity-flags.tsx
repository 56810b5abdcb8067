import { PepBadge } from '@tamis/ui/pep-badge';

/** The badges PEP and Sanctioned, each only when it is so. */
export function EntityFlags({ isPep, isSanctioned }: { isPep: boolean; isSanctioned: boolean }) {
  return (
    <>
      {isPep && <PepBadge label="PEP" isPep />}
      {isSanctioned && <PepBadge label="Sanctioned" isPep={false} />}
    </>
  );
}
