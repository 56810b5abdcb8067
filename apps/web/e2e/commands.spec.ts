import type { Page } from '@playwright/test';
import { expect, expectAccessible, pressEscape, signIn, test, uniqueName } from './story.ts';

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search and commands' })).toBeFocused();
}

/** Enter applies to the marked row. */
const expectMarked = (page: Page, name: string) =>
  expect(page.getByRole('menuitem', { name })).toHaveAttribute('data-focused', 'true');

test('Ctrl K opens a page by keyboard alone', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('rep');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveCount(0);
  await expectMarked(page, 'Reports');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reports');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the palette finds an entity and opens its profile', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/');
  await page.getByRole('button', { name: /^Commands/u }).click();
  await expect(page.getByRole('textbox', { name: 'Search and commands' })).toBeFocused();
  await page.keyboard.type('nordhavn');
  await page
    .getByRole('menuitem', { name: /^Nordhavn Maritime/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/entity\/\d+$/u);
  await expect(page.getByRole('heading', { name: /Nordhavn Maritime/u }).first()).toBeVisible();
});

test('the palette offers only permitted actions', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await openPalette(page);
  await expect(page.getByRole('menuitem', { name: 'Reports' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Add Entity' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0);
});

test('an admin finds the admin page and adds an entity from anywhere', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await openPalette(page);
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toBeVisible();
  await page.keyboard.type('add ent');
  await expectMarked(page, 'Add Entity');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Entity' })).toBeVisible();
});

test('a name that is not an entity is screened, and its certificate is found again by keyboard', async ({ page }) => {
  const name = uniqueName('Quilla Vantorre');
  await signIn(page, 'analyst');
  await page.goto(`/search?q=${name}`);
  await page.getByRole('button', { name: 'Screen and certify' }).click();
  await page.getByRole('dialog', { name: 'Screen a name' }).getByLabel('Birth Date').fill('1971-12-06');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Screening Certificate' })).toBeVisible();
  const certificate = page.url();
  await openPalette(page);
  await page.keyboard.type('certif');
  await expectMarked(page, 'Screenings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reports?tab=screenings');
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill(name);
  await expect(page.getByText('1 screening', { exact: true })).toBeVisible();
  await page.getByRole('row', { name }).getByRole('link').press('Enter');
  await expect(page).toHaveURL(certificate);
});

test('previous results stay in place, marked as such, until the new search has finished', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('nordh');
  const entities = page.getByRole('group', { name: /^Entities/u });
  const hit = entities.getByRole('menuitem').first();
  await expect(hit).toBeVisible();
  await expect(entities).not.toContainText('Searching');
  const before = await hit.boundingBox();
  const answer = Promise.withResolvers<void>();
  await page.route(/search\.all/u, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.type('a');
  await expect(entities).toContainText('Searching');
  expect(await hit.boundingBox()).toEqual(before);
  // Until a row is marked again, the field may refer to one that is gone.
  await expect(page.locator('[role=menuitem][data-focused=true]')).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  answer.resolve();
  await expect(entities).not.toContainText('Searching');
});

test('a palette with more results than fit can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await signIn(page, 'admin');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await openPalette(page);
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await expectAccessible(page, 'light');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeInViewport();
});

test('the palette and the shortcuts are accessible in both themes', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('nor');
  await expect(page.getByRole('menuitem', { name: /Nordhavn/u }).first()).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
});

test('the shortcuts can be closed while the palette is still loading', async ({ page }) => {
  await page.route('**/palette-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await signIn(page, 'analyst');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await pressEscape(shortcuts);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await expect(shortcuts).toHaveCount(0);
});
