import { createFileRoute } from '@tanstack/react-router';
import { may } from '@tamis/api/permissions';
import { ChangeKind } from '@tamis/api/watchlists/schema';
import * as v from 'valibot';
import { ListsPage } from '../../features/lists/lists-page.tsx';
import { SHOWN_JOBS } from '../../features/lists/shown-jobs.ts';
import { choiceParam, numberParam, textParam } from '../../features/shared/search-params.ts';
import { dialogParams } from '../../features/shared/use-dialog.ts';

export const Route = createFileRoute('/_app/lists')({
  /**
   * `list`: whose versions are shown. `version`: the version whose changes are shown, filtered by `kind`, on `page`.
   */
  validateSearch: v.object({
    list: textParam,
    version: numberParam,
    kind: choiceParam(ChangeKind),
    page: numberParam,
    ...dialogParams,
  }),
  staticData: { title: 'Lists' },
  loader: ({ context: { user, utils } }) => {
    void utils.lists.status.prefetch();
    void utils.jobs.list.prefetch(SHOWN_JOBS);
    if (may(user.role, 'lists.import')) void utils.lists.addable.prefetch();
  },
  component: ListsPage,
});
