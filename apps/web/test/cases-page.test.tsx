import type { Alert } from '@tamis/api/alerts/schema';
import type { MediaItem } from '@tamis/api/media/schema';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { isOverdue } from '../src/features/cases/due.ts';
import { aCase, anActivity, anEntity, aUser } from './case-builders.ts';
import { aMatch } from './match-builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { renderApp } from './render-app.tsx';
import { noRows, Refusal } from './trpc-answers.ts';

// Drafts are kept in the session storage.
afterEach(() => sessionStorage.clear());

const cases = (...rows: ReturnType<typeof aCase>[]) => ({ 'cases.list': () => ({ rows, total: rows.length }) });
const entities = {
  'entities.list': () => ({ rows: [anEntity({ id: 4, name: 'Kestrel & Oduya Trading Ltd' })], total: 1 }),
  'search.entities': () => ({ rows: [anEntity({ id: 4, name: 'Kestrel & Oduya Trading Ltd' })], total: 1 }),
  'entities.get': () => anEntity(),
};
const anArticle: MediaItem = {
  id: 5,
  title: 'Bank is fined over transfers',
  content: 'The regulator fined the bank.',
  aiSummary: '',
  summaryBy: 'rules',
  riskLevelBy: 'rules',
  isAdverse: true,
  source: 'Lagos Trade Review',
  publishedAt: '2026-11-10T09:00:00.000Z',
  url: null,
  riskLevel: 'high',
};

const anAlert: Alert = {
  id: 6,
  entityId: 1,
  entity: { id: 1, name: 'Abdulrahman K. Haddar' },
  alertType: 'sanction',
  severity: 'high',
  content: 'A possible match on the OFAC SDN List.',
  isRead: false,
  createdAt: '2026-11-19T09:00:00.000Z',
};

/** The sheet's other requests: what is linked to the case's entity. */
const nothingLinked = {
  'matches.list': noRows,
  'media.forEntity': () => [],
  'alerts.list': noRows,
};

test('a card shows status, priority, entity, assignee label and date', async () => {
  renderApp('/cases', cases(aCase({ id: 12, assignedTo: 1, assignee: 'Ada Brandt' })));
  const card = (await screen.findByRole('heading', { name: 'Source of funds' })).closest('li') as HTMLElement;
  for (const text of ['In Progress', 'High Priority', 'Admin', 'Nov 17, 2026']) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
  expect(card.textContent).toContain('Created Nov 17, 2026');
  expect(within(card).getByRole('link', { name: 'Abdulrahman K. Haddar' }).getAttribute('href')).toBe('/entity/1');
  expect(within(card).getByRole('button', { name: 'View Details' })).toBeTruthy();
});

test.each([
  [1, 'Admin'],
  [2, 'Analyst'],
  [7, 'User #7'],
  [null, 'Unassigned'],
])('assignee %s is shown as %s', async (assignedTo, label) => {
  renderApp('/cases', cases(aCase({ assignedTo })));
  expect(await screen.findByText(label, { selector: 'li span' })).toBeTruthy();
});

test("the assignee's name is shown beside the label, on the card and in the sheet", async () => {
  const file = aCase({ assignedTo: 1, assignee: 'Ada Brandt' });
  renderApp(`/cases?case=${file.id}`, {
    ...cases(file),
    ...nothingLinked,
    'cases.get': () => file,
    'cases.activities': () => [],
    'entities.get': () => anEntity(),
  });
  const sheet = within(await screen.findByRole('dialog'));
  expect((await sheet.findAllByText('Ada Brandt')).length).toBeGreaterThan(0);
  expect((await screen.findByText('Ada Brandt', { selector: 'li bdi' })).closest('li')?.textContent).toContain(
    'Admin (Ada Brandt)',
  );
});

