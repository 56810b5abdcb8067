import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListStatus, anEntity, aUser } from './builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { renderApp } from './render-app.tsx';
import { noRows, Refusal } from './trpc-answers.ts';
import { savedFile } from './saved-files.ts';

const counts = () => ({ all: 1204, high: 312, medium: 4, low: 888, pep: 43, sanctioned: 0 });

test('the tabs show their counts, and the selected one requests its entities', async () => {
  const asked: { tab: string }[] = [];
  const { user, path } = renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': (input: { tab: string }) => {
      asked.push(input);
      return { rows: [anEntity()], total: 1 };
    },
  });
  expect(await screen.findByRole('tab', { name: /^All Entities/u })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^High Risk/u }));
  await waitFor(() => expect(path()).toBe('/entities?tab=high'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'high', sort: '-createdAt', limit: 50, offset: 0 }));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All Entities1,204',
    'High Risk312',
    'Medium Risk4',
    'Low Risk888',
    'PEP43',
    'Sanctioned0',
  ]);
});

test('a country given as a code is shown by its name', async () => {
  renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': () => ({ rows: [anEntity({ country: 'BY', countryName: 'Belarus' })], total: 1 }),
  });
  expect(await screen.findByText('Belarus')).toBeTruthy();
  expect(screen.queryByText('BY')).toBeNull();
});

test.each([
  ['high', 'No High Risk entities found.'],
  ['pep', 'No PEP entities found.'],
  ['sanctioned', 'No Sanctioned entities found.'],
])('an empty tab %s names the filter', async (tab, message) => {
  renderApp(`/entities?tab=${tab}`, { 'entities.counts': counts, 'entities.list': noRows });
  expect(await screen.findByText(message)).toBeTruthy();
});

test('filters without results can be cleared', async () => {
  const { user, path } = renderApp('/entities?name=zz&type=person', {
    'entities.counts': counts,
    'entities.list': noRows,
  });
  await screen.findByText('No entities found.');
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await waitFor(() => expect(path()).toBe('/entities'));
});

test('before the first list, nobody is promised to be screened at once', async () => {
  renderApp('/entities', {
    'entities.list': noRows,
    'lists.status': () => [aListStatus({ version: null })],
  });
  expect(await screen.findByText(/is screened as soon as the first list is imported,/u)).toBeTruthy();
});

test('the list is filtered by waiting matches, in the URL too', async () => {
  const asked: { matches?: string }[] = [];
  const { user, path } = renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': (input: { matches?: string }) => {
      asked.push(input);
      return { rows: [anEntity()], total: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Any matches/u }));
  await user.click(await screen.findByRole('option', { name: 'Matches waiting' }));
  await waitFor(() => expect(path()).toBe('/entities?matches=waiting'));
  await waitFor(() => expect(asked.map(({ matches }) => matches)).toEqual([undefined, 'waiting']));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/entities'));
});

test('rows with the same name show what distinguishes them', async () => {
  const born = { birthDate: '1968-01-02', position: null, founded: null, industry: null };
  const rows = [
    anEntity({ id: 186, name: 'Oleg Deripaska', additionalInfo: born }),
    anEntity({ id: 325, name: 'Oleg Deripaska' }),
    anEntity({ id: 7, name: 'Ebrahim Raeesi', additionalInfo: born }),
  ];
  renderApp('/entities', { 'entities.counts': counts, 'entities.list': () => ({ rows, total: 3 }) });
  const names = (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent);
  expect(names).toEqual(['Oleg DeripaskaID 186 · Jan 2, 1968', 'Oleg DeripaskaID 325', 'Ebrahim Raeesi']);
});

test('a row links to the profile, and shows risk and flags', async () => {
  renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': () => ({
      rows: [
        anEntity({ id: 7, name: 'عبد الرحمن', riskScore: 70, isPep: true, isSanctioned: true, pendingMatches: 2 }),
      ],
      total: 1,
    }),
  });
  const name = await screen.findByRole('link', { name: 'عبد الرحمن' });
  expect(name.getAttribute('href')).toBe('/entity/7');
  expect(name.querySelector('bdi')?.dir).toBe('auto');
  const row = screen.getByRole('row', { name: /عبد الرحمن/u });
  for (const text of ['70', 'High', 'PEP', 'Sanctioned', '2 waiting']) expect(within(row).getByText(text)).toBeTruthy();
});

test('a viewer sees no Add Entity and no Bulk Upload', async () => {
  renderApp('/entities', {
    'auth.session': () => aUser({ role: 'viewer' }),
    'entities.counts': counts,
    'entities.list': noRows,
  });
  await screen.findByText('No entities found.');
  expect(screen.queryByRole('button', { name: 'Add Entity' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Bulk Upload' })).toBeNull();
});

test('a viewer is redirected from /entities/upload to /entities', async () => {
  const { path } = renderApp('/entities/upload', {
    'auth.session': () => aUser({ role: 'viewer' }),
    'entities.counts': counts,
    'entities.list': noRows,
  });
  await waitFor(() => expect(path()).toBe('/entities'));
});

test('a failure shows the message and Retry', async () => {
  let isDown = true;
  const { user } = renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': () => {
      if (isDown) throw new Refusal(500, 'Something went wrong on our side.');
      return { rows: [anEntity()], total: 1 };
    },
  });
  expect(await screen.findByText('500: Something went wrong on our side.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Abdulrahman K. Haddar' })).toBeTruthy();
});

