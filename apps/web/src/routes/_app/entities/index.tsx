import { createFileRoute } from '@tanstack/react-router';
import { EntitiesPage } from '../../../features/entities/entities-page.tsx';
import { EntitiesView, entitiesInput } from '../../../features/entities/entities-input.ts';

export const Route = createFileRoute('/_app/entities/')({
  validateSearch: EntitiesView,
  staticData: { title: 'Entities' },
  loaderDeps: ({ search }) => entitiesInput(search),
  loader: ({ context, deps }) => {
    void context.utils.entities.list.prefetch(deps);
    void context.utils.entities.counts.prefetch();
  },
  component: EntitiesPage,
});
