import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, uniqueName } from './story.ts';

/** Adds a customer for this test only; returns its id. */
async function addCustomer(page: Page, customer: { name: string; type: 'person' | 'company'; isSanctioned?: boolean }) {
  const { origin } = new URL(page.url());
  const data = { country: 'Malta', ...customer };
  const answer = await page.request.post('/api/entities', { data, headers: { origin } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

/** Two sanctioned people, a holding company and the company under test. */
async function aWorld(page: Page) {
  await signIn(page, 'analyst');
  await page.goto('/help');
  const names = {
    ivan: uniqueName('Ivan Quell'),
    maria: uniqueName('Maria Stern'),
    holding: uniqueName('Grey Fleet Holding'),
    target: uniqueName('Target Trading'),
  };
  await addCustomer(page, { name: names.ivan, type: 'person', isSanctioned: true });
  await addCustomer(page, { name: names.maria, type: 'person', isSanctioned: true });
  const holding = await addCustomer(page, { name: names.holding, type: 'company' });
  const target = await addCustomer(page, { name: names.target, type: 'company' });
  return { names, holding, target };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Ownership', exact: true });

/** Adds an owner through the dialog of the company's profile. */
async function addOwner(page: Page, company: number, owner: string, share: number) {
  await page.goto(`/entity/${company}`);
  await panel(page).getByRole('button', { name: 'Add owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an owner' });
  await dialog.getByRole('combobox', { name: 'Owner' }).fill(owner);
  await page.getByRole('option', { name: owner }).click();
  await dialog.getByRole('textbox', { name: 'Share in percent' }).fill(String(share));
  await dialog.getByRole('textbox', { name: 'Source' }).fill('Company register');
  await dialog.getByRole('button', { name: 'Add owner' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByRole('link', { name: owner })).toBeVisible();
}

test('a company half owned by blocked people, partly through another company, is flagged until a link is removed', async ({
  page,
}) => {
  const { names, holding, target } = await aWorld(page);
  await addOwner(page, target, names.ivan, 30);
  await expect(panel(page).getByText('Blocked parties own 30 %: less than the 50 %')).toBeVisible();
  await addOwner(page, holding, names.maria, 50);
  await addOwner(page, target, names.holding, 25);

  await expect(panel(page).getByText('Owned 55 % by blocked parties.')).toBeVisible();
  await expect(
    page.getByText(/^OFAC, EU, UK and UN were not searched, but owned 55 % by blocked parties/u),
  ).toBeVisible();
  const chain = panel(page).getByRole('region', { name: 'Chain of owners' });
  await expect(chain.getByRole('listitem')).toHaveText([
    `${names.ivan} (Sanctioned) owns 30 % of ${names.target}, which counts.`,
    `${names.holding} (50 % rule) owns 25 % of ${names.target}, which counts.`,
    `${names.maria} (Sanctioned) owns 50 % of ${names.holding}, which counts.`,
  ]);
  // The announcement of a button in the closed dialog stays for some seconds, with a name that no longer exists.
  await page.reload();
  await expect(chain).toBeVisible();
  await expectAccessible(page, 'light', 'dark');

  const alerts = page.getByRole('region', { name: 'Alerts', exact: true });
  await expect(alerts.getByText('Owned 55 % by blocked parties (50 % rule)', { exact: false })).toHaveCount(1);

  await panel(page)
    .getByRole('button', { name: `Remove ${names.ivan} as an owner` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel(page).getByText('Blocked parties own 25 %: less than the 50 %')).toBeVisible();
  await expect(page.getByText(/^OFAC, EU, UK and UN were not searched, no match/u)).toBeVisible();
});

test('on a phone, a wide chain opens at the company of the profile', async ({ page }) => {
  const { names, target } = await aWorld(page);
  const { origin } = new URL(page.url());
  for (const ownerName of ['Ada One', 'Bo Two', 'Cy Three', 'Di Four', 'Ed Five', 'Flo Six']) {
    const data = { ownedEntityId: target, ownerName, share: 5 };
    expect((await page.request.post('/api/ownership', { data, headers: { origin } })).ok()).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/entity/${target}`);
  const chain = panel(page).getByRole('region', { name: 'Chain of owners' });
  const [place, company] = [chain, chain.getByTitle(names.target)];
  await expect(company).toBeVisible();
  const [outer, inner] = [await place.boundingBox(), await company.boundingBox()];
  expect(inner!.x).toBeGreaterThanOrEqual(outer!.x);
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  // A narrow chain would pass without scrolling, too.
  expect(await place.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test('an owner is required, and one that is only a name is recorded as such', async ({ page }) => {
  const { target } = await aWorld(page);
  await page.goto(`/entity/${target}`);
  await panel(page).getByRole('button', { name: 'Add owner' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add an owner' });
  await dialog.getByRole('button', { name: 'Add owner' }).press('Enter');
  await expect(dialog.getByText('Owner is required').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Owner' }).fill('Zyx Wvut Nominees');
  await expect(dialog.getByText('Recorded as a name only', { exact: false })).toBeVisible();
  // Escape closes the suggestions; if there are none yet, it would close the dialog.
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Share in percent' }).fill('60');
  await dialog.getByRole('button', { name: 'Add owner' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByText('No blocked party is known to own a share.')).toBeVisible();
  await expect(panel(page).getByRole('cell', { name: 'Zyx Wvut Nominees Not screened' })).toBeVisible();
});

test('owners are imported from a CSV file, and faulty rows are listed', async ({ page }) => {
  const { names, target } = await aWorld(page);
  await page.goto(`/entity/${target}`);
  await panel(page).getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import owners' });
  const rows = ['owner,owned,share', `${names.ivan},${names.target},60`, `${names.ivan},Nobody Knows,10`];
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name: 'owners.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('1 owner imported, 1 row with errors.')).toBeVisible();
  await expect(dialog.getByText("owned: no entity is called 'Nobody Knows'", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(panel(page).getByText('Owned 60 % by blocked parties.')).toBeVisible();
});

test('on a phone, the chain scrolls sideways, and a viewer cannot change it', async ({ page, browser }) => {
  const analyst = await browser.newPage();
  const { names, target } = await aWorld(analyst);
  for (const owner of [names.ivan, names.maria, names.holding]) await addOwner(analyst, target, owner, 20);
  await analyst.close();
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'viewer');
  await page.goto(`/entity/${target}`);
  await expect(panel(page).getByText('Blocked parties own 40 %', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expect(panel(page).getByRole('button', { name: 'Add owner' })).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: /^Remove/u })).toHaveCount(0);
  await expectAccessible(page);
});
