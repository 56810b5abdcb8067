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

export function ChangeRole({ user }: { user: Account }) {
  const [isOpen, setOpen] = useDialog('role', user.id);
  return (
    <>
      <Button size="sm" onPress={() => setOpen(true)}>
        Change Role
      </Button>
      <Dialog
        isInAddress
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Change Role"
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

/** Whoever waits for approval has no role yet; to give them one, such as the one they asked for, approves them. */
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
          isOwn ? 'You cannot change your own role.' : 'The user is signed out and signs in again with the new role.'
        }
        isDisabled={isOwn}
        value={chosen}
        onChange={(value) => setChosen(ROLES.find((role) => role === value) ?? null)}
      >
        {ROLES.map((role) => (
          <Radio key={role} value={role} description={ROLE_MEANINGS[role]}>
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
          pendingLabel="Updating..."
          onPress={update}
        >
          Update Role
        </Button>
      </div>
    </>
  );
}