test('an analyst can assign a case to any colleague who may work on cases', async () => {
  const file = aCase({ assignedTo: null, assignee: null });
  const sent: unknown[] = [];
  const { user } = renderApp(`/cases?case=${file.id}`, {
    ...cases(file),
    ...nothingLinked,
    'cases.get': () => file,
    'cases.activities': () => [],
    'entities.get': () => anEntity(),
    'cases.assignees': () => [
      { id: 2, fullName: 'Ines Valcourt' },
      { id: 7, fullName: 'Tomas Ehrling' },
    ],
    'cases.update': (input: unknown) => {
      sent.push(input);
      return file;
    },
  });
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: /Assigned to$/u }));
  const colleague = await screen.findByRole('option', { name: /Tomas Ehrling/u });
  expect(within(colleague).getByText('User #7')).toBeTruthy();
  await user.click(colleague);
  await waitFor(() => expect(sent).toMatchObject([{ caseId: file.id, change: { assignedTo: 7 } }]));
});

test('an entity without a name is shown by its number', async () => {
  renderApp('/cases', cases(aCase({ entityId: 5, entity: { id: 5, name: '' } })));
  expect(await screen.findByRole('link', { name: 'Entity #5' })).toBeTruthy();
});

test('cases are filtered by no assignee and by text, in the URL, the list and the board', async () => {
  const asked: { assigned?: string; text?: string; status?: string }[] = [];
  const { user, path } = renderApp('/cases', {
    'cases.list': (input: { text?: string }) => {
      asked.push(input);
      return input.text === undefined ? { rows: [aCase()], total: 1 } : { rows: [], total: 0 };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Assignee/u }));
  await user.click(await screen.findByRole('option', { name: 'Unassigned' }));
  await waitFor(() => expect(path()).toBe('/cases?assigned=nobody'));
  await user.type(screen.getByRole('searchbox', { name: 'Filter by text or name' }), 'wire');
  await waitFor(() => expect(path()).toBe('/cases?assigned=nobody&text=wire'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ assigned: 'nobody', text: 'wire', offset: 0 }));
  await user.click(await screen.findByRole('radio', { name: 'Board' }));
  await waitFor(() => expect(asked.filter(({ status }) => status !== undefined)).toHaveLength(4));
  for (const column of asked.slice(-4)) expect(column).toMatchObject({ assigned: 'nobody', text: 'wire' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/cases?view=board'));
});

test('the filter has the specified choices and asks for My Cases', async () => {
  const asked: { filter: string }[] = [];
  const { user, path } = renderApp('/cases', {
    'cases.list': (input: { filter: string }) => {
      asked.push(input);
      return { rows: [], total: 0 };
    },
  });
  expect(await screen.findByText('No cases found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Filter cases/u }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'All Cases',
    'Open',
    'In Progress',
    'Escalated',
    'Resolved',
    'High Priority',
    'Medium Priority',
    'Low Priority',
    'My Cases',
  ]);
  await user.click(screen.getByRole('option', { name: 'My Cases' }));
  await waitFor(() => expect(path()).toBe('/cases?filter=mine'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: 'mine' }));
});

test('a viewer has no New Case and cannot change anything in the sheet', async () => {
  renderApp('/cases?case=12', {
    'auth.session': () => aUser({ role: 'viewer' }),
    ...cases(aCase({ id: 12 })),
    'cases.get': () => aCase({ id: 12 }),
    'cases.activities': () => [anActivity({ content: 'Contract received.', activityType: 'comment' })],
    ...entities,
    ...nothingLinked,
  });
  const sheet = await screen.findByRole('dialog', { name: 'Source of funds' });
  expect(await within(sheet).findByText('Contract received.')).toBeTruthy();
  expect(within(sheet).queryByRole('button', { name: /Status/u })).toBeNull();
  expect(within(sheet).queryByLabelText('Comment')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New Case', hidden: true })).toBeNull();
});

test('the entity of a new case is found as in the search, best first, with what distinguishes namesakes', async () => {
  const found = [
    anEntity({ id: 31, name: 'Ute Brandt', countryName: 'Germany' }),
    anEntity({ id: 32, name: 'Ute Brandt', countryName: 'Austria' }),
    anEntity({ id: 4, name: 'Andrey Viktorovich Kutepov', countryName: 'Russia' }),
  ];
  const { user } = renderApp('/cases?new=true', {
    ...entities,
    'search.entities': ({ q }: { q: string }) => ({ rows: q === 'ute' ? found : [], total: 3 }),
  });
  await user.type(await screen.findByRole('combobox', { name: 'Entity' }), 'ute');
  await screen.findByRole('option', { name: /Kutepov/u });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent.replaceAll('\u{a0}', ' '))).toEqual([
    'Ute BrandtPerson, Germany · ID 31',
    'Ute BrandtPerson, Austria · ID 32',
    'Andrey Viktorovich KutepovPerson, Russia · ID 4',
  ]);
});

