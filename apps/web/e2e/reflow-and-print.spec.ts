import { test as sharedTest } from './shared-context.ts';
import { addLookalike, addTwins, expect, FROM_HERE, signIn, test, uniqueName } from './story.ts';

/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const PATHS = [
  '/',
  '/entities',
  '/entity/1',
  '/search?q=halvani&filters=true',
  '/alerts',
  '/cases',
  '/cases?view=board',
  '/cases?new=true',
  '/matches',
  '/lists',
  '/self-test',
  '/reports',
  '/reports?tab=screenings',
  '/help',
  '/articles/1',
  '/screenings/1',
  '/parties/1',
  '/entities/upload',
  '/entities?add=true',
  '/admin',
  '/admin?tab=settings',
  '/admin?tab=settings&audit=true',
];

sharedTest.describe('as admin', () => {
  sharedTest.use({ role: 'admin' });
  for (const path of PATHS) {
    sharedTest(
      `${path} at 400 %: nothing is wider than the window, and its last control can be reached`,
      async ({ page }) => {
        await page.setViewportSize(ZOOMED);
        await page.goto(path);
        // In a dialog, its own controls; otherwise those of the page.
        const place = /[?&](?:add|new)=true/u.test(path) ? page.getByRole('dialog') : page.getByRole('main');
        await expect(place.getByRole('heading').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
        const control = place.locator('a:visible, button:visible:enabled').last();
        await expect(control, 'every page has something to do').toBeAttached();
        // Another test may add a case or an alert meanwhile, which changes the last control or moves it away. A control that has
        // the focus already is not scrolled to.
        await expect(async () => {
          await control.blur();
          await control.focus();
          await expect(control).toBeInViewport({ ratio: 0.9, timeout: 1000 });
          const isOnTop = await control.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return found !== null && (element.contains(found) || found.contains(element));
          });
          expect(isOnTop, 'nothing covers the control').toBe(true);
        }).toPass();
      },
    );
  }
});

test('at 400 %, no bar covers the comparison', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  const waiting = await page.request.get(`/api/matches?entityId=${id}`);
  const [match] = (await waiting.json()) as [{ id: number }];
  for (const path of [`/matches?entity=${id}&match=${match.id}`, `/entity/${id}`]) {
    await page.goto(path);
    const row = page.getByRole('table', { name: 'Comparison' }).getByRole('row').nth(2);
    await expect(row).toBeAttached();
    // Later content could push it away again.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').first()).not.toBeInViewport();
    await expect(page.getByRole('region', { name: 'Decision' })).not.toBeInViewport();
  }
});

for (const window of [ZOOMED, { width: 844, height: 390 }]) {
  test(`the sheet of a case scrolls as a whole in a window of ${window.width} × ${window.height}`, async ({ page }) => {
    await page.setViewportSize(window);
    await signIn(page, 'analyst');
    await page.goto('/cases?case=3');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: /Assigned to$/u })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // No sticky element takes space away from it: it is as tall as the window.
    expect(await sheet.evaluate((element) => element.clientHeight)).toBe(window.height);
    for (const part of [
      sheet.getByRole('button', { name: /Status$/u }),
      sheet.getByRole('button', { name: /Assigned to$/u }),
      sheet.getByRole('heading', { name: 'Description' }),
      sheet.getByRole('heading', { name: 'Timeline' }),
      sheet.getByRole('textbox', { name: 'Comment' }),
    ]) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(part).toBeInViewport({ ratio: 0.9 });
    }
    await expect(sheet.getByRole('heading', { level: 2 }).first()).not.toBeInViewport();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });
}

test('at 400 %, and on a phone, no dismiss reason and no decision button is cut off', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await signIn(page, 'analyst');
  const { queue } = await addTwins(page);
  await page.goto(queue);
  await page.getByRole('list', { name: 'Queue' }).getByRole('link').first().click();
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('button', { name: /^Dismiss/u }).click();
  await expect(decision.locator('label', { hasText: 'Cleared before' })).toBeVisible();
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const cut = await decision
      .locator('label, button')
      .evaluateAll((elements) =>
        elements
          .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth - 16)
          .map((one) => one.textContent),
      );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test('the sign-in page at 400 % is no wider than the window', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const [path, field] of [
    ['/auth', 'Username'],
    ['/auth?tab=register', 'Full Name'],
  ] as const) {
    await page.goto(path);
    // Found by its role, which the inert frame of the page does not have.
    await expect(page.getByRole('textbox', { name: field })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
  }
});

test('profile, certificate, article, search and lists print in dark ink, without navigation and controls', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [`/entity/${id}`, '/screenings/1', '/articles/1', '/entities', '/matches', '/search?q=halvani']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('banner').first()).toBeHidden();
    for (const name of ['Print', 'Confirm match', 'Edit', 'Back', 'Download PDF', 'Search', 'Advanced Filters'])
      await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Entity Profile' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('checkbox', { name: /^Select/u })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
    if (path.startsWith('/screenings/')) {
      await expect(page.getByText('Tamis', { exact: true }).last()).toBeVisible();
      await expect(page.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d:\d\d UTC/u).first()).toBeVisible();
      const lists = page.getByRole('list', { name: 'Lists' }).getByRole('listitem');
      await expect(lists.first()).toBeVisible();
      await expect(lists.filter({ hasNotText: /No match|\d possible match/u })).toHaveCount(0);
    }
    const ink = await page.evaluate(() => {
      const channels = getComputedStyle(document.body).color.match(/[\d.]+/gu) ?? [];
      return channels.slice(0, 3).map(Number);
    });
    expect(Math.max(...ink)).toBeLessThan(80);
    // A truncated name could not be read on paper.
    const cut = page.getByRole('main').locator('.truncate, [class*=line-clamp-]');
    expect(await cut.evaluateAll((all) => all.filter((one) => getComputedStyle(one).overflowX === 'hidden'))).toEqual(
      [],
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
  // The record of the search appears only on paper.
  const record = page.getByText('Ines Valcourt (analyst)');
  await expect(record).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(record).toBeVisible();
  await expect(page.getByText(/UTC\)$/u)).toBeVisible();
});

test('a case prints without the list behind it, the comment box and the skip link', async ({ page }) => {
  await signIn(page, 'analyst');
  const [first] = (await (await page.request.get('/api/cases')).json()) as { id: number }[];
  await page.goto(`/cases?case=${first?.id}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeHidden();
  await expect(page.locator('#root')).toBeHidden();
  // Fixed elements would be printed on every page.
  const positions = await sheet.evaluate((dialog) => {
    const above: string[] = [];
    for (let one: Element | null = dialog; one; one = one.parentElement) above.push(getComputedStyle(one).position);
    return above;
  });
  expect(positions).not.toContain('fixed');
});

test('right-to-left names keep their direction and do not affect the line around them', async ({ page }) => {
  await signIn(page, 'analyst');
  const name = `${uniqueName('').trim()} رستم حلواني`;
  const data = { name, type: 'person', country: 'Jordan' };
  const made = await page.request.post('/api/entities', { data, headers: FROM_HERE });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/entity/${id}`);
  const heading = page.getByRole('heading', { level: 2, name }).locator('bdi');
  await expect(heading).toHaveAttribute('dir', 'auto');
  await page.goto(`/entities?name=${encodeURIComponent('حلواني')}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('link', { name })).toBeVisible();
  const [link, country] = await Promise.all([
    row.getByRole('link', { name }).boundingBox(),
    row.getByText('Jordan').boundingBox(),
  ]);
  expect(link!.x).toBeLessThan(country!.x);
});
