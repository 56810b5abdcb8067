import { FormDialog } from '@tamis/ui/form-dialog';
import type { ComponentProps } from 'react';
import { forgetDraft } from './drafts.ts';

interface DraftDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'onCancel'> {
  draftKey: string;
}

/** A dialog whose form keeps a draft. Cancel discards the draft; any other way to close the dialog keeps it. */
export function DraftDialog({ draftKey, ...dialog }: DraftDialogProps) {
  const cancel = () => {
    dialog.onOpenChange(false);
    forgetDraft(draftKey);
  };
  return <FormDialog {...dialog} onCancel={cancel} />;
}
