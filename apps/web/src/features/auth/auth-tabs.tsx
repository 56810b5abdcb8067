import { tabListStyles, tabStyles } from '@tamis/ui/tab-styles';
import type { KeyboardEvent, ReactNode } from 'react';

type AuthTab = 'login' | 'register';
const TABS: readonly { id: AuthTab; label: string }[] = [
  { id: 'login', label: 'Log In' },
  { id: 'register', label: 'Register' },
];

interface AuthTabsProps {
  tab: AuthTab;
  onSelect: (tab: AuthTab) => void;
  /** The form of the selected tab. */
  children: ReactNode;
}

/** Two hand-made tabs: those of the UI package include code for long lists, which would delay signing in. */
export function AuthTabs({ tab, onSelect, children }: AuthTabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    // With two tabs, either direction leads to the other.
    const other = tab === 'login' ? 'register' : 'login';
    onSelect(other);
    document.getElementById(`tab-${other}`)?.focus();
  };
  return (
    <div className="mt-5">
      <div role="tablist" aria-label="Log in or register" className={tabListStyles}>
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === tab}
            aria-controls="auth-form"
            data-rac=""
            data-selected={id === tab || undefined}
            tabIndex={id === tab ? 0 : -1}
            className={tabStyles}
            onClick={() => onSelect(id)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div id="auth-form" role="tabpanel" aria-labelledby={`tab-${tab}`} className="pt-6">
        {children}
      </div>
    </div>
  );
}
