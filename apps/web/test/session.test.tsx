import { announce } from '@tamis/ui/live-region';
import { toast } from '@tamis/ui/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aUser } from './builders.ts';
import { renderApp, signedOut } from './render-app.tsx';
import { Refusal } from './trpc-answers.ts';

test('every page leads to /auth when nobody is signed in', async () => {
  const { path } = renderApp('/entities', { 'auth.session': signedOut });
  await waitFor(() => expect(path()).toBe('/auth'));
});

const refused = () => {
  throw new Refusal(401, 'Not signed in');
};

test('a later 401 clears the user and goes to /auth', async () => {
  const { path } = renderApp('/entities', { 'entities.list': refused, 'entities.counts': refused });
  await waitFor(() => expect(path()).toBe('/auth'));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});

test('a later 401 leaves no earlier messages on the public page', async () => {
  let hasEnded = false;
  const answer = () => (hasEnded ? refused() : []);
  const { user, path } = renderApp('/help', { 'users.list': answer, 'cases.list': answer, 'cases.counts': answer });
  const link = await screen.findByRole('link', { name: 'Cases' });
  await waitFor(() => expect(document.querySelector('section[aria-label^=Notifications]')).toBeTruthy());
  act(() => {
    announce('Qasem Soleimani, score 100, 169 left');
    toast({ title: 'Failed to confirm 3 matches', description: 'Qasem Soleimani and 2 others' });
  });
  await waitFor(() => expect(screen.getAllByText(/Qasem Soleimani/u)).toHaveLength(2));
  hasEnded = true;
  await user.click(link);
  await waitFor(() => expect(path()).toBe('/auth'));
  expect(await screen.findByText('Your session has ended. Log in again.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Qasem Soleimani/u)).toBeNull());
});

test('a session that cannot be loaded shows the error and Retry', async () => {
  let isDown = true;
  const { user } = renderApp('/help', {
    'auth.session': () => {
      if (isDown) throw new Refusal(503, 'The database is busy');
      return aUser();
    },
  });
  expect(await screen.findByText('503: The database is busy')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
});

test('the bell shows a red dot while an alert is unread', async () => {
  renderApp('/help', { 'alerts.unreadCount': () => 5 });
  const bell = within((await screen.findAllByRole('banner'))[0] as HTMLElement).getByRole('link', { name: /^Alerts/u });
  await waitFor(() => expect(bell.querySelector('[data-unread]')).toBeTruthy());
});

test('Admin is a link for admins only', async () => {
  renderApp('/help', { 'auth.session': () => aUser({ role: 'admin' }) });
  expect(await screen.findByRole('link', { name: 'Admin' })).toBeTruthy();
});

test('an analyst sees no Admin link', async () => {
  renderApp('/help');
  expect(await screen.findByRole('link', { name: 'Cases' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
});

test('any other path is the not-found page, signed in or not', async () => {
  renderApp('/nowhere', { 'auth.session': signedOut });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
});

test('the search box leads to /search with the trimmed text; an empty text does nothing', async () => {
  const asked: unknown[] = [];
  const { user, path } = renderApp('/help', {
    'search.all': (input: unknown) => {
      asked.push(input);
      return { entities: [], cases: [], alerts: [], articles: [], parties: [], lists: [], entityCount: 0 };
    },
  });
  const box = await screen.findByPlaceholderText('Search entities, cases, or alerts...');
  await user.type(box, '   {Enter}');
  expect(path()).toBe('/help');
  await user.clear(box);
  await user.type(box, ' 123 {Enter}');
  await waitFor(() => expect(path()).toBe('/search?q=123'));
  await waitFor(() => expect(asked).toEqual([{ q: '123', page: { limit: 50, offset: 0 } }]));
});
