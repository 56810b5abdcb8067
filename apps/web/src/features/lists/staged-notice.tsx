import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { ConfirmDialog } from '@tamis/ui/dialog';
import { useState } from 'react';
import { useMay } from '../../session.ts';
import { ButtonLink } from '../shared/links.ts';
import { StagedChanges } from './staged-changes.tsx';
import type { ListActions } from './use-list-actions.ts';

interface StagedNoticeProps {
  list: ListStatus;
  /** The id of the version that waits. */
  version: number;
  actions: ListActions;
}

/**
 * A version that waits for a decision: the reason, its changes, and Accept and Reject for admins, each with a
 * confirmation.
 */
export function StagedNotice({ list, version, actions }: StagedNoticeProps) {
  const { list: code, title, stagedNumber, stagedReason } = list;
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null);
  const { accept, reject } = actions;
  const seen = { list: code, version };
  const question = (answer: 'accept' | 'reject') => ({
    isOpen: asked === answer,
    onOpenChange: (isOpen: boolean) => setAsked(isOpen ? answer : null),
    // If the server refuses because another version waits by now, a toast says so, and this question is outdated.
    onConfirm: (close: () => void) => actions[answer].mutate(seen, { onSettled: close }),
    isPending: actions[answer].isPending,
  });
  return (
    <Banner tone="warning" title={`${title}: version ${stagedNumber} waits for a decision`}>
      <p>{stagedReason} The version in force stays in use until somebody accepts this one.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to="/lists" search={seen} resetScroll={false} size="sm">
          Show changes
        </ButtonLink>
        {useMay('lists.import') && (
          <>
            <Button size="sm" isDisabled={accept.isPending} onPress={() => setAsked('reject')}>
              Reject
            </Button>
            <Button size="sm" variant="primary" isDisabled={reject.isPending} onPress={() => setAsked('accept')}>
              Accept
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        title={`Accept version ${stagedNumber} of ${title}?`}
        confirmLabel={`Accept version ${stagedNumber}`}
        {...question('accept')}
      >
        <StagedChanges {...seen} onShow={() => setAsked(null)} />
      </ConfirmDialog>
      <ConfirmDialog
        title={`Reject version ${stagedNumber} of ${title}?`}
        confirmLabel={`Reject version ${stagedNumber}`}
        {...question('reject')}
      >
        The version in force stays in use, and the same file is refused from now on.
      </ConfirmDialog>
    </Banner>
  );
}
