import type { Page } from '@playwright/test';
import { type OwnServer, signedIn, startOwnServer } from './own-server.ts';
import { FROM_HERE, expect, expectAccessible, test } from './story.ts';

let server: OwnServer;

// Serial, because the settings apply to everybody.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

const NAME = 'Quilla Vantorre';

/** From Iran: 50 by the country alone, which is medium. */
async function addCustomer(page: Page): Promise<number> {
  const customer = { name: NAME, type: 'person', country: 'Iran' };
  const answer = await page.request.post('/api/entities', { data: customer, headers: FROM_HERE });
  return ((await answer.json()) as { id: number }).id;
}

/** Presses the key until the slider shows the value, like a user without a mouse. */
async function slideTo(slider: ReturnType<Page['getByRole']>, key: string, value: string) {
  await slider.focus();
  for (let step = 0; step < 60 && (await slider.getAttribute('value')) !== value; step += 1) await slider.press(key);
  await expect(slider).toHaveValue(value);
}

test('an administrator previews new weights by keyboard and saves them, and the profile explains the new score', async ({
  browser,
}) => {
  const admin = await signedIn(browser, server, 'admin');
  const id = await addCustomer(admin);
  await admin.goto(`/entity/${id}`);
  await expect(admin.getByText(/^50 since/u)).toBeVisible();

  await admin.goto('/admin?tab=settings');
  const panel = admin.getByRole('region', { name: 'Risk Weights' });
  await panel.getByRole('button', { name: 'Change weights' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Change Risk Weights' });
  await expect(sheet.getByRole('button', { name: 'Save weights' })).toBeDisabled();
  await slideTo(sheet.getByRole('slider', { name: 'Country risk' }), 'ArrowLeft', '30');
  await expect(sheet.getByText(/entities would change band/u)).toBeVisible();
  await expect(sheet.getByRole('link', { name: NAME })).toBeVisible();
  await expectAccessible(admin, 'light', 'dark');
  await sheet.getByRole('button', { name: 'Save weights' }).click();
  await expect(sheet.getByText('Reason is required')).toBeVisible();
  await sheet.getByLabel('Reason').fill('Board decision 14');
  await sheet.getByRole('button', { name: 'Save weights' }).click();
  await expect(sheet).toBeHidden();
  await expect(panel.getByText(/^Version 1, changed by .+: Board decision 14$/u)).toBeVisible();
  await expect(panel.getByText(/^Weights version 1: of \d+ entities, /u)).toBeVisible();

  await admin.goto(`/entity/${id}`);
  await expect(admin.getByRole('img', { name: 'Risk score: 30, Low Risk' })).toBeVisible();
  await expect(admin.getByText(/^Weights changed on .+ 30 on the same evidence\.$/u)).toBeVisible();
  await admin.goto(`/alerts`);
  await expect(admin.getByText(/from 50 .+ to 30 .+ weights of risk/u).first()).toBeVisible();
  await admin.context().close();
});

test('a higher threshold shows what it would withdraw, also on a phone', async ({ browser }) => {
  const admin = await signedIn(browser, server, 'admin');
  await admin.setViewportSize({ width: 375, height: 812 });
  await admin.goto('/admin?tab=settings');
  const panel = admin.getByRole('region', { name: 'Screening Threshold' });
  await expect(panel.getByText('70 of 100')).toBeVisible();
  await panel.getByRole('button', { name: 'Change threshold' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Change Screening Threshold' });
  await slideTo(sheet.getByRole('slider', { name: 'Threshold' }), 'ArrowRight', '90');
  await expect(sheet.getByText(/waiting match(es)? (is|are) below it/u)).toBeVisible();
  await expectAccessible(admin, 'light', 'dark');
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await sheet.getByLabel('Reason').fill('Calibration of March');
  await sheet.getByRole('button', { name: 'Save threshold' }).click();
  await expect(panel.getByText('90 of 100')).toBeVisible();
  await expect(panel.getByText('70 → 90')).toBeAttached();
  await admin.context().close();
});

test('a viewer can read the settings, but not preview or change them', async ({ browser }) => {
  const viewer = await signedIn(browser, server, 'viewer');
  const read = await viewer.request.get('/api/settings/risk-weights');
  expect(await read.json()).toMatchObject({ version: 1 });
  const weights = { sanctionsRisk: 100, politicalExposure: 65, adverseMedia: 85, countryRisk: 50 };
  const refused =
    'Your role (viewer) may not do this; an administrator may. Ask an administrator if it is part of your work.';
  for (const [method, path, data] of [
    ['post', '/api/settings/risk-weights/preview', { weights }],
    ['put', '/api/settings/risk-weights', { version: 1, weights, reason: 'I like it' }],
    ['put', '/api/settings/screening-threshold', { version: 1, threshold: 60, reason: 'I like it' }],
  ] as const) {
    const answer = await viewer.request[method](path, { data, headers: FROM_HERE });
    expect([answer.status(), await answer.text()]).toEqual([403, refused]);
  }
  await viewer.goto('/admin');
  await expect(viewer.getByText('Access Denied')).toBeVisible();
  await viewer.context().close();
});
