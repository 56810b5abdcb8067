import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aJob, aListStatus, aListVersion, aUser } from './builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import type { ImportResult } from '@tamis/api/watchlists/schema';
import { importToast } from '../src/features/lists/use-list-actions.ts';
import { aCertificate, aCertifiedHit, aMatch } from './match-builders.ts';
import { renderApp, signedOut } from './render-app.tsx';
import { noRows, Refusal } from './trpc-answers.ts';

test('help has its five tabs and the support contact', async () => {
  const { user, path } = renderApp('/help');
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'General',
    'Entities',
    'Cases',
    'Alerts',
    'Reports',
  ]);
  const support = within(screen.getByRole('region', { name: 'Support' }));
  expect(await support.findByRole('link', { name: 'support@example.com' })).toBeTruthy();
  expect(support.getByText('+1 555 0100')).toBeTruthy();
  expect(support.getByText('Mon-Fri 9am-5pm EST')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Cases' }));
  await waitFor(() => expect(path()).toBe('/help?tab=cases'));
  expect(await screen.findByRole('button', { name: 'What do the case statuses mean?' })).toBeTruthy();
});

test('a question is searched for in all tabs', async () => {
  renderApp('/help?q=escalated');
  expect(await screen.findByText('1 answer')).toBeTruthy();
});

test.each(['four eyes', 'four-eyes', 'duplicate', 'passport', 'delisted'])(
  "the help knows the product's own word '%s'",
  async (word) => {
    renderApp(`/help?q=${encodeURIComponent(word)}`);
    expect(await screen.findByText(/^\d+ answers?$/u)).toBeTruthy();
  },
);

test('a question to the help does not appear in the search box of the top bar', async () => {
  const { user, path } = renderApp('/help');
  await user.type(await screen.findByRole('searchbox', { name: 'Search help' }), 'threshold');
  await waitFor(() => expect(path()).toBe('/help?q=threshold'));
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search entities, cases, or alerts...').value).toBe('');
});

test('for a list that is not imported yet, the number of names is not available', async () => {
  renderApp('/lists', {
    'lists.status': () => [aListStatus({ version: null, importedAt: null })],
    'jobs.list': () => [],
    'lists.versions': () => [],
  });
  expect((await screen.findByText('Names searched')).nextElementSibling?.textContent).toBe('Not available');
});

test('a list opens by its whole row, and by the link of its name', async () => {
  const lists = [aListStatus(), aListStatus({ list: 'UN', title: 'UN Consolidated List', parties: 987 })];
  const { user, path } = renderApp('/lists', {
    'lists.status': () => lists,
    'jobs.list': () => [],
    'lists.versions': () => [],
  });
  const row = await screen.findByRole('row', { name: /UN Consolidated List/u });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/lists?list=UN');
  await user.click(within(row).getByText('987'));
  await waitFor(() => expect(path()).toBe('/lists?list=UN'));
});

test('a schedule that arrives while its dialog is open is shown, and another address does not reset it', async () => {
  let syncEveryHours: number | null = null;
  const sent: unknown[] = [];
  const source = 'https://lists.example/sdn.xml';
  const { user } = renderApp('/lists?dialog=schedule', {
    'auth.session': () => aUser({ role: 'admin' }),
    'lists.status': () => [aListStatus({ source, syncEveryHours, ownSyncEveryHours: syncEveryHours })],
    'lists.settings': (input: unknown) => {
      sent.push(input);
      return aListStatus({ source });
    },
    'jobs.list': () => [],
    'lists.versions': () => [],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule and source' }));
  expect(dialog.getByRole('button', { name: /System default/u })).toBeTruthy();
  await waitFor(() => expect(openStreams()).toBe(1));
  syncEveryHours = 0;
  serverTells('list');
  expect(await dialog.findByRole('button', { name: /Never automatically/u })).toBeTruthy();
  await user.type(dialog.getByLabelText('Another address'), 'https://lists.example/new.xml');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ list: 'OFAC', sourceUrl: 'https://lists.example/new.xml' }]));
});

