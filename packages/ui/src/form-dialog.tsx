import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'role'> {
  /** The `id` of the form inside, which the button below submits. */
  formId: string;
  submitLabel: string;
  isPending?: boolean;
  pendingLabel?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Replaces plain closing, if what was typed must be discarded too. */
  onCancel?: () => void;
  /** Replaces the two buttons when there is nothing left to submit. */
  footer?: ReactNode;
}

/** A form in a dialog: Cancel closes it, the primary button submits it, and the caller closes it after success. */
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
