import { EmptyState } from '@tamis/ui/empty-state';
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
  const entity = trpc.entities.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
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
      {/* Another entity starts anew: what was chosen for one is not kept for the next. */}
      <EntityProfile key={id} entity={entity.data} />
    </>
  );
}

/** Whether what the header tells beside the entity is still on its way: a line or a button more would push the page down. */
function useIsHeaderPending(id: number | null): boolean {
  const enabled = id !== null;
  const cases = trpc.cases.list.useQuery(casesOfEntity(id ?? 0), { enabled });
  const screening = trpc.screening.last.useQuery({ entityId: id ?? 0 }, { enabled });
  // What has failed is asked for again by the panel that says so: to wait for it would take that panel away.
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
