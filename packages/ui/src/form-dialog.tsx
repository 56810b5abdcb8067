import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'role'> {
  /** The `id` of the form inside, which the button below it sends. */
  formId: string;
  submitLabel: string;
  isPending?: boolean;
  pendingLabel?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Instead of closing only: where what was typed is to be forgotten as well. */
  onCancel?: () => void;
  /** Instead of the two buttons, once there is nothing to send. */
  footer?: ReactNode;
}

/** A form in a dialog: Cancel closes it, the primary button sends it, and the caller closes it when that succeeded. */
export function FormDialog(props: FormDialogProps) {
  const { formId, submitLabel, isPending, pendingLabel, onCancel, footer, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      footer={
        footer ?? (
          <>
            <Button onPress={onCancel ?? (() => dialog.onOpenChange(false))}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
              {submitLabel}
            </Button>
          </>
        )
      }
    />
  );
}
