import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { anEntity } from './builders.ts';
import { anAssessment } from './match-builders.ts';
import { renderApp } from './render-app.tsx';
import { type Answers, never, noRows } from './trpc-answers.ts';
import { profile } from './profile-answers.ts';

const counts = () => ({ all: 0, high: 0, medium: 0, low: 0, pep: 0, sanctioned: 0 });
const anItem = (item: object = {}) => ({
  id: 5,
  title: 'Bank is fined over transfers',
  content: 'The regulator fined the bank.',
  aiSummary: 'A fine.',
  summaryBy: 'rules',
  riskLevelBy: 'rules',
  isAdverse: true,
  source: 'Lagos Trade Review',
  publishedAt: '2026-11-10T09:00:00.000Z',
  url: null,
  riskLevel: 'high',
  ...item,
});

afterEach(() => vi.unstubAllGlobals());

test('analysts have a Bulk Upload link to /entities/upload and an Add Entity dialog', async () => {
  const { user } = renderApp('/entities', { 'entities.counts': counts, 'entities.list': noRows });
  const links = await screen.findAllByRole('link', { name: 'Bulk Upload' });
  for (const link of links) expect(link.getAttribute('href')).toBe('/entities/upload');
  await user.click(screen.getAllByRole('button', { name: 'Add Entity' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Add Entity' })).toBeTruthy();
});

test('Add Entity has name, type, country, PEP, sanctioned, riskScore, and the fields of the type', async () => {
  const { user } = renderApp('/entities?add=true', { 'entities.counts': counts, 'entities.list': noRows });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Entity' }));
  for (const label of ['Name', 'Country', 'Politically exposed person (PEP)', 'Sanctioned', 'Risk Score', 'Position'])
    expect(dialog.getByLabelText(label)).toBeTruthy();
  const birth = dialog.getByLabelText<HTMLInputElement>('Birth Date');
  expect([birth.type, birth.placeholder]).toEqual(['text', 'YYYY-MM-DD']);
  const choose = async (type: string) => {
    await user.click(dialog.getByRole('button', { name: /Type/u }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Person', 'Company', 'Country']);
    await user.click(screen.getByRole('option', { name: type }));
  };
  await choose('Company');
  const founded = dialog.getByLabelText<HTMLInputElement>('Founded Date');
  expect([founded.type, founded.placeholder]).toEqual(['text', 'YYYY-MM-DD']);
  expect(dialog.getByLabelText('Industry')).toBeTruthy();
  expect(dialog.queryByLabelText('Birth Date')).toBeNull();
  await choose('Country');
  for (const label of ['Birth Date', 'Position', 'Founded Date', 'Industry'])
    expect(dialog.queryByLabelText(label)).toBeNull();
});

test("the profile is titled 'Entity Profile' and has 'Back to Entities'", async () => {
  renderApp('/entity/1', profile());
  expect(await screen.findByRole('heading', { level: 1, name: 'Entity Profile' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Back to Entities' })).getAttribute('href')).toBe('/entities');
});

test('a profile shows badges, country, birth date and position, each only when present', async () => {
  const additionalInfo = { birthDate: '1971-06-12', position: 'Deputy Minister', founded: null, industry: null };
  renderApp(
    '/entity/1',
    profile({ 'entities.get': () => anEntity({ isPep: true, isSanctioned: true, additionalInfo }) }),
  );
  const identity = within(await screen.findByRole('region', { name: 'Identity' }));
  for (const text of ['Cyprus', 'Birth date', 'Jun 12, 1971', 'Position', 'Deputy Minister'])
    expect(identity.getByText(text)).toBeTruthy();
  for (const label of ['Founded', 'Industry']) expect(identity.queryByText(label)).toBeNull();
  for (const badge of ['PEP', 'Sanctioned']) expect(screen.getByText(badge)).toBeTruthy();
});

test('a profile of a company shows founded date and industry, and no badge that does not apply', async () => {
  const additionalInfo = { birthDate: null, position: null, founded: '2004-02-01', industry: 'Shipping' };
  renderApp('/entity/1', profile({ 'entities.get': () => anEntity({ type: 'company', additionalInfo }) }));
  const identity = within(await screen.findByRole('region', { name: 'Identity' }));
  for (const text of ['Feb 1, 2004', 'Shipping']) expect(identity.getByText(text)).toBeTruthy();
  for (const label of ['Birth date', 'Position']) expect(identity.queryByText(label)).toBeNull();
  for (const badge of ['PEP', 'Sanctioned']) expect(screen.queryByText(badge)).toBeNull();
});

test.each([
  [0, 'Low Risk'],
  [39, 'Low Risk'],
  [40, 'Medium Risk'],
  [69, 'Medium Risk'],
  [70, 'High Risk'],
  [100, 'High Risk'],
])('the gauge of %i is labelled %s', async (riskScore, label) => {
  renderApp('/entity/1', profile({ 'entities.get': () => anEntity({ riskScore }) }));
  const gauge = await screen.findByRole('img', { name: `Risk score: ${riskScore}, ${label}` });
  expect(gauge.parentElement?.textContent).toContain(label);
});

test.each([
  [0, 'Low'],
  [39, 'Low'],
  [40, 'Medium'],
  [69, 'Medium'],
  [70, 'High'],
  [100, 'High'],
])('a score of %i is %s in the list, on the dashboard and in the search', async (riskScore, band) => {
  const entity = anEntity({ riskScore });
  const answers: Answers = {
    'entities.counts': counts,
    'entities.list': () => ({ rows: [entity], total: 1 }),
    'dashboard.get': () => ({
      stats: { totalEntities: 1, highRiskAlerts: 0, activeCases: 0, completedReports: 0 },
      highRiskEntities: [entity],
      adverseMedia: [],
      caseActivities: [],
    }),
    'search.all': () => ({
      entities: [{ ...entity, reason: 'name', score: 100, agreeing: [] }],
      cases: [],
      alerts: [],
      articles: [],
      parties: [],
      lists: [],
      entityCount: 1,
    }),
  };
  const { user } = renderApp('/entities', answers);
  const badge = async () => {
    const name = await screen.findByRole('link', { name: entity.name });
    const line = name.closest('[role=row], li') as HTMLElement;
    const score = within(line).getByText(String(riskScore), { selector: 'b' });
    expect(score.nextElementSibling?.textContent).toBe(band);
  };
  await badge();
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Recent High Risk Entities' });
  await badge();
  await user.type(screen.getByPlaceholderText('Search entities, cases, or alerts...'), 'haddar{Enter}');
  await screen.findByRole('heading', { name: 'Search results for: haddar' });
  await badge();
});

test("Recent Adverse Media says 'Loading media...' while it loads", async () => {
  renderApp('/entity/1', profile({ 'media.forEntity': never }));
  expect(await screen.findByText('Loading media...')).toBeTruthy();
});

test("each article has a 'View full article' link, to its url or else to /articles/{id}", async () => {
  const items = [anItem({ id: 5, url: 'https://news.example/5' }), anItem({ id: 6 })];
  renderApp('/entity/1', profile({ 'media.forEntity': () => items }));
  const links = await screen.findAllByRole('link', { name: /^View full article/u });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://news.example/5', '/articles/6']);
});

test.each([
  [70, 'high'],
  [69, 'med'],
])('the adverse media bar at %i is %s: red at 70 or more, otherwise orange', async (adverseMedia, colour) => {
  const { scores } = anAssessment();
  renderApp(
    '/entity/1',
    profile({ 'risk.current': () => ({ ...anAssessment(), scores: { ...scores, adverseMedia } }) }),
  );
  const bars = await screen.findAllByRole('meter');
  expect(bars.map((bar) => bar.querySelector('label, span')?.textContent)).toEqual([
    'Sanctions risk',
    'Political exposure',
    'Adverse media',
    'Country risk',
  ]);
  const bar = screen.getByRole('meter', { name: 'Adverse media' });
  expect(bar.textContent).toContain(`${adverseMedia} %`);
  expect(bar.innerHTML).toContain(`var(--${colour}`);
});

test('the assessment has a summary', async () => {
  renderApp('/entity/1', profile({ 'risk.current': () => ({ ...anAssessment(), summary: 'Little is known.' }) }));
  const block = within(await screen.findByRole('region', { name: 'AI Risk Assessment' }));
  expect(await block.findByText('Little is known.')).toBeTruthy();
});

test("without cases there is no 'View Cases', and View Report opens the report in a new tab", async () => {
  renderApp('/entity/1', profile());
  const report = await screen.findByRole('link', { name: 'View Report' });
  expect([report.getAttribute('href'), report.getAttribute('target')]).toEqual(['/api/entities/1/report', '_blank']);
  await screen.findByText('No adverse media found.');
  expect(screen.queryByRole('link', { name: /^View Cases/u })).toBeNull();
});

test.each(['View Report', 'Download PDF'])('a double click on %s produces one report', async (name) => {
  const { user } = renderApp('/entity/1', profile());
  const report = await screen.findByRole('link', { name });
  const clicks: Event[] = [];
  window.addEventListener('click', (event) => clicks.push(event), { capture: true });
  await user.dblClick(report);
  expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, true]);
});

test('the upload page has Back to Entities, zone, Download Template, Upload and guidelines', async () => {
  renderApp('/entities/upload');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bulk Entity Upload' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Back to Entities' })).getAttribute('href')).toBe('/entities');
  for (const name of ['Download Template', 'Upload']) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByText('Drop a CSV file here')).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.multiple).toBe(false);
  const guidelines = within(screen.getByRole('region', { name: 'CSV Format Guidelines' }));
  const columns = ['name', 'type', 'country', 'isPep', 'isSanctioned', 'riskScore', 'birthDate', 'position'];
  expect(guidelines.getAllByRole('term').map((term) => term.textContent)).toEqual([...columns, 'founded', 'industry']);
});

