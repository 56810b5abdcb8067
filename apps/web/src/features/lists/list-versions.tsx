import type { ListStatus, ListVersion } from '@tamis/api/watchlists/schema';
import { Badge } from '@tamis/ui/badge';
import { DateText } from '@tamis/ui/date-text';
import { Panel } from '@tamis/ui/panel';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { VisuallyHidden } from '@tamis/ui/visually-hidden';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { QueryError } from '../shared/query-error.tsx';
import { ListGrowth } from './list-growth.tsx';
import { RejectedRecords } from './rejected-records.tsx';

/** Every file of one list, accepted or refused, newest first. */
export function ListVersions({ list }: { list: Pick<ListStatus, 'list' | 'title' | 'version'> }) {
  const versions = trpc.lists.versions.useQuery({ list: list.list });
  return (
    <Panel title={`Versions of ${list.title}`} meta="Every file, accepted or refused">
      {versions.isPending && <p className="px-4 py-3 text-13 text-muted">Loading versions…</p>}
      <QueryError query={versions} />
      {versions.data?.length === 0 && (
        <p className="px-4 py-3 text-13 text-muted">No file has been imported yet. Sync the list, or import a file.</p>
      )}
      {versions.data && <ListGrowth versions={versions.data} title={list.title} />}
      <ol className="divide-y divide-hairline">
        {versions.data?.map((version) => (
          <Version key={version.id} list={list.list} version={version} isInForce={version.id === list.version} />
        ))}
      </ol>
    </Panel>
  );
}

function Version({ list, version, isInForce }: { list: string; version: ListVersion; isInForce: boolean }) {
  const { id, number, state, importedAt, publishedAt, format, sha256, source, importedBy, fileName, decidedBy } =
    version;
  const { added, changed, removed } = version;
  const hasChanges = (state === 'accepted' || state === 'staged') && added + changed + removed > 0;
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 text-13 md:grid-cols-[180px_132px_minmax(0,1fr)_auto]">
      <span className="text-muted tabular">
        <DateText value={importedAt} variant="datetime" isFocusable={false} />
      </span>
      <StateBadge state={version.state} isInForce={isInForce} />
      <div className="min-w-0">
        <p className="wrap-anywhere">{outcomeText(version)}</p>
        <p className="text-12 text-muted">
          Version {number}
          {publishedAt && (
            <>
              , published <DateText value={publishedAt} isFocusable={false} />
            </>
          )}
          {format && `, ${format}`}
          {source ? ', fetched' : state !== 'staging' && ', by hand'}
          {importedBy && ` (${importedBy})`}
          {fileName && <bdi>, {fileName}</bdi>}
          {decidedBy && `, decided by ${decidedBy}`}
          {hasChanges && (
            <>
              {'. '}
              <Link to="/lists" search={{ list, version: id }} resetScroll={false} className="whitespace-nowrap">
                Show changes<VisuallyHidden> of version {number}</VisuallyHidden>
              </Link>
            </>
          )}
        </p>
        {version.rejects > 0 && <RejectedRecords versionId={id} count={version.rejects} />}
      </div>
      <span title={sha256 ?? undefined} className="font-mono text-12 leading-5 text-muted">
        {sha256 && `${sha256.slice(0, 4)}…${sha256.slice(-4)}`}
      </span>
    </li>
  );
}

function outcomeText({ state, reason, parties, added, changed, removed, rejects }: ListVersion): string {
  if (state === 'refused') return reason ?? 'Refused without a reason.';
  if (state === 'staging') return 'Being read.';
  const counts = `${countText(parties, 'party', 'parties')}: ${numberText(added)} added, ${numberText(changed)} changed, ${numberText(removed)} removed`;
  return rejects === 0 ? counts : `${counts}; ${countText(rejects, 'record', 'records')} could not be read`;
}

function StateBadge({ state, isInForce }: { state: ListVersion['state']; isInForce: boolean }) {
  if (state === 'refused') {
    return (
      <Badge tone="medium" icon={<TriangleAlert aria-hidden size={12} />} className="justify-self-start">
        Refused
      </Badge>
    );
  }
  if (state === 'staged') {
    return (
      <Badge tone="medium" icon={<Hourglass aria-hidden size={12} />} className="justify-self-start">
        Waiting
      </Badge>
    );
  }
  if (state === 'staging') {
    return (
      <Badge icon={<Hourglass aria-hidden size={12} />} className="justify-self-start">
        Importing
      </Badge>
    );
  }
  return (
    <Badge
      tone={isInForce ? 'info' : 'neutral'}
      icon={<CircleCheck aria-hidden size={12} />}
      className="justify-self-start"
    >
      {isInForce ? 'In force' : 'Accepted'}
    </Badge>
  );
}
