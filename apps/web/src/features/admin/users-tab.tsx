import type { User } from '@tamis/api/auth/schema';
import { Avatar } from '@tamis/ui/avatar';
import { Badge } from '@tamis/ui/badge';
import { DateText } from '@tamis/ui/date-text';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { SkeletonTable } from '@tamis/ui/skeleton-table';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import { trpc } from '../../trpc.ts';
import { LoadError } from '../shared/load-error.tsx';
import { roleText } from '../shared/role-text.ts';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { ChangeRole } from './change-role.tsx';

const COLUMNS = [
  { label: 'User' },
  { label: 'Role', width: 180, kind: 'badge' as const },
  { label: 'Created', width: 140 },
  { label: 'Actions', width: 132 },
];

export function UsersTab() {
  const users = trpc.users.list.useQuery();
  const isNarrow = useMedia(NARROW);
  return (
    <Panel>
      {users.isPending && <SkeletonTable label="Loading users" rows={4} columns={COLUMNS} />}
      {users.isError && (
        <LoadError title="The users could not be loaded" error={users.error} onRetry={() => void users.refetch()} />
      )}
      {users.data && (isNarrow ? <UserItems users={users.data} /> : <UsersTable users={users.data} />)}
    </Panel>
  );
}

function UsersTable({ users }: { users: readonly User[] }) {
  return (
    <Table aria-label="Users" layout="fixed">
      <TableHeader>
        <Column isRowHeader>User</Column>
        <Column width={180}>Role</Column>
        <Column width={140}>Created</Column>
        <Column width={132}>Actions</Column>
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
              <ChangeRole user={user} />
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

function UserItems({ users }: { users: readonly User[] }) {
  return (
    <ul aria-label="Users" className="divide-y divide-hairline">
      {users.map((user) => (
        <li key={user.id} className="grid gap-3 px-4 py-3 text-13">
          <div className="flex items-start justify-between gap-3">
            <UserCell user={user} />
            <RoleBadge user={user} />
          </div>
          <div className="flex items-center justify-between gap-3 text-muted">
            <DateText value={user.createdAt} isFocusable={false} />
            <ChangeRole user={user} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function UserCell({ user }: { user: User }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={user.fullName} />
      <span className="min-w-0">
        <span className="block truncate font-medium">
          <PersonName name={user.fullName} />
        </span>
        <span className="block truncate text-12 text-muted">{user.username}</span>
      </span>
    </span>
  );
}

function RoleBadge({ user }: { user: User }) {
  if (user.pending) return <Badge tone="info">Waiting for approval</Badge>;
  return <Badge tone={user.role === 'admin' ? 'inverted' : 'neutral'}>{roleText[user.role]}</Badge>;
}