test('a double click on Rescreen everyone starts it once', async () => {
  let asked = 0;
  renderApp('/lists', {
    'auth.session': () => aUser({ role: 'admin' }),
    'lists.status': () => [aListStatus()],
    'jobs.list': () => [],
    'lists.versions': () => [],
    'jobs.rescreen': () => {
      asked += 1;
      return aJob({ kind: 'rescreen-all' });
    },
  });
  const button = await screen.findByRole('button', { name: 'Rescreen everyone' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(1);
});

test('lists show their counts and state, and every file with its outcome', async () => {
  renderApp('/lists?list=UK', {
    'lists.status': () => [
      aListStatus(),
      aListStatus({ list: 'UK', title: 'UK HMT List', version: 5, error: 'The file is cut off.' }),
      aListStatus({ list: 'EU', title: 'EU Consolidated List', stale: true }),
    ],
    'jobs.list': () => [],
    'lists.versions': () => [
      aListVersion({
        number: 2,
        state: 'refused',
        reason: 'The file ends in the middle of a record.',
      }),
    ],
  });
  await screen.findAllByText('17,000');
  const rows = screen.getAllByRole('row');
  expect(within(rows[1] as HTMLElement).getByText('17,000')).toBeTruthy();
  expect(rows.slice(1).map((row) => within(row).getAllByRole('gridcell').at(-1)?.textContent)).toEqual([
    'Current',
    'Error',
    'Stale',
  ]);
  expect(await screen.findByText('The file ends in the middle of a record.')).toBeTruthy();
  expect(screen.getByText('Refused')).toBeTruthy();
  expect(screen.getByText(/The file is cut off\./u)).toBeTruthy();
  // Only administrators see the command line.
  expect(screen.queryByRole('button', { name: 'On the command line' })).toBeNull();
});

test('lists that fail together share a notice with folded reasons, and an administrator can sync them again', async () => {
  const synced: unknown[] = [];
  const source = 'https://lists.example/file.xml';
  const { user } = renderApp('/lists', {
    'auth.session': () => aUser({ role: 'admin' }),
    'lists.status': () => [
      aListStatus({ error: 'The publisher could not be reached.', source }),
      aListStatus({ list: 'UK', title: 'UK HMT List', error: 'The file is cut off.', source, version: null }),
    ],
    'lists.addable': () => [],
    'jobs.list': () => [],
    'lists.versions': () => [],
    'lists.sync': (input) => {
      synced.push(input);
      return { jobId: 1 };
    },
  });
  expect(await screen.findByText('2 lists: the last attempt failed')).toBeTruthy();
  expect(
    screen.getByText(/The version in force stays in use\. UK HMT List has never been imported and is not searched\./u),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'What went wrong' }).getAttribute('aria-expanded')).toBe('false');
  // The failed attempt may have been an uploaded file. The button syncs from the publisher, and is named accordingly.
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Sync now' })[0]!);
  await waitFor(() => expect(synced).toEqual([{ list: 'OFAC' }, { list: 'UK' }]));
  await user.click(screen.getByRole('button', { name: 'On the command line' }));
  expect(screen.getByText('pnpm cli lists import ofac sdn.xml')).toBeTruthy();
});

test('a waiting version shows why, with buttons instead of advice, and a later failed file is shown too', async () => {
  const stagedReason = 'The file has 7 parties, the list in force 10: it would shrink by more than 20 %.';
  const waiting = { stagedVersion: 9, stagedNumber: 4, stagedReason };
  renderApp('/lists', {
    'auth.session': () => aUser({ role: 'admin' }),
    'lists.status': () => [
      aListStatus({ ...waiting, error: `${stagedReason} Accept it on the page Lists.`, failed: false }),
      aListStatus({ list: 'UK', title: 'UK HMT List', ...waiting, error: 'The file is cut off.' }),
    ],
    'lists.addable': () => [],
    'jobs.list': () => [],
    'lists.versions': () => [],
  });
  expect(await screen.findByText('OFAC SDN List: version 4 waits for a decision')).toBeTruthy();
  expect(screen.getAllByText(new RegExp(`^${stagedReason} The version in force stays`, 'u'))).toHaveLength(2);
  expect(screen.queryByText(/Accept it on the page/u)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2);
  expect(screen.getByText('UK HMT List: the last attempt failed')).toBeTruthy();
  expect(screen.getByText(/^The file is cut off\./u)).toBeTruthy();
});

/** A page with a waiting version that would remove three parties from the list, and what is sent. */
function stagedPage(answer: (input: unknown) => unknown) {
  const sent: unknown[] = [];
  const hear = (input: unknown) => {
    sent.push(input);
    return answer(input);
  };
  const waiting = aListVersion({ id: 9, number: 4, state: 'staged', added: 1, changed: 0, removed: 3 });
  const app = renderApp('/lists', {
    'auth.session': () => aUser({ role: 'admin' }),
    'lists.status': () => [aListStatus({ stagedVersion: 9, stagedNumber: 4, stagedReason: 'It shrinks.' })],
    'lists.addable': () => [],
    'jobs.list': () => [],
    'lists.versions': () => [waiting],
    'lists.changes': noRows,
    'lists.accept': hear,
    'lists.reject': hear,
  });
  return { ...app, sent };
}

