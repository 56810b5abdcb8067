import type { WholeJob } from '@tamis/api/jobs/shown-job-schema';
import type { UploadResult } from '@tamis/api/entities/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { headerProblems, willBeRefused } from '../src/features/upload/header-problems.ts';
import { csvText } from '../src/features/shared/use-save-csv.ts';
import { correctableRows, issueRows } from '../src/features/shared/issues-csv.ts';
import { paceOf } from '../src/features/upload/pace.ts';
import { progressOf, STEP_MS, type UploadState, uploadReducer } from '../src/features/upload/upload-state.ts';
import { aJob } from './builders.ts';
import { serverTells } from './live-stream.ts';
import { renderApp } from './render-app.tsx';
import { noRows } from './trpc-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (text = 'name,type,country\nSigne Almqvist,person,Sweden\n', name = 'customers.csv') =>
  new File([text], name, { type: name.endsWith('.csv') ? 'text/csv' : 'text/plain' });

const aResult = (result: Partial<UploadResult> = {}): UploadResult => ({
  success: 3,
  error: 0,
  errors: [],
  warnings: [],
  contents: [],
  jobId: 1,
  screening: 'done',
  hits: 0,
  ...result,
});

async function openWith(answer: () => Response | Promise<Response>) {
  const app = renderApp('/entities/upload', { 'alerts.list': noRows });
  await screen.findByRole('button', { name: 'Download Template' });
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    input === '/api/entities/upload-csv' ? Promise.resolve(answer()) : fetched(input, init),
  );
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  return { ...app, input };
}

const running = { phase: 'uploading', file: file(), progress: 0 } as const;

test('the estimate rises 5 points every 300 ms, stops at 90 until the response, then is 100', () => {
  expect(STEP_MS).toBe(300);
  let state: UploadState = running;
  const seen: (number | null)[] = [];
  for (let tick = 0; tick < 25; tick += 1) {
    state = uploadReducer(state, { type: 'ticked' });
    seen.push(progressOf(state));
  }
  expect(seen.slice(0, 3)).toEqual([5, 10, 15]);
  expect(Math.max(...seen.map(Number))).toBe(90);
  expect(progressOf(uploadReducer(state, { type: 'answered', result: aResult() }))).toBe(100);
});

test('choosing a new file returns to idle and clears the earlier result', () => {
  const done = uploadReducer(running, { type: 'answered', result: aResult() });
  const other = file('', 'other.csv');
  expect(uploadReducer(done, { type: 'chosen', file: other })).toEqual({ phase: 'idle', file: other });
});

test('a file without row errors: Upload successful', async () => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Upload successful')).toBeTruthy();
  expect(screen.getByText('Successfully imported 3 entities.')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  // The button cannot be pressed twice.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '3 rows imported' })));
});

test('of two files the last chosen counts, however long the first takes to read', async () => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  const slow = file('name,type,country\nFirst Person,person,Sweden\n', 'first.csv');
  const whole = await slow.arrayBuffer();
  const reading = Promise.withResolvers<ArrayBuffer>();
  slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => reading.promise });
  await user.upload(input, slow);
  await user.upload(input, file('name,type,country\nSecond Person,person,Sweden\n', 'second.csv'));
  expect(await screen.findByRole('cell', { name: 'Second Person' })).toBeTruthy();
  reading.resolve(whole);
  await reading.promise;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('second.csv')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Second Person' })).toBeTruthy();
  expect(screen.queryByText('First Person')).toBeNull();
});

test('a file chosen during an upload is refused, so that the result belongs to the one that was sent', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, input } = await openWith(() => answer.promise);
  await user.upload(input, file(undefined, 'first.csv'));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.upload(input, file(undefined, 'second.csv'));
  expect(await screen.findByText('first.csv is being uploaded')).toBeTruthy();
  expect(screen.getByText('Choose second.csv again once that is done.')).toBeTruthy();
  expect(screen.queryByText('second.csv')).toBeNull();
  answer.resolve(HttpResponse.json(aResult()));
  expect(await screen.findByText('Upload successful')).toBeTruthy();
  expect(screen.getByText('first.csv')).toBeTruthy();
});

