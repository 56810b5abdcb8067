import { Fact, Facts } from '@tamis/ui/facts';
import { Link } from '@tamis/ui/link';
import { trpc } from '../../trpc.ts';
import { LoadError } from '../shared/load-error.tsx';

/** The support contact, as configured. */
export function SupportContact() {
  const { data, error, isLoadingError, refetch } = trpc.auth.signInPage.useQuery();
  // A failed request is not the same as a missing contact.
  if (isLoadingError)
    return <LoadError title="The contact could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Facts className="sm:grid-cols-3">
      <Fact label="E-mail">
        {data?.supportEmail && <Link href={`mailto:${data.supportEmail}`}>{data.supportEmail}</Link>}
      </Fact>
      <Fact label="Phone">
        {data?.supportPhone && (
          <Link href={`tel:${data.supportPhone.replaceAll(/[^+\d]/gu, '')}`}>{data.supportPhone}</Link>
        )}
      </Fact>
      <Fact label="Hours">Mon-Fri 9am-5pm EST</Fact>
    </Facts>
  );
}
