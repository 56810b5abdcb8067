import type { Locator } from '@playwright/test';
import { test } from './shared-context.ts';
import { addLookalike, expect, FROM_HERE, signIn, test as ownContextTest, uniqueName } from './story.ts';

/** The measures of an element. If the page renders again at that moment, the caller polls again. */
const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);
const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? NaN;
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;
const edges = async (element: Locator) => {
  const { x, width } = (await element.boundingBox())!;
  return { start: Math.round(x), end: Math.round(x + width) };
};

test.use({ role: 'analyst' });

test.describe('names have enough room at every window width', () => {
  test.use({ role: 'viewer' });

  for (const width of [700, 900, 1030, 1180, 1300, 1400]) {
    test(`${width} px: entities, the lists of a profile, the lists, results of a search`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/entities?sort=name');
      const entity = page.getByRole('link', { name: 'Abdulrahman K. Haddar' });
      await expect(entity).toBeVisible();
      // Full length, not truncated.
      await expect.poll(() => widthOf(entity)).toBeGreaterThan(120);
      await expect(page.getByRole('row', { name: 'Abdulrahman K. Haddar' }).getByText(/Cyprus$/u)).toBeVisible();
      await entity.click();
      const list = page.getByRole('list', { name: 'Sanctions lists' }).getByText('UN Consolidated List');
      await expect(list).toBeVisible();
      // The result of the check is on the same line once it is known.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(() => heightOf(list)).toBeLessThan(30);
      await page.goto('/lists');
      const link = page.getByRole('link', { name: 'UN Consolidated List' });
      await expect(link).toBeVisible();
      await expect.poll(() => widthOf(link)).toBeGreaterThan(120);
      const state = page.getByRole('main').getByText('Not imported').first();
      await expect(state).toBeInViewport();
      await page.goto('/search?q=haddar');
      const found = page.getByRole('list', { name: 'Entities' }).getByRole('link', { name: 'Abdulrahman K. Haddar' });
      await expect.poll(() => widthOf(found)).toBeGreaterThan(120);
    });
  }
});

test('375 px: the button of a page is beside a short title', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/cases');
  const title = page.getByRole('heading', { name: 'Cases', level: 1 });
  const add = page.getByRole('button', { name: 'New Case' });
  await expect(add).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(title)) - (await topOf(add)))).toBeLessThan(10);
  expect((await edges(add)).end).toBe(375 - 16);
});

test('375 px: late content does not push down what is being read', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/entities/upload');
  const row = `name,type,country\n${uniqueName('Signe Almqvist')},person,Sweden\n`;
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(row) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('1 row imported')).toBeVisible();
  // The layout shift of the page since it was opened, as browsers measure it.
  await page.addInitScript(() => {
    const shifts = Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.moved += (shift as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The rest of the page appears before these responses.
  for (const late of ['jobs.latestUpload', 'entities.get', 'alerts.list']) {
    await page.route(new RegExp(`/api/trpc/[^?]*${late}`, 'u'), async (route) => {
      await new Promise((later) => setTimeout(later, 700));
      await route.continue();
    });
  }
  for (const [path, what] of [
    ['/entities/upload', page.getByRole('region', { name: 'Your latest upload' })],
    ['/cases?case=3', page.getByRole('dialog').getByText(/^(?:High|Medium|Low) Risk$/u)],
  ] as const) {
    await page.goto(path);
    await expect(what).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as typeof globalThis & { moved: number }).moved)).toBeLessThan(0.01);
  }
  await page.goto('/entities/upload');
  await expect(page.getByRole('region', { name: 'CSV Format Guidelines' })).toBeVisible();
});

test.describe('as a viewer', () => {
  test.use({ role: 'viewer' });

  test('375 px: the search field of the help is as wide as the page, whatever is typed', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/help');
    const search = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('searchbox') });
    for (const question of ['', 'upload']) {
      await search.getByRole('searchbox').fill(question);
      await expect.poll(async () => (await search.boundingBox())?.width).toBe(375 - 2 * 16);
    }
  });

  test('375 px: a profile shows the searched version of each list', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/entities?sort=name');
    await page.getByRole('link', { name: 'Abdulrahman K. Haddar' }).click();
    const list = page.getByRole('list', { name: 'Other lists' }).getByRole('listitem').first();
    await expect(list.getByText(/^Version of [A-Z]/u)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

test('1,024 px: the board shows the cases of all four statuses', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/cases?view=board');
  for (const name of ['Open', 'In Progress', 'Escalated', 'Resolved'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 2 })).toBeInViewport({
      ratio: 1,
    });
});

