import type { Account } from '@tamis/api/auth/schema';
import { Avatar } from '@tamis/ui/avatar';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { SkeletonTable } from '@tamis/ui/skeleton-table';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import SearchX from 'lucide-react/icons/search-x';
import { trpc } from '../../trpc.ts';
import { FilterField } from '../shared/filter-field.tsx';
import { QueryError } from '../shared/query-error.tsx';
import { ROLES_IN_SENTENCES, ROLE_TEXTS } from '../shared/role-text.ts';
import { useAdminView } from '../shared/use-admin-view.ts';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { ChangeAccess } from './change-access.tsx';
import { ChangeRole } from './change-role.tsx';

const COLUMNS = [
  { label: 'User' },
  { label: 'Role', width: 168, kind: 'badge' as const },
  { label: 'Created', width: 120 },
  { label: 'Actions', width: 204 },
];

export function UsersTab() {
  const { view, change } = useAdminView();
  const users = trpc.users.list.useQuery();
  const filter = (name: string | undefined) => change({ name }, true);
  return (
    <>
      <div className="mb-4">
        <FilterField label="Filter by name" value={view.name} onFilter={filter} className="w-full sm:w-56" />
      </div>
      <Panel>
        {users.isPending && <SkeletonTable label="Loading users" rows={4} columns={COLUMNS} />}
        <QueryError title="The users could not be loaded" query={users} />
        {users.data && <Users users={shownOf(users.data, view.name)} onClear={() => filter(undefined)} />}
      </Panel>
    </>
  );
}

/** Filters the users by full name or username; those who wait for approval come first. */
function shownOf(users: readonly Account[], name = ''): Account[] {
  const asked = name.trim().toLowerCase();
  return users
    .filter(({ fullName, username }) => `${fullName} ${username}`.toLowerCase().includes(asked))
    .toSorted((one, other) => Number(other.pending) - Number(one.pending));
}

function Users({ users, onClear }: { users: readonly Account[]; onClear: () => void }) {
  const isNarrow = useMedia(NARROW);
  if (users.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No user has this name"
        actions={<Button onPress={onClear}>Clear filters</Button>}
      >
        Search for part of the full name or the username.
      </EmptyState>
    );
  }
  return isNarrow ? <UserItems users={users} /> : <UsersTable users={users} />;
}

function UsersTable({ users }: { users: readonly Account[] }) {
  return (
    <Table aria-label="Users">
      <TableHeader>
        <Column isRowHeader>User</Column>
        <Column width={168}>Role</Column>
        <Column width={120}>Created</Column>
        <Column width={204}>Actions</Column>
      </TableHeader>
      <TableBody items={users}>
        {(user) => (
          <Row id={user.id}>
            <Cell className="py-2">
              <UserCell user={user} />
            </Cell>
            <Cell>
              <RoleBadge user={user} />
            </Cell>
            <Cell muted>
              <DateText value={user.createdAt} isFocusable={false} />
            </Cell>
            <Cell>
              <span className="flex gap-2">
                <ChangeRole user={user} />
                <ChangeAccess user={user} />
              </span>
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

function UserItems({ users }: { users: readonly Account[] }) {
  return (
    <ul aria-label="Users" className="divide-y divide-hairline">
      {users.map((user) => (
        <li key={user.id} className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3 text-13">
          <div className="flex items-start justify-between gap-3">
            <UserCell user={user} />
            <RoleBadge user={user} />
          </div>
          <div className="flex items-center justify-between gap-3 text-muted">
            <DateText value={user.createdAt} isFocusable={false} />
            <span className="flex gap-2">
              <ChangeRole user={user} />
              <ChangeAccess user={user} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function UserCell({ user }: { user: Account }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={user.fullName} />
      <span className="min-w-0">
        <span className="block truncate font-medium">
          <PersonName name={user.fullName} isCut />
        </span>
        <span className="block truncate text-12 text-muted">{user.username}</span>
      </span>
    </span>
  );
}

function RoleBadge({ user }: { user: Account }) {
  if (user.disabled) return <Badge tone="outline">Disabled</Badge>;
  if (user.pending) {
    return (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone="info">Waiting for approval</Badge>
        {user.askedRole && (
          <span className="text-12 text-muted">asked for the role of {ROLES_IN_SENTENCES[user.askedRole]}</span>
        )}
      </span>
    );
  }
  return <Badge tone={user.role === 'admin' ? 'inverted' : 'neutral'}>{ROLE_TEXTS[user.role]}</Badge>;
}
