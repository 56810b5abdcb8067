import type { PartyRecord, PartyVersion } from '@tamis/api/watchlists/schema';
import { DateText } from '@tamis/ui/date-text';
import { Panel } from '@tamis/ui/panel';
import { SkeletonText } from '@tamis/ui/skeleton';
import { Link } from '../shared/links.ts';
import { ChangeBadge } from './change-badge.tsx';
import { FieldChanges } from './field-changes.tsx';

/** What each version of the list changed in the party, newest first. */
export function PartyVersions({ record }: { record: PartyRecord | undefined }) {
  if (!record) {
    return (
      <Panel title="History" padded>
        <SkeletonText lines={2} />
      </Panel>
    );
  }
  const { versions, list } = record;
  return (
    <Panel title="History" meta={list.title}>
      <ol aria-label="History" className="divide-y divide-hairline">
        {versions.map((version) => (
          <VersionItem key={`${version.versionId}-${version.kind}`} version={version} list={list.code} />
        ))}
      </ol>
      {versions.at(-1)?.kind !== 'added' && (
        <p className="border-t border-hairline px-4 py-2.5 text-13 text-muted">Earlier versions are not shown.</p>
      )}
    </Panel>
  );
}

function VersionItem({ version, list }: { version: PartyVersion; list: string }) {
  const { versionId, number, kind, publishedAt, importedAt, fields } = version;
  return (
    <li className="grid gap-1 px-4 py-3 text-13">
      <div className="flex items-center justify-between gap-3">
        <Link to="/lists" search={{ list, version: versionId, kind }} variant="name">
          Version {number}
        </Link>
        <ChangeBadge kind={kind} />
      </div>
      <p className="text-12 text-muted">
        {publishedAt && (
          <>
            Published <DateText value={publishedAt} />,{' '}
          </>
        )}
        {publishedAt ? 'imported' : 'Imported'} <DateText value={importedAt} />
      </p>
      <FieldChanges fields={fields} />
    </li>
  );
}
