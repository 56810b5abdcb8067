import { createHash } from 'node:crypto';
import { auditEvent, listedParty, report } from '@tamis/db/schema';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import {
  aCase,
  aCustomer,
  aMatch,
  aScreening,
  aUser,
  anArticle,
  anAssessment,
  anEntity,
  matchesOf,
} from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { commentOnCase } from '../cases/service.ts';
import { DAY_MS } from '../durations.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { NewLink } from '../ownership/schema.ts';
import { addLink } from '../ownership/service.ts';
import { confirmMatches, dismissMatches, undoDecisions } from '../screening/decisions.ts';
import { composeReport } from './compose.ts';
import { reportHtml } from './html.ts';
import { reportFacts } from './facts.ts';
import { reportPdf } from './pdf.ts';
import { PdfSheet } from './pdf-sheet.ts';
import { drawTable } from './pdf-table.ts';
import { reportsRouter } from './router.ts';
import { ListReports, Report } from './schema.ts';
import { createReport, listReports, reportFile } from './service.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** An entity with something in every section. */
async function aStory(ctx: TestCtx, given: { name?: string } = {}): Promise<number> {
  const entityId = await anEntity(ctx, {
    name: given.name ?? 'Ivan Petrov',
    country: 'Russia',
    position: 'Deputy minister',
    declaredScore: 78,
    derivedSanctioned: true,
    derivedLists: ['OFAC', 'CH'],
    derivedReasons: ['Confirmed match: Ivan Petrov (OFAC)'],
    lastScreenedAt: ctx.now(),
  });
  const party = aListedParty({ name: 'Ivan Petrov', sourceRef: '1234', sourceUrl: 'https://lists.example/1234' });
  const { version: versionId } = await aList(ctx, [party]);
  const [{ id: partyId } = { id: 0 }] = await ctx.db.orm.select().from(listedParty);
  await aScreening(ctx, { entityId, versions: [{ list: 'OFAC', versionId }] });
  await aMatch(ctx, {
    entityId,
    partyId,
    state: 'confirmed',
    note: 'Passport agrees.',
    decidedBy: ctx.user?.id,
    decidedAt: ctx.now(),
  });
  await anAssessment(ctx, { entityId, sanctionsRisk: 100, overall: 100, summary: 'Sanctioned on OFAC.' });
  await anArticle(ctx, { entityIds: [entityId], url: 'https://news.example/a?x=1&y=2' });
  await aCase(ctx, { entityId, title: 'Freeze the account', assignedTo: ctx.user?.id });
  return entityId;
}

test('a report describes one moment, whatever is decided while its facts are read', async () => {
  const ctx = await aContext();
  await aList(ctx, [aListedParty()]);
  const entityId = await aCustomer(ctx, { name: 'Rustam Idrisovich Halvani' });
  const [waiting] = await matchesOf(ctx, entityId);
  const { client } = ctx.db;
  const execute = client.execute.bind(client);
  let isDecided = false;
  vi.spyOn(client, 'execute').mockImplementation(async (...asked: unknown[]) => {
    const [statement] = asked as [{ sql: string }];
    // At this point the entity has been read, but not its matches.
    if (!isDecided && statement.sql.includes('json_array("match"."score"')) {
      isDecided = true;
      await confirmMatches(ctx, { matchIds: [waiting?.id ?? 0] });
    }
    return execute(...(asked as Parameters<typeof execute>));
  });
  const { entity, matches } = await reportFacts(ctx, entityId);
  vi.restoreAllMocks();
  expect(matches).toMatchObject([{ state: 'confirmed' }]);
  expect(entity.isSanctioned).toBe(true);
});

