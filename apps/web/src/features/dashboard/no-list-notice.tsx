import { Banner } from '@tamis/ui/banner';
import { useMay } from '../../session.ts';
import { ButtonLink } from '../shared/links.ts';
import { useNothingImported } from '../shared/use-nothing-imported.ts';

/** The first step in a new installation: without a list nobody is screened, so the zeros below say nothing. */
export function NoListNotice() {
  const mayImport = useMay('lists.import');
  if (!useNothingImported()) return null;
  return (
    <Banner
      tone="warning"
      className="mb-5"
      title="No list has been imported yet"
      action={
        <ButtonLink to="/lists" size="sm">
          View lists
        </ButtonLink>
      }
    >
      Nobody is screened until the first list is imported.{' '}
      {mayImport
        ? 'Fetch the lists from their publishers, or import files that you have.'
        : 'An administrator fetches or imports it.'}
    </Banner>
  );
}
