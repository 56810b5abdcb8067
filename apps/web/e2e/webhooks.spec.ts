import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from './own-server.ts';
import { colleague, expect, expectAccessible, pressEscape, signIn } from './story.ts';

/** What a receiver got: the headers and the raw body. */
interface Arrived {
  headers: Record<string, unknown>;
  raw: string;
}

/** Another system on this computer, which accepts messages or responds with another status. */
async function aReceiver(): Promise<{ url: string; arrived: Arrived[]; status: number; close: () => void }> {
  const receiver = { url: '', arrived: [] as Arrived[], status: 204, close: () => server.closeAllConnections() };
  const server = createServer((request, response) => {
    let raw = '';
    request.on('data', (piece: Buffer) => (raw += piece.toString()));
    request.on('end', () => {
      receiver.arrived.push({ headers: request.headers, raw });
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tamis`;
  return receiver;
}

// The server may send to this computer.
test.use({ serverEnv: { PRIVATE_HOSTS: '127.0.0.1' }, expectedFailures: [/webhooks\.add/u] });

test('an admin adds a webhook, and the next alert arrives there signed and is shown as delivered', async ({ page }) => {
  const receiver = await aReceiver();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin');
  await page.goto('/admin?tab=settings');
  const panel = page.getByRole('region', { name: 'Webhooks' });
  await panel.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('Web address is required')).toBeVisible();
  await dialog.getByLabel('Web address').fill('https://10.0.0.1/in');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText(/belongs to this computer or to a private network/u)).toBeVisible();
  await dialog.getByLabel('Web address').fill(receiver.url);
  await dialog.getByLabel('Description').fill('Case system');
  await expectAccessible(page, 'light');
  await page.keyboard.press('Enter');

  const made = page.getByRole('dialog', { name: 'Webhook added' });
  await expect(made.getByText('Copy the secret now.')).toBeVisible();
  await expectAccessible(page, 'dark');
  await made.getByRole('button', { name: 'Copy secret' }).click();
  // The clipboard is filled a moment later.
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^tamis_wh_[0-9a-f]{64}$/u);
  const secret = await copied();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(panel.getByText('Nothing sent yet')).toBeVisible();

  // Another user raises an alert.
  const analyst = await colleague(page, 'analyst');
  const person = { name: 'Rustam Halvani', type: 'person', country: 'Uzbekistan' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const added = await analyst.request.post('/api/entities', { data: person, headers });
  const { id } = (await added.json()) as { id: number };
  await analyst.context().close();
  await expect.poll(() => receiver.arrived.length).toBe(1);
  const { headers: sent, raw } = receiver.arrived[0]!;
  const signed = `${String(sent['tamis-webhook-timestamp'])}.${raw}`;
  expect(sent['tamis-webhook-signature']).toBe(`v1=${createHmac('sha256', secret).update(signed).digest('hex')}`);
  expect(JSON.parse(raw)).toMatchObject({ topic: 'alert.raised', data: { entityId: id, alertType: 'sanction' } });

  // The panel shows it without a reload, and the sheet shows what was sent.
  await expect(panel.getByText('Delivered')).toBeVisible();
  await panel.getByRole('button', { name: 'Deliveries to Case system', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deliveries to Case system' });
  await expect(sheet.getByText('An alert was raised')).toBeVisible();
  await expect(sheet.getByText(/status 204/u)).toBeVisible();
  await sheet.getByRole('button', { name: 'What was sent' }).click();
  await expect(sheet.getByText(`"entityId": ${id}`)).toBeVisible();
  await expectAccessible(page, 'light', 'dark');

  // A message that the receiver does not accept is shown with the reason, and can be sent again.
  receiver.status = 500;
  await sheet.getByRole('button', { name: 'Send a test' }).click();
  await expect(sheet.getByText('The receiver answered with status 500 Internal Server Error.')).toBeVisible();
  receiver.status = 200;
  await sheet.getByRole('button', { name: /^Send again: alert-/u }).click();
  await expect(sheet.getByText(/status 200.*attempt 2/u)).toBeVisible();
  expect(receiver.arrived.at(-1)?.raw).toBe(raw);

  // When the receiver is gone for good, the webhook is paused, and administrators see it on their first page.
  receiver.status = 410;
  await pressEscape(sheet);
  await expect(sheet).toBeHidden();
  const other = { ...person, country: 'Malta' };
  await page.request.post('/api/entities', { data: other, headers });
  await expect(panel.getByText('Paused after failures')).toBeVisible();
  await expect(panel.getByText('The receiver says that this address is gone for good (410).')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'View Case system' }).click();
  await expect(sheet.getByText('gone for good').first()).toBeVisible();
  receiver.status = 204;
  await sheet.getByRole('button', { name: 'Resume' }).click();
  await expect(sheet.getByText('Paused after failures')).toBeHidden();
  await pressEscape(sheet);
  await expect(panel.getByText('Delivered')).toBeVisible();

  await panel.getByRole('button', { name: 'Actions for Case system' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('No webhooks')).toBeVisible();
  receiver.close();
});

test('on a phone, webhooks and their deliveries are no wider than the screen', async ({ page }) => {
  const receiver = await aReceiver();
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'admin');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { url: `${receiver.url}/${'long/'.repeat(30)}`, description: 'Case system', topics: ['alert.raised'] };
  await page.request.post('/api/webhooks', { data, headers });
  await page.goto('/admin?tab=settings');
  const panel = page.getByRole('region', { name: 'Webhooks' });
  await panel.getByRole('button', { name: 'Deliveries to Case system', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deliveries to Case system' });
  await sheet.getByRole('button', { name: 'Send a test' }).click();
  await expect(sheet.getByText('A test', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
  receiver.close();
});
