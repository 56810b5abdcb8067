import { MatchOrder, MatchState } from '@tamis/api/screening/view-schema';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { MatchesPage } from '../../features/matches/matches-page.tsx';
import { matchesInput } from '../../features/matches/matches-input.ts';
import { choiceParam, numberParam, textParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/matches')({
  validateSearch: v.object({
    state: choiceParam(MatchState),
    list: textParam,
    name: textParam,
    entity: numberParam,
    upload: numberParam,
    order: choiceParam(MatchOrder),
    /** The match that is open. */
    match: numberParam,
    page: numberParam,
  }),
  staticData: { title: 'Matches' },
  loaderDeps: ({ search: { state, list, name, entity, upload, order, page } }) => ({
    state,
    list,
    name,
    entity,
    upload,
    order,
    page,
  }),
  loader: ({ context, deps }) => void context.utils.matches.queue.prefetch(matchesInput(deps)),
  component: MatchesPage,
});
