import { focusRing } from '@tamis/ui/focus-ring';
import { IconButton } from '@tamis/ui/icon-button';
import { ThemeSwitch } from '@tamis/ui/theme-switch';
import { Link } from '@tanstack/react-router';
import BellRing from 'lucide-react/icons/bell-ring';
import KeyRound from 'lucide-react/icons/key-round';
import MenuIcon from 'lucide-react/icons/menu';
import FolderOpen from 'lucide-react/icons/folder-open';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { NAV_ROW } from './nav-row.ts';
import { RecentNotifications } from './recent-notifications.tsx';
import { Sidebar } from './sidebar.tsx';

const ChangePasswordDialog = lazy(() =>
  import('./change-password-dialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
);

/** One of the user's own rows, below those of the navigation. */
const OWN_ROW = `${NAV_ROW} ${focusRing} px-2`;

/**
 * The sidebar below 1024 px: it slides in from the start edge and closes when a link is followed. On a phone it also
 * contains what the user menu has on wider screens.
 */
export function Drawer() {
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);
  return (
    <>
      <DialogTrigger>
        <IconButton aria-label="Menu" tooltip={false} className="lg:hidden" icon={<MenuIcon aria-hidden />} />
        <ModalOverlay
          isDismissable
          className="fixed inset-0 z-40 bg-scrim entering:animate-in entering:fade-in entering:duration-160 exiting:animate-out exiting:fade-out exiting:duration-105 lg:hidden"
        >
          <Modal className="fixed inset-y-0 start-0 w-[272px] max-w-[85vw] bg-canvas shadow-overlay ease-out entering:animate-in entering:duration-180 entering:slide-in-from-start exiting:animate-out exiting:duration-120 exiting:slide-out-to-start">
            <Dialog aria-label="Menu" className="h-full outline-hidden">
              {({ close }) => (
                <Sidebar onNavigate={close}>
                  <div className="grid gap-0.5 px-3 sm:hidden">
                    <hr className="mx-2 mb-2 border-t" />
                    <Link to="/cases" onClick={close} className={OWN_ROW}>
                      <FolderOpen aria-hidden size={16} />
                      My Cases
                    </Link>
                    <DialogTrigger>
                      <Button className={OWN_ROW}>
                        <BellRing aria-hidden size={16} />
                        Recent notifications
                      </Button>
                      <RecentNotifications />
                    </DialogTrigger>
                    <Button
                      className={OWN_ROW}
                      onPress={() => {
                        close();
                        setIsPasswordOpen(true);
                      }}
                    >
                      <KeyRound aria-hidden size={16} />
                      Change password
                    </Button>
                    <div className="mx-2 mt-2">
                      <ThemeSwitch />
                    </div>
                  </div>
                </Sidebar>
              )}
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
      {isPasswordOpen && (
        <Suspense>
          <ChangePasswordDialog isOpen onOpenChange={setIsPasswordOpen} />
        </Suspense>
      )}
    </>
  );
}
