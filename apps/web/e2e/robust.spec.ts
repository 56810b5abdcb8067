import type { Page, Request, Route } from '@playwright/test';
import { test as ownTest } from './own-server.ts';
import {
  addLookalike,
  colleague,
  expect,
  FROM_HERE,
  pressEscape,
  signIn,
  test,
  uniqueName,
  withoutLiveChanges,
} from './story.ts';

test('a viewer is redirected from the upload page, and the server refuses what the page does not offer', async ({
  page,
}) => {
  await signIn(page, 'viewer');
  await page.goto('/entities/upload');
  await expect(page).toHaveURL('/entities');
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('name,type,country\nAda,person,UK\n') };
  const sent = [
    await page.request.post('/api/entities/upload-csv', { multipart: { file }, headers: FROM_HERE }),
    await page.request.post('/api/entities', {
      data: { name: 'Ada', type: 'person', country: 'UK' },
      headers: FROM_HERE,
    }),
    await page.request.put('/api/users/3/role', { data: { role: 'admin' }, headers: FROM_HERE }),
  ];
  expect(sent.map((answer) => answer.status())).toEqual([403, 403, 403]);
});

test('every call sends cookies, a JSON body its content type, and a form is sent as it is', async ({ page }) => {
  const sent = new Map<string, Request>();
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.set(new URL(request.url()).pathname, request);
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use analyst' }).click();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/entities/upload');
  const rows = `name,type,country\n${uniqueName('Signe Almqvist')},person,Sweden\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Upload successful')).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  const header = (path: string, name: string) => sent.get(path)?.headerValue(name);
  expect(await header('/api/trpc/auth.login', 'content-type')).toBe('application/json');
  expect(await header('/api/entities/upload-csv', 'content-type')).toMatch(/^multipart\/form-data; boundary=/u);
  expect(await header('/api/logout', 'content-type')).toBeNull();
  for (const path of ['/api/entities/upload-csv', '/api/logout'])
    expect(await header(path, 'cookie')).toContain('tamis_session=');
});

test('a double click on Create Case opens one case', async ({ page }) => {
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  const title = uniqueName('Source of funds');
  await page.goto(`/cases?new=true&entity=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Create a new case' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Two transfers exceed the declared income.');
  await dialog.getByRole('button', { name: 'Create Case' }).dblclick();
  await expect(page.getByText('Case created')).toBeVisible();
  const cases = await page.request.get(`/api/entities/${id}/cases`);
  expect(((await cases.json()) as { title: string }[]).map((one) => one.title)).toEqual([title]);
});

test('a spinner turns while the session loads', async ({ page }) => {
  await signIn(page, 'viewer');
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/api/trpc/auth.session*', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/entities', { waitUntil: 'commit' });
  // The page's frame is hidden from assistive technology until the application runs.
  await expect(page.locator('main .animate-spin')).toBeVisible();
  load();
  await expect(page.getByRole('tab', { name: 'All Entities' })).toBeVisible();
  await expect(page.locator('main .animate-spin')).toHaveCount(0);
});

/** Ends the session just before the form arrives. If it ended earlier, another request of the page might notice it first. */
async function endSessionWhenSent(page: Page, procedure: string) {
  const sending = async (route: Route) => {
    const ended = await page.request.post('/api/logout', { headers: FROM_HERE });
    expect(ended.ok()).toBe(true);
    await route.continue();
  };
  await page.route(`**/api/trpc/${procedure}`, sending, { times: 1 });
}

