import { lazy, Suspense } from 'react';

const ChangePasswordDialog = lazy(() =>
  import('./change-password-dialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
);

interface ChangePasswordProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog that changes the user's password. Its code loads when it opens, and what was typed goes when it closes. */
export function ChangePassword({ isOpen, onOpenChange }: ChangePasswordProps) {
  return isOpen ? (
    <Suspense>
      <ChangePasswordDialog onOpenChange={onOpenChange} />
    </Suspense>
  ) : null;
}
