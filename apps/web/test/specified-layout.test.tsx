import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEntity, aUser } from './builders.ts';
import { renderApp, signedOut } from './render-app.tsx';
import { never, noRows, Refusal } from './trpc-answers.ts';

const banner = async () => (await screen.findAllByRole('banner'))[0] as HTMLElement;
const dashboard = () => ({
  stats: { totalEntities: 3, highRiskAlerts: 2, activeCases: 1, completedReports: 0 },
  highRiskEntities: [anEntity({ riskScore: 98 })],
  adverseMedia: [],
  caseActivities: [],
});

test('a spinner is shown while the session is being loaded', async () => {
  renderApp('/help', { 'auth.session': never });
  const spinner = (await screen.findByText('Loading')).closest('[role=status]');
  expect(spinner?.querySelector('.animate-spin')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Help' })).toBeNull();
});

test('the not-found page is a card with a red alert icon', async () => {
  renderApp('/nowhere', { 'auth.session': signedOut });
  const heading = await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(heading.closest('main')?.className).toContain('place-items-center');
  expect(heading.parentElement?.querySelector('svg')?.getAttribute('class')).toContain('text-high-solid');
});

test('Register has username, Full Name, password, and a Role select of Viewer, Analyst and Admin', async () => {
  const { user } = renderApp('/auth?tab=register', { 'auth.session': signedOut });
  expect((await screen.findByLabelText('Password')).getAttribute('type')).toBe('password');
  for (const label of ['Username', 'Full Name']) expect(screen.getByLabelText(label)).toBeTruthy();
  const role = screen.getByRole('button', { name: /Role/u });
  expect(role.textContent).toContain('Viewer');
  await user.click(role);
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Viewer',
    'Analyst',
    'Admin',
  ]);
});

test("the button reads 'Logging in...' while the login is pending", async () => {
  const { user } = renderApp('/auth', { 'auth.session': signedOut, 'auth.login': never });
  await user.type(await screen.findByLabelText('Username'), 'analyst');
  await user.type(screen.getByLabelText('Password'), 'analyst123');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeTruthy();
});

test("the button reads 'Creating account...' while the registration is pending", async () => {
  const { user } = renderApp('/auth?tab=register', { 'auth.session': signedOut, 'auth.register': never });
  await user.type(await screen.findByLabelText('Username'), 'noor');
  await user.type(screen.getByLabelText('Full Name'), 'Noor Aziz');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeTruthy();
});

test('the demo accounts are shown with their credentials, and a panel lists the features', async () => {
  renderApp('/auth', { 'auth.session': signedOut });
  expect(await screen.findByText('analyst / analyst123')).toBeTruthy();
  const panel = await screen.findByRole('complementary', { name: 'About Tamis' });
  const features = within(panel).getAllByRole('listitem');
  expect(features.map((feature) => feature.textContent)).toEqual(
    expect.arrayContaining([
      'Global sanctions monitoring',
      'PEP screening and verification',
      'AI-powered risk scoring',
      'Adverse media monitoring',
      'Case management system',
    ]),
  );
});

test("a login shows 'Login successful'", async () => {
  const { user } = renderApp('/auth', {
    'auth.session': signedOut,
    'auth.login': () => aUser(),
    'dashboard.get': dashboard,
  });
  await user.click(await screen.findByRole('button', { name: 'Use analyst' }));
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Login successful')).toBeTruthy();
  expect(screen.getByText('Welcome back, Ines Valcourt!')).toBeTruthy();
});

test('the sidebar has logo, initials, full name, role, the links in their order, and Logout', async () => {
  renderApp('/help', { 'auth.session': () => aUser({ role: 'admin', fullName: 'Ada Maria Brandt' }) });
  const sidebar = within(await screen.findByRole('complementary'));
  expect(sidebar.getByRole('link', { name: 'Tamis, Dashboard' })).toBeTruthy();
  for (const text of ['AM', 'Ada Maria Brandt']) expect(sidebar.getByText(text)).toBeTruthy();
  // Once as the link, once as the role.
  expect(sidebar.getAllByText('Admin')).toHaveLength(2);
  const links = within(sidebar.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.slice(0, 7).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/'],
    ['Search', '/search'],
    ['Entities', '/entities'],
    ['Alerts', '/alerts'],
    ['Cases', '/cases'],
    ['Admin', '/admin'],
    ['Help', '/help'],
  ]);
  expect(sidebar.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test('the bell links to /alerts', async () => {
  renderApp('/help');
  expect(
    within(await banner())
      .getByRole('link', { name: 'Alerts' })
      .getAttribute('href'),
  ).toBe('/alerts');
});

test.each([
  ['Dashboard', '/'],
  ['My Cases', '/cases'],
  ['Admin Dashboard', '/admin'],
])('the user menu item %s leads to %s', async (item, target) => {
  const { user, path } = renderApp('/help', {
    'auth.session': () => aUser({ role: 'admin' }),
    'dashboard.get': dashboard,
    'users.list': () => [],
  });
  await user.click(await within(await banner()).findByRole('button', { name: /^User menu/u }));
  expect(await screen.findByText('Ines Valcourt (analyst)')).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: item }));
  await waitFor(() => expect(path()).toBe(target));
});

test('an analyst has no Admin Dashboard in the user menu', async () => {
  const { user } = renderApp('/help');
  await user.click(await within(await banner()).findByRole('button', { name: /^User menu/u }));
  expect(await screen.findByRole('menuitem', { name: 'My Cases' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Admin Dashboard' })).toBeNull();
});

test('each stat card carries a title, a value, an icon, a link text and a link target', async () => {
  renderApp('/', { 'dashboard.get': dashboard });
  await screen.findByText('Entities Monitored');
  const totals = screen.getByRole('region', { name: 'Totals' });
  await within(totals).findByText('3');
  const cards = within(totals)
    .getAllByRole('heading')
    .map((heading) => heading.parentElement?.parentElement as HTMLElement);
  expect(
    cards.map((card) => ({
      value: card.querySelector('p')?.textContent,
      icons: card.querySelectorAll('svg').length,
      link: card.querySelector('a')?.textContent,
    })),
  ).toEqual([
    { value: '3', icons: 1, link: 'View all entities' },
    { value: '2', icons: 1, link: 'View alerts' },
    { value: '1', icons: 1, link: 'View cases' },
    { value: '0', icons: 1, link: 'View reports' },
  ]);
});

test('while the dashboard loads it shows placeholders', async () => {
  renderApp('/', { 'dashboard.get': never });
  expect(await screen.findByText('Loading entities')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(screen.getByText('Loading activity')).toBeTruthy();
});

test("a dashboard error without a message shows 'Unknown error occurred'", async () => {
  renderApp('/', {
    'dashboard.get': () => {
      throw new Refusal(500, '');
    },
  });
  expect(await screen.findByText('Error loading dashboard data')).toBeTruthy();
  expect(screen.getByText(/Unknown error occurred/u)).toBeTruthy();
});

test('the current user is fetched once', async () => {
  let fetched = 0;
  const { user, path } = renderApp('/help', {
    'auth.session': () => {
      fetched += 1;
      return aUser();
    },
    'alerts.list': noRows,
  });
  await user.click(within(await banner()).getByRole('link', { name: 'Alerts' }));
  await waitFor(() => expect(path()).toBe('/alerts'));
  await screen.findByText('No alerts');
  window.dispatchEvent(new Event('focus'));
  await user.click(screen.getAllByRole('link', { name: 'Help' })[0] as HTMLElement);
  await waitFor(() => expect(path()).toBe('/help'));
  expect(fetched).toBe(1);
});
