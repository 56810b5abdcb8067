import type { Page } from '@playwright/test';
import {
  addLookalike,
  expect,
  expectAccessible,
  FROM_HERE,
  LIVE_CHANGES,
  signIn,
  test,
  uniqueName,
  withoutLiveChanges,
} from './story.ts';

// If another test opened a case meanwhile, the cards would move down under the mouse.
test.use({ expectedFailures: [LIVE_CHANGES] });
test.beforeEach(({ page }) => withoutLiveChanges(page));

async function addCase(page: Page, title: string, entityName?: string) {
  const entityId = await addLookalike(page, entityName);
  const data = { entityId, title, description: 'Who owns the vessel is not known.' };
  const made = await page.request.post('/api/cases', { data, headers: FROM_HERE });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: number }).id;
}

test('on the board, a case is dragged to another status, moved by its menu, and resolved with an outcome', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  const title = uniqueName('Vessel renamed');
  const id = await addCase(page, title);
  await page.goto('/cases');
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(page).toHaveURL('/cases?view=board');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cardIn = (name: string) => column(name).getByRole('listitem').filter({ hasText: title });
  await expect(cardIn('Open')).toBeVisible();
  await expectAccessible(page, 'light', 'dark');

  await cardIn('Open').dragTo(column('In Progress'));
  await expect(page.getByText('Case updated')).toBeVisible();
  await expect(cardIn('In Progress')).toBeVisible();

  await cardIn('In Progress')
    .getByRole('button', { name: `Move ${title}` })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Escalated' }).press('Enter');
  await expect(cardIn('Escalated')).toBeVisible();

  await cardIn('Escalated')
    .getByRole('button', { name: `Move ${title}` })
    .click();
  await page.getByRole('menuitem', { name: 'Resolved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve this case' });
  await dialog.getByText('No concern', { exact: true }).click();
  await expect(dialog.getByText(/^\d+ match(?:es)? waits?$/u)).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await dialog.getByText('Resolve as No concern anyway').click();
  await dialog.getByLabel('Note').fill('The new name is in the register.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(cardIn('Resolved')).toBeVisible();
  // The board shows a move before the server has responded.
  const resolved = async (): Promise<number[]> => {
    const cases = (await (await page.request.get('/api/cases?filter=resolved')).json()) as { id: number }[];
    return cases.map((one) => one.id);
  };
  await expect.poll(resolved).toContain(id);

  const card = cardIn('Resolved').getByRole('link', { name: title });
  await expect(card).toHaveAttribute('href', `/cases?view=board&case=${id}`);
  await card.click();
  await expect(page).toHaveURL(`/cases?view=board&case=${id}`);
  await expect(page.getByText('The new name is in the register.', { exact: false })).toBeVisible();
});

test('a card that was moved twice stays in its last column, even if an earlier response arrives late', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  const title = uniqueName('Vessel renamed');
  await addCase(page, title);
  await page.goto('/cases?view=board');
  const cardIn = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('listitem').filter({ hasText: title });
  const menuIn = (name: string) => cardIn(name).getByRole('button', { name: `Move ${title}` });
  await expect(cardIn('Open')).toBeVisible();
  // The server's response to the first move arrives after the second move, but before the server knows about it.
  const lists = await holdAnswers(page, '**/api/trpc/**cases.list*');
  await menuIn('Open').click();
  await page.getByRole('menuitem', { name: 'In Progress' }).click();
  await lists.areHeld();
  const second = await holdAnswers(page, '**/api/trpc/cases.update*');
  await menuIn('In Progress').click();
  await page.getByRole('menuitem', { name: 'Escalated' }).click();
  await second.areHeld();
  await menuIn('Escalated').click();
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
  await lists.release();
  await second.release();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(cardIn('Open')).toBeVisible();
});

/** Lets the server respond, and holds the responses back until they are released. */
async function holdAnswers(page: Page, url: string) {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const handed: Promise<unknown>[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const handing = released.then(() => route.fulfill({ response }));
    handed.push(handing);
    await handing;
  });
  return {
    areHeld: () => expect.poll(() => handed.length).toBeGreaterThan(0),
    release: async () => {
      resolve();
      await Promise.all(handed);
    },
  };
}

test.describe('a refused move', () => {
  test.use({ expectedFailures: [/\/api\/(?:events$|trpc\/cases\.update)/u] });

  test('is undone with a message', async ({ page }) => {
    await signIn(page, 'analyst');
    const title = uniqueName('Vessel renamed');
    await addCase(page, title);
    await page.route('**/api/trpc/cases.update*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto('/cases?view=board');
    const cardIn = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('listitem').filter({ hasText: title });
    await cardIn('Open')
      .getByRole('button', { name: `Move ${title}` })
      .click();
    await page.getByRole('menuitem', { name: 'Escalated' }).click();
    await expect(page.getByText('Failed to update case')).toBeVisible();
    await expect(cardIn('Open')).toBeVisible();
    await expect(cardIn('Escalated')).toHaveCount(0);
  });
});

test('a long customer name does not widen the cards of its column', async ({ page }) => {
  await signIn(page, 'analyst');
  await addCase(page, uniqueName('Vessel renamed'), uniqueName('Wolkenkratzerverwaltung'.repeat(7)));
  await page.goto('/cases?view=board');
  const column = page.getByRole('region', { name: 'Open', exact: true });
  await expect(column.getByRole('listitem').filter({ hasText: 'Wolkenkratzer' }).first()).toBeVisible();
  const [widest, width] = await column.evaluate((element) => [
    Math.max(...[...element.querySelectorAll('li')].map((card) => card.offsetWidth)),
    element.clientWidth,
  ]);
  expect(widest).toBeLessThan(width);
});

/** Runs in the page. */
const lines = (element: Element) =>
  Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));

test('long titles are cut after three lines on a card, and long names after two in the queue', async ({ page }) => {
  await signIn(page, 'analyst');
  const words = 'whose funds came by way of three banks in two countries '.repeat(4).trim();
  const title = uniqueName(`Customer ${words}`).trim();
  await addCase(page, title, uniqueName('Ada Lind'));
  await page.goto('/cases?view=board');
  const card = page.getByRole('heading', { level: 3, name: title });
  expect(await card.evaluate(lines)).toBe(3);
  const name = `${uniqueName('Rustem Halvani')} ${'Rustem Halvani '.repeat(6)}`.trim();
  const id = await addLookalike(page, name);
  await page.goto(`/matches?entity=${id}`);
  const row = page.getByRole('list', { name: 'Queue' }).getByRole('link').first();
  expect(await row.getByText(name, { exact: true }).locator('..').evaluate(lines)).toBe(2);
});

test('a viewer can read the board, which scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'viewer');
  await page.goto('/cases?view=board');
  await expect(page.getByRole('region', { name: 'Open', exact: true }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move /u })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
});