test('row errors: Upload completed with issues, and each row with its error', async () => {
  const errors = [{ row: 4, message: 'Name must be at least 2 characters' }];
  const contents = [{ row: 4, content: 'X, person, France' }];
  const { user, input } = await openWith(() => HttpResponse.json(aResult({ error: 1, errors, contents, hits: 2 })));
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Upload completed with issues')).toBeTruthy();
  expect(screen.getByText('Imported 3 entities with 1 errors')).toBeTruthy();
  const issues = within(screen.getByRole('region', { name: 'Import issues' }));
  expect(issues.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Row', 'Error']);
  const row = issues.getByRole('row', { name: '4 Name must be at least 2 characters X, person, France' });
  expect(within(row).getByText('Name must be at least 2 characters')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Review the matches of 2 entities/u }).getAttribute('href')).toBe(
    '/matches?upload=1&order=customer',
  );
});

test('the result of an upload survives a visit to another page, until another file is chosen', async () => {
  const errors = [{ row: 4, message: 'Name must be at least 2 characters' }];
  const { user, input, back } = await openWith(() => HttpResponse.json(aResult({ error: 1, errors })));
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await screen.findByRole('region', { name: 'Import issues' });
  await user.click(screen.getAllByRole('link', { name: 'Alerts' })[0]!);
  await screen.findByRole('heading', { name: 'Alerts', level: 1 });
  back();
  const issues = within(await screen.findByRole('region', { name: 'Import issues' }));
  expect(issues.getByRole('button', { name: 'Error rows as CSV' })).toBeTruthy();
  expect(screen.getByText('customers.csv')).toBeTruthy();
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file(undefined, 'other.csv'));
  expect(await screen.findByText('other.csv')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Import issues' })).toBeNull();
});

test('an upload continues while the user visits another page', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, input, back } = await openWith(() => answer.promise);
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(screen.getAllByRole('link', { name: 'Alerts' })[0]!);
  await screen.findByRole('heading', { name: 'Alerts', level: 1 });
  back();
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.getByText('customers.csv')).toBeTruthy();
  answer.resolve(HttpResponse.json(aResult()));
  expect(await screen.findByText('Successfully imported 3 entities.')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

const anUpload = (upload: Partial<NonNullable<WholeJob['upload']>> = {}): WholeJob => ({
  ...aJob({ kind: 'upload', list: null, phase: null, state: 'done', done: 59_940, total: 59_940 }),
  upload: {
    fileName: 'sent-before.csv',
    imported: 59_940,
    refused: 60,
    warned: 0,
    isReading: false,
    fault: null,
    errors: [{ row: 4, message: 'Name must be at least 2 characters' }],
    warnings: [],
    ...upload,
  },
});

test('a warning about a likely duplicate links to the entity by name', async () => {
  const warnings = [
    { row: 2, message: 'Looks like a duplicate of entity 10: Nordhavn Maritime A/S' },
    { row: 3, message: 'Looks like a duplicate of entity 11' },
    { row: 4, message: 'Looks like a duplicate of row 3' },
  ];
  const latest = anUpload({ warned: 3, warnings });
  renderApp('/entities/upload', { 'jobs.latestUpload': () => latest, 'jobs.get': () => latest });
  const panel = within(await screen.findByRole('region', { name: 'Warnings' }));
  expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Nordhavn Maritime A/S', '/entity/10'],
    ['11', '/entity/11'],
  ]);
  expect(panel.getByText('Looks like a duplicate of row 3')).toBeTruthy();
});

test('after a reload the page shows the latest upload, until a file is chosen', async () => {
  const latest = anUpload();
  const { user } = renderApp('/entities/upload', { 'jobs.latestUpload': () => latest, 'jobs.get': () => latest });
  const before = within(await screen.findByRole('region', { name: 'Your latest upload' }));
  expect(before.getByText('sent-before.csv')).toBeTruthy();
  expect(before.getByText('59,940 rows imported, 60 skipped')).toBeTruthy();
  // Once is enough: no second request.
  expect(before.getAllByText(/\b60 /u)).toHaveLength(1);
  const issues = within(screen.getByRole('region', { name: 'Import issues' }));
  expect(issues.getByRole('row', { name: '4 Name must be at least 2 characters' })).toBeTruthy();
  expect(issues.getByText('The first 1 of 60 are shown.')).toBeTruthy();
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file());
  expect(await screen.findByText('customers.csv')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your latest upload' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Import issues' })).toBeNull();
});

