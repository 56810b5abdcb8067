import { DISMISS_REASONS } from '@tamis/api/screening/view-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FURTHER_LINKS, SPECIFIED_LINKS } from '../src/features/shared/nav-links.ts';
import { SHORTCUTS, type ShortcutId } from '../src/features/shared/shortcut-table.ts';
import { aUser } from './builders.ts';
import { renderApp } from './render-app.tsx';

test('the number keys are listed with their reasons', () => {
  for (const [at, reason] of DISMISS_REASONS.entries()) {
    const shortcut = SHORTCUTS[`dismissBecause${at + 1}` as ShortcutId];
    expect(shortcut).toMatchObject({ keys: String(at + 1), does: `Dismiss: ${reason.toLowerCase()}` });
  }
});

test('each page with a shortcut is a link of the sidebar, and listed with it', () => {
  const pages = Object.entries(SHORTCUTS).filter(([, { group }]) => group === 'Go to');
  const bound = [...SPECIFIED_LINKS, ...FURTHER_LINKS].filter(({ shortcut }) => shortcut !== undefined);
  expect(new Map(bound.map(({ shortcut, label }) => [shortcut as string, label]))).toEqual(
    new Map(pages.map(([id, { does }]) => [id, does])),
  );
});

test('no two shortcuts have the same keys', () => {
  const keys = Object.values(SHORTCUTS).map((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('? shows every shortcut, and single-key ones can be switched off and on there', async () => {
  const { user, path } = renderApp('/help');
  await screen.findByRole('heading', { name: 'Help' });
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const { does } of Object.values(SHORTCUTS)) expect(within(dialog).getAllByText(does).length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gm');
  expect(path()).toBe('/help');
  localStorage.clear();
  await user.keyboard('gm');
  await waitFor(() => expect(path()).toBe('/matches'));
});

test('a viewer sees no shortcut that decides or writes', async () => {
  const { user } = renderApp('/help', { 'auth.session': () => aUser({ role: 'viewer' }) });
  await screen.findByRole('heading', { name: 'Help' });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Open the profile')).toBeTruthy();
  for (const does of ['Confirm the match', 'Undo the last decision', 'Send the comment'])
    expect(dialog.queryByText(does)).toBeNull();
});

test('the second key of a sequence must be in the table; alone it keeps its own meaning', async () => {
  const { user, path } = renderApp('/help');
  await screen.findByRole('heading', { name: 'Help' });
  await user.keyboard('g?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  expect(path()).toBe('/help');
});
