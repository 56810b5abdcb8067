import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { QueryError } from '../shared/query-error.tsx';

interface StagedChangesProps {
  list: string;
  version: number;
  /** Called when the changes are opened, which replaces the question. */
  onShow: () => void;
}

/** What accepting a version would change in its list and among the matches. */
export function StagedChanges({ list, version, onShow }: StagedChangesProps) {
  const versions = trpc.lists.versions.useQuery({ list });
  const counts = versions.data?.find(({ id }) => id === version);
  return (
    <div className="grid gap-2">
      {versions.isPending && <p>Counting the changes…</p>}
      <QueryError query={versions} />
      {counts && (
        <p>
          {countText(counts.removed, 'party leaves', 'parties leave')} the list, {areText(counts.added)} added,{' '}
          {areText(counts.changed)} changed.
        </p>
      )}
      {counts?.removed !== 0 && (
        <p>Waiting matches with removed parties are withdrawn, and confirmed ones no longer count.</p>
      )}
      <p>
        <Link to="/lists" search={{ list, version }} resetScroll={false} onPress={onShow}>
          Show changes
        </Link>
      </p>
    </div>
  );
}

const areText = (count: number) => `${count === 0 ? 'none' : numberText(count)} ${count > 1 ? 'are' : 'is'}`;
