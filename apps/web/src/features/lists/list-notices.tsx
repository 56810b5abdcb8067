import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { Disclosure } from '@tamis/ui/disclosure';
import { useMay } from '../../session.ts';
import { countText } from '../shared/counts.ts';
import { inUseText } from '../shared/list-state.tsx';
import { StagedNotice } from './staged-notice.tsx';
import type { ListActions } from './use-list-actions.ts';

/** What needs attention: refused files, and versions that wait for a decision. */
export function ListNotices({ lists, actions }: { lists: readonly ListStatus[]; actions: ListActions }) {
  const failed = lists.filter(({ failed }) => failed);
  return (
    <>
      {lists.map(
        (list) =>
          list.stagedVersion !== null && (
            <StagedNotice key={list.list} list={list} version={list.stagedVersion} actions={actions} />
          ),
      )}
      {failed.length > 0 && <FailedNotice lists={failed} actions={actions} />}
    </>
  );
}

/** One notice for all failed lists, however many; unfolded, it shows the reason for each. */
function FailedNotice({ lists, actions }: { lists: readonly ListStatus[]; actions: ListActions }) {
  const fetched = lists.filter(({ source }) => source !== null);
  const maySync = useMay('lists.import') && fetched.length > 0;
  const [first, ...others] = lists;
  const isOne = others.length === 0;
  return (
    <Banner
      tone="warning"
      title={`${isOne ? first?.title : countText(lists.length, 'list', 'lists')}: the last attempt failed`}
      action={
        maySync && (
          <Button
            size="sm"
            isPending={actions.sync.isPending}
            pendingLabel="Syncing..."
            onPress={() => fetched.forEach(({ list }) => actions.sync.mutate({ list }))}
          >
            Sync now
          </Button>
        )
      }
    >
      {isOne && first?.error} {inUseText(lists)}
      {!isOne && (
        <Disclosure title="What went wrong" level={2} className="-ms-2">
          <ul className="grid gap-1 text-13">
            {lists.map(({ list, title, error }) => (
              <li key={list} className="wrap-anywhere">
                {title}: {error}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Banner>
  );
}
