import { Login } from '@tamis/api/auth/schema';
import { Logo } from '@tamis/ui/logo';
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { trpc } from '../../trpc.ts';
import { useForm } from '../shared/use-form.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { MarketingPanel } from './marketing-panel.tsx';

// What is not needed to log in is loaded after the first paint.
const ThemeMenuButton = lazy(() =>
  import('@tamis/ui/theme-menu-button').then((module) => ({ default: module.ThemeMenuButton })),
);
const RegisterTab = lazy(() => import('./register-tab.tsx').then((module) => ({ default: module.RegisterTab })));
const EndedSession = lazy(() => import('./ended-session.tsx').then((module) => ({ default: module.EndedSession })));

const route = getRouteApi('/auth');

export function AuthPage() {
  const { tab = 'login' } = route.useSearch();
  const ended = useLocation({ select: ({ state }) => state.ended });
  const navigate = useNavigate();
  const page = trpc.auth.signInPage.useQuery();
  const login = useForm(Login, { username: '', password: '' });
  const username = useRef<HTMLInputElement>(null);
  const loginButton = useRef<HTMLButtonElement>(null);
  // Users start typing at once; on a touch screen the keyboard would cover the page.
  useEffect(() => {
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches) username.current?.focus();
  }, []);
  const show = (next: 'login' | 'register') =>
    void navigate({ to: '/auth', search: { tab: next === 'login' ? undefined : next }, replace: true });
  return (
    <div className="grid min-h-dvh min-[901px]:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
      <main className="flex flex-col bg-surface px-5 py-6 min-[901px]:border-e min-[901px]:px-[88px] min-[901px]:py-8">
        <div className="flex items-center justify-between">
          <Logo />
          <span className="size-8 pointer-coarse:size-10">
            <Suspense>
              <ThemeMenuButton />
            </Suspense>
          </span>
        </div>
        <div className="mx-auto w-full max-w-96 py-10 sm:my-auto">
          <h1 className="text-24 font-semibold">{tab === 'login' ? 'Welcome back' : 'Create an account'}</h1>
          {ended && (
            <Suspense>
              <EndedSession ended={ended} />
            </Suspense>
          )}
          <AuthTabs tab={tab} onSelect={show}>
            {tab === 'login' ? (
              <LoginForm form={login} usernameRef={username} buttonRef={loginButton} />
            ) : (
              <Suspense>
                <RegisterTab registration={page.data?.registration} />
              </Suspense>
            )}
          </AuthTabs>
          <DemoAccounts
            accounts={page.data?.demoAccounts ?? []}
            onUse={({ username, password }) => {
              login.setAll({ username, password });
              show('login');
              requestAnimationFrame(() => loginButton.current?.focus());
            }}
          />
        </div>
      </main>
      <MarketingPanel />
    </div>
  );
}
