import type { CaseFile } from '@tamis/api/cases/schema';
import { RelativeTime } from '@tamis/ui/relative-time';
import { PriorityBadge, StatusBadge } from '@tamis/ui/status-badge';
import { trpc } from '../../trpc.ts';
import { Link } from '../shared/links.ts';
import { NewestPanel } from './newest-panel.tsx';
import { casesOfEntity } from './profile-inputs.ts';

/** The newest cases of the entity; nothing if there are none. */
export function EntityCases({ entityId }: { entityId: number }) {
  const cases = trpc.cases.list.useQuery(casesOfEntity(entityId));
  return (
    <NewestPanel title="Cases" query={cases}>
      {(rows) => (
        <ul className="divide-y divide-hairline">
          {rows.map((file) => (
            <CaseLine key={file.id} file={file} />
          ))}
        </ul>
      )}
    </NewestPanel>
  );
}

function CaseLine({ file }: { file: CaseFile }) {
  return (
    <li className="px-4 py-3">
      <Link to="/cases" search={{ case: file.id }} variant="name" className="text-13 wrap-anywhere">
        {file.title}
      </Link>
      <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-13 text-muted">
        <StatusBadge status={file.status} />
        <PriorityBadge priority={file.priority} />
        <span className="ms-auto">
          <RelativeTime value={file.createdAt} />
        </span>
      </p>
    </li>
  );
}
