import type { SignInPage } from '@tamis/api/auth/schema';
import { Button } from '@tamis/ui/button';

type DemoAccount = SignInPage['demoAccounts'][number];

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onUse: (account: DemoAccount) => void;
}

/** The demo accounts; 'Use' fills in the form. Nothing if there are none. */
export function DemoAccounts({ accounts, onUse }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 overflow-clip rounded-panel border">
      <h2 id="demo-accounts" className="px-4 py-2.5 text-12 text-muted">
        Demo accounts
      </h2>
      <ul>
        {accounts.map((account) => (
          <li
            key={account.username}
            className="grid min-h-11 grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-2 border-t border-hairline ps-4 pe-2 text-13 sm:grid-cols-[80px_minmax(0,1fr)_auto]"
          >
            <span className="font-medium capitalize">{account.role}</span>
            <span className="truncate font-mono text-12 text-muted">
              {account.username} / {account.password}
            </span>
            <Button variant="link" size="sm" aria-label={`Use ${account.username}`} onPress={() => onUse(account)}>
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
