import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aUser } from './builders.ts';
import { renderApp, signedOut } from './render-app.tsx';
import { Refusal } from './trpc-answers.ts';

const emptyDashboard = {
  stats: { totalEntities: 0, highRiskAlerts: 0, activeCases: 0, completedReports: 0 },
  highRiskEntities: [],
  adverseMedia: [],
  caseActivities: [],
};

test('a login without username and password shows both errors, at the fields and in a summary', async () => {
  const { user } = renderApp('/auth', { 'auth.session': signedOut });
  await user.click(await screen.findByRole('button', { name: 'Log In' }));
  const summary = screen.getByRole('alert');
  expect(within(summary).getByText('Username is required')).toBeTruthy();
  expect(within(summary).getByText('Password is required')).toBeTruthy();
  expect(screen.getAllByText('Username is required')).toHaveLength(2);
});

const tab = (name: string) => screen.getByRole('tab', { name });

test.each(['{ArrowRight}', '{ArrowLeft}'])('%s switches the tab and back', async (arrow) => {
  const { user } = renderApp('/auth', { 'auth.session': signedOut });
  await user.click(await screen.findByRole('tab', { name: 'Log In' }));
  await user.keyboard(arrow);
  await waitFor(() => expect(tab('Register').ariaSelected).toBe('true'));
  expect(document.activeElement).toBe(tab('Register'));
  await user.keyboard(arrow);
  await waitFor(() => expect(tab('Log In').ariaSelected).toBe('true'));
  expect(document.activeElement).toBe(tab('Log In'));
});

test('a registration is checked with the messages of the specification', async () => {
  const { user } = renderApp('/auth?tab=register', { 'auth.session': signedOut });
  await user.type(await screen.findByLabelText('Username'), 'ab');
  await user.type(screen.getByLabelText('Full Name'), 'A');
  await user.type(screen.getByLabelText('Password'), '12345');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  for (const message of [
    'Username must be at least 3 characters',
    'Full name is required',
    'Password must be at least 6 characters',
  ]) {
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  }
});

test('Viewer is the role unless another one is chosen', async () => {
  const sent: unknown[] = [];
  const { user, path } = renderApp('/auth?tab=register', {
    'auth.session': signedOut,
    'auth.register': (account: unknown) => {
      sent.push(account);
      return aUser({ role: 'viewer', fullName: 'Noor Aziz' });
    },
    'dashboard.get': () => emptyDashboard,
  });
  await user.type(await screen.findByLabelText('Username'), 'noor');
  await user.type(screen.getByLabelText('Full Name'), 'Noor Aziz');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Registration successful')).toBeTruthy();
  expect(screen.getByText('Welcome, Noor Aziz!')).toBeTruthy();
  expect(sent).toEqual([{ username: 'noor', fullName: 'Noor Aziz', password: 'secret1', role: 'viewer' }]);
  expect(path()).toBe('/');
});

test('a refused login shows the status and the text of the response, and stays', async () => {
  const { user, path } = renderApp('/auth', {
    'auth.session': signedOut,
    'auth.login': () => {
      throw new Refusal(401, 'Invalid username or password');
    },
  });
  await user.type(await screen.findByLabelText('Username'), 'analyst');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Login failed')).toBeTruthy();
  expect(screen.getByText('401: Invalid username or password')).toBeTruthy();
  expect(path()).toBe('/auth');
  // The toast disappears. The form shows the error until something else is typed.
  const said = within(screen.getByRole('tabpanel'));
  expect((await said.findByRole('alert')).textContent).toBe('Invalid username or password');
  await user.type(screen.getByLabelText('Password'), '1');
  expect(said.queryByRole('alert')).toBeNull();
});

test.each([
  [400, 'Username already exists. Choose another one.', 'Username'],
  [429, 'Too many accounts wait for approval.', null],
])('a refused registration (%s) stays in the form until something else is typed: %s', async (status, reason, field) => {
  const { user } = renderApp('/auth?tab=register', {
    'auth.session': signedOut,
    'auth.register': () => {
      throw new Refusal(status, reason);
    },
  });
  await user.type(await screen.findByLabelText('Username'), 'noor');
  await user.type(screen.getByLabelText('Full Name'), 'Noor Aziz');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(`${status}: ${reason}`)).toBeTruthy();
  const said = within(screen.getByRole('tabpanel'));
  expect(said.getByRole('alert').textContent).toContain(reason);
  const invalid = screen.getAllByRole('textbox').filter((input) => input.ariaInvalid === 'true');
  expect(invalid.map((input) => input.getAttribute('name'))).toEqual(field === null ? [] : ['username']);
  await user.type(screen.getByLabelText('Username'), '2');
  expect(said.queryByText(reason)).toBeNull();
});

test('Use fills in a demo account; after login a welcome and the dashboard appear', async () => {
  const { user, path } = renderApp('/auth', {
    'auth.session': signedOut,
    'auth.login': () => aUser(),
    'dashboard.get': () => emptyDashboard,
  });
  await user.click(await screen.findByRole('button', { name: 'Use analyst' }));
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Welcome back, Ines Valcourt!')).toBeTruthy();
  expect(path()).toBe('/');
});

test('the links below the forms switch the tab', async () => {
  const { user } = renderApp('/auth', { 'auth.session': signedOut });
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  expect(await screen.findByLabelText('Full Name')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Log In' }));
  await waitFor(() => expect(screen.queryByLabelText('Full Name')).toBeNull());
});

test('a signed-in user is redirected from /auth to /', async () => {
  const { path } = renderApp('/auth', { 'dashboard.get': () => emptyDashboard });
  await waitFor(() => expect(path()).toBe('/'));
});

test('closed registration is announced before anyone fills in the form', async () => {
  renderApp('/auth?tab=register', {
    'auth.session': signedOut,
    'auth.signInPage': () => ({ demoAccounts: [], registration: 'closed', supportEmail: '', supportPhone: '' }),
  });
  expect(await screen.findByText('Registration is closed')).toBeTruthy();
  expect(screen.queryByLabelText('Full Name')).toBeNull();
});
