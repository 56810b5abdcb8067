import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { bottomBar } from './bottom-bar.ts';
import { IconButton } from './icon-button.tsx';
import { scrimStyles } from './dialog.tsx';

interface SheetProps {
  title: ReactNode;
  /** The accessible name, if the title is more than text. */
  label?: string;
  /** A line above the title: an identifier, badges. */
  eyebrow?: ReactNode;
  /** Beside the close button: previous, next, more. */
  actions?: ReactNode;
  /** Fixed at the bottom, such as a composer. */
  footer?: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The URL says that it is open, so that going back closes it. */
  isInAddress?: boolean;
}

const titleStyles = 'text-20 font-semibold wrap-anywhere';

/** 600 px wide at the end edge, over a scrim; full width on a phone; its own page on paper. In a low window all of it scrolls, because nothing else has room. */
export function Sheet(props: SheetProps) {
  const { title, label, eyebrow, actions, footer, children, isOpen, onOpenChange, isInAddress } = props;
  // It shares the row of the close button, which would otherwise be empty.
  const isTitleAlone = eyebrow === undefined && actions === undefined;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      data-in-address={isInAddress}
      data-sheet
      className={`${scrimStyles} print:static`}
    >
      <Modal className="print:static print:max-w-none print:shadow-none fixed inset-y-0 end-0 w-full max-w-[600px] bg-surface shadow-overlay ease-out entering:animate-in entering:duration-180 entering:slide-in-from-end exiting:animate-out exiting:duration-120 exiting:slide-out-to-end">
        <Dialog
          aria-label={label}
          className="flex h-full flex-col outline-hidden low:block low:overflow-y-auto print:block print:h-auto print:overflow-visible"
        >
          {({ close }) => (
            <>
              <header className={`border-b border-hairline px-4 pt-4 sm:px-6 ${isTitleAlone ? 'pb-4' : 'pb-5'}`}>
                <div className={`flex min-h-8 gap-2 ${isTitleAlone ? 'items-start' : 'items-center'}`}>
                  {isTitleAlone ? (
                    <Heading slot="title" className={`min-w-0 flex-1 pt-0.5 pointer-coarse:pt-1.5 ${titleStyles}`}>
                      {title}
                    </Heading>
                  ) : (
                    <div className="flex min-w-0 flex-1 items-center gap-2 text-13 text-muted">{eyebrow}</div>
                  )}
                  {actions}
                  <IconButton
                    tooltip={false}
                    aria-label="Close"
                    icon={<X aria-hidden />}
                    onPress={close}
                    className="no-print -me-2"
                  />
                </div>
                {!isTitleAlone && (
                  <Heading slot="title" className={`mt-1 ${titleStyles}`}>
                    {title}
                  </Heading>
                )}
              </header>
              <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6 low:overflow-visible print:overflow-visible">
                {children}
              </div>
              {footer && (
                <footer
                  ref={bottomBar}
                  className="no-print sticky bottom-0 border-t border-border px-4 pt-4 pb-5 sm:px-6 low:static"
                >
                  {footer}
                </footer>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
