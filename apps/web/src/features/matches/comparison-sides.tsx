import type { Match } from '@tamis/api/screening/schema';
import { Badge } from '@tamis/ui/badge';
import { DateText } from '@tamis/ui/date-text';
import { Link as PlainLink } from '@tamis/ui/link';
import { PersonName } from '@tamis/ui/person-name';
import type { ReactNode } from 'react';
import { Link } from '../shared/links.ts';
import { matchedAlias, PARTY_TYPE_TEXTS, primaryName } from '../party/party-words.ts';
import { comparisonGrid } from './comparison-row.tsx';
import { ListedName } from './listed-name.tsx';
import { comparedName, likeName } from './evidence-rows.ts';

interface ComparisonSidesProps {
  match: Match;
  /** Off on the subject's own profile. */
  showProfileLink?: boolean;
}

/** The two that are compared, each above its column. */
export function ComparisonSides({ match, showProfileLink = true }: ComparisonSidesProps) {
  const { party, partyId, list, entityId, entityName, fields, delistedVersionDay, readAs } = match;
  const subjectType = fields.find(({ field }) => field === 'type')?.subject;
  return (
    <div className={`${comparisonGrid} items-start py-4 @min-[560px]:pt-3 short:py-1.5`}>
      <div className="min-w-0 @min-[560px]:col-start-2 @min-[560px]:col-end-4">
        <Side
          eyebrow="Your customer"
          name={<PersonName name={entityName} />}
          read={<NameRead shown={[entityName]} compared={comparedName(match)} readAs={readAs?.subject} />}
        >
          {subjectType && <span>{subjectType}</span>}
          <span className="tabular">ID {entityId}</span>
          {showProfileLink && (
            <span>
              <Link to="/entity/$id" params={{ id: String(entityId) }}>
                Profile
              </Link>
            </span>
          )}
        </Side>
      </div>
      <div className="min-w-0 @min-[560px]:col-start-4 @min-[560px]:col-end-[-1]">
        <Side
          eyebrow={`Listed party, ${list.title}`}
          name={<ListedName match={match} />}
          read={
            <NameRead
              shown={[primaryName(match), matchedAlias(match)]}
              compared={match.matchedName}
              readAs={readAs?.listed}
            />
          }
        >
          <span>{PARTY_TYPE_TEXTS[party.type]}</span>
          <span>
            <Link to="/parties/$id" params={{ id: String(partyId) }}>
              Record
            </Link>
          </span>
          {party.sourceUrl && (
            <span>
              <PlainLink href={party.sourceUrl} target="_blank" rel="noreferrer noopener">
                Source
              </PlainLink>
            </span>
          )}
          {party.programmes.length > 0 && (
            <span className="max-w-full wrap-anywhere short:@max-[820px]:truncate" title={party.programmes.join(', ')}>
              {party.programmes.length === 1 ? 'Programme' : 'Programmes'}: {party.programmes.join(', ')}
            </span>
          )}
        </Side>
        {delistedVersionDay && (
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-13 text-muted">
            <Badge tone="outline">Delisted</Badge>
            <span>
              Not on the version of <DateText value={delistedVersionDay} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

interface NameReadProps {
  /** The names that are already shown above. */
  shown: readonly (string | undefined)[];
  compared: string;
  readAs: string | undefined;
}

/** The compared name, if it differs from the primary one, and how it was read, if that is not in its own words. */
function NameRead({ shown, compared, readAs = '' }: NameReadProps) {
  const isShown = shown.includes(compared);
  if (isShown && readAs === '') return null;
  return (
    <p className="mt-0.5 text-13 wrap-anywhere text-muted">
      {!isShown && (
        <>
          Compared as <PersonName name={compared} className="text-text" />
        </>
      )}
      {readAs !== '' && (
        <>
          {isShown ? 'Read as ' : ', read as '}
          <PersonName name={likeName(readAs, compared)} className="text-text" />
        </>
      )}
    </p>
  );
}

interface SideProps {
  eyebrow: string;
  name: ReactNode;
  /** The part of the name that was compared. */
  read: ReactNode;
  children: ReactNode;
}

/** The dot before each fact is cut off at the start of a line, so that no dot is left hanging where lines break. */
function Side({ eyebrow, name, read, children }: SideProps) {
  return (
    <>
      <p className="text-12 text-muted">{eyebrow}</p>
      <p className="mt-0.5 text-16 font-semibold wrap-anywhere not-short:@min-[820px]:text-20">{name}</p>
      {read}
      <p className="mt-0.5 text-13 text-muted [clip-path:inset(-4px)]">
        <span className="-ms-4 flex flex-wrap *:ps-4 *:-indent-4 *:before:inline-block *:before:w-4 *:before:indent-0 *:before:text-center *:before:content-['·']">
          {children}
        </span>
      </p>
    </>
  );
}
