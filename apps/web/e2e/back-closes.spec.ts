import type { Page } from '@playwright/test';
import { addLookalike, expect, pressEscape, signIn, test, uniqueName } from './story.ts';

/** Navigates to a page as users do, so that there is a page to go back to. */
async function walk(page: Page, name: string) {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test.describe('Back closes the top overlay and keeps the page', () => {
  test('a dialog of the profile with unsaved text', async ({ page }) => {
    await signIn(page, 'analyst');
    // The newest is first in the list, however many others there are.
    const name = uniqueName('Rustem Halvani');
    await addLookalike(page, name);
    await walk(page, 'Entities');
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Add article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add article' });
    await dialog.getByLabel('Web address').fill('https://example.com/half');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/entity\/\d+$/u);
    await expect(page.getByRole('heading', { name, level: 2 }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/entities$/u);
  });

  test('a dialog in the URL, which Forward opens again', async ({ page }) => {
    await signIn(page, 'analyst');
    await walk(page, 'Cases');
    await page.getByRole('button', { name: 'New Case' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a new case' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/cases$/u);
    await page.goForward();
    await expect(dialog).toBeVisible();
  });

  test('the command palette, and a settings sheet after a change of tab', async ({ page }) => {
    await signIn(page, 'admin');
    await walk(page, 'Admin');
    await page.getByRole('tab', { name: 'System Settings' }).click();
    await page.getByRole('button', { name: 'Change weights' }).click();
    await page.getByRole('slider', { name: 'Country risk' }).press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Save weights' })).toBeEnabled();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'System Settings' })).toHaveAttribute('aria-selected', 'true');
    // The moved slider was discarded with the sheet.
    await page.getByRole('button', { name: 'Change weights' }).click();
    await expect(page.getByRole('button', { name: 'Save weights' })).toBeDisabled();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'System Settings' })).toHaveAttribute('aria-selected', 'true');
  });

  test('only the top overlay, if one in the URL is below it', async ({ page }) => {
    await signIn(page, 'analyst');
    await walk(page, 'Cases');
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await expect(page).toHaveURL(/[?]case=\d+$/u);
    const sheet = page.getByRole('dialog').first();
    await sheet.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Case' });
    await form.getByLabel('Title').fill('Half a tit');
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(/[?]case=\d+$/u);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await expect(palette).toBeVisible();
    await page.goBack();
    await expect(palette).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/cases$/u);
  });

  test('but not one that is already fading out: then Back goes back', async ({ page }) => {
    await signIn(page, 'viewer');
    await page.goto('/alerts');
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('[data-exiting] { animation-duration: 120s !important }');
      document.adoptedStyleSheets = [slow];
    });
    await page.getByRole('button', { name: /All Alerts/u }).click();
    await page.getByRole('option', { name: 'Adverse Media' }).click();
    await expect(page).toHaveURL('/alerts?filter=adverse_media');
    await expect(page.locator('[data-exiting]')).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/alerts');
  });
});

test.describe('after a dialog was closed by Escape or submitted, Back leaves the page', () => {
  test('a dialog', async ({ page }) => {
    await signIn(page, 'analyst');
    await walk(page, 'Entities');
    const dialog = page.getByRole('dialog', { name: 'Add Entity' });
    await page.getByRole('button', { name: 'Add Entity' }).click();
    await pressEscape(dialog);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL('/entities');
    await expect(dialog).toHaveCount(0);
    // An open dialog survives a reload, and Back still closes it.
    await page.getByRole('button', { name: 'Add Entity' }).click();
    await page.reload();
    await dialog.getByLabel('Name').fill(uniqueName('Signe Almqvist'));
    await dialog.getByRole('textbox', { name: 'Country' }).fill('Sweden');
    await dialog.getByRole('button', { name: 'Create Entity' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/entities');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog).toHaveCount(0);
  });

  test('a dialog of the profile', async ({ page }) => {
    await signIn(page, 'analyst');
    await walk(page, 'Entities');
    await page.goto('/entity/1');
    await page.getByRole('button', { name: 'Add article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add article' });
    await pressEscape(dialog);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/entities');
  });

  test('the sheet of a case', async ({ page }) => {
    await signIn(page, 'analyst');
    await walk(page, 'Cases');
    const sheet = page.getByRole('dialog');
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await expect(page).toHaveURL(/[?]case=\d+$/u);
    await pressEscape(sheet);
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL('/cases');
    await expect(sheet).toHaveCount(0);
  });

  test('the changes of a list version, after filtering them', async ({ page }) => {
    await signIn(page, 'analyst');
    await walk(page, 'Lists');
    const closed = page.url();
    await page.locator('a[href*="version="]').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Added', { exact: true }).first().click();
    await expect(page).toHaveURL(/kind=added/u);
    await sheet.getByText('Removed', { exact: true }).first().click();
    await expect(page).toHaveURL(/kind=removed/u);
    await pressEscape(sheet);
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(closed);
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
