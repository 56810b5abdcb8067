import { addLookalike, expect, expectAccessible, FROM_HERE, signIn, test, uniqueName } from './story.ts';

test('a due date is set, changed and cleared on the sheet, and an overdue case says so', async ({ page }) => {
  const title = uniqueName('Enhanced review');
  await signIn(page, 'analyst');
  const entityId = await addLookalike(page);
  const created = await page.request.post('/api/cases', {
    data: { entityId, title, description: 'Ask for the contract and the tax return.' },
    headers: FROM_HERE,
  });
  expect(created.status()).toBe(201);

  const card = page.getByRole('list', { name: 'Cases' }).getByRole('listitem').filter({ hasText: title });
  await page.goto('/cases');
  await expect(card).toBeVisible();
  await expect(card.getByText('Due')).toHaveCount(0);
  await card.getByRole('button', { name: 'View Details' }).click();
  const sheet = page.getByRole('dialog', { name: title });
  const dueDate = sheet.getByLabel('Due date', { exact: true });
  await dueDate.focus();
  await page.keyboard.type('02282020');
  await expect(sheet.getByText('Not saved yet')).toBeVisible();
  await expect(sheet.getByText('Overdue')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dueDate).toHaveValue('');
  await page.keyboard.type('2020');
  await dueDate.blur();
  await expect(sheet.getByText('Not saved: give day, month and year.')).toBeVisible();
  await dueDate.focus();
  await page.keyboard.type('02282020');
  await sheet.getByRole('button', { name: /Assigned to$/u }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await expect(sheet.getByText('Due date set to Feb 28, 2020')).toBeVisible();
  await expect(sheet.getByText('Overdue · due Feb 28, 2020')).toBeVisible();
  await expect(card.getByText('Overdue · due Feb 28, 2020')).toBeVisible();

  await dueDate.fill('2199-12-31');
  await dueDate.press('Enter');
  await expect(sheet.getByText('Due date changed from Feb 28, 2020 to Dec 31, 2199')).toBeVisible();
  await expect(sheet.getByText('Due Dec 31, 2199', { exact: true })).toBeVisible();

  // As if chosen in the calendar: without a key press.
  await dueDate.fill('2199-12-30');
  await expect(sheet.getByText('Due date changed from Dec 31, 2199 to Dec 30, 2199')).toBeVisible();

  const clear = sheet.getByRole('button', { name: 'Clear due date' });
  // In the field's own row: the content below does not move.
  const [field, button] = [(await dueDate.boundingBox())!, (await clear.boundingBox())!];
  expect(Math.abs(field.y + field.height / 2 - button.y - button.height / 2)).toBeLessThan(3);
  await clear.click();
  await expect(sheet.getByText('Due date Dec 30, 2199 removed')).toBeVisible();
  await expect(dueDate).toHaveValue('');
});

test('the sheet links to the matches, articles and alerts of the entity', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/cases?filter=escalated');
  // Other tests here also escalate cases.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Source of funds, property purchase' })
    .getByRole('button', { name: 'View Details' })
    .click();
  const sheet = page.getByRole('dialog');
  for (const kind of ['Matches', 'Articles', 'Alerts']) {
    const group = sheet.getByRole('button', { name: new RegExp(`^${kind} [1-9]`, 'u') });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await expect(sheet.getByRole('list', { name: kind }).getByRole('link').first()).toBeVisible();
  }
  await expectAccessible(page, 'light', 'dark');
  await sheet.getByRole('list', { name: 'Matches' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/entity\/\d+\?match=\d+$/u);
  // Go back from the loaded profile, not just from its URL.
  await expect(page.getByRole('heading', { level: 1, name: 'Entity Profile' })).toBeVisible();
  await page.goBack();
  const article = sheet.getByRole('list', { name: 'Articles' }).getByRole('link').first();
  const headline = await article.innerText();
  await article.click();
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
});
