import { addLookalike, expect, expectAbove, FROM_HERE, pressEscape, signIn, test, uniqueName } from './story.ts';

test('an analyst opens a case, works on it and resolves it with an outcome', async ({ page }) => {
  const title = uniqueName('Ownership through holdings');
  await signIn(page, 'analyst');
  await page.goto('/cases');
  await page.getByRole('button', { name: 'New Case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a new case' });
  await dialog.getByRole('combobox', { name: 'Entity' }).pressSequentially('nordh');
  await page.getByRole('option', { name: 'Nordhavn Maritime' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two holdings own 62 % together.');
  await dialog.getByRole('button', { name: 'Create Case' }).dblclick();
  await expect(page.getByText('Case created')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const card = page.getByRole('list', { name: 'Cases' }).getByRole('listitem').filter({ hasText: title });
  await expect(card).toHaveCount(1);
  for (const text of ['Open', 'Medium Priority', 'Unassigned']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await card.getByRole('button', { name: 'View Details' }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: /Status/u }).click();
  await page.getByRole('option', { name: 'In Progress' }).click();
  await expect(page.getByText('Case updated')).toBeVisible();
  await expectAbove(page.locator('[data-sonner-toast]'), sheet.getByLabel('Comment'));
  await expect(sheet.getByText('Status changed from Open to In Progress')).toBeVisible();
  await sheet.getByRole('button', { name: /Assigned to/u }).click();
  await page.getByRole('option', { name: 'Analyst' }).click();
  await expect(sheet.getByText(/^Assigned to /u).last()).toBeVisible();
  await sheet.getByLabel('Comment').fill('Asked the branch for the registry extract.');
  await sheet.getByLabel('Comment').press('Control+Enter');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'registry extract' })).toBeVisible();
  await expect(sheet.getByLabel('Comment')).toHaveValue('');

  await sheet.getByRole('button', { name: /Status/u }).click();
  await page.getByRole('option', { name: 'Resolved' }).click();
  const resolve = page.getByRole('dialog', { name: 'Resolve this case' });
  await resolve.getByRole('button', { name: 'Resolve' }).click();
  await expect(resolve.getByText('Choose an outcome')).toBeVisible();
  await resolve.getByText('No concern').click();
  await resolve.getByLabel('Note').fill('The owners are a family of teachers.');
  await resolve.getByRole('button', { name: 'Resolve' }).click();
  await expect(resolve).toHaveCount(0);
  await expect(sheet.getByText('Outcome: No concern')).toBeVisible();
  await expect(sheet.getByText('The owners are a family of teachers.')).toBeVisible();
  await expect(sheet.getByText('Status changed from In Progress to Resolved')).toBeVisible();

  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/cases');
  await expect(card.getByText('Resolved')).toBeVisible();
  await expect(card.getByText('No concern')).toBeVisible();
});

test('a new comment is scrolled into view, however long the case is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'analyst');
  const entityId = await addLookalike(page);
  const data = { entityId, title: uniqueName('Vessel renamed'), description: 'Who owns it is not known.\n'.repeat(40) };
  const made = await page.request.post('/api/cases', { data, headers: FROM_HERE });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/cases?case=${id}`);
  const sheet = page.getByRole('dialog', { name: data.title });
  await sheet.getByLabel('Comment').fill('Asked the branch for the registry extract.');
  await sheet.getByRole('button', { name: 'Comment' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'registry extract' })).toBeInViewport({ ratio: 1 });
});

test('a viewer can read a case, but not change it', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/cases?filter=escalated');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Escalated').first()).toBeVisible();
  await expect(sheet.getByRole('button', { name: /Status/u })).toHaveCount(0);
  await expect(sheet.getByLabel('Comment')).toHaveCount(0);
  await pressEscape(sheet);
  await expect(page).toHaveURL('/cases?filter=escalated');
  await expect(page.getByRole('button', { name: 'New Case' })).toHaveCount(0);
});
