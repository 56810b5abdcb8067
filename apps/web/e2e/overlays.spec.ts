import type { Page } from '@playwright/test';
import { test } from './shared-context.ts';
import { expect, expectAccessible, type Role, signIn } from './story.ts';

/** Everything that can open over a page: the role, the page, and how to open it and see that it is open. */
const OVERLAYS: readonly (readonly [name: string, role: Role, path: string, open: (page: Page) => Promise<void>])[] = [
  ['the user menu', 'admin', '/help', (page) => choose(page, /^User menu/u, 'menu')],
  ['the menu of themes', 'viewer', '/help', (page) => choose(page, 'Theme', 'menu')],
  ['a filter', 'viewer', '/cases', (page) => choose(page, /^All Cases/u, 'listbox')],
  ['Edit', 'analyst', '/entity/2', (page) => choose(page, 'Edit', 'dialog')],
  ['Change Role', 'admin', '/admin', (page) => choose(page, /^Change Role/u, 'dialog')],
  ['Add User', 'admin', '/admin', (page) => choose(page, 'Add User', 'dialog')],
  ['Disable', 'admin', '/admin', (page) => choose(page, /^Disable/u, 'alertdialog')],
  ['Add a list', 'admin', '/lists', (page) => choose(page, 'Add a list', 'dialog')],
  ['the assignees of a case', 'analyst', '/cases?case=3', (page) => choose(page, /Assigned to$/u, 'listbox')],
];

async function choose(page: Page, button: string | RegExp, opened: 'menu' | 'listbox' | 'dialog' | 'alertdialog') {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole(opened)).toBeVisible();
}

for (const [name, role, path, open] of OVERLAYS) {
  test.describe(`as ${role}`, () => {
    test.use({ role });

    test(`${name} is accessible in both themes`, async ({ page }) => {
      await page.goto(path);
      await open(page);
      await expectAccessible(page, 'light', 'dark');
    });
  });
}

test('the entities that a new case offers are accessible in both themes', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/cases?new=true');
  await page.getByRole('combobox', { name: 'Entity' }).fill('Halvani');
  await expect(page.getByRole('option', { name: 'Rustem Halvani' }).first()).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
});

test('the page after a login is accessible at once', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use viewer' }).click();
  await page.getByRole('button', { name: 'Log In' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, 'light');
});
