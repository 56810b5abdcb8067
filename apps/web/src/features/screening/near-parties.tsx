import type { Certificate } from '@tamis/api/screening/certificate-schema';
import { PersonName } from '@tamis/ui/person-name';
import { partyIdentity } from '../party/party-words.ts';
import { Link } from '../shared/links.ts';

/** The nearest parties if nobody reached the threshold, each with what differs; nothing if none is near. */
export function NearParties({ parties }: { parties: NonNullable<Certificate['nearest']> }) {
  if (parties.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-muted">Nearest below the threshold:</p>
      <ul aria-label="Nearest parties" className="grid gap-1">
        {parties.map(({ partyId, score, list, reference, primaryName, apart, ...identity }) => (
          <li key={partyId} className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-2">
            <b className="font-medium tabular">{Math.round(score)}</b>
            <span className="wrap-anywhere">
              <Link to="/parties/$id" params={{ id: String(partyId) }}>
                <PersonName name={primaryName} />
              </Link>
              <span className="text-muted">
                , {[partyIdentity(identity), `${list} ${reference}`].filter(Boolean).join(', ')}: {apart}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