describe('the HTML report', () => {
  test('names every list that was searched, even after an update of one of them', async () => {
    const ctx = await aContext({ role: 'admin' });
    const [anna, boris] = [aListedParty({ name: 'Anna Zhuravleva' }), aListedParty({ name: 'Boris Ostrovsky' })];
    const ofac = await aList(ctx, [anna], { publishedAt: '2025-02-27' });
    const un = { code: 'UN', title: 'UN Consolidated List' };
    await aList(ctx, [anna], { list: un, publishedAt: '2023-08-23' });
    const entityId = await aCustomer(ctx, { name: 'Signe Almqvist' });
    const updated = await aList(ctx, [anna, boris], { list: un, publishedAt: '2025-02-28' });
    await runDueJobs(ctx);
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    const cells = [...html.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([row]) =>
      row.replaceAll(/<\/td>/gu, '|').replaceAll(/<[^>]+>/gu, ''),
    );
    expect(cells).toContain(`OFAC SDN List|Not Listed|None|Version ${ofac.number} of Feb 27, 2025|`);
    expect(cells).toContain(`UN Consolidated List|Not Listed|None|Version ${updated.number} of Feb 28, 2025|`);
    expect(cells).toContainEqual(expect.stringMatching(/^OFAC SDN List\|OFAC\|\d+\|Feb 27, 2025\|/u));
    expect(cells).toContainEqual(expect.stringMatching(/^UN Consolidated List\|UN\|\d+\|Feb 28, 2025\|/u));
  });

  test('on a customer who is confirmed to be on a list that sets no flag says so first', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty({ name: 'Signe Almqvist' })], { list: { code: 'HOUSE', kind: 'own' } });
    const entityId = await aCustomer(ctx, { name: 'Signe Almqvist' });
    const verdict = async () => composeReport(await reportFacts(ctx, entityId), 1).verdict;
    expect(await verdict()).toBe('1 possible match waiting for a decision.');
    const rows = await matchesOf(ctx, entityId);
    await confirmMatches(ctx, { matchIds: rows.map(({ id }) => id) });
    expect(await verdict()).toBe('Confirmed match on HOUSE.');
  });

  test('holds everything on the entity as of now', async () => {
    const ctx = await aContext();
    const file = await createReport(ctx, { entityId: await aStory(ctx), format: 'html' });
    expect(file).toMatchObject({
      id: 1,
      format: 'html',
      fileName: 'tamis-report-1-ivan-petrov.html',
      contentType: 'text/html; charset=utf-8',
    });
    const html = text(file.bytes);
    for (const said of [
      'Tamis',
      'Report 1',
      'Mar 1, 2025, 12:00:00 UTC',
      'Test Analyst (analyst)',
      'On 2 sanctions lists (OFAC, CH).',
      '78 of 100, High Risk',
      'Deputy minister',
      'Confirmed match: Ivan Petrov (OFAC)',
      'Sanctioned on OFAC.',
      'Generated by rules',
      'Risk model',
      'risk-2',
      'Confirmed<span class="detail">Decided by Test Analyst, Mar 1, 2025, 12:00:00 UTC</span>',
      '<span class="detail">Passport agrees.</span>',
      'OFAC 1234',
      'href="https://lists.example/1234"',
      'href="https://news.example/a?x=1&amp;y=2"',
      '1: Freeze the account',
      '>OFAC SDN List</td>',
      'tamis-test',
      '70 of 100',
      'Method',
      'Disclaimer',
    ]) {
      expect(html).toContain(said);
    }
  });

  test('on a company that the 50 % rule blocks names its owners, direct and indirect', async () => {
    const ctx = await aContext();
    const ivan = await anEntity(ctx, { name: 'Ivan Quell', declaredSanctioned: true });
    const middle = await anEntity(ctx, { name: 'Middle Holding', type: 'company' });
    const target = await anEntity(ctx, { name: 'Target Trading', type: 'company' });
    await addLink(ctx, v.parse(NewLink, { ownerEntityId: ivan, share: 75, ownedEntityId: middle }));
    const source = 'Register, 2025';
    await addLink(ctx, v.parse(NewLink, { ownerEntityId: middle, share: 60, ownedEntityId: target, source }));
    const html = text((await createReport(ctx, { entityId: target, format: 'html' })).bytes);
    expect(html).toContain('Owned 60 % by blocked parties. The 50 % rule blocks it as if it were listed.');
    const cells = [...html.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([row]) =>
      row.replaceAll(/<\/td>/gu, '|').replaceAll(/<[^>]+>|[\u2066-\u2069]/gu, ''),
    );
    expect(cells).toContain('Middle Holding|50 % rule|60 %|Target Trading|Register, 2025|');
    expect(cells).toContain('Ivan Quell|Sanctioned|75 %|Middle Holding||');
    const alone = text((await createReport(ctx, { entityId: ivan, format: 'html' })).bytes);
    expect(alone).not.toContain('Ownership</h2>');
  });

  test('shows what a decision was based on, in the order of review', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const entityId = await aCustomer(ctx, { name: 'Rustam Idrisovich Halvani' });
    const rows = await matchesOf(ctx, entityId);
    await dismissMatches(ctx, { matchIds: rows.map(({ id }) => id), reason: 'Another person', keepQuiet: true });
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    const details = [...html.matchAll(/<span class="detail">([^<]*)</gu)].map(([, line]) => line);
    const from = details.indexOf('Another person');
    expect(details.slice(from, from + 6)).toEqual([
      'Another person',
      expect.stringMatching(/^What was compared when it was decided \(score \d+ of 100\):$/u),
      'Right list (OFAC): yes',
      'Same type (person): yes',
      'Whole name (3 of 3 parts): yes',
      expect.stringMatching(/^Other identifiers \(/u),
    ]);
  });

  test('formats as the pages do: whole scores, thousands separators, invented lists last', async () => {
    const ctx = await aContext();
    const facts = await reportFacts(ctx, await aStory(ctx));
    const [list] = facts.screening!.lists;
    const lists = [
      { ...list!, code: 'DEMO', title: 'Demo List (invented)' },
      { ...list!, parties: 14_973 },
    ];
    const matches = facts.matches.map((match) => ({ ...match, score: 98.9 }));
    const report = composeReport({ ...facts, matches, screening: { ...facts.screening!, lists } }, 1);
    const rowsOf = (title: string) =>
      report.sections
        .find((section) => section.title === title)
        ?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rowsOf('Screening')?.map(([, code]) => code)).toEqual(['OFAC', 'DEMO']);
    expect(rowsOf('Screening')?.[0]?.[5]).toBe('14,973');
    expect(rowsOf('Matches')?.[0]?.[0]).toBe('99');
  });

  test('formats whole dates as the pages do, and leaves any other as given', async () => {
    const ctx = await aContext();
    const facts = await reportFacts(ctx, await anEntity(ctx));
    const born = (birthDate: string) => {
      const additionalInfo = { ...facts.entity.additionalInfo, birthDate };
      const [subject] = composeReport({ ...facts, entity: { ...facts.entity, additionalInfo } }, 1).sections;
      const given = subject?.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
      return given?.find(({ label }) => label === 'Birth date')?.value;
    };
    expect(['1968-01-02', '1968', '1990-02-31', 'about 1970'].map(born)).toEqual([
      'Jan 2, 1968',
      '1968',
      '1990-02-31',
      'about 1970',
    ]);
  });

  test('its gauge shows the score above the bounds of the bands, and the record is one click away', async () => {
    const ctx = await aContext();
    const entityId = await aStory(ctx);
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    expect(html).toContain('<strong>78 of 100, High Risk</strong>');
    for (const bound of [40, 70]) expect(html).toContain(`<span class="gap" style="left:${bound}%">`);
    expect(html).toMatch(new RegExp(`<dt>Record</dt><dd><a href="[^"]+/entity/${entityId}"`, 'u'));
  });

  test('covers the four lists, and names any other', async () => {
    const ctx = await aContext();
    const html = text((await createReport(ctx, { entityId: await aStory(ctx), format: 'html' })).bytes);
    const status = (list: string) => new RegExp(`>${list}</td><td[^>]*>([^<]*)<`, 'u').exec(html)?.[1];
    expect(status('OFAC SDN List')).toBe('Listed');
    expect(status('EU Consolidated List')).toBe('Not Listed');
    expect(status('UK HMT List')).toBe('Not Listed');
    expect(status('UN Consolidated List')).toBe('Not Listed');
    expect(status('CH')).toBe('Listed');
  });

  test('a list with an undecided match, or that was not searched, is not reported as clear', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const entityId = await aCustomer(ctx, { name: 'Rustam Idrisovich Halvani' });
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    const row = (list: string) =>
      [...(new RegExp(`>${list}</td>(.*?)</tr>`, 'u').exec(html)?.[1] ?? '').matchAll(/<td[^>]*>([^<]*)</gu)].map(
        ([, cell]) => cell,
      );
    expect(html).toContain('1 match not decided yet');
    expect(row('OFAC SDN List')).toEqual(['Not Listed', '1 match', expect.stringMatching(/^Version \d+$/u)]);
    expect(row('UN Consolidated List')).toEqual(['Not Listed', 'None', 'Not searched']);
  });

  test('does not call unsearched lists clear, and names the certificates that prove the rest', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const entityId = await aCustomer(ctx, { name: 'Quentin Farquhar', country: 'Norway' });
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    const missing = 'EU Consolidated List, UK HMT List, UN Consolidated List';
    expect(html).toContain(`<dt>Not searched</dt><dd>${missing}</dd>`);
    expect(html).toContain(
      `on the watchlists that were searched, in public office or in the news. Not searched: ${missing}.`,
    );
    expect(html).toContain('every party on the lists that were searched');
    expect(html).toMatch(/<dt>Certificates<\/dt><dd>No\. \d+ of Mar 1, 2025, 12:00:00 UTC \(OFAC\)</u);
  });

  test('says which facts of the entity were not compared', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const htmlOf = async (entityId: number) => text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    const unknown = await aCustomer(ctx, { name: 'Quentin Farquhar', country: 'Korea' });
    expect(await htmlOf(unknown)).toContain(
      '<dt>Not compared</dt><dd>country &#39;Korea&#39; is not known: it is not compared</dd>',
    );
    const known = await aCustomer(ctx, { name: 'Quinn Farquhar', country: 'South Korea' });
    expect(await htmlOf(known)).not.toContain('Not compared');
  });

  test('warns of an old file wherever its list is cited', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()], { publishedAt: '2022-02-01' });
    const entityId = await aCustomer(ctx, { name: 'Quentin Farquhar' });
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    expect(html.match(/<span class="detail warning">\u26a0 The file is 3 years old<\/span>/gu)).toHaveLength(2);
    const pdf = await createReport(ctx, { entityId, format: 'pdf' });
    expect(pdf.bytes.length).toBeGreaterThan(10_000);
  });

  test('shows a confirmed match side by side, with what the list says about the party', async () => {
    const ctx = await aContext();
    const programmes = ['UKRAINE-EO13661'];
    await aList(ctx, [aListedParty({ listedOn: '2014-03-17', programmes, sourceRef: '77', gender: 'male' })]);
    const entityId = await aCustomer(ctx, { name: 'Rustam Halvani', additionalInfo: { birthDate: '1968-03-14' } });
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    const cells = [...html.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([row]) =>
      row.replaceAll(/<\/td>|<span class="detail">/gu, '|').replaceAll(/<[^>]+>/gu, ''),
    );
    expect(html).toContain('<h2>Comparison with Rustam Idrisovich Halvani (OFAC 77)</h2>');
    expect(cells).toContainEqual(
      expect.stringMatching(/^Date of birth\|Mar 14, 1968\|Mar 14, 1968\|Match\|Same date\|$/u),
    );
    expect(cells).toContainEqual(expect.stringMatching(/^Name\|Rustam Halvani\|Rustam Idrisovich Halvani\|/u));
    expect(cells).toContainEqual(expect.stringMatching(/^Gender\|[^|]*\|Male\|/u));
    expect(html).toContain('<dt>Listed on</dt><dd>Mar 17, 2014</dd>');
    expect(html).toContain('<dt>Programmes</dt><dd>UKRAINE-EO13661</dd>');
    expect(html).toContain('<dt>Listed birth dates</dt><dd>Mar 14, 1968</dd>');
  });

  test('compares ten matches and counts the rest', async () => {
    const ctx = await aContext();
    const facts = await reportFacts(ctx, await aStory(ctx));
    const matches = Array.from({ length: 12 }, (_, at) => ({ ...facts.matches[0]!, id: at + 1 }));
    const titles = composeReport({ ...facts, matches }, 1).sections.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Comparison with'))).toHaveLength(10);
    const html = text(new TextEncoder().encode(reportHtml(composeReport({ ...facts, matches }, 1))));
    expect(html).toContain('2 more matches are confirmed or waiting');
  });

  test('shows every step on a match, including undone decisions, and the comments on cases', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const entityId = await aCustomer(ctx, { name: 'Rustam Halvani' });
    const rows = await matchesOf(ctx, entityId);
    const matchIds = rows.map(({ id }) => id);
    await dismissMatches(ctx, { matchIds, reason: 'Name only', keepQuiet: true });
    ctx.advance(60_000);
    await undoDecisions(ctx, matchIds);
    ctx.advance(60_000);
    await confirmMatches(ctx, { matchIds, note: 'Passport agrees.' });
    const caseId = await aCase(ctx, { entityId });
    await commentOnCase(ctx, { caseId, content: 'Asked the branch for the passport.' });
    const file = await createReport(ctx, { entityId, format: 'html' });
    const steps = [...text(file.bytes).matchAll(/<tr>(.*?)<\/tr>/gsu)]
      .map(([row]) => row.replaceAll(/<\/td>|<span class="detail">/gu, '|').replaceAll(/<[^>]+>/gu, ''))
      .filter((row) => row.startsWith('Mar 1, 2025, 12:0'));
    expect(steps).toEqual([
      expect.stringMatching(/^Mar 1, 2025, 12:00:00 UTC\|Dismissed\|by Test Analyst\|.+\|Name only\|$/u),
      expect.stringMatching(
        /^Mar 1, 2025, 12:01:00 UTC\|Decision undone\|by Test Analyst\|.+\|Taken back: Name only\|$/u,
      ),
      expect.stringMatching(/^Mar 1, 2025, 12:02:00 UTC\|Confirmed\|by Test Analyst\|.+\|Passport agrees\.\|$/u),
      `Mar 1, 2025, 12:02:00 UTC|${caseId}|Test Analyst|Asked the branch for the passport.|`,
    ]);
    expect(await reportFile(ctx, file.id)).toEqual(file);
  });

  test('says so if nothing is known', async () => {
    const ctx = await aContext();
    const html = text((await createReport(ctx, { entityId: await anEntity(ctx), format: 'html' })).bytes);
    for (const said of [
      'Not screened yet',
      'No match was found.',
      'No adverse media found.',
      'No case was created.',
      'waits for its first screening',
    ]) {
      expect(html).toContain(said);
    }
  });

  test('a company that blocked parties own is not reported as clear', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx, { type: 'company', blockedShare: 55, lastScreenedAt: ctx.now() });
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    expect(html).toContain('Owned 55 % by blocked parties (50 % rule).');
    expect(html).not.toContain('No confirmed or waiting match');
  });

  test('nothing in it runs or loads, whatever a name contains', async () => {
    const ctx = await aContext();
    const name = `<script>alert(1)</script>"><img src=x onerror=alert(1)> & 'co'`;
    const html = text((await createReport(ctx, { entityId: await aStory(ctx, { name }), format: 'html' })).bytes);
    expect(html).not.toMatch(/<(?:script|img|link|iframe|object)/iu);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img');
    expect(html.match(/(?:src|href)=["'](?!https?:)/gu)).toBeNull();
  });

  test('names in another direction are isolated, and no name reverses a line', async () => {
    const ctx = await aContext();
    const entityId = await aStory(ctx, { name: 'محمد علي' });
    await anAssessment(ctx, { entityId, summary: 'محمد علي is high risk.' });
    await aCase(ctx, { entityId, title: 'Turned \u202e\u2067around' });
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    expect(html).toContain('<p><bdi>محمد علي</bdi> is high risk.</p>');
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
    expect(html).toContain('Turned around');
  });

  test('a link with another scheme is shown as text', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    await anArticle(ctx, { entityIds: [entityId], url: 'javascript:alert(1)' });
    const html = text((await createReport(ctx, { entityId, format: 'html' })).bytes);
    expect(html).toContain('Bank fined');
    expect(html).not.toContain('javascript:');
  });
});

