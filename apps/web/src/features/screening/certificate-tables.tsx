import { type Certificate, ageText } from '@tamis/api/screening/certificate-schema';
import type { Match } from '@tamis/api/screening/schema';
import { inventedLast } from '@tamis/api/watchlists/schema';
import { DateText } from '@tamis/ui/date-text';
import { PersonName } from '@tamis/ui/person-name';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { partyIdentity } from '../party/party-words.ts';
import { Link } from '../shared/links.ts';
import { numberText } from '../shared/counts.ts';
import { OldFile } from '../shared/old-file.tsx';
import { hitsText } from '../shared/screening-words.ts';

/** Each list with its hits, its version, its age at the time of the screening, and the checksum of its file. */
export function CertifiedLists({ lists, hits }: Pick<Certificate, 'lists' | 'hits'>) {
  const found = Map.groupBy(hits, ({ list }) => list);
  return (
    <ul className="divide-y divide-hairline text-13" aria-label="Lists">
      {inventedLast(lists).map(
        ({ code, title, number, parties, publishedAt, importedAt, ageHours, oldDays, sha256, changesOnly }) => (
          <li key={code} className="grid gap-0.5 px-4 py-3">
            <div className="flex items-start justify-between gap-3">
              <b className="font-medium">{title}</b>
              <span className="tabular">{hitsText(found.get(code)?.length ?? 0)}</span>
            </div>
            <p className="text-muted tabular">
              {numberText(parties)} parties. Version {number}
              {publishedAt && (
                <>
                  , published <DateText value={publishedAt} isFocusable={false} />
                </>
              )}
              , imported <DateText value={importedAt} variant="utc" isFocusable={false} />, {ageText(ageHours)} before
              the search
            </p>
            {oldDays !== null && (
              <p>
                <OldFile days={oldDays} />
              </p>
            )}
            {changesOnly && <p>Only what this version added or changed was searched.</p>}
            {sha256 && <p className="font-mono text-12 wrap-anywhere text-muted">SHA-256 {sha256}</p>}
          </li>
        ),
      )}
    </ul>
  );
}

/** The hits, each with the decision made on it since. */
export function CertifiedHits({
  hits,
  entityId,
  label = 'Possible matches',
}: Pick<Certificate, 'hits' | 'entityId'> & { label?: string }) {
  const matches = trpc.matches.list.useQuery(entityId === null ? skipToken : { entityId, limit: 100 });
  return (
    <ul className="divide-y divide-hairline border-t border-hairline text-13" aria-label={label}>
      {hits.map(({ partyId, score, list, sourceRef, reference, primaryName, explanation, ...identity }) => (
        <li
          key={partyId}
          className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-3 gap-y-0.5 px-4 py-3 sm:grid-cols-[48px_minmax(0,1fr)_auto]"
        >
          <b className="font-semibold tabular">{Math.round(score)}</b>
          <span className="min-w-0">
            <Link to="/parties/$id" params={{ id: String(partyId) }} variant="name" className="wrap-anywhere">
              <PersonName name={primaryName} />
            </Link>
          </span>
          <span className="text-muted max-sm:col-start-2">
            {list} {reference}
          </span>
          <p className="col-start-2 -col-end-1 text-muted empty:hidden">{partyIdentity(identity)}</p>
          {explanation !== null && <p className="col-start-2 -col-end-1 wrap-anywhere">{explanation}</p>}
          <Since
            match={matches.data?.rows.find((one) => one.list.code === list && one.party.sourceRef === sourceRef)}
          />
        </li>
      ))}
    </ul>
  );
}

const DECISIONS = { confirmed: 'Confirmed', dismissed: 'Dismissed' } as const;

function Since({ match }: { match: Match | undefined }) {
  if (match?.state !== 'confirmed' && match?.state !== 'dismissed') return null;
  const { state, decidedBy, decidedAt, approvedBy, approvedAt, reason } = match;
  return (
    <p className="col-start-2 -col-end-1 text-muted">
      {DECISIONS[state]} since, {approvedAt && 'proposed '}by {decidedBy ?? 'the system'}
      {decidedAt && (
        <>
          , <DateText value={decidedAt} variant="utc" isFocusable={false} />
        </>
      )}
      {approvedAt && (
        <>
          , approved by {approvedBy}, <DateText value={approvedAt} variant="utc" isFocusable={false} />
        </>
      )}
      {reason && `: ${reason}`}
    </p>
  );
}