test.describe('an edit of an entity that somebody else has changed meanwhile', () => {
  test.use({ expectedFailures: [/entities\.update/u] });

  test('is refused, and the typed text is kept', async ({ page }) => {
    await signIn(page, 'analyst');
    const id = await addLookalike(page);
    await page.goto(`/entity/${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Entity' });
    const country = dialog.getByRole('textbox', { name: 'Country' });
    await country.fill('Norway');
    await dialog.getByLabel('Position').fill('Deputy Minister');
    const theirs = await page.request.put(`/api/entities/${id}`, { data: { country: 'Malta' }, headers: FROM_HERE });
    expect(theirs.ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Failed to update entity')).toBeVisible();
    await expect(page.getByText(/^409: The country has changed since this form was opened/u)).toBeVisible();
    await expect(country).toHaveValue('Norway');
    await pressEscape(dialog);
    await expect(page.getByRole('region', { name: 'Identity' }).getByText('Malta')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(country).toHaveValue('Norway');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Entity updated')).toBeVisible();
    const now = await page.request.get(`/api/entities/${id}`);
    expect(await now.json()).toMatchObject({ country: 'Norway', additionalInfo: { position: 'Deputy Minister' } });
  });
});

test.describe('a session that ends while a form is open', () => {
  test.use({ expectedFailures: [/\/api\/(?:trpc\/|events)/u] });

  test('leads to /auth, and the typed text is back after the next login', async ({ page }) => {
    await signIn(page, 'analyst');
    await page.goto('/entities?add=true');
    const dialog = page.getByRole('dialog', { name: 'Add Entity' });
    const name = uniqueName('Signe Almqvist');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('textbox', { name: 'Country' }).fill('Sweden');
    await endSessionWhenSent(page, 'entities.create');
    await dialog.getByRole('button', { name: 'Create Entity' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Your session has ended. Log in again.')).toBeVisible();
    await page.getByRole('button', { name: 'Use analyst' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('analyst');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/entities?add=true');
    await expect(dialog.getByText('What you typed before was kept.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Create Entity' }).click();
    await expect(page.getByText('Entity created')).toBeVisible();
  });

  test('keeps the text of the Edit Entity dialog', async ({ page }) => {
    await signIn(page, 'analyst');
    const id = await addLookalike(page);
    await page.goto(`/entity/${id}?edit=true`);
    const dialog = page.getByRole('dialog', { name: 'Edit Entity' });
    await dialog.getByLabel('Position').fill('Deputy Minister');
    await endSessionWhenSent(page, 'entities.update');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/auth');
    await signIn(page, 'analyst');
    await page.goto(`/entity/${id}?edit=true`);
    await expect(dialog.getByText('What you typed before was kept.')).toBeVisible();
    await expect(dialog.getByLabel('Position')).toHaveValue('Deputy Minister');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Entity updated')).toBeVisible();
  });

  test('keeps the text of an article and the note of a decision', async ({ page }) => {
    await signIn(page, 'analyst');
    const customer = await page.request.get('/api/entities?name=halvani');
    const [{ id }] = (await customer.json()) as [{ id: number }];
    await page.goto(`/entity/${id}`);
    await page.getByRole('button', { name: 'Add article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add article' });
    await dialog.getByText('Text', { exact: true }).click();
    await dialog.getByLabel('Title').fill('Fines at the port');
    await dialog.getByLabel('Source').fill('Harbour Ledger');
    await dialog.getByRole('textbox', { name: 'Content' }).fill('A text that took long to type.');
    await endSessionWhenSent(page, 'media.add');
    await dialog.getByRole('button', { name: 'Add article' }).click();
    await expect(page).toHaveURL('/auth');

    await signIn(page, 'analyst');
    await page.goto(`/entity/${id}`);
    await page.getByRole('button', { name: 'Add article' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('A text that took long to type.');
    await dialog.getByRole('button', { name: 'Start over' }).click();

    // The test's own queue: in the shared one another match may come first meanwhile.
    const queue = `/matches?entity=${await addLookalike(page)}`;
    await page.goto(queue);
    await page.getByRole('textbox', { name: 'Note' }).fill('The passport is another one.');
    await endSessionWhenSent(page, 'matches.confirm');
    await page.getByRole('button', { name: /^Confirm 2 matches/u }).click();
    await expect(page).toHaveURL('/auth');
    await signIn(page, 'analyst');
    await page.goto(queue);
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('The passport is another one.');
    await page.getByRole('textbox', { name: 'Note' }).fill('');
  });
});

ownTest.describe('where accounts need approval', () => {
  ownTest.use({ serverEnv: { REGISTRATION: 'approval' } });

  // The console would report each refused request.
  ownTest('a waiting user sees that on every page, sends no requests, and can log out', async ({ page }) => {
    await page.goto('/auth?tab=register');
    await page.getByLabel('Username').fill('noor');
    await page.getByLabel('Full Name').fill('Noor Aziz Rahmani');
    await page.getByLabel('Password', { exact: true }).fill('secret1');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    for (const path of [
      '/',
      '/entities',
      '/entity/1',
      '/search?q=halvani',
      '/alerts',
      '/cases',
      '/matches',
      '/lists',
    ]) {
      if (path !== '/') await page.goto(path);
      await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL('/auth');
  });
});

ownTest('nobody can change their own role', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  const row = page.getByRole('row').filter({ hasText: 'admin' }).first();
  await row.getByRole('button', { name: 'Change Role' }).click();
  await expect(page.getByText('You cannot change your own role.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Role' })).toBeDisabled();
  const refused = await page.request.put('/api/users/1/role', { data: { role: 'viewer' }, headers: FROM_HERE });
  expect(refused.ok()).toBe(false);
  expect(await refused.text()).toMatch(/own role/u);
});

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a birth date is the day that was entered', async ({ page }) => {
      await signIn(page, 'analyst');
      const id = await addLookalike(page, uniqueName('Rustem Halvani'), '1968-03-14');
      await page.goto(`/entity/${id}`);
      await expect(page.getByRole('region', { name: 'Identity' }).getByText('Mar 14, 1968')).toBeVisible();
    });

    test('an article has the day that was entered', async ({ page }) => {
      await signIn(page, 'analyst');
      const id = await addLookalike(page);
      // So that the day does not change during the test.
      await page.clock.setFixedTime(Date.now());
      await page.goto(`/entity/${id}?dialog=article`);
      const dialog = page.getByRole('dialog', { name: 'Add article' });
      await dialog.getByRole('radio', { name: 'Text' }).click();
      const title = uniqueName('Trader charged');
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Source').fill('Example Times');
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
      await expect(dialog.getByLabel('Published')).toHaveValue(today);
      await dialog.getByLabel('Published').fill('2025-11-20');
      await dialog.getByRole('textbox', { name: 'Content' }).fill('A trader was charged with fraud on Monday.');
      await dialog.getByRole('button', { name: 'Add article' }).click();
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByText('November 20, 2025')).toBeVisible();
      // Reports use the day in UTC.
      const media = (await (await page.request.get(`/api/entities/${id}/media`)).json()) as { publishedAt: string }[];
      expect(media.map(({ publishedAt }) => publishedAt.slice(0, 10))).toEqual(['2025-11-20']);
    });
  });
}

test('scores at the borders fall in the right band and under the right tab', async ({ page }) => {
  await signIn(page, 'analyst');
  const mark = uniqueName('Borderline Ltd');
  const bands: [number, string, string][] = [
    [0, 'Low', 'low'],
    [39, 'Low', 'low'],
    [40, 'Medium', 'medium'],
    [69, 'Medium', 'medium'],
    [70, 'High', 'high'],
    [100, 'High', 'high'],
  ];
  for (const [riskScore] of bands) {
    const data = { name: `${mark} ${riskScore}`, type: 'company', country: 'Sweden', riskScore };
    const made = await page.request.post('/api/entities', { data, headers: FROM_HERE });
    expect(made.status()).toBe(201);
  }
  for (const tab of ['high', 'medium', 'low']) {
    await page.goto(`/entities?tab=${tab}&name=${encodeURIComponent(mark)}&sort=riskScore`);
    const rows = page.getByRole('row').filter({ hasText: mark });
    const expected = bands.filter(([, , band]) => band === tab);
    await expect(rows).toHaveCount(expected.length);
    for (const [score, text] of expected) {
      const row = rows.filter({ hasText: `${mark} ${score}` });
      await expect(row.getByText(text, { exact: true })).toBeVisible();
      // 0 is not a score of its own: the assessment's score counts then, which is low too.
      if (score > 0) await expect(row.locator('b').getByText(String(score), { exact: true })).toBeVisible();
    }
  }
});

/** Leaves a view and comes back, then reloads it: it must be unchanged. */
async function survives(page: Page, address: string, isThere: () => Promise<void>) {
  await expect(page).toHaveURL(address);
  await isThere();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await isThere();
  await page.reload();
  await expect(page).toHaveURL(address);
  await isThere();
}

test('the search and its filters survive Back and a reload', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/search');
  await page.getByRole('searchbox', { name: 'Search term' }).fill('halvani');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  await page.getByRole('button', { name: /Entity Type/u }).click();
  await page.getByRole('option', { name: 'Person' }).click();
  await survives(page, '/search?q=halvani&filters=true&type=person', async () => {
    await expect(page.getByText(/results? found \(filtered\)$/u)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search term' })).toHaveValue('halvani');
  });
});

test('a reload restores the scroll position of a list', async ({ page }) => {
  await signIn(page, 'analyst');
  const names = Array.from({ length: 30 }, () => uniqueName('Long List'));
  for (const name of names) {
    await page.request.post('/api/entities', { data: { name, type: 'person', country: 'Malta' }, headers: FROM_HERE });
  }
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/entities');
  await page.getByRole('link', { name: names[0], exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(300);
  const before = await scrolled();
  await page.reload();
  await expect(page.getByRole('link', { name: names[0], exact: true })).toBeInViewport();
  expect(await scrolled()).toBe(before);
});

test('the filter of the cases and the open sheet survive Back and a reload', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/cases');
  await page.getByRole('button', { name: /Filter cases/u }).click();
  await page.getByRole('option', { name: 'Open', exact: true }).click();
  await survives(page, '/cases?filter=open', async () => {
    await expect(page.getByRole('button', { name: /Filter cases/u })).toContainText('Open');
  });
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/\/cases\?filter=open&case=\d+$/u);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/cases?filter=open');
  await expect(page.getByRole('heading', { name: 'Timeline' })).toHaveCount(0);
});

/** Opens the help and loads the code of the error page, because nothing can be loaded later when it is needed. */
async function openHelp(page: Page) {
  const code = page.waitForResponse(/\/assets\/error-page-.*\.js$/u);
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await (await code).finished();
}

/** Opens a page for the first time while the server cannot be reached: the page reports it, and again after Retry. */
async function openInVain(page: Page, link: string) {
  let looks = 0;
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') looks += 1;
  });
  const message = page.getByText('This page could not be shown');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
  await expect(message).toBeVisible();
  // It checks for the server once automatically.
  await expect.poll(() => looks).toBe(1);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => looks).toBe(2);
  await expect(message).toBeVisible();
}

test.describe('without a connection', () => {
  test.use({ expectedFailures: [/.*/u] });

  test('a page says so, offers Retry, and recovers', async ({ page }) => {
    await signIn(page, 'viewer');
    // A live change would ask again by itself.
    await withoutLiveChanges(page);
    await page.goto('/entities');
    const entity = page.getByRole('row').nth(1).getByRole('link').first();
    await expect(entity).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('tab', { name: /^Medium Risk/u }).click();
    await expect(page.getByText('The entities could not be loaded')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You are online again.')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The entities could not be loaded')).toBeHidden();
    await expect(entity).toBeVisible();
  });

  test('a page that was never opened says so too, and opens by itself once the connection is back', async ({
    page,
  }) => {
    await signIn(page, 'viewer');
    await openHelp(page);
    await page.context().setOffline(true);
    await openInVain(page, 'Lists');
    await expect(page.getByText(/has not been opened before, and there is no connection/u)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
  });

  test('while the server is down, a page that was never opened says so, and opens once it is back', async ({
    page,
  }) => {
    await signIn(page, 'viewer');
    await openHelp(page);
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await openInVain(page, 'Lists');
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
  });

  test('right after an update, a page whose file has a new name opens by itself', async ({ page }) => {
    await signIn(page, 'viewer');
    await page.goto('/help');
    await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
    await page.route('**/assets/lists-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lists' }).click();
    await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
  });

  test('a response 500 is shown on the page, with Retry', async ({ page }) => {
    await signIn(page, 'viewer');
    // A live change would ask again by itself.
    await withoutLiveChanges(page);
    await page.route('**/api/trpc/alerts.list*', (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.goto('/alerts');
    await expect(page.getByText('The alerts could not be loaded')).toBeVisible();
    await page.unroute('**/api/trpc/alerts.list*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a change to a case appears in another browser without a reload', async ({ page }) => {
  await signIn(page, 'analyst');
  const viewer = await colleague(page, 'viewer');
  await viewer.goto('/cases');
  await expect(viewer.getByRole('button', { name: 'View Details' }).first()).toBeVisible();
  const id = await addLookalike(page);
  const title = uniqueName('Ownership unclear');
  const made = await page.request.post('/api/cases', {
    data: { entityId: id, title, description: 'Who owns the vessel is not known.' },
    headers: FROM_HERE,
  });
  const file = (await made.json()) as { id: number };
  const card = viewer.getByRole('listitem').filter({ hasText: title });
  await expect(card).toBeVisible();
  await page.request.put(`/api/cases/${file.id}`, { data: { status: 'escalated' }, headers: FROM_HERE });
  await expect(card.getByText('Escalated')).toBeVisible();
  await viewer.goto('/');
  await expect(viewer.getByRole('heading', { name: 'Recent Case Activity' })).toBeVisible();
  await page.request.put(`/api/cases/${file.id}`, { data: { status: 'in_progress' }, headers: FROM_HERE });
  await expect(viewer.getByText('Status changed from Escalated to In Progress').first()).toBeVisible();
  await viewer.context().close();
});