test.describe('as an administrator', () => {
  test.use({ role: 'admin' });

  test('375 px: a long username leaves room for the role and the actions', async ({ page, browser }) => {
    const username = uniqueName('a_username_that_is_longer_than_a_phone').replace(' ', '_');
    const registered = await browser.newContext();
    const data = { username, fullName: username, password: 'secret1', role: 'viewer' };
    await registered.request.post('/api/register', { data, headers: FROM_HERE });
    await registered.close();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/admin?name=${username}`);
    const user = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
    for (const what of [user.getByText('Viewer'), user.getByRole('button', { name: 'Disable' })])
      await expect(what).toBeInViewport({ ratio: 1 });
  });

  test('1,024 px: the details of an audit event are in view', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/admin?tab=settings&audit=true');
    await expect(page.getByRole('button', { name: /^Details/u }).first()).toBeInViewport({ ratio: 1 });
  });
});

test('1,024 px: each field is compared on one line, with the queue and the reasons in view', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/matches');
  const row = page.getByRole('table', { name: 'Comparison' }).getByRole('row').filter({ hasText: 'Type' }).last();
  await expect.poll(() => heightOf(row)).toBeLessThan(60);
  await expect(page.getByRole('list', { name: 'Queue' })).toBeInViewport();
  await expect(page.getByText('all keys')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('radiogroup', { name: 'Reason to dismiss' })).toBeInViewport();
  // The title, the filters and the navigation share one line.
  const title = page.getByRole('heading', { name: 'Matches', level: 1 });
  for (const control of [
    page.getByRole('button', { name: /State$/u }),
    page.getByRole('button', { name: 'Next match' }),
  ])
    await expect.poll(async () => Math.abs((await topOf(title)) - (await topOf(control)))).toBeLessThan(10);
});

test('1,024 px: the weekly change beside a dashboard figure is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  // Adds at least one new entity, in case the week has just begun.
  await addLookalike(page);
  await page.goto('/');
  const qualifier = page
    .getByRole('region', { name: 'Totals' })
    .getByText(/^\+\d+ this week$/u)
    .first();
  await expect(qualifier).toBeVisible();
  expect(await qualifier.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
});

test('1,280 px: the number of waiting matches and the age of the oldest take one line each', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await addLookalike(page);
  await page.goto('/');
  const waiting = page.getByRole('heading', { name: /matches wait for/u });
  const oldest = page.getByText(/^Oldest /u);
  await expect(oldest).toBeVisible();
  await expect.poll(() => heightOf(waiting)).toBeLessThan(24);
  await expect.poll(() => heightOf(oldest)).toBeLessThan(24);
  // Beside its figures, at the end of their line.
  const above = page.getByText(/at 90 and above$/u);
  expect(Math.abs((await topOf(above)) - (await topOf(oldest)))).toBeLessThan(4);
});

test('1,280 px: an open case takes one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const data = { title: 'Periodic review', description: 'Yearly review of the customer.', assignedTo: 2 };
  const id = await addLookalike(page);
  await page.request.post('/api/cases', { data: { ...data, entityId: id }, headers: FROM_HERE });
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My open cases' }).getByRole('listitem').first();
  await expect(mine).toBeVisible();
  await expect.poll(() => heightOf(mine)).toBeLessThan(50);
});

test('1,280 × 720 px: rows are closer, so that the comparison fits above the decision bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/matches');
  const row = page.getByRole('table', { name: 'Comparison' }).getByRole('row').filter({ hasText: 'Type' }).last();
  await expect.poll(() => heightOf(row)).toBeLessThan(36);
  // Also below the records of the same party on another list: visible down to the date of birth.
  await page.goto(`/matches?entity=${await addLookalike(page)}`);
  await expect(page.getByRole('heading', { name: /: the same party$/u })).toBeVisible();
  const [born, bar] = [
    page.getByRole('row').filter({ hasText: 'Date of birth' }),
    page.getByRole('region', { name: 'Decision' }),
  ];
  await expect
    .poll(async () => (await topOf(bar)) - (await topOf(born)) - (await heightOf(born)))
    .toBeGreaterThanOrEqual(0);
});

test('1,440 px: the name of every list is on one line', async ({ page }) => {
  await page.goto('/lists');
  const name = page.getByRole('link', { name: 'OFAC Consolidated Non-SDN List' });
  await expect(page.getByRole('columnheader', { name: 'Checked' })).toBeVisible();
  await expect.poll(() => heightOf(name)).toBeLessThan(24);
});

test('1,280 px: the lists are a table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/lists');
  const table = page.getByRole('grid', { name: 'Lists', exact: true });
  await expect(table).toBeVisible();
  expect(await table.evaluate((grid) => grid.parentElement!.scrollWidth - grid.parentElement!.clientWidth)).toBe(0);
});

test('1,440 px: a score of 100 and a long report number are not cut off', async ({ page }) => {
  await page.goto('/search?q=Nordhavn+Maritime+A/S');
  const score = page.getByRole('list', { name: 'Entities' }).getByText('100 %');
  await expect.poll(() => heightOf(score)).toBeLessThan(24);
  await page.route('**/api/trpc/**reports.list**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      // Of one only: two rows with one id crash the page.
      body: (await response.text()).replace(/"id":\d+,"entity"/u, '"id":12345,"entity"'),
    });
  });
  await page.goto('/reports');
  const cell = page.getByRole('gridcell', { name: 'Report 12345' }).first();
  await expect(cell).toBeVisible();
  expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.describe('as an admin', () => {
  test.use({ role: 'admin' });

  for (const width of [641, 768, 1024, 1100, 1266]) {
    test(`${width} px: API keys and reports stay within their panels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.request.post('/api/keys', { data: { name: 'Nightly batch', role: 'analyst' }, headers: FROM_HERE });
      await page.request.get('/api/entities/1/report');
      for (const [path, title] of [
        ['/admin?tab=settings', 'API Keys'],
        ['/reports', 'Completed Reports'],
      ] as const) {
        await page.goto(path);
        const rows = page.getByRole('grid', { name: title }).or(page.getByRole('list', { name: title }));
        await expect(rows).toBeVisible();
        await expect.poll(() => rows.evaluate(roomAround)).toBeGreaterThanOrEqual(0);
      }
    });
  }
});

