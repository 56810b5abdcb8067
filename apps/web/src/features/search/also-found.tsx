import type { SearchResult } from '@tamis/api/search/schema';
import { MAX_FOUND } from '@tamis/api/search/view-schema';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from '../shared/links.ts';
import { partyIdentity } from '../party/party-words.ts';
import { REASON_TEXTS } from './reason-text.ts';

type Found = Omit<SearchResult, 'entities' | 'lists' | 'entityCount'>;

export const foundElse = ({ cases, alerts, articles, parties }: Found): number =>
  cases.length + alerts.length + articles.length + parties.length;

/** Results that are not entities, by kind. Listed parties come first, because they matter most. */
export function AlsoFound({ cases, alerts, articles, parties, isFiltered }: Found & { isFiltered: boolean }) {
  return (
    <section aria-labelledby="also-found" className="min-w-0">
      <h2 id="also-found" className="mb-3 text-16 leading-7 font-semibold">
        Also found
      </h2>
      {isFiltered && <p className="-mt-2 mb-3 text-12 text-muted">The filters apply to monitored entities only.</p>}
      <Panel>
        <Kind title="Listed parties" count={parties.length} note={isCut(parties) ? CUT : undefined}>
          {parties.map((party) => (
            <PartyHit
              key={party.id}
              party={party}
              isNamesake={parties.some((other) => other !== party && isSameLine(other, party))}
            />
          ))}
        </Kind>
        <Kind title="Cases" count={cases.length}>
          {cases.map(({ id, title }) => (
            <Hit key={id}>
              <Link to="/cases" search={{ case: id }} variant="plain" className="truncate hover:underline">
                <PersonName name={title} isCut />
              </Link>
            </Hit>
          ))}
        </Kind>
        <Kind title="Alerts" count={alerts.length}>
          {alerts.map(({ id, entity, content, createdAt }) => (
            <Hit key={id}>
              <span className="min-w-0">
                <Link to="/alerts" search={{ alert: id }} variant="plain" className="line-clamp-2 hover:underline">
                  <PersonName name={entity.name} className="font-medium" />: <bdi dir="auto">{content}</bdi>
                </Link>
                <span className="block text-12 text-muted">
                  <RelativeTime value={createdAt} isFocusable={false} />
                </span>
              </span>
            </Hit>
          ))}
        </Kind>
        <Kind title="Articles" count={articles.length}>
          {articles.map(({ id, title, source }) => (
            <Hit key={id}>
              <span className="min-w-0">
                <Link
                  to="/articles/$id"
                  params={{ id: String(id) }}
                  variant="plain"
                  className="line-clamp-2 hover:underline"
                >
                  <bdi dir="auto">{title}</bdi>
                </Link>
                <bdi dir="auto" className="block truncate text-12 text-muted">
                  {source}
                </bdi>
              </span>
            </Hit>
          ))}
        </Kind>
      </Panel>
    </section>
  );
}

/** The results may be incomplete, and the printed record of a search must say so. */
const CUT = `At most ${MAX_FOUND.parties} list records are shown, the closest first. There may be more: type more of the name.`;
const isCut = (parties: readonly Party[]): boolean =>
  parties.reduce((records, { others }) => records + 1 + others.length, 0) >= MAX_FOUND.parties;

/** The number of results of a kind that are shown at first; all are printed. */
const FIRST = 5;

interface KindProps {
  title: string;
  count: number;
  /** A note about all of them. */
  note?: string;
  children: ReactNode;
}

function Kind({ title, count, note, children }: KindProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (count === 0) return null;
  return (
    <section className="border-hairline px-4 py-2.5 [&+&]:border-t">
      <h3 className="flex justify-between text-12 font-medium text-muted">
        {title}
        <span className="tabular">{count}</span>
      </h3>
      <ul className={`mt-1 text-13 ${isWhole ? '' : '[&>li:nth-child(n+6)]:not-print:hidden'}`}>{children}</ul>
      {!isWhole && count > FIRST && (
        <Button size="sm" variant="link" className="no-print -ms-2.5" onPress={() => setIsWhole(true)}>
          Show all {count}
        </Button>
      )}
      {note && <p className="mt-1 text-12 text-pretty text-muted">{note}</p>}
    </section>
  );
}

function Hit({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-8 items-baseline justify-between gap-3 *:py-1">
      {children}
      {end && <span className="max-w-[45%] shrink-0 text-muted tabular">{end}</span>}
    </li>
  );
}

/** Whether two lines would look the same. */
const isSameLine = (one: Party, other: Party) => one.list === other.list && one.primaryName === other.primaryName;

type Party = SearchResult['parties'][number];

function PartyHit({ party, isNamesake }: { party: Party; isNamesake: boolean }) {
  const { id, primaryName, matchedName, score, reason, others } = party;
  const isAlias = matchedName !== primaryName;
  return (
    <Hit end={<>{Math.round(score)} %</>}>
      <span className="min-w-0">
        <span className="block wrap-anywhere">
          <Link to="/parties/$id" params={{ id: String(id) }} variant="plain" className="hover:underline">
            <PersonName name={primaryName} />
          </Link>
        </span>
        <span className="block text-12 text-pretty text-muted">
          <Records records={[party, ...others]} isNamesake={isNamesake} />
          {[partyIdentity(party), ...(isAlias ? [] : [REASON_TEXTS[reason]])].map((text) => ` · ${text}`)}
        </span>
        {isAlias && (
          <span className="flex gap-1 text-12 text-muted">
            <span className="shrink-0">{REASON_TEXTS[reason]}:</span>{' '}
            <PersonName name={matchedName} className="min-w-0 truncate" isCut />
          </span>
        )}
      </span>
    </Hit>
  );
}

type OtherRecord = Party['others'][number];

/** 'OFAC, EU, UK': the lists of a party. The name links to its best record, and each other list to its own. */
function Records({ records: [best, ...others], isNamesake }: { records: OtherRecord[]; isNamesake: boolean }) {
  const textOf = ({ list, sourceRef }: OtherRecord) => (isNamesake ? `${list} ${sourceRef}` : list);
  return (
    <>
      {best && textOf(best)}
      {others.map((other) => (
        <Fragment key={other.id}>
          {', '}
          <Link
            to="/parties/$id"
            params={{ id: String(other.id) }}
            variant="plain"
            aria-label={`${other.primaryName} on ${other.list}`}
            className="hover:underline"
          >
            {textOf(other)}
          </Link>
        </Fragment>
      ))}
    </>
  );
}
