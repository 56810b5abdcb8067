import { expect, pressEscape, signIn, test } from './story.ts';

/** The page and the button that open each dialog, and its URL. */
const DIALOGS = [
  { at: '/admin', button: 'Change Role', dialog: 'Change Role', address: /[?&]dialog=role&of=\d+$/u },
  { at: '/admin?tab=settings', button: 'Create key', dialog: 'Create API Key', address: /[?&]dialog=key$/u },
  {
    at: '/admin?tab=settings',
    button: 'Change weights',
    dialog: 'Change Risk Weights',
    address: /[?&]dialog=weights$/u,
  },
  {
    at: '/admin?tab=settings',
    button: 'Change threshold',
    dialog: 'Change Screening Threshold',
    address: /[?&]dialog=threshold$/u,
  },
  { at: '/admin?tab=settings', button: 'Add feed', dialog: 'Add feed', address: /[?&]dialog=feed$/u },
  { at: '/admin?tab=settings', button: 'Add webhook', dialog: 'Add webhook', address: /[?&]dialog=webhook$/u },
  { at: '/entity/1', button: 'Add article', dialog: 'Add article', address: /[?&]dialog=article$/u },
];

for (const { at, button, dialog, address } of DIALOGS) {
  test(`'${button}' of ${at} is in the URL: a reload keeps it open, Back closes it, Forward opens it`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto(at);
    const opened = page.getByRole('dialog', { name: dialog });
    await page.getByRole('button', { name: button }).last().click();
    await expect(opened).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(opened).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${at.replace('?', '[?]')}$`, 'u'));
    await page.goForward();
    await expect(opened).toBeVisible();
    await pressEscape(opened);
    await expect(opened).toHaveCount(0);
    await expect(page).not.toHaveURL(/dialog=/u);
  });
}

test('Escape closes a dialog opened by its URL, and does not open the one before', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin?tab=settings&dialog=threshold');
  await expect(page.getByRole('dialog', { name: 'Change Screening Threshold' })).toBeVisible();
  await page.goto('/admin?tab=settings&dialog=feed');
  const feed = page.getByRole('dialog', { name: 'Add feed' });
  await expect(feed).toBeVisible();
  await pressEscape(feed);
  await expect(page).toHaveURL('/admin?tab=settings');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dialog does not open by its URL for a user without the permission', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/entity/1?dialog=article');
  await expect(page.getByRole('heading', { name: 'Recent Adverse Media' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('text in the webhook dialog survives a reload, until Start over', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin?tab=settings&dialog=webhook');
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByLabel('Description').fill('Case system');
  await page.reload();
  await expect(dialog.getByLabel('Description')).toHaveValue('Case system');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('');
});
