import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aJob, aUser } from './builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { renderApp } from './render-app.tsx';
import { DEFAULTS, aRiskPreview, aThresholdPreview, aThresholdSetting, aWeightsSetting } from './settings-builders.ts';
import { Refusal } from './trpc-answers.ts';

const answers = {
  'auth.session': () => aUser({ id: 1, username: 'admin', fullName: 'Ada Brandt', role: 'admin' }),
  'users.list': () => [],
  'keys.list': () => [],
  'feeds.list': () => [],
  'audit.checkpoint': () => ({ kept: { seq: 43, at: '2026-11-20T07:00:00.000Z' }, obstacle: null }),
  'audit.verify': () => ({ ok: true, events: 43, head: 'h', firstBad: null, erased: 0, altered: [] }),
};
const changed = { by: 'Ada Brandt', at: '2026-11-20T09:00:00.000Z', reason: 'Board decision 14' };

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the sheet of a setting. */
async function opened(user: ReturnType<typeof renderApp>['user'], name: string, button: string) {
  await user.click(await (await panel(name)).findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value: String(value) } });

test('the weights show their effect on a typical finding, who changed them and why', async () => {
  const weights = { ...DEFAULTS, countryRisk: 30 };
  renderApp('/admin?tab=settings', {
    ...answers,
    'settings.riskWeights': () =>
      aWeightsSetting({ version: 1, weights, history: [{ version: 1, weights, ...changed }] }),
  });
  const shown = await panel('Risk Weights');
  expect(await shown.findByText('A country under a FATF call for action (100) alone makes 30, Low Risk.')).toBeTruthy();
  expect(shown.getByText(/^Version 1, changed by Ada Brandt on .*: Board decision 14$/u)).toBeTruthy();
  expect(shown.getByText('Country risk 50 → 30 %')).toBeTruthy();
});

