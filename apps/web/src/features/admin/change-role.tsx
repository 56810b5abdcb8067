import type { Account } from '@tamis/api/auth/schema';
import { ROLES, type Role } from '@tamis/api/permissions';
import { Button } from '@tamis/ui/button';
import { Dialog } from '@tamis/ui/dialog';
import { PersonName } from '@tamis/ui/person-name';
import { Radio, RadioGroup } from '@tamis/ui/radio-group';
import { useState } from 'react';
import { useUser } from '../../session.ts';
import { ROLE_TEXTS } from '../shared/role-text.ts';
import { useDialog } from '../shared/use-dialog.ts';
import { useChangeRole } from './use-change-role.ts';

const ROLE_MEANINGS: Record<Role, string> = {
  viewer: 'Reads everything, changes nothing.',
  analyst: 'Adds entities, decides matches and works on cases.',
  admin: 'Does what an analyst does, and manages users and settings.',
};

/** Changes the role of an account. For one that waits for approval, its first role approves it. */
export function ChangeRole({ user }: { user: Account }) {
  const [isOpen, setOpen] = useDialog('role', user.id);
  return (
    <>
      <Button
        size="sm"
        variant={user.pending ? 'primary' : undefined}
        aria-label={user.pending ? `Approve ${user.fullName}` : undefined}
        onPress={() => setOpen(true)}
      >
        {user.pending ? 'Approve' : 'Change Role'}
      </Button>
      <Dialog
        isInAddress
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={user.pending ? 'Approve this account' : 'Change Role'}
        description={
          <>
            <PersonName name={user.fullName} /> ({user.username})
          </>
        }
      >
        {(close) => <RoleForm user={user} onDone={close} />}
      </Dialog>
    </>
  );
}

const WITH_THE_ROLE = 'The user can log in with this role from then on.';

/** For an account that waits for approval, the requested role is preselected. */
function RoleForm({ user, onDone }: { user: Account; onDone: () => void }) {
  const current = user.pending ? null : user.role;
  const [chosen, setChosen] = useState(user.pending ? user.askedRole : current);
  const changeRole = useChangeRole();
  const isOwn = useUser().id === user.id;
  const update = () => {
    if (chosen) changeRole.mutate({ userId: user.id, role: chosen }, { onSuccess: onDone });
  };
  return (
    <>
      <RadioGroup
        label="Role"
        description={
          isOwn
            ? 'You cannot change your own role.'
            : user.pending
              ? WITH_THE_ROLE
              : 'The user is logged out and has to log in again with the new role.'
        }
        isDisabled={isOwn}
        value={chosen}
        onChange={(value) => setChosen(ROLES.find((role) => role === value) ?? null)}
      >
        {ROLES.map((role) => (
          <Radio key={role} value={role} description={ROLE_MEANINGS[role]} autoFocus={role === current}>
            {ROLE_TEXTS[role]}
          </Radio>
        ))}
      </RadioGroup>
      <div className="mt-5 flex justify-end gap-2">
        <Button slot="close">Cancel</Button>
        <Button
          variant="primary"
          isDisabled={!chosen || chosen === current}
          isPending={changeRole.isPending}
          pendingLabel={user.pending ? 'Approving...' : 'Updating...'}
          onPress={update}
        >
          {user.pending ? 'Approve' : 'Update Role'}
        </Button>
      </div>
    </>
  );
}
