import type { OwnershipLink } from '@tamis/api/ownership/schema';
import { ConfirmDialog, DialogTrigger } from '@tamis/ui/dialog';
import { IconButton } from '@tamis/ui/icon-button';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useDialog } from '../shared/use-dialog.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useOwnershipActions } from './use-ownership-actions.ts';

interface OwnerActionsProps {
  /** The company that is owned. */
  owned: { id: number; name: string };
  link: OwnershipLink;
}

/** Changes an owner, or removes it after a confirmation. */
export function OwnerActions({ owned, link }: OwnerActionsProps) {
  const [isEditing, setEditing] = useDialog('owner', link.id);
  const { remove } = useOwnershipActions();
  return (
    <>
      <IconButton
        size="sm"
        aria-label={`Edit the share of ${link.owner.name}`}
        icon={<Pencil aria-hidden />}
        onPress={() => setEditing(true)}
      />
      <LinkDialog owned={owned} link={link} isOpen={isEditing} onOpenChange={setEditing} />
      <DialogTrigger>
        <IconButton size="sm" aria-label={`Remove ${link.owner.name} as an owner`} icon={<Trash aria-hidden />} />
        <ConfirmDialog
          title="Remove this owner?"
          confirmLabel="Remove"
          tone="danger"
          isPending={remove.isPending}
          onConfirm={(close) => remove.mutate({ linkId: link.id }, { onSuccess: close })}
        >
          <p className="text-14">
            <bdi dir="auto">{link.owner.name}</bdi> is no longer shown as an owner, and flags based on it are removed.
            For a share that was sold, edit the link and set its last day instead.
          </p>
        </ConfirmDialog>
      </DialogTrigger>
    </>
  );
}
