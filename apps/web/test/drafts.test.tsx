import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anAlert, anEntity, aUser } from './builders.ts';
import { aCase } from './case-builders.ts';
import { renderApp } from './render-app.tsx';
import { type Answers, noRows } from './trpc-answers.ts';

afterEach(() => sessionStorage.clear());

const answers: Answers = {
  'entities.counts': () => ({ all: 0, high: 0, medium: 0, low: 0, pep: 0, sanctioned: 0 }),
  'entities.list': () => ({ rows: [anEntity({ id: 4, name: 'Kestrel Ltd' })], total: 1 }),
  'entities.get': () => anEntity({ id: 4, name: 'Kestrel Ltd' }),
  'cases.get': () => aCase(),
  'cases.activities': () => [],
  'media.forEntity': () => [],
  'alerts.list': noRows,
};

const addEntity = async () => within(await screen.findByRole('dialog', { name: 'Add Entity' }));
const nameIn = (dialog: Awaited<ReturnType<typeof addEntity>>) => dialog.getByLabelText<HTMLInputElement>('Name');

test('an unsent entity is there when the dialog is opened again, until it is sent', async () => {
  const { user, path } = renderApp('/entities?add=true', {
    ...answers,
    'entities.list': noRows,
    'entities.create': () => anEntity(),
  });
  const first = await addEntity();
  await user.type(nameIn(first), 'Signe Almqvist');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/entities'));
  const again = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Add Entity' })[0] as HTMLElement);
    return addEntity();
  };
  const second = await again();
  expect(second.getByText('What you typed before was kept.')).toBeTruthy();
  expect(nameIn(second).value).toBe('Signe Almqvist');
  await user.type(second.getByLabelText('Country'), 'Sweden');
  await user.click(second.getByRole('button', { name: 'Create Entity' }));
  await waitFor(() => expect(path()).toBe('/entities'));
  const third = await again();
  expect(nameIn(third).value).toBe('');
  expect(third.queryByText('What you typed before was kept.')).toBeNull();
});

test('Start over empties the form, and Cancel discards what was typed', async () => {
  sessionStorage.setItem('tamis-draft:2:add-entity', JSON.stringify({ name: 'Signe', gone: 1 }));
  const { user } = renderApp('/entities?add=true', answers);
  const dialog = await addEntity();
  await user.click(dialog.getByRole('button', { name: 'Start over' }));
  expect(nameIn(dialog).value).toBe('');
  await user.type(nameIn(dialog), 'Someone else');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('a draft belongs to one user, and an invalid draft is ignored', async () => {
  sessionStorage.setItem('tamis-draft:2:add-entity', JSON.stringify({ name: 'Signe' }));
  sessionStorage.setItem('tamis-draft:9:add-entity', 'no draft');
  renderApp('/entities?add=true', { ...answers, 'auth.session': () => aUser({ id: 9 }) });
  expect(nameIn(await addEntity()).value).toBe('');
});

const newCase = async () => within(await screen.findByRole('dialog', { name: 'Create a new case' }));

test('the draft of a case keeps its entity', async () => {
  sessionStorage.setItem('tamis-draft:2:new-case:::', JSON.stringify({ entityId: 4, title: 'Source of funds' }));
  const { user } = renderApp('/cases?new=true', answers);
  const dialog = await newCase();
  const entity = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'Entity' });
  expect(entity.value).toBe('Kestrel Ltd');
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Source of funds');
  await user.click(dialog.getByRole('button', { name: 'Start over' }));
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Entity' }).value).toBe('');
});

test('the draft of a case on one alert is not used for a case on another', async () => {
  const { user } = renderApp('/cases?new=true&entity=1&alert=6', {
    ...answers,
    'entities.get': () => anEntity(),
    'alerts.get': ({ id }: { id: number }) => anAlert({ id, content: `What alert ${id} says` }),
  });
  await user.type(await (await newCase()).findByLabelText('Title'), ', again');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.keys(sessionStorage)).toEqual(['tamis-draft:2:new-case:1::6']);
  cleanup();
  renderApp('/cases?new=true&entity=1&alert=7', {
    ...answers,
    'entities.get': () => anEntity(),
    'alerts.get': () => anAlert({ id: 7, content: 'What alert 7 says' }),
  });
  const dialog = await newCase();
  expect((await dialog.findByLabelText<HTMLTextAreaElement>('Description')).value).toBe('What alert 7 says');
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).not.toContain('again');
});

test('an unsent comment is there when the case is opened again', async () => {
  sessionStorage.setItem('tamis-draft:2:comment:12', JSON.stringify({ text: 'The contract is missing' }));
  renderApp('/cases?case=12', { ...answers, 'cases.get': () => aCase({ id: 12 }) });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Comment')).value).toBe('The contract is missing');
});

test('a sent comment leaves no draft, even if the case was closed before the response', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { user } = renderApp('/cases?case=12', {
    ...answers,
    'cases.get': () => aCase({ id: 12 }),
    'cases.comment': async () => {
      await answered;
      return {};
    },
  });
  await user.type(await screen.findByLabelText('Comment'), 'The contract is missing');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByLabelText('Comment')).toBeNull());
  expect(sessionStorage.getItem('tamis-draft:2:comment:12')).toContain('The contract is missing');
  answer();
  await waitFor(() => expect(sessionStorage.getItem('tamis-draft:2:comment:12')).toBeNull());
});

test('without a connection the page says so, and calls fail at once with a Retry', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  try {
    renderApp('/alerts', { 'alerts.list': noRows });
    expect(await screen.findByText('You are offline.')).toBeTruthy();
    expect(await screen.findByText('No alerts')).toBeTruthy();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('You are online again.')).toBeTruthy();
});