test('a case on a confirmed match starts with what is known, which can be edited', async () => {
  const sent: unknown[] = [];
  const confirmed = aMatch({ id: 12, state: 'confirmed', decidedBy: 'Ines Valcourt' });
  const { user } = renderApp('/cases?new=true&entity=1&match=12', {
    ...cases(),
    ...entities,
    'matches.list': ({ state }: { state: string }) =>
      state === 'confirmed' ? { rows: [aMatch(), confirmed], total: 2 } : { rows: [], total: 0 },
    'cases.create': (input: unknown) => {
      sent.push(input);
      return aCase();
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a new case' }));
  const title = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('Confirmed match: Abd al-Rahman Khalil AL-HADDAR (OFAC)');
  await user.type(title, ', frozen');
  fireEvent.change(dialog.getByLabelText('Due date'), { target: { value: '2026-12-18' } });
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    entityId: 1,
    title: 'Confirmed match: Abd al-Rahman Khalil AL-HADDAR (OFAC), frozen',
    dueDate: '2026-12-18',
    description: [
      'OFAC SDN List, 1003, SDGT.',
      'Score 91: All three parts of the name agree. The date of birth has day and month swapped.',
      'Confirmed by Ines Valcourt.',
    ].join('\n'),
  });
});

test("a case opened from an alert starts with the alert's text", async () => {
  const { path } = renderApp('/cases?new=true&entity=1&alert=6', {
    ...cases(),
    ...entities,
    'alerts.get': () => anAlert,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a new case' }));
  const title = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('Sanctions Update: Abdulrahman K. Haddar');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe(anAlert.content);
  expect(path()).toBe('/cases?new=true&entity=1&alert=6');
});

test('a case opened from an alert includes the current state of its matches', async () => {
  const matches = { waiting: 0, confirmed: 2, dismissed: 0, withdrawn: 0, decidedBy: ['Ines Valcourt'] };
  renderApp('/cases?new=true&entity=1&alert=6', {
    ...cases(),
    ...entities,
    'alerts.get': () => ({ ...anAlert, matches }),
  });
  const description = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
  expect(description.value).toBe(`${anAlert.content}\n\nSince then: Both confirmed by Ines Valcourt.`);
});

/**
 * The sheet of case 12 with its edit dialog, what is sent, and `seen`: the version of the case that the server returns
 * from now on.
 */
async function editingACase() {
  const sent: unknown[] = [];
  let file = aCase({ id: 12 });
  const seen = (change: object) => {
    file = { ...file, ...change };
    return file;
  };
  const { user } = renderApp('/cases?case=12', {
    ...cases(file),
    'cases.get': () => file,
    'cases.activities': () => [],
    'cases.update': (input: { change: object }) => {
      sent.push(input);
      return seen(input.change);
    },
    ...entities,
    ...nothingLinked,
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Source of funds' }));
  await user.click(await sheet.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Case' }));
  return { user, sheet, dialog, sent, seen };
}

test('the title and description of a case can be edited', async () => {
  const { user, sheet, dialog, sent } = await editingACase();
  await user.clear(dialog.getByRole('textbox', { name: 'Description' }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(dialog.getAllByText('Description must be at least 10 characters').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Three transfers exceed the income.');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Case updated')).toBeTruthy();
  const read = { description: aCase().description };
  expect(sent).toEqual([{ caseId: 12, change: { description: 'Three transfers exceed the income.' }, read }]);
  expect(await sheet.findByText('Three transfers exceed the income.')).toBeTruthy();
});

test('unsaved texts of a case are there when they are edited again, until Cancel', async () => {
  const { user, sheet, dialog } = await editingACase();
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), ', again');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Case' })).toBeNull());
  await user.click(await sheet.findByRole('button', { name: 'Edit' }));
  const again = within(await screen.findByRole('dialog', { name: 'Edit Case' }));
  expect(again.getByText('What you typed before was kept.')).toBeTruthy();
  expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Source of funds, again');
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Resolve this case' })).toBeNull());

test('the unsent outcome and note of a case are there when it is resolved again, until Cancel', async () => {
  const { user } = renderApp('/cases?case=12', {
    ...cases(aCase({ id: 12 })),
    'cases.get': () => aCase({ id: 12 }),
    'cases.activities': () => [],
    ...entities,
    ...nothingLinked,
  });
  const resolving = async () => {
    await user.click(await screen.findByRole('button', { name: /Status/u }));
    await user.click(await screen.findByRole('option', { name: 'Resolved' }));
    return within(await screen.findByRole('dialog', { name: 'Resolve this case' }));
  };
  const first = await resolving();
  await user.type(first.getByLabelText('Note'), 'The owners are teachers.');
  await user.keyboard('{Escape}');
  await dialogIsGone();
  const again = await resolving();
  await waitFor(() => expect(document.activeElement).toBe(again.getByRole('radio', { name: 'No concern' })));
  expect(again.getByText('What you typed before was kept.')).toBeTruthy();
  expect(again.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('The owners are teachers.');
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await dialogIsGone();
  expect((await resolving()).getByLabelText<HTMLTextAreaElement>('Note').value).toBe('');
});

async function resolve(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolve this case' }));
  await user.click(dialog.getByText('No concern'));
  await user.type(dialog.getByLabelText('Note'), 'The owners are teachers.');
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  await dialogIsGone();
}

test('the note of an outcome has a maximum length', async () => {
  sessionStorage.setItem('tamis-draft:2:resolve:12', JSON.stringify({ outcome: 'Reported', note: 'x'.repeat(10_001) }));
  const { user } = renderApp('/cases?case=12', {
    ...cases(aCase({ id: 12 })),
    'cases.get': () => aCase({ id: 12 }),
    'cases.activities': () => [],
    ...entities,
    ...nothingLinked,
  });
  await user.click(await screen.findByRole('button', { name: /Status/u }));
  await user.click(await screen.findByRole('option', { name: 'Resolved' }));
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Note must be at most 10000 characters')).toBeTruthy();
});

test('a case is resolved in one call with outcome and note, in the sheet and on the board', async () => {
  const sent: unknown[] = [];
  const answers = {
    ...cases(aCase({ id: 12 })),
    'cases.get': () => aCase({ id: 12 }),
    'cases.activities': () => [],
    'cases.update': (input: unknown) => {
      sent.push(input);
      return aCase({ id: 12, status: 'resolved' });
    },
    ...entities,
    ...nothingLinked,
  };
  const { user } = renderApp('/cases?case=12', answers);
  await user.click(await screen.findByRole('button', { name: /Status/u }));
  await user.click(await screen.findByRole('option', { name: 'Resolved' }));
  await resolve(user);
  cleanup();
  const board = renderApp('/cases?view=board', {
    ...answers,
    'cases.list': ({ status }: { status: string }) =>
      status === 'in_progress' ? { rows: [aCase({ id: 12 })], total: 1 } : noRows(),
  });
  await board.user.click(await screen.findByRole('button', { name: 'Move Source of funds' }));
  await board.user.click(await screen.findByRole('menuitem', { name: 'Resolved' }));
  await resolve(board.user);
  const once = {
    caseId: 12,
    change: { status: 'resolved', outcome: 'No concern' },
    comment: 'The owners are teachers.',
  };
  expect(sent).toEqual([once, once]);
});

test('No concern needs a confirmation if matches of the entity contradict it, and the outcome is shown', async () => {
  const sent: unknown[] = [];
  let file = aCase({ id: 12 });
  const rows = [
    aMatch({ id: 1, state: 'confirmed' }),
    aMatch({ id: 2, state: 'confirmed' }),
    aMatch({ id: 3, state: 'confirmed', delistedAt: '2026-11-01T12:00:00.000Z' }),
    aMatch({ id: 4, state: 'confirmed', list: { code: 'PEP', title: 'Politicians', kind: 'pep' } }),
    aMatch({ id: 5 }),
    aMatch({ id: 6, state: 'dismissed' }),
  ];
  const { user } = renderApp('/cases?case=12', {
    ...entities,
    ...nothingLinked,
    'cases.list': () => ({ rows: [file], total: 1 }),
    'matches.list': () => ({ rows, total: rows.length }),
    'cases.get': () => file,
    'cases.activities': () => [],
    'cases.update': (input: unknown) => {
      sent.push(input);
      file = aCase({ id: 12, status: 'resolved', outcome: 'No concern' });
      return file;
    },
  });
  await user.click(await screen.findByRole('button', { name: /Status/u }));
  await user.click(await screen.findByRole('option', { name: 'Resolved' }));
  await user.click(await screen.findByRole('radio', { name: 'Reported' }));
  await user.type(screen.getByLabelText('Note'), 'The owners are teachers.');
  expect(screen.queryByText(/confirmed matches/u)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'No concern' }));
  expect(await screen.findByText('2 confirmed matches, 1 match waits')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Confirm that this is intended, or choose another outcome')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Resolve as No concern anyway' }));
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  // Both in the sheet and on the card.
  await waitFor(() => expect(screen.getAllByText('No concern')).toHaveLength(2));
  expect(sent).toHaveLength(1);
});

test('a new case shows what is missing, then is created as open with priority medium', async () => {
  const sent: unknown[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { user, path } = renderApp('/cases?new=true', {
    ...cases(),
    ...entities,
    'cases.create': async (input: unknown) => {
      sent.push(input);
      await answered;
      return aCase();
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Create a new case' });
  await user.click(within(dialog).getByRole('button', { name: 'Create Case' }));
  for (const message of [
    'Entity is required',
    'Title must be at least 3 characters',
    'Description must be at least 10 characters',
  ]) {
    expect((await within(dialog).findAllByText(message)).length).toBeGreaterThan(0);
  }
  await user.type(within(dialog).getByRole('combobox', { name: 'Entity' }), 'Kest');
  await user.click(await screen.findByRole('option', { name: /Kestrel/u }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Periodic review');
  await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'Yearly review of a trader.');
  await user.click(within(dialog).getByRole('button', { name: 'Create Case' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        entityId: 4,
        title: 'Periodic review',
        description: 'Yearly review of a trader.',
        status: 'open',
        priority: 'medium',
      },
    ]),
  );
  // Until the response arrives, the form keeps what was sent.
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Periodic review');
  expect(within(dialog).queryByText(/was kept/u)).toBeNull();
  answer();
  expect(await screen.findByText('Case created')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/cases'));
});

test('a refused change of priority is undone with a message', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  let isRefused = false;
  const { user } = renderApp('/cases?case=12', {
    ...cases(aCase({ id: 12 })),
    'cases.get': async () => {
      if (isRefused) await asked;
      return aCase({ id: 12, priority: isRefused ? 'medium' : 'high' });
    },
    'cases.activities': () => [],
    'cases.update': () => {
      isRefused = true;
      throw new Refusal(409, 'The case has changed meanwhile.');
    },
    ...entities,
    ...nothingLinked,
  });
  const sheet = await screen.findByRole('dialog', { name: 'Source of funds' });
  await user.click(await within(sheet).findByRole('button', { name: /Priority/u }));
  await user.click(await screen.findByRole('option', { name: 'Low' }));
  expect(await screen.findByText('Failed to update case')).toBeTruthy();
  expect(screen.getByText('409: The case has changed meanwhile.')).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: /Priority/u }).textContent).toContain('High');
  answer();
  await waitFor(() => expect(within(sheet).getByRole('button', { name: /Priority/u }).textContent).toContain('Medium'));
});

test.each([
  ['2020-02-28', 'open', 'Overdue · due Feb 28, 2020'],
  ['2020-02-28', 'resolved', 'Due Feb 28, 2020'],
  ['2199-12-31', 'escalated', 'Due Dec 31, 2199'],
] as const)('a case due %s that is %s says %s', async (dueDate, status, text) => {
  renderApp('/cases', cases(aCase({ dueDate, status })));
  const card = (await screen.findByRole('heading', { name: 'Source of funds' })).closest('li') as HTMLElement;
  expect(card.textContent).toContain(text);
});

test('on its due date a case is not overdue yet', () => {
  const file = aCase({ dueDate: '2026-11-20' });
  expect(isOverdue(file, '2026-11-20')).toBe(false);
  expect(isOverdue(file, '2026-11-21')).toBe(true);
});

test('the cases can be sorted by due date, which the URL keeps', async () => {
  const asked: { sort?: string }[] = [];
  const { user, path } = renderApp('/cases', {
    'cases.list': (input: { sort?: string }) => {
      asked.push(input);
      return { rows: [aCase()], total: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Sort cases/u }));
  await user.click(await screen.findByRole('option', { name: 'Due first' }));
  await waitFor(() => expect(path()).toBe('/cases?sort=dueDate'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'dueDate' }));
});

/** The sheet of a case with this due date, and the changes that it sends. */
async function dueDateSheet(dueDate: string | null) {
  const sent: (string | null)[] = [];
  const file = () => aCase({ id: 12, dueDate });
  const app = renderApp('/cases', {
    'cases.list': () => ({ rows: [file()], total: 1 }),
    'cases.get': file,
    'cases.activities': () => [],
    'cases.update': (input: { change: { dueDate: string | null } }) => {
      ({ dueDate } = input.change);
      sent.push(dueDate);
      return file();
    },
    ...entities,
    ...nothingLinked,
  });
  await app.user.click(await screen.findByRole('button', { name: 'View Details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Source of funds' }));
  const field = await sheet.findByLabelText<HTMLInputElement>('Due date');
  const type = (day: string) => {
    fireEvent.keyDown(field, { key: day.slice(-1) });
    fireEvent.change(field, { target: { value: day } });
    fireEvent.keyUp(field, { key: day.slice(-1) });
  };
  return { ...app, sent, sheet, field, type };
}

test('a due date is sent on blur or Enter, not while it is typed, and a toast confirms it', async () => {
  const { user, sent, sheet, field, type } = await dueDateSheet(null);
  act(() => field.focus());
  type('2199-01-03');
  type('2199-01-31');
  expect(sheet.getByText(/^Not saved yet/u)).toBeTruthy();
  expect(sheet.queryByText(/^Due Jan/u)).toBeNull();
  expect(sent).toEqual([]);
  await user.tab();
  await waitFor(() => expect(sent).toEqual(['2199-01-31']));
  expect(await sheet.findByText(/^Due/u, { selector: 'span' })).toBeTruthy();
  type('2199-02-01');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual(['2199-01-31', '2199-02-01']));
  await user.click(await sheet.findByRole('button', { name: 'Clear due date' }));
  await waitFor(() => expect(sent.at(-1)).toBeNull());
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent).toHaveLength(3);
});

test('a day chosen in the calendar is saved if no other follows', async () => {
  const { sent, field } = await dueDateSheet(null);
  fireEvent.change(field, { target: { value: '2199-01-03' } });
  fireEvent.change(field, { target: { value: '2199-01-04' } });
  await waitFor(() => expect(sent).toEqual(['2199-01-04']), { timeout: 3_000 });
});

test('Escape undoes an unsaved due date, an incomplete one is not saved, and closing the sheet saves it', async () => {
  const { user, back, sent, sheet, field, type } = await dueDateSheet('2199-01-03');
  act(() => field.focus());
  type('2199-01-31');
  await user.keyboard('{Escape}');
  expect(field.value).toBe('2199-01-03');
  expect(screen.getByRole('dialog', { name: 'Source of funds' })).toBeTruthy();
  type('0002-01-31');
  await user.tab();
  expect(sheet.getByText('Not saved: give day, month and year.')).toBeTruthy();
  expect(sent).toEqual([]);
  type('2199-02-28');
  act(() => back());
  await waitFor(() => expect(sent).toEqual(['2199-02-28']));
});

test.each(['Comment', 'Due date'])('Escape in the field %s closes the sheet, as it does elsewhere', async (label) => {
  const { user, path } = renderApp('/cases?case=12', {
    ...cases(aCase({ id: 12 })),
    'cases.get': () => aCase({ id: 12 }),
    'cases.activities': () => [],
    ...entities,
    ...nothingLinked,
  });
  await user.click(await screen.findByLabelText(label));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/cases'));
});

/** Before anything renders again. */
function clickTwice(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(screen.getByRole('button', { name }));
}

test('a double click on Comment creates one comment, and a refused one can be sent again', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp('/cases?case=12', {
    ...cases(aCase({ id: 12 })),
    'cases.get': () => aCase({ id: 12 }),
    'cases.activities': () => [],
    ...entities,
    'matches.list': noRows,
    'media.forEntity': () => [],
    'alerts.list': noRows,
    'cases.comment': (input: unknown) => {
      sent.push(input);
      if (sent.length === 1) throw new Refusal(500, 'The disk is full');
      return anActivity({ id: 9 });
    },
  });
  const box = await screen.findByLabelText('Comment');
  await user.type(box, 'Asked the branch');
  clickTwice('Comment');
  expect(await screen.findByText('Failed to add comment')).toBeTruthy();
  await screen.findByRole('button', { name: 'Comment' });
  expect(sent).toHaveLength(1);
  await waitFor(() => {
    clickTwice('Comment');
    expect(sent).toHaveLength(2);
  });
  await waitFor(() => expect(box).toHaveProperty('value', ''));
});

test('a time has the same age in the timeline and in the header of the case', async () => {
  const createdAt = new Date(Date.now() - 100 * 60_000).toISOString();
  renderApp('/cases?case=12', {
    ...cases(aCase({ id: 12, createdAt })),
    'cases.get': () => aCase({ id: 12, createdAt }),
    'cases.activities': () => [anActivity({ createdAt })],
    ...entities,
  });
  const sheet = await screen.findByRole('dialog', { name: 'Source of funds' });
  const timeline = await within(sheet).findByRole('region', { name: 'Timeline' });
  expect(await within(timeline).findByText('1 hour ago')).toBeTruthy();
  expect((await within(sheet).findByText(/^Created/u)).textContent).toMatch(/, 1 hour ago$/u);
});

test('the sheet links the matches, open ones first, the articles and the alerts of the entity', async () => {
  const { user } = renderApp('/cases?case=12', {
    ...cases(aCase({ id: 12 })),
    'cases.get': () => aCase({ id: 12 }),
    'cases.activities': () => [],
    ...entities,
    'matches.list': () => ({
      rows: [
        aMatch({ id: 20, state: 'dismissed', decidedBy: 'Ines Valcourt', decidedAt: '2026-11-20T08:00:00.000Z' }),
        aMatch({ id: 21 }),
      ],
      total: 2,
    }),
    'media.forEntity': () => [anArticle],
    'alerts.list': () => ({ rows: [anAlert], total: 1 }),
  });
  const sheet = await screen.findByRole('dialog', { name: 'Source of funds' });
  // When it was opened and its age share one line, above the fields.
  expect((await within(sheet).findByText(/^Created/u)).textContent).toMatch(/^Created \w{3} \d+, \d{4}, .+ ago$/u);
  await user.type(within(sheet).getByLabelText('Comment'), 'Asked the branch');
  expect(within(sheet).getByRole('button', { name: 'Comment' }).textContent).toBe('CommentCtrl↵');
  const targets = async (kind: string) => {
    const group = await within(sheet).findByRole('button', { name: new RegExp(`^${kind}`, 'u') });
    // This few matches and articles are shown at once.
    expect(group.getAttribute('aria-expanded')).toBe(String(kind !== 'Alerts'));
    if (kind === 'Alerts') await user.click(group);
    const list = await within(sheet).findByRole('list', { name: kind });
    return within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  };
  expect(await targets('Matches')).toEqual(['/entity/1?match=21', '/entity/1?match=20']);
  expect(within(sheet).getByText('Dismissed')).toBeTruthy();
  expect(await targets('Articles')).toEqual(['/articles/5']);
  expect(await targets('Alerts')).toEqual(['/alerts?alert=6']);
});

test.each([
  [new Refusal(404, 'Case 99 not found'), 'Case not found', false],
  [new Refusal(500, 'disk I/O error'), 'The case could not be loaded', true],
])("only a missing case shows 'not found', without Retry: %s", async (refusal, title, hasRetry) => {
  renderApp('/cases?case=99', {
    ...cases(),
    'cases.get': () => {
      throw refusal;
    },
  });
  const sheet = await screen.findByRole('dialog', { name: title });
  await within(sheet).findByRole('alert');
  expect(within(sheet).queryByRole('button', { name: 'Retry' }) !== null).toBe(hasRetry);
});

test('editing the title does not overwrite what somebody else has changed meanwhile', async () => {
  const { user, dialog, sent, seen } = await editingACase();
  await waitFor(() => expect(openStreams()).toBe(1));
  seen({ description: 'Three transfers, seen by a colleague.' });
  serverTells('case');
  await screen.findByText('Three transfers, seen by a colleague.');
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), ', 2026');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const read = { title: 'Source of funds' };
  await waitFor(() => expect(sent).toEqual([{ caseId: 12, change: { title: 'Source of funds, 2026' }, read }]));
});