test('new weights are previewed while they are moved, and saved with a reason and the version that was read', async () => {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const { user } = renderApp('/admin?tab=settings', {
    ...answers,
    'settings.riskWeights': () => aWeightsSetting({ version: 3 }),
    'settings.previewRiskWeights': (input: unknown) => {
      asked.push(input);
      return aRiskPreview();
    },
    'settings.changeRiskWeights': (input: unknown) => {
      sent.push(input);
      return aWeightsSetting({ version: 4 });
    },
  });
  const sheet = await opened(user, 'Risk Weights', 'Change weights');
  const save = sheet.getByRole<HTMLButtonElement>('button', { name: 'Save weights' });
  expect(save.disabled).toBe(true);
  expect(sheet.getByText(/^Move a weight to see/u)).toBeTruthy();
  move(sheet.getByRole('slider', { name: 'Country risk' }), 30);
  expect(await sheet.findByText(/^1 of 3 entities would change band, 2 scores would change\./u)).toBeTruthy();
  const weights = { ...DEFAULTS, countryRisk: 30 };
  expect(asked).toEqual([{ weights }]);
  expect(sheet.getByText('50 to 59: 1 entity now, 0 then')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Signe Almqvist' }).getAttribute('href')).toBe('/entity/7');
  await user.click(save);
  expect(await sheet.findByText('Reason is required')).toBeTruthy();
  // The invalid field gets the focus, so that its error is read out.
  await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('Reason')));
  await user.type(sheet.getByLabelText('Reason'), 'Board decision 14');
  await user.click(save);
  await waitFor(() => expect(sent).toEqual([{ version: 3, weights, reason: 'Board decision 14' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("a change after somebody else's is refused with a message, can be reviewed, and saved", async () => {
  let version = 0;
  const sent: number[] = [];
  const { user } = renderApp('/admin?tab=settings', {
    ...answers,
    'settings.riskWeights': () => aWeightsSetting({ version }),
    'settings.previewRiskWeights': () => aRiskPreview({ bandsChanged: 4_210, raisesAlerts: false }),
    'settings.changeRiskWeights': (input: { version: number }) => {
      sent.push(input.version);
      version = 1;
      if (input.version === 1) return aWeightsSetting({ version: 2 });
      throw new Refusal(409, 'Ines Valcourt changed this setting to version 1 since you loaded it (version 0).');
    },
  });
  const sheet = await opened(user, 'Risk Weights', 'Change weights');
  move(sheet.getByRole('slider', { name: 'Country risk' }), 30);
  expect(await sheet.findByText(/No alerts are raised: more than 100 would bury the others\.$/u)).toBeTruthy();
  await user.type(sheet.getByLabelText('Reason'), 'Board decision 14');
  await user.click(sheet.getByRole('button', { name: 'Save weights' }));
  expect(await screen.findByText(/Ines Valcourt changed this setting/u)).toBeTruthy();
  expect(await sheet.findByText('This setting has changed in the meantime')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Save weights' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([0, 1]);
});

test('a higher threshold shows what it would withdraw, and warns of confirmed matches below it', async () => {
  const { user } = renderApp('/admin?tab=settings', {
    ...answers,
    'settings.previewThreshold': () => aThresholdPreview({ confirmedBelow: 2 }),
  });
  const shown = await panel('Screening Threshold');
  expect(
    await shown.findByText(
      /^Of 10,000 innocent people about 42 raise an alert, and of 10,000 innocent companies about 90;/u,
    ),
  ).toBeTruthy();
  const sheet = await opened(user, 'Screening Threshold', 'Change threshold');
  move(sheet.getByRole('slider', { name: 'Threshold' }), 80);
  expect(await sheet.findByText(/^1 of 8 waiting matches is below it and would be withdrawn\./u)).toBeTruthy();
  expect(sheet.getByText(/^Below 80 there are 2 matches that people confirmed\./u)).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Rustam Talvani' })).toBeTruthy();
});

test('a lower threshold says that its result is unknown', async () => {
  const { user } = renderApp('/admin?tab=settings', {
    ...answers,
    'settings.threshold': () => aThresholdSetting({ threshold: 80, version: 1 }),
    'settings.previewThreshold': () => {
      const { inForce, proposed, ...preview } = aThresholdPreview({ withdrawn: 0, returning: 3, closest: [] });
      return { ...preview, inForce: proposed, proposed: inForce };
    },
  });
  const sheet = await opened(user, 'Screening Threshold', 'Change threshold');
  await user.click(sheet.getByRole('button', { name: 'Back to the default' }));
  expect(await sheet.findByText(/^What scores from 70 to 80 has not been searched for yet/u)).toBeTruthy();
  expect(sheet.getByText('3 matches that an earlier threshold withdrew would come back.')).toBeTruthy();
});

const progress = async () => (await screen.findByRole('progressbar')).getAttribute('aria-valuenow');

test('the progress of a change is updated until it is done', async () => {
  let job = aJob({ id: 4, kind: 'reweigh', phase: 'assess', done: 10, total: 40 });
  renderApp('/admin?tab=settings', {
    ...answers,
    'settings.riskWeights': () => aWeightsSetting({ version: 1, job: aJob({ ...job, done: 0 }) }),
    'jobs.get': () => job,
  });
  await waitFor(async () => expect(await progress()).toBe('25'));
  await waitFor(() => expect(openStreams()).toBe(1));
  job = aJob({ ...job, done: 30 });
  serverTells('job');
  await waitFor(async () => expect(await progress()).toBe('75'));
  job = aJob({ ...job, state: 'done', outcome: '40 entities assessed.' });
  serverTells('job');
  expect(await screen.findByText('40 entities assessed.')).toBeTruthy();
});

test('a cancelled job shows what it left and what to do', async () => {
  const job = {
    id: 9,
    kind: 'reweigh' as const,
    state: 'cancelled' as const,
    list: null,
    phase: 'assess',
    done: 1,
    total: 3,
    hits: 0,
    error: null,
    outcome: null,
    createdAt: changed.at,
    finishedAt: changed.at,
  };
  renderApp('/admin?tab=settings', { ...answers, 'settings.riskWeights': () => aWeightsSetting({ version: 1, job }) });
  const shown = await panel('Risk Weights');
  expect(await shown.findByText(/Some scores still use the previous weights\./u)).toBeTruthy();
});