test('the list of issues scrolls at a maximum height of 14rem', async () => {
  const { user } = renderApp('/entities/upload');
  await screen.findByRole('button', { name: 'Upload' });
  const fetched = globalThis.fetch;
  const errors = [{ row: 4, message: 'Name must be at least 2 characters' }];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    input === '/api/entities/upload-csv'
      ? Promise.resolve(
          HttpResponse.json({
            success: 0,
            error: 1,
            errors,
            warnings: [],
            contents: [],
            jobId: 1,
            screening: 'none',
            hits: 0,
          }),
        )
      : fetched(input, init),
  );
  const csv = new File(['name,type,country\nx,person,Sweden\n'], 'customers.csv', { type: 'text/csv' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, csv);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  const rows = await screen.findByRole('region', { name: 'Rows of Import issues' });
  // 56 steps of 0.25rem.
  expect(rows.className).toMatch(/\bmax-h-56\b.*\boverflow-auto\b/u);
});

test('the search has a text box, a Search button, and collapsible Advanced Filters with their options', async () => {
  const { user } = renderApp('/search');
  await screen.findByRole('searchbox', { name: 'Search term' });
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  const filters = screen.getByRole('button', { name: 'Advanced Filters' });
  expect(filters.getAttribute('aria-expanded')).toBe('false');
  await user.click(filters);
  await waitFor(() => expect(filters.getAttribute('aria-expanded')).toBe('true'));
  const choicesOf = async (label: RegExp) => {
    await user.click(screen.getByRole('button', { name: label }));
    const choices = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await user.keyboard('{Escape}');
    return choices;
  };
  expect(await choicesOf(/Entity Type/u)).toEqual(['All', 'Person', 'Company', 'Country']);
  expect(await choicesOf(/Risk Level/u)).toEqual(['All', 'High', 'Medium', 'Low']);
  expect(screen.getByLabelText('Country')).toBeTruthy();
});