test('a user who leaves the page while a case is created stays where they went', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let sent = 0;
  const { user, path } = renderApp('/cases?new=true&entity=1', {
    ...cases(),
    ...entities,
    'cases.create': async () => {
      sent += 1;
      await answered;
      return aCase();
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a new case' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Periodic review');
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Yearly review of a trader.');
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  await waitFor(() => expect(sent).toBe(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Help' }));
  await waitFor(() => expect(path()).toBe('/help'));
  answer();
  expect(await screen.findByText('Case created')).toBeTruthy();
  expect(path()).toBe('/help');
});

test('of two simultaneous changes the refused one is undone, and nothing is loaded before the other is done', async () => {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  const { user } = renderApp('/cases?case=12', {
    ...cases(aCase({ id: 12 })),
    'cases.get': () => {
      asked += 1;
      return aCase({ id: 12 });
    },
    'cases.activities': () => [],
    'cases.update': async ({ change }: { change: { priority?: string } }) => {
      await (change.priority ? refused : answered);
      if (change.priority) throw new Refusal(409, 'The case has changed meanwhile.');
      return aCase({ id: 12, status: 'escalated' });
    },
    ...entities,
    ...nothingLinked,
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Source of funds' }));
  const choose = async (field: RegExp, option: string) => {
    await user.click(await sheet.findByRole('button', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/Priority/u, 'Low');
  await choose(/Status/u, 'Escalated');
  refuse();
  expect(await screen.findByText('Failed to update case')).toBeTruthy();
  expect(sheet.getByRole('button', { name: /Priority/u }).textContent).toContain('High');
  expect(sheet.getByRole('button', { name: /Status/u }).textContent).toContain('Escalated');
  expect(asked).toBe(1);
  answer();
  expect(await screen.findByText('Case updated')).toBeTruthy();
  await waitFor(() => expect(asked).toBe(2));
});
