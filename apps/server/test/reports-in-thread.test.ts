import type { ReportDocument } from '@tamis/api/reports/document';
import { reportPdf } from '@tamis/api/reports/pdf';
import { afterAll, expect, test } from 'vitest';
import { reportFonts } from '../src/report-fonts.ts';
import { createReportThread } from '../src/threads/reports-in-thread.ts';
import { startedThreads } from './started-threads.ts';
import { startTestApp } from './test-app.ts';

const workers = startedThreads();
const thread = createReportThread();
afterAll(() => thread.close());

const options = { createdAt: Date.UTC(2025, 2, 1, 12), fileId: '0'.repeat(32) };
const aReport = (title: string): ReportDocument => ({
  reference: 'Report 1',
  title,
  verdict: 'No match waits.',
  letterhead: [{ label: 'As of', value: 'Mar 1, 2025' }],
  gauge: { score: 40, band: 'medium', label: 'Medium Risk' },
  sections: [{ title: 'Matches', blocks: [{ kind: 'text', text: title }] }],
});

test('a thread renders the same bytes as the main thread, even several PDFs at once', async () => {
  const reports = ['Владимир 毛泽东 محمد', 'Ivor Quell'].map(aReport);
  const made = await Promise.all(reports.map((report) => thread.renderPdf(report, options)));
  for (const [at, report] of reports.entries()) {
    const here = await reportPdf(report, { fonts: await reportFonts(), ...options });
    expect(Buffer.from(made[at]!).equals(here)).toBe(true);
  }
});

test('a report that cannot be rendered fails, and the next one is rendered', async () => {
  await expect(thread.renderPdf({} as ReportDocument, options)).rejects.toThrow('TypeError');
  expect((await thread.renderPdf(aReport('Next'), options)).length).toBeGreaterThan(1_000);
});

test('the requests of a thread that dies fail, and the next report starts another', async () => {
  const [lost] = await Promise.allSettled([thread.renderPdf(aReport('Lost'), options), workers.at(-1)?.terminate()]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('has ended') } });
  expect((await thread.renderPdf(aReport('Found'), options)).length).toBeGreaterThan(1_000);
});

test('a requested PDF is rendered by a thread', async () => {
  const before = workers.length;
  const analyst = await (await startTestApp()).client('analyst');
  expect((await analyst.get('/api/entities/1/report')).status).toBe(200);
  expect(workers).toHaveLength(before);
  expect((await analyst.get('/api/entities/1/report?format=pdf')).status).toBe(200);
  expect(workers).toHaveLength(before + 1);
});