test('1,920 px: the page is centred and as wide as the content of the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/entities');
  await expect(page.getByRole('grid', { name: 'Entities' })).toBeVisible();
  const main = await edges(page.getByRole('main'));
  expect(main.start - 240).toBe(1920 - main.end);
  const title = await edges(page.getByRole('heading', { name: 'Entities', level: 1 }));
  expect((await edges(page.getByRole('search').first())).start).toBe(title.start);
  const add = await edges(page.getByRole('button', { name: 'Add Entity' }));
  const menu = page.getByRole('banner').getByRole('button', { name: /^User menu/u });
  expect((await edges(menu)).end).toBe(add.end);
  // Its space is reserved, so that nothing in the bar moves when it appears.
  expect(await menu.evaluate(spareWidth)).toBeGreaterThanOrEqual((await menu.boundingBox())!.width);
});

ownContextTest('1,440 px: the time of the last screening is not cut off', async ({ page }) => {
  await signIn(page, 'analyst');
  // Just screened, however long the server has been running; the newest is first.
  await addLookalike(page);
  // Long enough ago for the longest wording.
  await page.clock.setFixedTime(Date.now() + 59 * 60_000);
  await page.goto('/entities');
  const ages = page.getByRole('gridcell', { name: /minutes ago$/u });
  await expect(ages.first()).toBeVisible();
  // The first rows are rendered at once, those below in steps.
  await expect(page.locator('tbody > tr[aria-hidden]')).toHaveCount(0);
  const cut = await ages.evaluateAll((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
});

/** Negative if an element overflows its container. */
const roomAround = (element: Element) => element.parentElement!.clientWidth - element.scrollWidth;

/** The space that is reserved for a button before it appears. */
const spareWidth = (button: Element) => Number.parseFloat(getComputedStyle(button.parentElement!).minWidth);
