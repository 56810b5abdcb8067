import { may } from '@tamis/api/permissions';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { EntityPage } from '../../../features/profile/entity-page.tsx';
import { matchesOfEntity } from '../../../features/shared/matches-of-entity.ts';
import {
  alertsOfEntity,
  casesOfEntity,
  screeningsOf,
  trailOfEntity,
} from '../../../features/profile/profile-inputs.ts';
import { flagParam, idFrom, numberParam, wholeNumber } from '../../../features/shared/search-params.ts';
import { dialogParams } from '../../../features/shared/use-dialog.ts';

export const Route = createFileRoute('/_app/entity/$id')({
  validateSearch: v.object({
    /** The open match; by default the first one that waits for a decision. 'none' if it was closed. */
    match: v.fallback(v.optional(v.union([v.literal('none'), wholeNumber])), undefined),
    /** Whether the Edit Entity dialog is open. */
    edit: flagParam,
    /** The page of its screenings. */
    screenings: numberParam,
    ...dialogParams,
  }),
  staticData: { title: 'Entity Profile' },
  loader: ({ context: { utils, user }, params }) => {
    const id = idFrom(params.id);
    if (id === null) return;
    void utils.entities.get.prefetch({ id });
    void utils.matches.list.prefetch(matchesOfEntity(id));
    void utils.ownership.of.prefetch({ entityId: id });
    void utils.screening.last.prefetch({ entityId: id });
    void utils.risk.current.prefetch({ entityId: id });
    void utils.media.forEntity.prefetch({ entityId: id });
    void utils.cases.list.prefetch(casesOfEntity(id));
    void utils.alerts.list.prefetch(alertsOfEntity(id));
    void utils.screening.list.prefetch(screeningsOf(id));
    if (may(user.role, 'audit.read')) void utils.audit.list.prefetch(trailOfEntity(id));
  },
  component: EntityPage,
});
