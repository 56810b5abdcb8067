import { createFileRoute } from '@tanstack/react-router';
import { matchesOfParty } from '../../../features/party/matches-of-party.ts';
import { PartyPage } from '../../../features/party/party-page.tsx';
import { idFrom } from '../../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/parties/$id')({
  staticData: { title: 'Listed Party' },
  loader: ({ context: { utils }, params }) => {
    const id = idFrom(params.id);
    if (id === null) return;
    void utils.lists.party.prefetch({ id });
    void utils.matches.list.prefetch(matchesOfParty(id));
  },
  component: PartyPage,
});
