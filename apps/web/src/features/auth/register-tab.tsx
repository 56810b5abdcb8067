import type { SignInPage } from '@tamis/api/auth/schema';
import { Banner } from '@tamis/ui/banner';
import { RegisterForm } from './register-form.tsx';
import { SwitchLine } from './switch-line.tsx';

interface RegisterTabProps {
  registration: SignInPage['registration'] | undefined;
}

/** Says whether registration is open, by approval or closed before anyone fills in the form. */
export function RegisterTab({ registration }: RegisterTabProps) {
  return (
    <>
      {registration === 'closed' && (
        <Banner tone="neutral" title="Registration is closed">
          <p className="text-13">Ask an administrator of your institution for an account.</p>
        </Banner>
      )}
      {registration === 'approval' && (
        <Banner tone="info" className="mb-4">
          <p className="text-13">An administrator approves new accounts. You will see data once yours is approved.</p>
        </Banner>
      )}
      {registration !== 'closed' && <RegisterForm />}
      <SwitchLine text="Already have an account?" action="Log In" />
    </>
  );
}