test('an upload that the server is still reading is followed after a reload', async () => {
  let latest = anUpload({ imported: 500, refused: 0, errors: [], isReading: true });
  renderApp('/entities/upload', { 'jobs.latestUpload': () => latest, 'jobs.get': () => latest });
  expect(await screen.findByText('500 rows imported so far')).toBeTruthy();
  latest = anUpload({ fault: 'Row 9: a quotation mark is not closed.' });
  serverTells('job');
  expect(await screen.findByText('Row 9: a quotation mark is not closed.')).toBeTruthy();
});

/** Whether the browser would ask for confirmation before the user leaves the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before leaving while a file is being sent, and only then', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, input } = await openWith(() => answer.promise);
  await user.upload(input, file());
  expect(isAsked()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(isAsked()).toBe(true));
  answer.resolve(HttpResponse.json(aResult()));
  await waitFor(() => expect(isAsked()).toBe(false));
});

test.each([
  ['success', () => HttpResponse.json(aResult({ success: 1 }))],
  ['failure', () => new Response('The required column country is missing.', { status: 400 })],
])('a file that cannot be taken clears the one before it and its result: %s', async (_, answer) => {
  const { user, input } = await openWith(answer);
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await screen.findByText(/^Upload (?:successful|failed)$/u);
  await user.upload(input, file('', 'empty.csv'));
  expect((await screen.findAllByText('The file is empty.')).length).toBeGreaterThan(0);
  expect(screen.queryByText('customers.csv')).toBeNull();
  expect(screen.queryByText('1 row imported')).toBeNull();
  expect(screen.queryByText('Upload Failed:')).toBeNull();
  expect(screen.queryByRole('cell', { name: 'Signe Almqvist' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
});

test('a file with one column is reported in English, without console messages', async () => {
  const said = vi.spyOn(console, 'error');
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  await user.upload(input, file('name\n'));
  expect(await screen.findByText(/^0 rows, 1 column, 5 bytes/u)).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
});

test("a refused upload is shown on the page and in a toast, with the server's message", async () => {
  const { user, input } = await openWith(() => new Response('The file is empty.', { status: 400 }));
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Upload failed')).toBeTruthy();
  expect(screen.getAllByText('400: The file is empty.')).toHaveLength(2);
  expect(screen.getByText('Upload Failed:').parentElement?.textContent).toBe(
    'Upload Failed: There was an error uploading your file. Please check the format and try again.',
  );
});

test('no response at all: Failed to upload entities', async () => {
  const { user, input } = await openWith(() => Response.error());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect((await screen.findAllByText('Failed to upload entities')).length).toBeGreaterThan(0);
});

test.each([
  ['a lost connection', () => Response.error(), true],
  ['a gateway that gave up', () => new Response('', { status: 504 }), true],
  ['a refusal', () => new Response('The file is empty.', { status: 400 }), false],
])('after %s the page shows what the server has imported', async (_, answer, isShown) => {
  const latest = anUpload({ imported: 500, isReading: true });
  const { user } = renderApp('/entities/upload', { 'jobs.latestUpload': () => latest, 'jobs.get': () => latest });
  await screen.findByRole('region', { name: 'Your latest upload' });
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (input !== '/api/entities/upload-csv') return fetched(input, init);
    const response = answer();
    return response.type === 'error' ? Promise.reject(new TypeError('network')) : Promise.resolve(response);
  });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file());
  expect(screen.queryByRole('region', { name: 'Your latest upload' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Upload failed')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your latest upload' }) !== null).toBe(isShown);
});

test('another kind of file is refused: Invalid file format', async () => {
  const { input } = await openWith(() => HttpResponse.json(aResult()));
  const { userEvent } = await import('@testing-library/user-event');
  await userEvent.setup({ applyAccept: false }).upload(input, file('hello', 'notes.txt'));
  expect(await screen.findByText('Invalid file format')).toBeTruthy();
  expect(screen.getAllByText('Please upload a CSV file.').length).toBeGreaterThan(0);
});

test('the first rows and the header problems are shown before anything is sent', async () => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  await user.upload(input, file('name,kind\nSigne Almqvist,person\n'));
  expect(await screen.findByText(/The required columns type, country are missing/u)).toBeTruthy();
  expect(screen.getByText('Unknown and not imported: kind.')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Signe Almqvist' })).toBeTruthy();
  expect(screen.getByText('1 row')).toBeTruthy();
});

test('a file with a header alone is named before it is sent', async () => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  await user.upload(input, file('name,type,country\n'));
  expect(await screen.findByText('The file has a header but no rows.')).toBeTruthy();
  expect(screen.getByText('This file cannot be imported')).toBeTruthy();
});

test('the preview shows the number of rows beside those that it shows', async () => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  await user.upload(input, file(`name,type,country\n${'Signe Almqvist,person,Sweden\n'.repeat(313)}`));
  expect(await screen.findByText('First 5 of 313 rows')).toBeTruthy();
});

test.each([
  [0, /^At least 1 row, 4 columns/u, 'The first row is too long for a preview'],
  [2, /^About 5 rows, 4 columns/u, 'First 2 of about 5 rows'],
])('a preview that ends after %i rows does not say five, or none', async (before, rowsText, shownText) => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  const rows = [
    ...Array.from({ length: before }, () => 'Ann Bee,person,Sweden,'),
    `Long,person,Sweden,${'x'.repeat(150_000)}`,
  ];
  await user.upload(input, file(`name,type,country,notes\n${rows.join('\n')}\n`));
  expect(await screen.findByText(rowsText)).toBeTruthy();
  expect(screen.getByText(shownText)).toBeTruthy();
});

test('a first line that sets the delimiter, as Excel writes it, is not a header', async () => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  await user.upload(input, file('sep=;\nname;type;country\nSigne Almqvist;person;Sweden\n'));
  expect(await screen.findByText('1 row')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Sweden' })).toBeTruthy();
  expect(screen.queryByText('The header has a problem')).toBeNull();
});

test('the columns of customer files are shown with what they are read as', async () => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  await user.upload(input, file('Full Name,Type,Nationality,DOB\nSigne Almqvist,person,Sweden,1970-01-01\n'));
  const heads = within(await screen.findByRole('region', { name: 'First rows of the file' })).getAllByRole(
    'columnheader',
  );
  expect(heads.map((head) => head.textContent)).toEqual([
    'Full Name read as name',
    'Type',
    'Nationality read as country',
    'DOB read as birthDate',
  ]);
  expect(screen.queryByText('The header has a problem')).toBeNull();
});

test.each([
  ['is not UTF-8', new Uint8Array([...new TextEncoder().encode('name,type,country\nM'), 0xfc, 0x6c, 0x6c, 10]), true],
  [
    'is UTF-16 with its mark',
    new Uint8Array(
      new Uint16Array(Array.from('\uFEFFname,type,country\nMü,person,DE', (char) => char.charCodeAt(0))).buffer,
    ),
    false,
  ],
])('the preview recognises a file that %s', async (_, bytes, isRefused) => {
  const { user, input } = await openWith(() => HttpResponse.json(aResult()));
  await user.upload(input, new File([bytes], 'customers.csv', { type: 'text/csv' }));
  await screen.findByText(isRefused ? /Save it as "CSV UTF-8"/u : 'Mü');
  expect(screen.queryByText(/The required column/u)).toBeNull();
});

test('headings are read in any case, like on the server', () => {
  expect(headerProblems(['Name', 'TYPE', 'country', 'is_pep', 'birth date'])).toEqual([]);
  expect(headerProblems(['name', 'Name', 'type', 'country'])).toEqual([
    { tone: 'error', text: 'The header names the column name twice.' },
  ]);
});

test.each([
  ['without a required column', { header: ['name'], fault: null }, true],
  ['that cannot be read', { header: ['name', 'type', 'country'], fault: 'The file is not UTF-8 text.' }, true],
  ['with a column that is not known', { header: ['name', 'type', 'country', 'shoe'], fault: null }, false],
])('a file %s: %o will be rejected: %s', (_, preview, isRefused) => {
  expect(willBeRefused(preview)).toBe(isRefused);
});

test('a text that starts like a formula is not executed by a spreadsheet', async () => {
  expect(await csvText(issueRows([{ row: 2, message: '=HYPERLINK("x")' }]))).toContain(`"'=HYPERLINK(""x"")"`);
});

test('rows with errors are saved with their own columns, so that they can be corrected and uploaded again', async () => {
  const text = 'sep=;\nname;type;country\nSigne Almqvist;person;Sweden\n\n"=Ada; Byron";ship;Malta\n';
  const rows = await correctableRows(file(text), [{ row: 5, message: 'Type must be person, company or country' }]);
  expect(await csvText(rows)).toBe(
    '\ufeffname,type,country,Row,Error\r\n"\'=Ada; Byron",ship,Malta,5,"Type must be person, company or country"',
  );
});

test('a screening that continues is followed as the server pushes its progress', async () => {
  let isDone = false;
  const job = (): WholeJob => ({
    upload: null,
    id: 1,
    kind: 'upload',
    list: null,
    phase: null,
    outcome: null,
    state: isDone ? 'done' : 'running',
    done: isDone ? 3 : 1,
    total: 3,
    hits: isDone ? 1 : 0,
    error: null,
    createdAt: '2026-11-20T07:00:00.000Z',
    finishedAt: null,
  });
  const app = renderApp('/entities/upload', { 'jobs.get': job });
  await screen.findByRole('button', { name: 'Download Template' });
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    input === '/api/entities/upload-csv'
      ? Promise.resolve(HttpResponse.json(aResult({ screening: 'running' })))
      : fetched(input, init),
  );
  await app.user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file());
  await app.user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Runs on the server. You can leave this page.')).toBeTruthy();
  isDone = true;
  serverTells('job');
  expect(await screen.findByText('Their matches wait in the queue for a decision.')).toBeTruthy();
});

test('the speed and the time left are computed from the progress', () => {
  const job = { done: 200, total: 1_000, createdAt: '2026-11-20T07:00:00.000Z', finishedAt: null };
  expect(paceOf(job, Date.parse('2026-11-20T07:00:02.000Z'))).toEqual({ perSecond: 100, left: '8 s' });
  expect(paceOf({ ...job, done: 0 }, Date.parse('2026-11-20T07:00:02.000Z'))).toBeNull();
});

test("the preview does not repeat the server's message about a rejected file", async () => {
  const said =
    'The required columns type, country are missing. The first row must name the columns: name, type, country.';
  const { user, input } = await openWith(() => new Response(said, { status: 400 }));
  await user.upload(input, file('name,kind\nSigne Almqvist,person\n'));
  expect(await screen.findByText('The header has a problem')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Upload failed')).toBeTruthy();
  expect(screen.queryByText('The header has a problem')).toBeNull();
  expect(screen.getByText('Unknown and not imported: kind.')).toBeTruthy();
});

test('rows that cannot be saved as a file show why', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room left');
  });
  const errors = [{ row: 4, message: 'Name must be at least 2 characters' }];
  const { user, input } = await openWith(() => HttpResponse.json(aResult({ error: 1, errors })));
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(await screen.findByRole('button', { name: 'Error rows as CSV' }));
  expect(await screen.findByText('Export failed')).toBeTruthy();
  expect(screen.getByText('No room left')).toBeTruthy();
});

test('an upload without a session leads to the sign-in page', async () => {
  const { user, input, path } = await openWith(() => new HttpResponse('You are not signed in', { status: 401 }));
  await user.upload(input, file());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(path()).toBe('/auth'));
});

test('a spreadsheet can read names in any script in a saved file', async () => {
  expect(await csvText([{ name: 'عبد الرحمن' }])).toBe('\uFEFFname\r\nعبد الرحمن');
});

test('an Excel workbook named .csv is recognised, and none of it is shown', async () => {
  const { user, input } = await openWith(() => new Promise<Response>(() => undefined));
  const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 8, 0, 0x4c, 0x52]);
  await user.upload(input, new File([bytes], 'customers.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/^This is an Excel workbook, not a CSV file\. In Excel choose Save As/u)).toBeTruthy();
  expect(screen.queryByText('Unknown columns')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
});

test('long or numerous unknown columns are shortened', () => {
  const many = Array.from({ length: 12 }, (_, at) => `x${at}`);
  const [problem] = headerProblems(['name', 'type', 'country', 'y'.repeat(500), ...many]);
  expect(problem?.text).toBe(
    `Unknown and not imported: ${'y'.repeat(40)}…, x0, x1, x2, x3, x4, x5, x6, x7, x8 and 3 more.`,
  );
});