test('a waiting version is accepted after a confirmation that shows its changes, for the version that was seen', async () => {
  const { user, sent, path } = stagedPage(() => {
    throw new Refusal(409, 'Another file of OFAC waits by now.');
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    return within(await screen.findByRole('alertdialog', { name: 'Accept version 4 of OFAC SDN List?' }));
  };
  const question = await ask();
  expect(await question.findByText('3 parties leave the list, 1 is added, none is changed.')).toBeTruthy();
  expect(question.getByText(/^Waiting matches with removed parties are withdrawn/u)).toBeTruthy();
  await user.click(question.getByRole('link', { name: 'Show changes' }));
  await waitFor(() => expect(path()).toBe('/lists?list=OFAC&version=9'));
  expect(await screen.findByRole('dialog', { name: 'Changes in version 4' })).toBeTruthy();
  expect(sent).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await ask()).getByRole('button', { name: 'Accept version 4' }));
  expect(await screen.findByText(/Another file of OFAC waits by now\./u)).toBeTruthy();
  expect(sent).toEqual([{ list: 'OFAC', version: 9 }]);
});

test('a version that a newer file has replaced says why its changes cannot be shown', async () => {
  const reason = 'A newer file arrived before anybody had decided on this one.';
  renderApp('/lists?list=OFAC&version=9', {
    'auth.session': () => aUser({ role: 'admin' }),
    'lists.status': () => [aListStatus()],
    'lists.addable': () => [],
    'jobs.list': () => [],
    'lists.versions': () => [aListVersion({ id: 9, number: 4, state: 'refused', reason, removed: 500 })],
    'lists.changes': noRows,
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Changes in version 4' }));
  expect(await sheet.findByText(`${reason} What it would have changed was not kept.`)).toBeTruthy();
  expect(sheet.queryByText(/^No party was/u)).toBeNull();
  expect(sheet.queryByText('500')).toBeNull();
});

test('a waiting version is rejected after a confirmation', async () => {
  const { user, sent } = stagedPage(() => ({ rejected: true }));
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Reject version 4 of OFAC SDN List?' }));
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Reject version 4' }));
  await waitFor(() => expect(sent).toEqual([{ list: 'OFAC', version: 9 }]));
  expect(await screen.findByText('Version rejected')).toBeTruthy();
});

const aReport = {
  id: 4,
  entity: { id: 7, name: 'Severny Vektor' },
  format: 'pdf',
  sha256: `abc123${'0'.repeat(54)}9f9f`,
  createdBy: 'Ines Valcourt',
  createdAt: '2026-11-20T09:00:00.000Z',
};

test('reports show the entity and the checksum', async () => {
  renderApp('/reports', { 'reports.list': () => ({ rows: [aReport], total: 1 }) });
  expect((await screen.findByRole('link', { name: 'Severny Vektor' })).getAttribute('href')).toBe('/entity/7');
  expect(screen.getByText('abc123…9f9f')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Completed Reports' })).toBeTruthy();
});

test('reports are filtered by name and format, in the URL; filters without results can be cleared', async () => {
  const asked: { name?: string; format?: string }[] = [];
  const { user, path } = renderApp('/reports?page=2', {
    'reports.list': (input: { name?: string; format?: string }) => {
      asked.push(input);
      return input.format === 'html' ? noRows() : { rows: [aReport], total: 51 };
    },
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), 'vektor');
  await waitFor(() => expect(path()).toBe('/reports?name=vektor'));
  await user.click(screen.getByRole('button', { name: /Format/u }));
  await user.click(await screen.findByRole('option', { name: 'HTML' }));
  await waitFor(() => expect(path()).toBe('/reports?name=vektor&format=html'));
  expect(await screen.findByText('No reports found')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ name: 'vektor', format: 'html', offset: 0 });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/reports'));
});

test('Screenings lists who was screened, with result and certificate, and is filtered by name', async () => {
  const asked: { text?: string }[] = [];
  const byName = aCertificate({
    id: 12,
    entityId: null,
    entityName: null,
    cause: 'request',
    query: { names: ['Rustam Halvani'] },
    hits: [aCertifiedHit({ primaryName: 'HALVANI, Rustam' })],
  });
  const { user, path } = renderApp('/reports?format=pdf', {
    'reports.list': noRows,
    'screening.recorded': (input: { text?: string }) => {
      asked.push(input);
      return input.text === 'nobody' ? noRows() : { rows: [byName, aCertificate()], total: 2 };
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Screenings' }));
  await waitFor(() => expect(path()).toBe('/reports?tab=screenings'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Screenings');
  const [first, second] = (await screen.findAllByRole('rowheader')).map((cell) => cell.closest('[role=row]'));
  expect(first?.textContent).toMatch(/Rustam HalvaniSearch by nameInes Valcourt1 possible match$/u);
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/screenings/12');
  expect(second?.textContent).toMatch(/Abdulrahman K\. HaddarEntity addedInes ValcourtNo match$/u);
  expect(screen.getByRole('link', { name: 'Abdulrahman K. Haddar' }).getAttribute('href')).toBe('/entity/1');
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'nobody');
  await waitFor(() => expect(path()).toBe('/reports?tab=screenings&name=nobody'));
  expect(await screen.findByText('No screenings found')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ text: 'nobody', offset: 0 });
  await user.click(screen.getByRole('tab', { name: 'Reports' }));
  await waitFor(() => expect(path()).toBe('/reports'));
});

test('a repeated screening says so, for everyone or for selected entities', async () => {
  const again = aCertificate({ cause: 'rescreen' });
  renderApp('/reports?tab=screenings', { 'screening.recorded': () => ({ rows: [again], total: 1 }) });
  const row = (await screen.findByRole('rowheader')).closest('[role=row]');
  expect(row?.textContent).toMatch(/Abdulrahman K\. HaddarScreened againInes Valcourt/u);
});

test('a certificate without hits shows the nearest parties, and that one word is hardly enough', async () => {
  const { explanation: _, ...near } = aCertifiedHit({ list: 'UN', sourceRef: 'QDi.1', primaryName: 'Said Kerimov' });
  const nearest = [{ ...near, score: 48.8, apart: "'Said' only on the list" }];
  const asked = { id: 12, entityId: null, entityName: null, query: { names: ['Kerimov'] }, nearest };
  renderApp('/screenings/12', { 'screening.get': () => aCertificate(asked) });
  const list = within(await screen.findByRole('list', { name: 'Nearest parties' }));
  expect(list.getByRole('listitem').textContent).toBe(
    "49Said Kerimov, Person, Uzbekistan, born Mar 14, 1968, UN QDi.1: 'Said' only on the list",
  );
  expect(screen.getByText(/One word alone seldom reaches it/u)).toBeTruthy();
});

test('a certificate names the confirmed matches that were not found again', async () => {
  const confirmed = [aCertifiedHit({ score: 52, list: 'UN', sourceRef: 'QDi.1', explanation: 'The name agrees.' })];
  renderApp('/screenings/12', { 'screening.get': () => aCertificate({ id: 12, confirmed }), 'matches.list': noRows });
  const list = await screen.findByRole('list', { name: 'Confirmed matches' });
  expect(within(list).getByRole('listitem').textContent).toMatch(/^52Rustam HalvaniUN QDi\.1.*The name agrees\.$/u);
});

test('a certificate says who proposed and who approved a decision that took two people', async () => {
  const decided = {
    state: 'confirmed',
    decidedBy: 'Ines Valcourt',
    decidedAt: '2026-11-20T10:36:00.000Z',
    approvedBy: 'Tomas Berg',
    approvedAt: '2026-11-20T11:02:00.000Z',
  } as const;
  const match = aMatch(decided);
  const hits = [aCertifiedHit({ sourceRef: match.party.sourceRef })];
  renderApp('/screenings/12', {
    'screening.get': () => aCertificate({ id: 12, hits }),
    'matches.list': () => ({ rows: [match], total: 1 }),
  });
  const said = await screen.findByText(/^Confirmed since/u);
  expect(said.textContent).toMatch(
    /^Confirmed since, proposed by Ines Valcourt, .*10:36.*, approved by Tomas Berg, .*11:02/u,
  );
});

test('a certificate warns of an old file', async () => {
  const lists = [{ ...aCertificate().lists[0]!, oldDays: 1_100 }];
  renderApp('/screenings/12', { 'screening.get': () => aCertificate({ id: 12, lists }) });
  expect(await screen.findByText('The file was 3 years old')).toBeTruthy();
});

test('an imported old file is not called up to date', async () => {
  const result = {
    outcome: 'accepted',
    list: 'UN',
    title: 'UN Consolidated List',
    publishedAt: '2022-01-03',
    parties: 3,
    added: 3,
    changed: 0,
    removed: 0,
  };
  expect(importToast(result as ImportResult, Date.parse('2026-11-20'))).toEqual({
    title: 'UN Consolidated List imported: the file is 4 years old',
    description: '3 parties: 3 added, 0 changed, 0 removed',
    tone: 'warning',
  });
  const undated = importToast({ ...result, publishedAt: null } as ImportResult, Date.parse('2026-11-20'));
  expect(undated.title).toBe('UN Consolidated List imported');
});

test('a certificate says which country was not compared', async () => {
  const warning = "country 'Korea' is not known: it is not compared";
  renderApp('/screenings/12', { 'screening.get': () => aCertificate({ id: 12, warning }) });
  expect(await screen.findByText(`Not everything in the search was compared: ${warning}.`)).toBeTruthy();
});

test("a certificate uses the word 'date of birth'", async () => {
  const warning = "birthDate '2035-01-01' lies in the future: check it";
  renderApp('/screenings/12', { 'screening.get': () => aCertificate({ id: 12, warning }) });
  expect(
    await screen.findByText("Please check: date of birth '2035-01-01' lies in the future: check it."),
  ).toBeTruthy();
});

test('a certificate says which official lists were not searched', async () => {
  renderApp('/screenings/12', { 'screening.get': () => aCertificate({ id: 12, notSearched: ['UK HMT List'] }) });
  expect(await screen.findByText('Not searched: UK HMT List.')).toBeTruthy();
});

test('a certificate shows who each party is, and why it was found if that was kept', async () => {
  const hit = aCertifiedHit({ primaryName: 'HALVANI, Rustam' });
  const hits = [
    { ...hit, partyId: 1, explanation: 'Both parts of the name agree.' },
    { ...hit, partyId: 2, sourceRef: '8', reference: '8', type: undefined, countries: [], dates: [] },
  ];
  renderApp('/screenings/12', {
    'screening.get': () => aCertificate({ id: 12, entityId: null, entityName: null, hits }),
  });
  const answer = await screen.findByRole('list', { name: 'Possible matches' });
  const [first, second] = within(answer).getAllByRole('listitem');
  expect(first?.textContent).toBe(
    '91HALVANI, RustamOFAC 7Person, Uzbekistan, born Mar 14, 1968Both parts of the name agree.',
  );
  expect(second?.textContent).toBe('91HALVANI, RustamOFAC 8');
});

test.each([
  ['UTC', 'Nov 20, 2026, 09:00:00 UTC'],
  ['Europe/Paris', 'Nov 20, 2026, 09:00:00 UTCNov 20, 2026, 10:00:00 AM, Europe/Paris'],
])('read in %s, a certificate shows the time of the screening', async (zone, text) => {
  vi.stubEnv('TZ', zone);
  renderApp('/screenings/12', {
    'screening.get': () => aCertificate({ id: 12, at: '2026-11-20T09:00:00.000Z' }),
  });
  const label = await screen.findByText('Searched at');
  expect(label.nextElementSibling?.textContent.replaceAll('\u202f', ' ')).toBe(text);
  vi.unstubAllEnvs();
});

test('reports that cannot be loaded again stay, with the error', async () => {
  let isDown = false;
  renderApp('/reports', {
    'reports.list': () => {
      if (isDown) throw new Refusal(503, 'The database is busy');
      return { rows: [aReport], total: 1 };
    },
  });
  expect(await screen.findByRole('link', { name: 'Severny Vektor' })).toBeTruthy();
  await waitFor(() => expect(openStreams()).toBe(1));
  isDown = true;
  serverTells('report');
  expect(await screen.findByText('503: The database is busy')).toBeTruthy();
  expect(screen.getByText('What is shown may be out of date')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Severny Vektor' })).toBeTruthy();
});

test('a page after the last one leads to the last one, and never says that there are no reports', async () => {
  const { path } = renderApp('/reports?page=9', {
    'reports.list': ({ offset }: { offset: number }) => ({ rows: offset > 0 ? [] : [aReport], total: 1 }),
  });
  await waitFor(() => {
    expect(screen.queryByText('No reports found')).toBeNull();
    expect(path()).toBe('/reports');
  });
  expect(await screen.findByRole('link', { name: /^Report / })).toBeTruthy();
  expect(screen.getByText('1 report')).toBeTruthy();
});

test.each(['/nowhere', '/cases/12', '/entities/a/b'])(
  '%s is not found, also when nobody is signed in',
  async (path) => {
    renderApp(path, { 'auth.session': signedOut });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  },
);
