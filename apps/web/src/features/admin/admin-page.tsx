import { PageHeader } from '@tamis/ui/page-header';
import { FilterTabs } from '@tamis/ui/tabs';
import { useMay } from '../../session.ts';
import { useAdminView } from '../shared/use-admin-view.ts';
import { AccessDenied } from './access-denied.tsx';
import { AddUserButton } from './add-user-button.tsx';
import { AuditLog } from './audit-log.tsx';
import { EntitiesTab } from './entities-tab.tsx';
import { SystemSettings } from './system-settings.tsx';
import { UsersTab } from './users-tab.tsx';

const TABS = [
  { id: 'users', label: 'Users' },
  { id: 'entities', label: 'Entities' },
  { id: 'settings', label: 'System Settings' },
] as const;

export function AdminPage() {
  return useMay('users.read') ? <Administration /> : <AccessDenied />;
}

function Administration() {
  const { view, change } = useAdminView();
  const tab = view.tab ?? 'users';
  return (
    <>
      <PageHeader title="Admin" actions={tab === 'users' && <AddUserButton />} />
      <FilterTabs
        label="Administration"
        items={TABS}
        selected={tab}
        onSelect={(id) =>
          change({ tab: id === 'users' ? undefined : id, name: undefined, audit: undefined, page: undefined })
        }
      >
        {tab === 'users' && <UsersTab />}
        {tab === 'entities' && <EntitiesTab />}
        {tab === 'settings' && (view.audit ? <AuditLog /> : <SystemSettings />)}
      </FilterTabs>
    </>
  );
}
