import { alertsRouter } from './alerts/router.ts';
import { auditRouter } from './audit/router.ts';
import { keysRouter } from './api-keys/router.ts';
import { authRouter, usersRouter } from './auth/router.ts';
import { casesRouter } from './cases/router.ts';
import { dashboardRouter } from './dashboard/router.ts';
import { entitiesRouter } from './entities/router.ts';
import { feedsRouter } from './feeds/router.ts';
import { jobsRouter } from './jobs/router.ts';
import { mediaRouter } from './media/router.ts';
import { ownershipRouter } from './ownership/router.ts';
import { reportsRouter } from './reports/router.ts';
import { riskRouter } from './risk/router.ts';
import { matchesRouter, screeningRouter } from './screening/router.ts';
import { searchRouter } from './search/router.ts';
import { selfTestsRouter } from './self-test/router.ts';
import { settingsRouter } from './settings/router.ts';
import { createCallerFactory, router } from './trpc.ts';
import { listsRouter } from './watchlists/router.ts';
import { webhooksRouter } from './webhooks/router.ts';

/** Everything the system does, by domain: the web app calls it by tRPC, the rows of the REST table call the same procedures. */
export const appRouter = router({
  alerts: alertsRouter,
  audit: auditRouter,
  auth: authRouter,
  cases: casesRouter,
  dashboard: dashboardRouter,
  entities: entitiesRouter,
  feeds: feedsRouter,
  jobs: jobsRouter,
  keys: keysRouter,
  lists: listsRouter,
  matches: matchesRouter,
  media: mediaRouter,
  ownership: ownershipRouter,
  reports: reportsRouter,
  risk: riskRouter,
  screening: screeningRouter,
  search: searchRouter,
  selfTests: selfTestsRouter,
  settings: settingsRouter,
  users: usersRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
/** For tests. */
export const createCaller = createCallerFactory(appRouter);