describe('the PDF report', () => {
  test('is a PDF with its own typeface, links and pages', async () => {
    const ctx = await aContext();
    const entityId = await aStory(ctx, { name: 'Иван Петров محمد السيسي Γιώργος 习近平 🙂' });
    const file = await createReport(ctx, { entityId, format: 'pdf' });
    expect(file.contentType).toBe('application/pdf');
    const pdf = latin1(file.bytes);
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('/BaseFont /DejaVuSans');
    expect(pdf).not.toContain('/BaseFont /Helvetica');
    expect(pdf).toContain('/URI (https://news.example/a?x=1&y=2)');
    expect(pdf).toContain('/URI (https://lists.example/1234)');
    expect(file.bytes.length).toBeLessThan(300_000);
  });

  test('an address that is too long for half a line gets a whole one', async () => {
    const ctx = await aContext();
    const facts = await reportFacts(ctx, await anEntity(ctx));
    const report = composeReport({ ...facts, publicUrl: 'https://screening.compliance.example-bank.test' }, 1);
    const { fonts } = ctx;
    const drawn = vi.spyOn(PdfSheet.prototype, 'text');
    await reportPdf(report, { fonts: await fonts(), createdAt: 0, fileId: '0'.repeat(32) });
    const address = drawn.mock.calls.find(([text]) => text.startsWith('https://screening'));
    drawn.mockRestore();
    expect(address?.[1].width).toBeGreaterThan(400);
  });

  test('long tables go over pages', async () => {
    const ctx = await aContext();
    const entityId = await aStory(ctx);
    for (let at = 0; at < 40; at += 1) await anArticle(ctx, { entityIds: [entityId], title: `Article number ${at}` });
    const pdf = latin1((await createReport(ctx, { entityId, format: 'pdf' })).bytes);
    expect(Number(/\/Count (\d+)/u.exec(pdf)?.[1])).toBeGreaterThan(2);
  });

  test('the header of a table is never alone at the bottom of a page', async () => {
    const ctx = await aContext();
    const sheet = await PdfSheet.open(await ctx.fonts(), { title: '', createdAt: 0, fileId: '0'.repeat(32), text: '' });
    sheet.y = sheet.bottom - 30;
    const columns = [{ title: 'Why', width: 100 }];
    await drawTable(sheet, { kind: 'table', columns, rows: [['word '.repeat(60)]], empty: '' });
    const { lastAutoTable } = sheet.doc as unknown as { lastAutoTable: { startPageNumber: number } };
    expect(lastAutoTable.startPageNumber).toBe(2);
  });

  test('the same facts at the same time give the same bytes', async () => {
    const ctx = await aContext();
    const other = await aContext();
    const one = await createReport(ctx, { entityId: await aStory(ctx), format: 'pdf' });
    const two = await createReport(other, { entityId: await aStory(other), format: 'pdf' });
    expect(Buffer.from(one.bytes).equals(two.bytes)).toBe(true);
  });
});

