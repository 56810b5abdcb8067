import { Button } from '@tamis/ui/button';
import { Dialog, DialogTrigger } from '@tamis/ui/dialog';
import UserPlus from 'lucide-react/icons/user-plus';
import { ButtonLink } from '../shared/links.ts';

/** New users register themselves; the dialog says where. */
export function AddUserButton() {
  return (
    <DialogTrigger>
      <Button variant="primary" icon={<UserPlus aria-hidden />}>
        Add User
      </Button>
      <Dialog
        title="Add User"
        footer={
          <>
            <Button slot="close">Cancel</Button>
            <ButtonLink to="/auth" search={{ tab: 'register' }} variant="primary">
              Go to Registration
            </ButtonLink>
          </>
        }
      >
        <p>To add a new user, please use the registration form on the auth page.</p>
        <p className="mt-2 text-13 text-muted">
          While you are logged in, that page takes you back to the dashboard: log out first, or give its address to the
          new user.
        </p>
      </Dialog>
    </DialogTrigger>
  );
}
