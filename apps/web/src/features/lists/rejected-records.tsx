import { Disclosure } from '@tamis/ui/disclosure';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { numberText } from '../shared/counts.ts';
import { QueryError } from '../shared/query-error.tsx';

const SHOWN = 200;

/** The records of a file that could not be read, each with its line and reason; loaded when opened. */
export function RejectedRecords({ versionId, count }: { versionId: number; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const rejects = trpc.lists.rejects.useQuery({ versionId }, { enabled: isOpen });
  return (
    <Disclosure title="Records that could not be read" isExpanded={isOpen} onExpandedChange={setOpen}>
      {rejects.isPending && <p className="text-13 text-muted">Loading…</p>}
      <QueryError query={rejects} />
      <ul className="grid max-h-80 gap-1 overflow-y-auto text-13">
        {rejects.data?.slice(0, SHOWN).map(({ ref, reason }, at) => (
          // The same record may be refused twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="wrap-anywhere">
            {ref !== '' && <span className="font-mono text-12">{ref} </span>}
            {reason}
          </li>
        ))}
      </ul>
      {rejects.data && count > SHOWN && <p className="text-12 text-muted">{numberText(count - SHOWN)} more</p>}
    </Disclosure>
  );
}
