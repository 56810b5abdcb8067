import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRPCClientError } from '@trpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { errorText, refusalText } from '../src/features/shared/error-text.ts';
import { createWebApp } from '../src/web-app.ts';
import { anEntity, anOwnership, aUser } from './builders.ts';
import { aMatch, anAssessment, aScreening } from './match-builders.ts';
import { renderApp, signedOut } from './render-app.tsx';
import { type Answers, noRows, Refusal } from './trpc-answers.ts';

const refused = () => {
  throw new Refusal(409, 'Not now');
};
const profile: Answers = {
  'entities.get': () => anEntity(),
  'entities.list': noRows,
  'matches.list': () => ({ rows: [aMatch()], total: 1 }),
  'risk.current': () => anAssessment(),
  'screening.last': () => aScreening(),
  'screening.list': noRows,
  'ownership.of': () => anOwnership(),
  'media.forEntity': () => [],
  'alerts.list': noRows,
};

/** Checks that the toast with this title gives the reason. */
async function saysWhy(title: string) {
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getAllByText('409: Not now').length).toBeGreaterThan(0);
}

test("a refused registration shows 'Registration failed'", async () => {
  const { user } = renderApp('/auth?tab=register', { 'auth.session': signedOut, 'auth.register': refused });
  await user.type(await screen.findByLabelText('Username'), 'noor');
  await user.type(screen.getByLabelText('Full Name'), 'Noor Aziz');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await saysWhy('Registration failed');
});

afterEach(() => vi.unstubAllGlobals());

async function logOut(answer: () => Response) {
  const app = renderApp('/help');
  const button = (await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement;
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    input === '/api/logout' ? Promise.resolve(answer()) : fetched(input, init),
  );
  await app.user.click(button);
  return app;
}

test("a refused logout shows 'Logout failed'", async () => {
  await logOut(() => new Response('Not now', { status: 409 }));
  await saysWhy('Logout failed');
});

test("after logout: 'Logged out', and the sign-in page", async () => {
  const { path } = await logOut(() => Response.json({}));
  expect(await screen.findByText('Logged out')).toBeTruthy();
  expect(screen.getByText('You have been successfully logged out.')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/auth'));
});

async function changeCountry(update: (input: unknown) => unknown) {
  const { user } = renderApp('/entity/1', { ...profile, 'entities.update': update });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Country'));
  await user.type(dialog.getByLabelText('Country'), 'Norway');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
}

test("a refused edit shows 'Failed to update entity'", async () => {
  await changeCountry(refused);
  await saysWhy('Failed to update entity');
});

test("an edit shows 'Entity updated'", async () => {
  const sent: unknown[] = [];
  await changeCountry((input) => {
    sent.push(input);
    return anEntity({ country: 'Norway' });
  });
  expect(await screen.findByText('Entity updated')).toBeTruthy();
  expect(sent).toEqual([{ entityId: 1, change: { country: 'Norway' }, read: { country: 'Cyprus' } }]);
});

const found = () => ({ rows: [anEntity({ id: 4, name: 'Kestrel Ltd' })], total: 1 });

test("a refused case shows 'Failed to create case'", async () => {
  const { user } = renderApp('/cases?new=true', {
    // Without a text, and for what is typed.
    'entities.list': found,
    'search.entities': found,
    'entities.get': () => anEntity(),
    'cases.create': refused,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a new case' }));
  await user.type(dialog.getByRole('combobox', { name: 'Entity' }), 'Kest');
  await user.click(await screen.findByRole('option', { name: /Kestrel/u }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Periodic review');
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Yearly review of a trader.');
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  await saysWhy('Failed to create case');
});

test("a template that cannot be loaded shows 'Download failed'", async () => {
  const { user } = renderApp('/entities/upload');
  const button = await screen.findByRole('button', { name: 'Download Template' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  await user.click(button);
  expect(await screen.findByText('Download failed')).toBeTruthy();
  expect(screen.getByText('Failed to download CSV template.')).toBeTruthy();
});

test('an error is shown as status, colon and text; without either it is unknown', () => {
  expect(errorText(new Error('disk on fire'))).toBe('disk on fire');
  expect(errorText(new Error(''))).toBe('Unknown error occurred');
  expect(errorText(null)).toBe('Unknown error occurred');
});

test('queries are not retried, not refetched on focus or by a timer, and never go stale', () => {
  const { queries, mutations } = createWebApp().queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, staleTime: Infinity });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations?.retry).toBe(false);
});

test('no query of a page polls either: the server pushes changes', () => {
  const source = join(import.meta.dirname, '../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/u.test(file));
  const asking = files.filter((file) =>
    /refetchInterval|refetchOnWindowFocus: true/u.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});

test.each(['/entities', '/entity/1'])('on %s the Entities link is highlighted', async (path) => {
  renderApp(path, {
    ...profile,
    'entities.counts': () => ({ all: 0, high: 0, medium: 0, low: 0, pep: 0, sanctioned: 0 }),
    'entities.list': noRows,
  });
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Entities' })[0]?.getAttribute('aria-current')).toBe('page'),
  );
});

test('the user menu has the name, Dashboard, My Cases, Admin Dashboard for admins only, and Logout', async () => {
  const { user } = renderApp('/help', { 'auth.session': () => aUser({ role: 'admin' }) });
  const banner = (await screen.findAllByRole('banner'))[0] as HTMLElement;
  await user.click(await within(banner).findByRole('button', { name: /^User menu/u }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  for (const item of ['Dashboard', 'My Cases', 'Admin Dashboard', 'Logout']) expect(items).toContain(item);
});

test.each([
  [400, 'url: this is not a web address', 'This is not a web address'],
  [400, 'content: an article must be at most 9 characters', 'An article must be at most 9 characters'],
  [409, 'This feed has already been added as ‘Times: World’.', 'This feed has already been added as ‘Times: World’.'],
  [500, 'url: the disk is on fire', undefined],
])("a rejection with %i is shown at its field without the field's name: %s", (httpStatus, message, text) => {
  expect(refusalText(TRPCClientError.from({ error: { message, code: -32_600, data: { httpStatus } } }))).toBe(text);
});
