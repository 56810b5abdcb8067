import { type OwnServer, signedIn, startOwnServer } from './own-server.ts';
import { addLookalike, expect, expectAccessible, test } from './story.ts';

let server: OwnServer;

// Serial, because the setting applies to everybody.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnServer({ REGISTRATION: 'closed' });
});
test.afterAll(() => server.stop());

test('an administrator switches four-eyes on, with a reason', async ({ browser }) => {
  const admin = await signedIn(browser, server, 'admin');
  await admin.goto('/admin?tab=settings');
  const panel = admin.getByRole('region', { name: 'Four-Eyes Approval' });
  await expect(panel.getByText('Off', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Change approval' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Four-Eyes Approval' });
  await dialog.getByRole('radio', { name: 'Every entity' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await expectAccessible(admin, 'light', 'dark');
  await dialog.getByLabel('Reason').fill('Board decision 12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Every entity', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^Changed by .+: Board decision 12$/u)).toBeVisible();
  await admin.context().close();
});

test('one person proposes, another approves by keyboard; both see it without a reload', async ({ browser }) => {
  const [analyst, admin] = [await signedIn(browser, server, 'analyst'), await signedIn(browser, server, 'admin')];
  const id = await addLookalike(analyst);
  await analyst.goto(`/entity/${id}`);
  await expect(analyst.getByText('A second person has to approve the decision.')).toBeVisible();
  await analyst.keyboard.press('c');
  await expect(analyst.getByText('Match proposed to be confirmed')).toBeVisible();
  const own = analyst.getByRole('region', { name: 'Second person' });
  await expect(own.getByText(/proposes to confirm this match/u)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(
    analyst.getByText(/^OFAC, EU, UK and UN were not searched, 2 matches waiting for a decision\.$/u),
  ).toBeVisible();

  await admin.goto('/');
  await admin.getByRole('link', { name: '1 more waits for a second person' }).click();
  await expect(admin.getByRole('button', { name: 'For a second person State' })).toBeVisible();
  await expect(admin.getByRole('list', { name: 'Queue' }).getByRole('listitem')).toHaveCount(1);
  await expect(
    admin.getByRole('region', { name: 'Second person' }).getByText(/proposes to confirm this match/u),
  ).toBeVisible();
  await expectAccessible(admin, 'light', 'dark');
  await admin.keyboard.press('a');
  await expect(admin.getByText('Decision approved')).toBeVisible();
  await expect(admin.getByText('No decisions are waiting for a second person')).toBeVisible();

  await expect(analyst.getByText(/ 1 match waiting for a decision\.$/u)).toBeVisible();
  const decided = analyst.getByRole('listitem').filter({ hasText: /By Ines Valcourt, .+, approved by / });
  await decided.getByRole('button', { expanded: false }).click();
  await expect(decided.getByText(/^Decided at score \d+$/u)).toBeVisible();
  await expect(decided.getByRole('list', { name: 'Checks' }).last().getByText('Right list')).toBeVisible();
  await analyst.context().close();
  await admin.context().close();
});

test('several matches are proposed together, and returned together with a note', async ({ browser }) => {
  const [analyst, admin] = [await signedIn(browser, server, 'analyst'), await signedIn(browser, server, 'admin')];
  const id = await addLookalike(analyst, 'Rustem Halvany');
  await analyst.goto(`/matches?entity=${id}`);
  await expect(analyst.getByText('1 decision left')).toBeVisible();
  await expect(analyst.getByRole('button', { name: 'Dismiss 2 matches' })).toBeVisible();
  await analyst.keyboard.press('2');
  await expect(analyst.getByText('Proposed as dismissed: 2 matches')).toBeVisible();
  await analyst.goto(`/matches?entity=${await addLookalike(analyst, 'Abdulrahman Khalil Al-Haddar', '1971')}`);
  await expect(analyst.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await analyst.keyboard.press('c');
  // Beside the button to take it back, the name would be truncated after a letter or two.
  const name = analyst.getByText(/^Proposed as confirmed:/u).getByText(/^Abdulrahman/u);
  await expect.poll(() => name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);

  await admin.goto(`/matches?entity=${id}&state=proposed`);
  await expect(admin.getByRole('list', { name: 'Queue' }).getByRole('listitem')).toHaveCount(1);
  await admin.keyboard.press('r');
  await admin.getByLabel('Why it is returned').fill('The birth date agrees');
  // Waits from before the action, in every frame: the toast disappears by itself, and early on a busy machine.
  const said = admin.waitForFunction(() => document.body.textContent.includes('2 decisions returned'));
  await admin.keyboard.press('Enter');
  await said;

  await analyst.goto(`/matches?entity=${id}`);
  await expect(analyst.getByText(/who did not approve the dismissal: The birth date agrees/u)).toBeVisible();
  await expectAccessible(analyst, 'light');
  await analyst.setViewportSize({ width: 375, height: 812 });
  // The queue comes first, then the match.
  await expect(analyst.getByRole('table', { name: 'Comparison' })).toHaveCount(0);
  await expect(analyst.getByText('1 decision left')).toBeVisible();
  expect(await analyst.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await analyst.context().close();
  await admin.context().close();
});
