import type { RestRow } from './row.ts';
import { accountsRows } from './rows/accounts.ts';
import { casesRows } from './rows/cases.ts';
import { entitiesRows } from './rows/entities.ts';
import { listsRows } from './rows/lists.ts';
import { mediaRows } from './rows/media.ts';
import { screeningRows } from './rows/screening.ts';
import { selfTestRows } from './rows/self-tests.ts';
import { webhooksRows } from './rows/webhooks.ts';
import { settingsRows } from './rows/settings.ts';

/** Every documented path: those of the specification's section 7 and more. The first matching row is used. */
export const restTable: readonly RestRow[] = [
  ...accountsRows,
  ...casesRows,
  ...entitiesRows,
  ...screeningRows,
  ...mediaRows,
  ...listsRows,
  ...selfTestRows,
  ...webhooksRows,
  ...settingsRows,
];
