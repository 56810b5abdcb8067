import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { App } from '../src/app.tsx';
import { createWebApp } from '../src/web-app.ts';
import { aUser } from './builders.ts';
import { aThresholdSetting, aWeightsSetting } from './settings-builders.ts';
import { type Answers, noRows, trpcHandler } from './trpc-answers.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const signedOut = () => null;

/** The requests that every page makes. */
const everyPage: Answers = {
  'auth.session': () => aUser(),
  'auth.signInPage': () => ({
    demoAccounts: [{ role: 'analyst', username: 'analyst', password: 'analyst123' }],
    registration: 'open',
    supportEmail: 'support@example.com',
    supportPhone: '+1 555 0100',
  }),
  'alerts.unreadCount': () => 0,
  'users.waiting': () => 0,
  'audit.noteExport': () => null,
  'matches.list': noRows,
  'search.entities': noRows,
  'matches.earlier': () => [],
  'matches.sameParty': () => [],
  'lists.status': () => [],
  'lists.addable': () => [],
  'dashboard.plots': () => ({
    risk: [],
    waiting: { bands: [], oldestAt: null, secondPerson: 0 },
    escalatedCases: 0,
    thisWeek: { entities: 0, reports: 0 },
    alerts: [],
  }),
  'settings.fourEyes': () => ({ version: 0, from: 'off', obstacle: null, changed: null }),
  'settings.riskWeights': () => aWeightsSetting(),
  'settings.threshold': () => aThresholdSetting(),
  'cases.list': noRows,
  'jobs.latestUpload': () => null,
  'cases.assignees': () => [],
  'webhooks.list': () => [],
};

/** Renders the whole application at an address. The server responds as the test defines. */
export function renderApp(path: string, answers: Answers = {}) {
  server.use(trpcHandler({ ...everyPage, ...answers }));
  const app = createWebApp(createMemoryHistory({ initialEntries: [path] }));
  render(<App {...app} />);
  return { user: userEvent.setup(), path: () => app.router.state.location.href, back: () => app.router.history.back() };
}

export { server, signedOut };
