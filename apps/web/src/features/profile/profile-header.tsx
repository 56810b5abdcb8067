import type { Entity } from '@tamis/api/entities/schema';
import type { LastScreening } from '@tamis/api/screening/schema';
import { Button } from '@tamis/ui/button';
import { CopyButton } from '@tamis/ui/copy-button';
import { DateText } from '@tamis/ui/date-text';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { Skeleton } from '@tamis/ui/skeleton';
import { Tooltip } from '@tamis/ui/tooltip';
import { Fragment } from 'react';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { EntityFlags } from '../shared/entity-flags.tsx';
import { BackLink, Link } from '../shared/links.ts';
import { matchesOfEntity } from '../shared/matches-of-entity.ts';
import { OldFiles } from '../shared/old-file.tsx';
import { SmallHeading } from '../shared/small-heading.tsx';
import { listCodes } from './list-codes.ts';
import { unsearchedLists } from './list-rows.ts';
import { ProfileActions } from './profile-actions.tsx';
import { profileSentences } from './profile-sentence.ts';

/** The page title in small type, the name with its flags, a plain sentence, and the actions. */
export function ProfileHeader({ entity }: { entity: Entity }) {
  const { id, name, createdAt } = entity;
  return (
    <header className="@container mb-6">
      <SmallHeading back={<BackLink to="/entities">Back to Entities</BackLink>}>Entity Profile</SmallHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 @min-[880px]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h2 className="text-24 font-semibold wrap-anywhere">
            <PersonName name={name} />
          </h2>
          <span className="flex gap-1.5 empty:hidden">
            <EntityFlags {...entity} />
          </span>
        </div>
        <div className="@min-[880px]:col-span-full">
          <WhatMatters entity={entity} />
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">
            <LastScreened entityId={id} />
            <span>
              First seen <DateText value={createdAt} />
            </span>
            <span className="flex items-center gap-1 tabular">
              ID {id}
              <CopyButton value={String(id)} label="Copy ID" />
            </span>
            <OldFilesThen entityId={id} />
          </div>
        </div>
        <div className="mt-4 @min-[880px]:col-start-2 @min-[880px]:row-start-1 @min-[880px]:mt-0">
          <ProfileActions entity={entity} />
        </div>
      </div>
    </header>
  );
}

/**
 * The key facts in plain sentences, shown once all data for them has loaded, so that the text does not change while it
 * is read.
 */
function WhatMatters({ entity }: { entity: Entity }) {
  const screening = trpc.screening.last.useQuery({ entityId: entity.id });
  const matches = trpc.matches.list.useQuery(matchesOfEntity(entity.id));
  if (screening.isPending || matches.isPending) {
    return (
      <p aria-busy className="mt-1.5 flex h-6 items-center">
        <Skeleton width={360} height={16} />
      </p>
    );
  }
  return (
    <p className="mt-1.5 text-16 text-balance">
      {profileSentences(entity, matches.data?.rows ?? [], unsearchedLists(screening.data)).map((sentence, at) => (
        <Fragment key={sentence}>
          {at > 0 && ' '}
          <span>{sentence}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** When it was screened; on hover or focus, against which list versions. */
function LastScreened({ entityId }: { entityId: number }) {
  const { data, isPending, isError, refetch } = trpc.screening.last.useQuery({ entityId });
  if (isPending) return null;
  if (isError) {
    return (
      <span role="alert">
        The last screening could not be loaded{' '}
        <Button variant="link" onPress={() => void refetch()}>
          Retry
        </Button>
      </span>
    );
  }
  if (!data) return <span>Not screened yet</span>;
  return (
    <span>
      Last screened <RelativeTime value={data.at} /> against{' '}
      <Tooltip
        content={
          <span className="grid gap-0.5 tabular">
            {data.lists.map(({ code, title, parties, importedAt }) => (
              <span key={code}>
                {title}: {numberText(parties)} parties, imported <DateText value={importedAt} isFocusable={false} />
              </span>
            ))}
            <span>
              Engine {data.engineVersion}, review from {data.threshold}
            </span>
          </span>
        }
      >
        <span className="underline decoration-dotted underline-offset-3">
          {countText(data.lists.length, 'list', 'lists')}
        </span>
      </Tooltip>{' '}
      · <Proof screening={data} />
    </span>
  );
}

/** The old files among the lists of the last screening. Placed last, because it may take its own line. */
function OldFilesThen({ entityId }: { entityId: number }) {
  const { data } = trpc.screening.last.useQuery({ entityId });
  return data ? <OldFiles lists={data.lists} /> : null;
}

/**
 * The proof: a single certificate, or the first one with its lists and the number of list updates since, which are
 * listed below.
 */
function Proof({ screening: { certificates, furtherCertificates } }: { screening: LastScreening }) {
  const [first, ...others] = certificates;
  if (!first) return null;
  const since = others.length + furtherCertificates;
  return (
    <>
      <Link to="/screenings/$id" params={{ id: String(first.id) }}>
        Certificate
      </Link>
      {since > 0 && (
        <>
          {' '}
          of <DateText value={first.at} variant="datetime" isFocusable={false} /> (
          {listCodes(first.lists, first.changesOnly)}),{' '}
          <Link to="." search={(before) => before} hash="screenings">
            {since} more since
          </Link>
        </>
      )}
    </>
  );
}
