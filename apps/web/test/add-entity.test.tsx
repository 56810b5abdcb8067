import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anEntity } from './builders.ts';
import { renderApp } from './render-app.tsx';
import { type Answers, noRows, Refusal } from './trpc-answers.ts';

// Drafts are kept in the session storage.
afterEach(() => sessionStorage.clear());

const counts = () => ({ all: 0, high: 0, medium: 0, low: 0, pep: 0, sanctioned: 0 });

async function openDialog(create: (input: never) => unknown, answers: Answers = {}) {
  const sent: unknown[] = [];
  const app = renderApp('/entities', {
    'entities.counts': counts,
    'entities.list': () => ({ rows: [anEntity()], total: 1 }),
    'entities.isCountryKnown': () => true,
    'entities.isDateRead': () => true,
    ...answers,
    'entities.create': (input: never) => {
      sent.push(input);
      return create(input);
    },
  });
  await screen.findByRole('link', { name: 'Abdulrahman K. Haddar' });
  await app.user.click(screen.getByRole('button', { name: 'Add Entity' }));
  return { ...app, sent, dialog: within(await screen.findByRole('dialog')) };
}

test('name and country are checked with the messages of the specification', async () => {
  const { user, dialog, sent } = await openDialog(() => anEntity());
  await user.click(dialog.getByRole('button', { name: 'Create Entity' }));
  expect(dialog.getAllByText('Name must be at least 2 characters')).toHaveLength(2);
  expect(dialog.getAllByText('Country must be at least 2 characters')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('too long a name or country shows an error, without a request to the server', async () => {
  const asked: string[] = [];
  const { user, dialog, sent } = await openDialog(() => anEntity(), {
    'search.entities': ({ q }: { q: string }) => {
      asked.push(q);
      return noRows();
    },
    'entities.isCountryKnown': ({ country }: { country: string }) => {
      asked.push(country);
      return true;
    },
  });
  const paste = async (label: string, text: string) => {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  await paste('Name', 'x'.repeat(501));
  await paste('Country', 'y'.repeat(201));
  await user.click(dialog.getByRole('button', { name: 'Create Entity' }));
  expect(dialog.getAllByText('Name must be at most 500 characters')).toHaveLength(2);
  expect(dialog.getAllByText('Country must be at most 200 characters')).toHaveLength(2);
  await user.clear(dialog.getByLabelText('Name'));
  await paste('Name', 'Signe Almqvist');
  await waitFor(() => expect(asked).toEqual(['Signe Almqvist']));
  expect(sent).toEqual([]);
});

test('a duplicate name is pointed out in any order and case; a longer name is not a duplicate', async () => {
  const found = { ...anEntity({ id: 4, name: 'Jong Un Kim' }), reason: 'name', agreeing: [] };
  const { user, dialog } = await openDialog(() => anEntity(), {
    'search.entities': ({ q }: { q: string }) => ({
      rows: [{ ...found, score: q === 'kim, jong-un' ? 100 : 99 }],
      total: 1,
    }),
  });
  await user.type(dialog.getByLabelText('Name'), 'kim, jong-un');
  expect(await dialog.findByText(/Already in the list:/u)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Jong Un Kim' }).getAttribute('href')).toBe('/entity/4');
  await user.type(dialog.getByLabelText('Name'), ' the second');
  await waitFor(() => expect(dialog.queryByText(/Already in the list:/u)).toBeNull());
});

test('a near spelling is pointed out, and with the same date of birth a name that is less alike', async () => {
  const found = { reason: 'spelling', agreeing: [], score: 92 };
  const near = anEntity({ id: 4, name: 'Mohammed Halvani', type: 'person' });
  const info = near.additionalInfo;
  const { user, dialog } = await openDialog(() => anEntity(), {
    'search.entities': ({ q }: { q: string }) => ({
      rows:
        q === 'Muhamad Halvani'
          ? [{ ...near, ...found, additionalInfo: { ...info, birthDate: null } }]
          : [{ ...near, ...found, score: 75, additionalInfo: { ...info, birthDate: '1968-03-14' } }],
      total: 1,
    }),
  });
  await user.type(dialog.getByLabelText('Name'), 'Muhamad Halvani');
  expect(await dialog.findByText(/Similar name in the list:/u)).toBeTruthy();
  await user.type(dialog.getByLabelText('Name'), 'i Senior');
  await waitFor(() => expect(dialog.queryByText(/Similar name in the list:/u)).toBeNull());
  await user.type(dialog.getByLabelText('Birth Date'), '1968-03-14');
  expect(await dialog.findByText(/Similar name in the list:/u)).toBeTruthy();
  await user.type(dialog.getByLabelText('Birth Date'), '5');
  await waitFor(() => expect(dialog.queryByText(/Similar name in the list:/u)).toBeNull());
});

test('a person by default: no flags, risk score 0', async () => {
  const { user, dialog, sent, path } = await openDialog(() => anEntity({ id: 9 }));
  await user.type(dialog.getByLabelText('Name'), 'Signe Almqvist');
  await user.type(dialog.getByLabelText('Country'), 'Sweden');
  await user.click(dialog.getByRole('button', { name: 'Create Entity' }));
  expect(await screen.findByText('Entity created')).toBeTruthy();
  expect(screen.getByText('The entity has been successfully created.')).toBeTruthy();
  expect(sent).toEqual([
    {
      name: 'Signe Almqvist',
      type: 'person',
      country: 'Sweden',
      isPep: false,
      isSanctioned: false,
      riskScore: 0,
      flags: { sanctionLists: [], reasons: [] },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/entities');
});

test('PEP and Sanctioned add the list and the reasons; dates are sent as typed', async () => {
  const { user, dialog, sent } = await openDialog(() => anEntity({ id: 9, pendingMatches: 2 }));
  await user.type(dialog.getByLabelText('Name'), 'Rustam Halvani');
  await user.type(dialog.getByLabelText('Country'), 'Uzbekistan');
  await user.type(dialog.getByLabelText('Birth Date'), 'spring 1968');
  await user.type(dialog.getByLabelText('Position'), 'Deputy Minister');
  await user.click(dialog.getByLabelText('Politically exposed person (PEP)'));
  await user.click(dialog.getByLabelText('Sanctioned'));
  await user.click(dialog.getByRole('button', { name: 'Create Entity' }));
  const found = 'The entity has been successfully created. Screening found 2 possible matches.';
  expect(await screen.findByText(found)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View' })).toBeTruthy();
  expect(sent).toEqual([
    {
      name: 'Rustam Halvani',
      type: 'person',
      country: 'Uzbekistan',
      isPep: true,
      isSanctioned: true,
      riskScore: 0,
      flags: { sanctionLists: ['OFAC'], reasons: ['Political connections', 'Sanctions list'] },
      additionalInfo: { birthDate: 'spring 1968', position: 'Deputy Minister' },
    },
  ]);
});

test('after a server error the dialog stays open, and a toast shows the error', async () => {
  const { user, dialog } = await openDialog(() => {
    throw new Refusal(409, 'Someone else was faster');
  });
  await user.type(dialog.getByLabelText('Name'), 'Signe Almqvist');
  await user.type(dialog.getByLabelText('Country'), 'Sweden');
  await user.click(dialog.getByRole('button', { name: 'Create Entity' }));
  expect(await screen.findByText('Failed to create entity')).toBeTruthy();
  expect(screen.getByText('409: Someone else was faster')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a double click creates one record', async () => {
  const { user, dialog, sent } = await openDialog(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return anEntity({ id: 9 });
  });
  await user.type(dialog.getByLabelText('Name'), 'Signe Almqvist');
  await user.type(dialog.getByLabelText('Country'), 'Sweden');
  await user.dblClick(dialog.getByRole('button', { name: 'Create Entity' }));
  expect(await screen.findByText('Entity created')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('an invalid date causes a warning below its field, and is sent all the same', async () => {
  const { user, dialog, sent } = await openDialog(() => anEntity({ id: 9 }), {
    'entities.isDateRead': ({ date }: { date: string }) => date !== '31/02/2020',
  });
  await user.type(dialog.getByLabelText('Name'), 'Maria Stern');
  await user.type(dialog.getByLabelText('Country'), 'Norway');
  await user.type(dialog.getByLabelText('Birth Date'), '31/02/2020');
  expect(dialog.queryByText(/^This date cannot be read/u)).toBeNull();
  await user.tab();
  expect(await dialog.findByText(/^This date cannot be read/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create Entity' }));
  await waitFor(() => expect(sent).toMatchObject([{ additionalInfo: { birthDate: '31/02/2020' } }]));
});

test('an unknown country causes a warning once it is typed in full, and is sent all the same', async () => {
  const asked: string[] = [];
  const { user, dialog, sent } = await openDialog(() => anEntity({ id: 9 }), {
    'entities.isCountryKnown': ({ country }: { country: string }) => {
      asked.push(country);
      return country === 'United Kingdom';
    },
  });
  await user.type(dialog.getByLabelText('Name'), 'Maria Stern');
  await user.type(dialog.getByLabelText('Country'), 'Untied Kingdom');
  expect(asked).toEqual([]);
  await user.tab();
  expect(await dialog.findByText(/^This country is not known/u)).toBeTruthy();
  await user.clear(dialog.getByLabelText('Country'));
  await user.type(dialog.getByLabelText('Country'), 'United Kingdom');
  await user.click(dialog.getByRole('button', { name: 'Create Entity' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(new Set(asked)).toEqual(new Set(['Untied Kingdom', 'United Kingdom']));
  expect(screen.queryByText(/^This country is not known/u)).toBeNull();
});
