import { type Certificate, isOneWordAlone } from '@tamis/api/screening/certificate-schema';
import { Button } from '@tamis/ui/button';
import { formatDate, momentText } from '@tamis/ui/dates';
import { EmptyState } from '@tamis/ui/empty-state';
import { Fact, Facts } from '@tamis/ui/facts';
import { Logo } from '@tamis/ui/logo';
import { PageHeader } from '@tamis/ui/page-header';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { SkeletonText } from '@tamis/ui/skeleton';
import { skipToken } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import FileX from 'lucide-react/icons/file-x';
import Printer from 'lucide-react/icons/printer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { statusOf } from '../shared/error-text.ts';
import { BackLink, ButtonLink, Link } from '../shared/links.ts';
import { HealthMark } from '../shared/health-mark.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { CAUSE_TEXTS } from '../shared/screening-words.ts';
import { idFrom } from '../shared/search-params.ts';
import { NearParties } from './near-parties.tsx';
import { CertifiedHits, CertifiedLists } from './certificate-tables.tsx';

const route = getRouteApi('/_app/screenings/$id');

/**
 * The proof of one screening, made for printing: what was asked, when, by whom, against which lists, and the result.
 */
export function CertificatePage() {
  const id = idFrom(route.useParams().id);
  const certificate = trpc.screening.get.useQuery(id === null ? skipToken : { id });
  if (id === null || statusOf(certificate.error) === 404) return <CertificateNotFound />;
  return (
    <div className="mx-auto max-w-[880px]">
      <div className="mb-4 hidden border-b pb-3 print:block">
        <Logo />
      </div>
      <PageHeader
        title="Screening Certificate"
        back={certificate.data && <BackTo certificate={certificate.data} />}
        meta={<span className="tabular">No. {id}</span>}
        actions={
          <Button icon={<Printer aria-hidden />} className="no-print" onPress={() => window.print()}>
            Print
          </Button>
        }
      />
      {certificate.isError && (
        <Panel>
          <LoadError error={certificate.error} onRetry={() => void certificate.refetch()} />
        </Panel>
      )}
      {certificate.isPending && (
        <Panel padded>
          <SkeletonText lines={8} />
        </Panel>
      )}
      {certificate.data && <CertificateText certificate={certificate.data} />}
    </div>
  );
}

/** Not 'not available': the request did not ask for it. */
const NOT_GIVEN = <span className="text-muted">Not given</span>;

function CertificateText({ certificate }: { certificate: Certificate }) {
  const {
    at,
    actor,
    cause,
    query,
    threshold,
    maxHits,
    engineVersion,
    lists,
    hits,
    confirmed,
    nearest,
    truncated,
    sentence,
  } = certificate;
  const { names, type, dates = [], countries = [] } = query;
  const { local, zone, utc } = momentText(new Date(at));
  return (
    <div className="grid gap-5">
      <Panel title="Search" padded>
        <Facts columns={3}>
          <Fact label="Name">
            {certificate.entityId === null ? (
              <PersonName name={names.join(', ')} />
            ) : (
              <Link to="/entity/$id" params={{ id: String(certificate.entityId) }}>
                <PersonName name={names.join(', ')} />
              </Link>
            )}
          </Fact>
          <Fact label="Type">
            {type ? <span className="inline-block first-letter:uppercase">{type}</span> : NOT_GIVEN}
          </Fact>
          <Fact label="Country">{countries.join(', ') || NOT_GIVEN}</Fact>
          <Fact label={type === 'company' ? 'Founded' : 'Birth date'}>
            {dates.map((date) => formatDate(date)).join(', ') || NOT_GIVEN}
          </Fact>
          <Fact label="Searched at" source={zone === 'UTC' ? undefined : `${local}, ${zone}`}>
            {utc}
          </Fact>
          <Fact label="Reason">{CAUSE_TEXTS[cause]}</Fact>
          <Fact label="By">{actor}</Fact>
          <Fact label="Engine">{engineVersion}</Fact>
          <Fact label="Threshold">
            {threshold} (at most {countText(maxHits, 'match', 'matches')} kept)
          </Fact>
        </Facts>
      </Panel>
      <Panel title="Possible matches" count={hits.length}>
        <p className="px-4 py-4 text-16 text-balance">{sentence}</p>
        {certificate.warning !== undefined && (
          <HealthMark icon={TriangleAlert} look="text-med-fg" className="items-start! px-4 pb-4 text-13">
            <span className="wrap-anywhere">
              {certificate.warning.includes('not compared')
                ? 'Not everything in the search was compared'
                : 'Please check'}
              : {inWords(certificate.warning)}.
            </span>
          </HealthMark>
        )}
        {hits.length === 0 ? (
          <div className="grid gap-2 px-4 pb-5 text-13">
            <p>No listed party reached the score of {threshold}.</p>
            {isOneWordAlone(query) && (
              <p>
                One word alone seldom reaches it. Search for the whole name, with the type and, if known, a date of
                birth or a country.
              </p>
            )}
            {nearest && <NearParties parties={nearest} />}
          </div>
        ) : (
          <CertifiedHits hits={hits} entityId={certificate.entityId} />
        )}
        {confirmed.length > 0 && (
          <>
            <p className="border-t border-hairline px-4 pt-3 text-13 text-muted">
              Confirmed before, and not found again. The decision stands:
            </p>
            <CertifiedHits hits={confirmed} entityId={certificate.entityId} label="Confirmed matches" />
          </>
        )}
        {truncated && (
          <p className="border-t border-hairline px-4 py-3 text-13">There were more matches; the best were kept.</p>
        )}
      </Panel>
      <Panel title="Lists searched">
        <CertifiedLists lists={lists} hits={hits} />
        {certificate.notSearched.length > 0 && (
          <p className="border-t border-hairline px-4 py-3 text-13">
            {cause === 'list-update' ? (
              `Not part of this list update: ${certificate.notSearched.join(', ')}.`
            ) : (
              <HealthMark icon={TriangleAlert} look="text-med-fg" className="items-start! [&>svg]:mt-[3px]">
                <span>Not searched: {certificate.notSearched.join(', ')}.</span>
              </HealthMark>
            )}
          </p>
        )}
      </Panel>
    </div>
  );
}

/** To the entity, or to the search if a name was screened. */
function BackTo({ certificate: { entityId, query } }: { certificate: Certificate }) {
  if (entityId === null) {
    return (
      <BackLink to="/search" search={{ q: query.names[0] }}>
        Back to the search
      </BackLink>
    );
  }
  return (
    <BackLink to="/entity/$id" params={{ id: String(entityId) }}>
      Back to Entity Profile
    </BackLink>
  );
}

function CertificateNotFound() {
  return (
    <Panel>
      <h1 className="sr-only">Screening Certificate</h1>
      <EmptyState
        icon={<FileX />}
        title="Screening not found"
        actions={<ButtonLink to="/entities">Go to Entities</ButtonLink>}
      >
        No screening has this number.
      </EmptyState>
    </Panel>
  );
}

/** Certificates use the field names of the request. */
const inWords = (warning: string) => warning.replaceAll('birthDate', 'date of birth');
