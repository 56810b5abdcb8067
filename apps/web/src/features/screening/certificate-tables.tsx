import { type Certificate, type CertifiedHit, ageText } from '@tamis/api/screening/certificate-schema';
import { DateText } from '@tamis/ui/date-text';
import { PersonName } from '@tamis/ui/person-name';
import { numberText } from '../shared/counts.ts';

/** Each list with its version, its age at the time of the search, and the checksum of its file. */
export function CertifiedLists({ lists }: { lists: Certificate['lists'] }) {
  return (
    <ul className="divide-y divide-hairline text-13" aria-label="Lists">
      {lists.map(({ code, title, number, parties, publishedAt, importedAt, ageHours, sha256, changesOnly }) => (
        <li key={code} className="grid gap-0.5 px-4 py-3">
          <div className="flex items-start justify-between gap-3">
            <b className="font-medium">{title}</b>
            <span className="tabular">{numberText(parties)} parties</span>
          </div>
          <p className="text-muted tabular">
            Version {number}
            {publishedAt && (
              <>
                , published <DateText value={publishedAt} isFocusable={false} />
              </>
            )}
            , imported <DateText value={importedAt} variant="datetime" isFocusable={false} />, {ageText(ageHours)}{' '}
            before the search
          </p>
          {changesOnly && <p>Only what this version added or changed was searched.</p>}
          {sha256 && <p className="font-mono text-12 wrap-anywhere text-muted">SHA-256 {sha256}</p>}
        </li>
      ))}
    </ul>
  );
}

export function CertifiedHits({ hits }: { hits: readonly CertifiedHit[] }) {
  return (
    <ul className="divide-y divide-hairline text-13" aria-label="Answer">
      {hits.map(({ partyId, score, list, sourceRef, primaryName }) => (
        <li key={partyId} className="grid grid-cols-[48px_minmax(0,1fr)_auto] gap-3 px-4 py-3">
          <b className="font-semibold tabular">{Math.round(score)}</b>
          <PersonName name={primaryName} />
          <span className="text-muted">
            {list} {sourceRef}
          </span>
        </li>
      ))}
    </ul>
  );
}
