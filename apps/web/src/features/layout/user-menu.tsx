import { Avatar } from '@tamis/ui/avatar';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@tamis/ui/menu';
import { Button } from '@tamis/ui/button';
import { useNavigate } from '@tanstack/react-router';
import BellRing from 'lucide-react/icons/bell-ring';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FolderOpen from 'lucide-react/icons/folder-open';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Shield from 'lucide-react/icons/shield';
import { lazy, Suspense, useState } from 'react';
import { useMay, useUser } from '../../session.ts';
import { useLogout } from '../shared/use-logout.ts';
import { RecentNotifications } from './recent-notifications.tsx';

const ChangePasswordDialog = lazy(() =>
  import('./change-password-dialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
);

export function UserMenu() {
  const user = useUser();
  const mayAdminister = useMay('users.read');
  const navigate = useNavigate();
  const logout = useLogout();
  const [isRecentOpen, setIsRecentOpen] = useState(false);
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);
  return (
    <>
      <MenuTrigger>
        <Button variant="ghost" className="px-1.5!">
          <span className="sr-only">User menu: {user.fullName}</span>
          <Avatar name={user.fullName} />
          <ChevronDown aria-hidden size={14} />
        </Button>
        <Menu aria-label="User menu" width={224}>
          <MenuSection title={`${user.fullName} (${user.username})`}>
            <MenuItem icon={<LayoutDashboard aria-hidden />} onAction={() => void navigate({ to: '/' })}>
              Dashboard
            </MenuItem>
            <MenuItem icon={<FolderOpen aria-hidden />} onAction={() => void navigate({ to: '/cases' })}>
              My Cases
            </MenuItem>
            {mayAdminister && (
              <MenuItem icon={<Shield aria-hidden />} onAction={() => void navigate({ to: '/admin' })}>
                Admin Dashboard
              </MenuItem>
            )}
          </MenuSection>
          <MenuItem icon={<BellRing aria-hidden />} onAction={() => setIsRecentOpen(true)}>
            Recent notifications
          </MenuItem>
          <MenuItem icon={<KeyRound aria-hidden />} onAction={() => setIsPasswordOpen(true)}>
            Change password
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut aria-hidden />} onAction={() => logout.mutate()}>
            Logout
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <RecentNotifications isOpen={isRecentOpen} onOpenChange={setIsRecentOpen} />
      {isPasswordOpen && (
        <Suspense>
          <ChangePasswordDialog isOpen onOpenChange={setIsPasswordOpen} />
        </Suspense>
      )}
    </>
  );
}
