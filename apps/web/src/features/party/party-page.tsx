import type { PartyRecord as Record, PartyVersion } from '@tamis/api/watchlists/schema';
import { citedReference } from '@tamis/api/watchlists/cited-reference';
import { CopyButton } from '@tamis/ui/copy-button';
import { formatDate } from '@tamis/ui/dates';
import { EmptyState } from '@tamis/ui/empty-state';
import { ButtonLink as WebButtonLink } from '@tamis/ui/link';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { SkeletonText } from '@tamis/ui/skeleton';
import { getRouteApi } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import { trpc } from '../../trpc.ts';
import { statusOf } from '../shared/error-text.ts';
import { BackLink, ButtonLink } from '../shared/links.ts';
import { SmallHeading } from '../shared/small-heading.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { idFrom } from '../shared/search-params.ts';
import { PartyMatches } from './party-matches.tsx';
import { PartyRecord } from './party-record.tsx';
import { PartyVersions } from './party-versions.tsx';
import { PARTY_TYPE_TEXTS } from './party-words.ts';

const route = getRouteApi('/_app/parties/$id');

/** A party's record on its list, the monitored entities that match it, and what each list version changed. */
export function PartyPage() {
  const id = idFrom(route.useParams().id);
  const record = trpc.lists.party.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  if (id === null || statusOf(record.error) === 404) return <PartyNotFound />;
  if (record.isError) {
    return (
      <>
        <BackLink to="/lists">Back to Lists</BackLink>
        <h1 className="sr-only">Listed Party</h1>
        <LoadError title="This party could not be loaded" error={record.error} onRetry={() => void record.refetch()} />
      </>
    );
  }
  return (
    <>
      <PartyHeader record={record.data} />
      <div className="grid items-start gap-6 min-[1180px]:grid-cols-[minmax(0,1fr)_384px]">
        <Panel title="Record" className="@container">
          {record.data ? (
            <PartyRecord party={record.data.party} list={record.data.list} isWhole />
          ) : (
            <div className="p-4">
              <SkeletonText lines={8} />
            </div>
          )}
        </Panel>
        <div className="grid gap-6">
          <PartyMatches partyId={id} />
          <PartyVersions record={record.data} />
        </div>
      </div>
    </>
  );
}

/** Like on an entity's profile: the page title in small type, the name, a plain sentence, and the actions. */
function PartyHeader({ record }: { record: Record | undefined }) {
  return (
    <header className="mb-6">
      <SmallHeading
        back={
          <BackLink to="/lists" search={record && { list: record.list.code }}>
            Back to Lists
          </BackLink>
        }
      >
        Listed Party
      </SmallHeading>
      {record ? <PartyTitle record={record} /> : <SkeletonText lines={3} />}
    </header>
  );
}

function PartyTitle({ record }: { record: Record }) {
  const { party, list } = record;
  const reference = citedReference(list.code, party);
  const name = party.names[0]?.text ?? party.sourceRef;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-80 max-sm:basis-full">
        <h2 className="text-24 font-semibold wrap-anywhere">
          <PersonName name={name} lang={party.names[0]?.language} />
        </h2>
        <p className="mt-1.5 text-16 text-balance">{partySentence(record)}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">
          <span>{PARTY_TYPE_TEXTS[party.type]}</span>
          <span className="flex min-w-0 items-center gap-1">
            <span className="wrap-anywhere">Reference {reference}</span>
            <CopyButton value={reference} label="Copy reference" />
          </span>
        </div>
      </div>
      <div className="no-print flex flex-wrap gap-2">
        <ButtonLink to="/search" search={{ q: name }} icon={<Search aria-hidden />}>
          Search this name
        </ButtonLink>
        {party.sourceUrl && (
          <WebButtonLink
            href={party.sourceUrl}
            target="_blank"
            rel="noreferrer noopener"
            icon={<ExternalLink aria-hidden />}
          >
            Source
          </WebButtonLink>
        )}
      </div>
    </div>
  );
}

/** 'On the OFAC SDN List since Oct 12, 2011.' */
function partySentence({ list, party, isListed, versions }: Record): string {
  if (isListed) return `On the ${list.title}${party.listedOn ? ` since ${formatDate(party.listedOn)}` : ''}.`;
  const [last] = versions;
  return `No longer on the ${list.title}${last ? `: ${versionText(last)} removed it` : ''}.`;
}

/** 'version 2 of Apr 19, 2025' */
const versionText = ({ number, publishedAt, importedAt }: PartyVersion): string =>
  `version ${number} of ${formatDate(publishedAt ?? importedAt)}`;

function PartyNotFound() {
  return (
    <>
      <h1 className="sr-only">Listed Party</h1>
      <EmptyState
        icon={<SearchX />}
        title="Listed party not found"
        actions={<ButtonLink to="/lists">Back to Lists</ButtonLink>}
      >
        No list that was ever in force has a party with this number.
      </EmptyState>
    </>
  );
}
