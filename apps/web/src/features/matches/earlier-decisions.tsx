import type { Match } from '@tamis/api/screening/schema';
import { DateText } from '@tamis/ui/date-text';
import { trpc } from '../../trpc.ts';
import { EntityLink, EntityNumber } from '../shared/entity-link.tsx';

/** What was decided on the same listed party for other entities; nothing where nobody has decided yet. */
export function EarlierDecisions({ match: { id } }: { match: Match }) {
  const earlier = trpc.matches.earlier.useQuery({ id });
  if (!earlier.data || earlier.data.length === 0) return null;
  return (
    <section className="border-t px-4 py-4">
      <h3 className="mb-1.5 text-12 font-medium text-muted">Earlier decisions on this party</h3>
      <ul className="grid gap-2 text-13 @min-[560px]:gap-1">
        {earlier.data.map(({ id: decisionId, entityId, entityName, state, reason, decidedBy, decidedAt }) => (
          <li
            key={decisionId}
            className="grid gap-x-4 wrap-anywhere text-muted @min-[560px]:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto]"
          >
            <span>
              <EntityLink id={entityId} name={entityName} className="font-medium" /> <EntityNumber id={entityId} />
            </span>
            <span>
              {state === 'confirmed' ? 'Confirmed' : 'Dismissed'}
              {reason && `: ${reason}`}
            </span>
            <span>{decidedBy}</span>
            {decidedAt && <DateText value={decidedAt} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