test('all pages are exported, however many responses they take', async () => {
  const everybody = Array.from({ length: 5_001 }, (_, at) => anEntity({ id: at + 1, name: `Customer ${at + 1}` }));
  const recorded: unknown[] = [];
  const { user } = renderApp('/entities', {
    'audit.noteExport': (input: unknown) => recorded.push(input),
    'entities.counts': counts,
    'entities.list': ({ limit, offset }: { limit: number; offset: number }) => ({
      rows: everybody.slice(offset, offset + limit),
      total: everybody.length,
    }),
  });
  const saved = savedFile();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const text = await saved();
  expect(text.trim().split('\n')).toHaveLength(5_002);
  expect(text).toContain('Customer 5001,');
  expect(recorded).toEqual([{ what: 'entity', filter: { tab: 'all', sort: '-createdAt' }, rows: 5_001 }]);
});

test('cases are opened for the selected entities, and an entity that leaves the page is deselected', async () => {
  const all = [anEntity({ id: 1, name: 'Ada' }), anEntity({ id: 2, name: 'Bo' }), anEntity({ id: 3, name: 'Cy' })];
  let rows = all;
  const { user } = renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': () => ({ rows, total: rows.length }),
  });
  await screen.findByRole('link', { name: 'Ada' });
  await waitFor(() => expect(openStreams()).toBe(1));
  for (const box of screen.getAllByRole('checkbox').slice(1, 3)) await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Open Cases' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create 2 new cases' });
  rows = all.slice(2);
  serverTells('entity');
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  expect(dialog.textContent).toContain('Create 2 new cases');
  expect(dialog.textContent).toContain('Ada, Bo');
  rows = all;
  serverTells('entity');
  expect(await screen.findByText('Bo', { selector: 'a *' })).toBeTruthy();
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('unsent texts for several cases are there for the next ones, until Cancel', async () => {
  const { user } = renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': () => ({ rows: [anEntity({ id: 1, name: 'Ada' }), anEntity({ id: 2, name: 'Bo' })], total: 2 }),
  });
  await screen.findByRole('link', { name: 'Ada' });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Open Cases' }));
    return within(await screen.findByRole('dialog', { name: 'Create 2 new cases' }));
  };
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.type((await open()).getByLabelText('Title'), 'Periodic review');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.getByText('What you typed before was kept.')).toBeTruthy();
  expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('Periodic review');
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('a selection in one tab does not apply to another', async () => {
  const rows = [anEntity({ id: 1, name: 'Ada' }), anEntity({ id: 2, name: 'Bo' })];
  const { user } = renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': () => ({ rows, total: rows.length }),
  });
  await screen.findByRole('link', { name: 'Ada' });
  await user.click(screen.getAllByRole('checkbox')[1]!);
  expect(await screen.findByText('1 selected')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^Low Risk/u }));
  await screen.findByRole('link', { name: 'Ada' });
  expect(screen.queryByText('1 selected')).toBeNull();
  await user.click(screen.getByRole('tab', { name: /^All/u }));
  await screen.findByRole('link', { name: 'Ada' });
  expect(screen.queryByText('1 selected')).toBeNull();
});

test('a filter typed right before leaving does not come back', async () => {
  const { user, path, back } = renderApp('/help', { 'entities.counts': counts, 'entities.list': noRows });
  await user.click((await screen.findAllByRole('link', { name: 'Entities' }))[0]!);
  const [filter] = await screen.findAllByRole('searchbox', { name: /name/iu });
  fireEvent.change(filter!, { target: { value: 'ada' } });
  back();
  await waitFor(() => expect(path()).toBe('/help'));
  // Longer than the delay after which the URL follows the typed text.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(path()).toBe('/help');
});

test('a double click on Screen Again screens the selected entities once', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': () => ({ rows: [anEntity({ id: 4 })], total: 1 }),
    'entities.rescreen': (input: unknown) => {
      sent.push(input);
      return { screened: 1, hits: 0 };
    },
  });
  await screen.findByRole('link', { name: anEntity().name });
  await user.click(screen.getAllByRole('checkbox')[1]!);
  const button = await screen.findByRole('button', { name: 'Screen Again' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('1 entity screened')).toBeTruthy();
  expect(sent).toEqual([{ entityIds: [4] }]);
});

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('the printed list has the columns that fit, before the browser counts the pages', async () => {
  renderApp('/entities', { 'entities.counts': counts, 'entities.list': () => ({ rows: [anEntity()], total: 1 }) });
  await screen.findByRole('link', { name: anEntity().name });
  expect(columns()).toContain('Country');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(columns().filter(Boolean)).toEqual(['Name', 'Flags', 'Risk', 'Matches']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(columns()).toContain('Country');
});