describe('stored reports', () => {
  test('are recorded with their hash, audited, and returned byte for byte', async () => {
    const ctx = await aContext();
    const entityId = await aStory(ctx);
    const file = await createReport(ctx, { entityId, format: 'html' });
    ctx.advance(DAY_MS);
    await anArticle(ctx, { entityIds: [entityId], title: 'Later news' });
    expect(await reportFile(ctx, file.id)).toEqual(file);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    expect(await ctx.db.orm.select().from(report)).toMatchObject([
      { id: 1, entityId, sha256, createdBy: ctx.user?.id },
    ]);
    const events = await ctx.db.orm.select().from(auditEvent);
    expect(events.at(-1)).toMatchObject({ action: 'report.create', subjectType: 'entity', subjectId: entityId });
  });

  test('are listed newest first, a page at a time', async () => {
    const ctx = await aContext();
    const entityId = await aStory(ctx);
    await createReport(ctx, { entityId, format: 'html' });
    await createReport(as(ctx, await aUser(ctx, { fullName: 'Ada Brandt' })), { entityId, format: 'html' });
    const all = await listReports(ctx, { limit: 50, offset: 0 });
    expect(all.rows.map((row) => v.parse(Report, row))).toEqual(all.rows);
    expect(all.rows.map(({ id, createdBy }) => ({ id, createdBy }))).toEqual([
      { id: 2, createdBy: 'Ada Brandt' },
      { id: 1, createdBy: 'Test Analyst' },
    ]);
    expect(await listReports(ctx, { limit: 1, offset: 1 })).toMatchObject({ total: 2, rows: [{ id: 1 }] });
  });

  test('are found by format and by the name of the entity, in any script', async () => {
    const ctx = await aContext();
    const petrov = await anEntity(ctx, { name: 'Иван Петров' });
    const other = await anEntity(ctx, { name: 'Ostbank' });
    await createReport(ctx, { entityId: petrov, format: 'html' });
    await createReport(ctx, { entityId: other, format: 'html' });
    await createReport(ctx, { entityId: petrov, format: 'pdf' });
    const found = async (input: v.InferInput<typeof ListReports>) => {
      const { rows, total } = await listReports(ctx, v.parse(ListReports, input));
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    expect(await found({ name: 'petrov' })).toEqual([3, 1]);
    expect(await found({ name: 'petrov', format: 'html' })).toEqual([1]);
    expect(await found({ name: 'nobody' })).toEqual([]);
    expect(await found({ name: ' ' })).toEqual([3, 2, 1]);
    const plans = await plansOf(ctx, () => listReports(ctx, v.parse(ListReports, { format: 'pdf' })));
    expect(plans).toContain('SEARCH report USING INDEX report_format (format=?)');
    expect(plans).toContain('SEARCH report USING COVERING INDEX report_format (format=?)');
    expect(plans.join('; ')).not.toContain('TEMP B-TREE');
  });

  test('have their own numbers, however many are made at once', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    const files = await Promise.all(Array.from({ length: 4 }, () => createReport(ctx, { entityId, format: 'html' })));
    for (const file of files) expect(text(file.bytes)).toContain(`<title>Report ${file.id}: `);
    expect(new Set(files.map((file) => file.id)).size).toBe(4);
  });

  test('are rendered once, and no write waits for them, however many are made at once', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    const drawn: string[] = [];
    ctx.renderPdf = async ({ reference }) => {
      // This write would wait for ever if the report blocked it.
      await ctx.db.exclusive(async () => drawn.push(reference));
      return new TextEncoder().encode(reference);
    };
    const files = await Promise.all(Array.from({ length: 4 }, () => createReport(ctx, { entityId, format: 'pdf' })));
    expect(drawn.toSorted()).toEqual(['Report 1', 'Report 2', 'Report 3', 'Report 4']);
    for (const file of files) {
      expect(text(file.bytes)).toBe(`Report ${file.id}`);
      expect(await reportFile(ctx, file.id)).toEqual(file);
    }
    for (const { sha256, bytes } of await ctx.db.orm.select().from(report))
      expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('of an unknown entity, or with an unknown id, are not found', async () => {
    const ctx = await aContext();
    await expect(createReport(ctx, { entityId: 9, format: 'pdf' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(reportFile(ctx, 9)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Report 9 not found' });
  });
});

test('may be made by a viewer, but not by a user without approval', async () => {
  const ctx = await aContext({ role: 'viewer' });
  const entityId = await anEntity(ctx);
  const made = await reportsRouter.createCaller(ctx).create({ entityId, format: 'html' });
  expect(made.id).toBe(1);
  const waiting = as(ctx, await aUser(ctx, { role: 'viewer', pendingRole: 'analyst' }));
  const attempt = reportsRouter.createCaller(waiting).create({ entityId, format: 'html' });
  await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('are limited to sixty an hour for a viewer, and not limited for others', async () => {
  const ctx = await aContext({ role: 'viewer' });
  const asked = { entityId: await anEntity(ctx), format: 'html' } as const;
  for (let made = 0; made < 60; made += 1) await createReport(ctx, asked);
  ctx.advance(60_000);
  await expect(createReport(ctx, asked)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 59 * 60,
    message: 'A viewer may make 60 reports per hour. Open an existing one, or try again later.',
  });
  expect((await createReport(as(ctx, await aUser(ctx, { role: 'analyst' })), asked)).id).toBe(61);
  const later = ctx.now() + 3_600_000;
  expect((await createReport({ ...ctx, now: () => later }, asked)).id).toBe(62);
  const plans = await plansOf(ctx, () => expect(createReport(ctx, asked)).rejects.toThrow('60 reports'));
  expect(plans).toContain('SEARCH report USING COVERING INDEX report_author (created_by=? AND created_at>?)');
});

test('are limited to sixty even if they are requested at once', async () => {
  const ctx = await aContext({ role: 'viewer' });
  const asked = { entityId: await anEntity(ctx), format: 'html' } as const;
  for (let made = 0; made < 58; made += 1) await createReport(ctx, asked);
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => createReport(ctx, asked)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});
