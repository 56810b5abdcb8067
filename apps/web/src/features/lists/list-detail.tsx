import type { Job } from '@tamis/api/jobs/schema';
import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Button } from '@tamis/ui/button';
import { Fact, Facts } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Settings2 from 'lucide-react/icons/settings-2';
import { Fragment } from 'react';
import { useMay } from '../../session.ts';
import { numberText } from '../shared/counts.ts';
import { scheduleText } from '../shared/schedule-text.ts';
import { useDialog } from '../shared/use-dialog.ts';
import { ListImport } from './list-import.tsx';
import { ListSettingsDialog } from './list-settings-dialog.tsx';
import { JobProgress } from '../shared/job-progress.tsx';
import type { ListActions } from './use-list-actions.ts';

interface ListDetailProps {
  list: ListStatus;
  /** The running sync of this list. */
  job: Job | undefined;
  actions: ListActions;
}

/** Where a list comes from and how fresh it is; for admins, also the ways to update it. */
export function ListDetail({ list, job, actions }: ListDetailProps) {
  const mayImport = useMay('lists.import');
  const isKnown = list.source !== null;
  return (
    <Panel
      title={list.title}
      actions={mayImport && isKnown && <DetailActions list={list} job={job} actions={actions} />}
    >
      <div className="grid gap-4 p-4">
        <Facts columns={2}>
          <Fact label="Names searched">{list.version !== null && numberText(list.names)}</Fact>
          {list.checkedAt || !list.importedAt ? (
            <Fact label="Last seen at the publisher">
              {list.checkedAt && <RelativeTime value={list.checkedAt} isFocusable={false} />}
            </Fact>
          ) : (
            <Fact label="Imported by hand">
              <RelativeTime value={list.importedAt} isFocusable={false} />
            </Fact>
          )}
          <Fact label="Schedule">{isKnown ? scheduleText(list.syncEveryHours) : 'Has no publisher'}</Fact>
          <Fact label="Publisher’s address">{list.source && <Address address={list.source} />}</Fact>
        </Facts>
        {job && <JobProgress job={job} />}
        {mayImport && list.canImport && <ListImport key={list.list} list={list} importFile={actions.importFile} />}
      </div>
    </Panel>
  );
}

/** Breaks lines after a slash, not within a word. */
function Address({ address }: { address: string }) {
  return address.split(/(?<=\/)(?!\/)/u).map((part, at) => (
    // The parts of an address have no identity but their position.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function DetailActions({ list, job, actions }: ListDetailProps) {
  const [isOpen, setOpen] = useDialog('schedule');
  const { sync, settings } = actions;
  return (
    <span className="flex gap-2">
      <Button size="sm" icon={<Settings2 aria-hidden />} onPress={() => setOpen(true)}>
        Schedule
      </Button>
      <Button
        size="sm"
        variant="primary"
        icon={<RefreshCw aria-hidden />}
        isPending={sync.isPending || job !== undefined}
        pendingLabel="Syncing..."
        onPress={() => sync.mutate({ list: list.list })}
      >
        Sync now
      </Button>
      <ListSettingsDialog list={list} settings={settings} isOpen={isOpen} onOpenChange={setOpen} />
    </span>
  );
}
