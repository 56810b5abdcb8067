import { EntityMatches, EntitySort, EntityTab, EntityType } from '@tamis/api/entities/view-schema';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { EntitiesPage } from '../../../features/entities/entities-page.tsx';
import { entitiesInput } from '../../../features/entities/entities-input.ts';
import { choiceParam, flagParam, numberParam, textParam } from '../../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/entities/')({
  validateSearch: v.object({
    tab: choiceParam(EntityTab),
    type: choiceParam(EntityType),
    country: textParam,
    name: textParam,
    matches: choiceParam(EntityMatches),
    sort: choiceParam(EntitySort),
    page: numberParam,
    size: numberParam,
    add: flagParam,
  }),
  staticData: { title: 'Entities' },
  loaderDeps: ({ search }) => entitiesInput(search),
  loader: ({ context, deps }) => {
    void context.utils.entities.list.prefetch(deps);
    void context.utils.entities.counts.prefetch();
  },
  component: EntitiesPage,
});
