import { createFileRoute } from '@tanstack/react-router';
import { MatchesPage } from '../../features/matches/matches-page.tsx';
import { MatchesView, matchesInput } from '../../features/matches/matches-input.ts';

export const Route = createFileRoute('/_app/matches')({
  validateSearch: MatchesView,
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
