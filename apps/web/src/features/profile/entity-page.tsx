import { EmptyState } from '@tamis/ui/empty-state';
import { skipToken } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import { trpc } from '../../trpc.ts';
import { statusOf } from '../shared/error-text.ts';
import { BackLink, ButtonLink } from '../shared/links.ts';
import { LoadError, ReloadError } from '../shared/load-error.tsx';
import { idFrom } from '../shared/search-params.ts';
import { EntityProfile } from './entity-profile.tsx';
import { casesOfEntity } from './profile-inputs.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const route = getRouteApi('/_app/entity/$id');

export function EntityPage() {
  const id = idFrom(route.useParams().id);
  const entity = trpc.entities.get.useQuery(id === null ? skipToken : { id });
  const isHeaderPending = useIsHeaderPending(id);
  if (id === null || statusOf(entity.error) === 404) return <EntityNotFound />;
  if (entity.isLoadingError) {
    return (
      <>
        <BackLink to="/entities">Back to Entities</BackLink>
        <h1 className="sr-only">Entity Profile</h1>
        <LoadError title="This entity could not be loaded" error={entity.error} onRetry={() => void entity.refetch()} />
      </>
    );
  }
  if (entity.isPending || isHeaderPending) return <ProfileSkeleton />;
  return (
    <>
      <ReloadError query={entity} />
      {/* The key resets the state for another entity. */}
      <EntityProfile key={id} entity={entity.data} />
    </>
  );
}

/**
 * Whether data that the header shows beside the entity is still loading: an extra line or button would push the page
 * down.
 */
function useIsHeaderPending(id: number | null): boolean {
  const cases = trpc.cases.list.useQuery(id === null ? skipToken : casesOfEntity(id));
  const screening = trpc.screening.last.useQuery(id === null ? skipToken : { entityId: id });
  // A failed query is retried by the panel that shows the error; waiting for it here would remove that panel.
  return !cases.isFetched || !screening.isFetched;
}

function EntityNotFound() {
  return (
    <>
      <h1 className="sr-only">Entity Profile</h1>
      <EmptyState
        icon={<SearchX />}
        title="Entity not found"
        actions={<ButtonLink to="/entities">Back to entities</ButtonLink>}
      >
        No entity has this number. It may have been mistyped.
      </EmptyState>
    </>
  );
}
