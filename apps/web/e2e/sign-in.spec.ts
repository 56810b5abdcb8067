import {
  colleague,
  expect,
  expectAccessible,
  FROM_HERE,
  LIVE_CHANGES,
  signIn,
  test,
  uniqueName,
  withoutLiveChanges,
} from './story.ts';

test('every page leads to /auth until someone signs in, and Use fills in a demo account', async ({ page }) => {
  await page.goto('/entities');
  await expect(page).toHaveURL('/auth');
  await page.getByRole('button', { name: 'Use analyst' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('analyst');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText('Welcome back, Ines Valcourt!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('logging out clears the user and goes to /auth', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/help');
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await page.goto('/cases');
  await expect(page).toHaveURL('/auth');
});

test('a user changes the password, is logged out, and logs in with the new one', async ({ page }) => {
  const account = { username: uniqueName('noor'), fullName: 'Noor Aziz Rahmani', password: 'secret1', role: 'viewer' };
  expect((await page.request.post('/api/register', { data: account })).ok()).toBe(true);
  await page.goto('/');
  await page.getByRole('button', { name: 'User menu: Noor Aziz Rahmani' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByLabel('Current password').fill('secret1');
  await dialog.getByLabel('New password').fill('short');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Password must be at least 6 characters')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByLabel('New password').fill('secret2');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed. Log in with the new one.')).toBeVisible();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill('secret2');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Welcome back, Noor Aziz Rahmani!')).toBeVisible();
});

test.describe('a wrong current password', () => {
  test.use({ expectedFailures: [/auth\.changePassword/u] });

  test('is named at its field', async ({ page }) => {
    await signIn(page, 'viewer');
    await page.goto('/');
    await page.getByRole('button', { name: /^User menu/u }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('a guess');
    await dialog.getByLabel('New password').fill('secret2');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a wrong password', () => {
  test.use({ expectedFailures: [/auth\.login/u] });

  test('is refused with the status and the text of the response', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Username').fill(uniqueName('nobody'));
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Login failed')).toBeVisible();
    await expect(page.getByText('401: Invalid username or password')).toBeVisible();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('Username')).toHaveValue(/^nobody/u);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
  });
});

test('a new user registers as a viewer, who cannot add anything', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toHaveCount(2);
  await page.getByLabel('Username').fill(uniqueName('noor'));
  await page.getByLabel('Full Name').fill('Noor Aziz Rahmani');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Welcome, Noor Aziz Rahmani!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Entities', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Entities', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Entity' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
});

test('on a phone, the menu shows the username and links to My Cases', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'analyst');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Ines Valcourt')).toBeVisible();
  await expect(menu.getByText('Analyst · analyst')).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await menu.getByRole('link', { name: 'My Cases' }).click();
  await expect(page).toHaveURL('/cases');
  await expect(menu).toHaveCount(0);
});

test('the keyboard alone is enough to sign in and to search', async ({ page }) => {
  await page.goto('/auth');
  // Found by its role: the inert frame of the page shows a field with this label before the form exists.
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type('viewer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('viewer123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Cases', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.keyboard.type('halvani');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=halvani');
  await expect(page.getByRole('search').getByRole('searchbox'), 'ready for the next term').toBeFocused();
});

test('the sign-in page is accessible in both themes', async ({ page }) => {
  await page.goto('/auth');
  // Found by its role, which the inert frame of the page does not have.
  await expect(page.getByRole('button', { name: 'Use analyst' })).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toHaveCount(2);
  await expectAccessible(page, 'light', 'dark');
});

test.describe('a session that has ended meanwhile', () => {
  test.use({ expectedFailures: [/\/api\/(?:trpc\/|events)/u] });

  test('because of a changed role says so', async ({ page }) => {
    const username = uniqueName('noor');
    const newcomer = { username, fullName: 'Noor Aziz Rahmani', password: 'secret1', role: 'analyst' };
    const registered = await page.request.post('/api/register', { data: newcomer });
    const { id } = (await registered.json()) as { id: number };
    const listens = page.waitForResponse(LIVE_CHANGES);
    await page.goto('/help');
    await listens;
    const admin = await colleague(page, 'admin');
    await admin.request.put(`/api/users/${id}/role`, { data: { role: 'viewer' }, headers: FROM_HERE });
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Your role was changed. Log in again.')).toBeVisible();
    await expectAccessible(page, 'light', 'dark');
    await admin.context().close();
  });

  test('leads to /auth on the next call', async ({ page }) => {
    // The live connection would notice it first.
    await withoutLiveChanges(page);
    await signIn(page, 'analyst');
    await page.goto('/entities');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('tab', { name: /^Medium Risk/u }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByText('Your session has ended. Log in again.')).toBeVisible();
  });
});
