import { Button } from '@tamis/ui/button';
import { IconButton } from '@tamis/ui/icon-button';
import { ThemeSwitch } from '@tamis/ui/theme-switch';
import BellRing from 'lucide-react/icons/bell-ring';
import KeyRound from 'lucide-react/icons/key-round';
import MenuIcon from 'lucide-react/icons/menu';
import FolderOpen from 'lucide-react/icons/folder-open';
import { lazy, Suspense, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ButtonLink } from '../shared/links.ts';
import { RecentNotifications } from './recent-notifications.tsx';
import { Sidebar } from './sidebar.tsx';

const ChangePasswordDialog = lazy(() =>
  import('./change-password-dialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
);

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
                  <div className="grid justify-items-start gap-2 px-2 pb-2 sm:hidden">
                    <ButtonLink
                      to="/cases"
                      variant="ghost"
                      className="-ms-3"
                      icon={<FolderOpen aria-hidden />}
                      onPress={close}
                    >
                      My Cases
                    </ButtonLink>
                    <DialogTrigger>
                      <Button variant="ghost" className="-ms-3" icon={<BellRing aria-hidden />}>
                        Recent notifications
                      </Button>
                      <RecentNotifications />
                    </DialogTrigger>
                    <Button
                      variant="ghost"
                      className="-ms-3"
                      icon={<KeyRound aria-hidden />}
                      onPress={() => {
                        close();
                        setIsPasswordOpen(true);
                      }}
                    >
                      Change password
                    </Button>
                    <ThemeSwitch />
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
