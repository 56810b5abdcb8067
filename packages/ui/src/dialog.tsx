import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as RACDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { variants } from './variants.ts';

type WithClose = ReactNode | ((close: () => void) => ReactNode);

export const scrimStyles =
  'fixed inset-0 z-40 bg-scrim entering:animate-in entering:fade-in entering:duration-160 exiting:animate-out exiting:fade-out exiting:duration-105';

const modal = variants({
  base: 'max-h-full w-full rounded-panel bg-surface shadow-overlay entering:animate-in entering:fade-in entering:slide-in-from-bottom-1 entering:duration-160 exiting:animate-out exiting:fade-out exiting:duration-105',
  variants: { size: { sm: 'max-w-[400px]', md: 'max-w-[520px]', lg: 'max-w-[720px]' } },
  defaultVariants: { size: 'md' },
});

export interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  children?: WithClose;
  footer?: WithClose;
  size?: 'sm' | 'md' | 'lg';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The URL says that it is open, so that going back closes it. */
  isInAddress?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Whether a click outside closes it; Escape always does. */
  isDismissable?: boolean;
  /** Whether it closes by a button only, not by Escape. */
  isKeyboardDismissDisabled?: boolean;
}

/** Opened by `isOpen`, or as the second child of `DialogTrigger`. */
export function Dialog(props: DialogProps) {
  const { title, description, children, footer, size, role } = props;
  const { isOpen, onOpenChange, isInAddress, isDismissable = false, isKeyboardDismissDisabled } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      data-in-address={isInAddress}
      className={`${scrimStyles} grid place-items-center overflow-y-auto p-4`}
    >
      <Modal className={modal({ size })}>
        <RACDialog role={role} className="flex max-h-[calc(100dvh-32px)] flex-col outline-hidden">
          {({ close }) => (
            <>
              <header className="px-6 pt-5">
                <div className="flex items-start gap-2">
                  <Heading slot="title" className="min-w-0 flex-1 text-16 font-semibold">
                    {title}
                  </Heading>
                  <IconButton
                    size="sm"
                    tooltip={false}
                    aria-label="Close"
                    icon={<X aria-hidden />}
                    onPress={close}
                    className="-my-0.5 -me-1.5 pointer-coarse:-my-2"
                  />
                </div>
                {description && <p className="mt-1 text-13 text-muted">{description}</p>}
              </header>
              <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-3.5 pb-5">{withClose(children, close)}</div>
              {footer && (
                <footer className="flex flex-wrap justify-end gap-2 px-6 pb-5">{withClose(footer, close)}</footer>
              )}
            </>
          )}
        </RACDialog>
      </Modal>
    </ModalOverlay>
  );
}

const withClose = (content: WithClose, close: () => void) => (typeof content === 'function' ? content(close) : content);

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'isOpen' | 'onOpenChange'> {
  children: ReactNode;
  confirmLabel: string;
  tone?: 'default' | 'danger';
  isPending?: boolean;
  onConfirm: (close: () => void) => void;
}

/** Asks before an action that cannot be undone. It stays open until the caller closes it, when the confirmed action is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirmLabel, tone = 'default', isPending, onConfirm, ...rest } = props;
  const buttons = (close: () => void) => (
    <>
      <Button slot="close">Cancel</Button>
      <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={() => onConfirm(close)}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog {...rest} role="alertdialog" size="sm" footer={buttons}>
      {children}
    </Dialog>
  );
}

export { DialogTrigger };
