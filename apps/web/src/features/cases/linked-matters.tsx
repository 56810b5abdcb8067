import { DateText } from '@tamis/ui/date-text';
import { Disclosure } from '@tamis/ui/disclosure';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { SeverityBadge } from '@tamis/ui/severity-badge';
import { SkeletonText } from '@tamis/ui/skeleton';
import type { ReactNode } from 'react';
import { trpc } from '../../trpc.ts';
import { inReviewOrder, matchesOfEntity } from '../shared/matches-of-entity.ts';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { AlertContent } from '../shared/alert-content.tsx';
import { alertTypeText } from '../shared/alert-words.ts';
import { levelText } from '../shared/level-text.ts';
import { Link } from '../shared/links.ts';
import type { Query } from '../shared/load-error.tsx';
import { QueryError } from '../shared/query-error.tsx';

/** Enough to work with; the heading counts them all. */
const MOST_ALERTS = 50;

/** What else is known about the entity: its matches, open and decided, its articles and its alerts. */
export function useLinkedMatters(entityId: number) {
  const matches = trpc.matches.list.useQuery(matchesOfEntity(entityId));
  const articles = trpc.media.forEntity.useQuery({ entityId });
  const alerts = trpc.alerts.list.useQuery({ entityId, limit: MOST_ALERTS });
  return { matches, articles, alerts, isPending: matches.isPending || articles.isPending || alerts.isPending };
}
type Linked = ReturnType<typeof useLinkedMatters>;

/** All groups appear together, so that a late one does not push down the others. */
export function LinkedMatters({ entityId, linked }: { entityId: number; linked: Linked }) {
  return (
    <section aria-labelledby="linked">
      <h3 id="linked" className="mb-1 text-13 font-semibold">
        Linked to this entity
      </h3>
      {linked.isPending ? (
        <SkeletonText lines={3} />
      ) : (
        <div className="-mx-2">
          <LinkedMatches entityId={entityId} matches={linked.matches} />
          <LinkedArticles articles={linked.articles} />
          <LinkedAlerts alerts={linked.alerts} />
        </div>
      )}
    </section>
  );
}

function LinkedMatches({ entityId, matches }: { entityId: number; matches: Linked['matches'] }) {
  const { waiting, decided } = inReviewOrder(matches.data?.rows ?? []);
  return (
    <Group
      title="Matches"
      query={matches}
      total={matches.data?.total}
      none="No possible match on any list that was searched."
      isOpen
    >
      {[...waiting, ...decided].map(({ id, score, party, matchedName, list, state, decidedBy }) => (
        <Item
          key={id}
          trailing={<MatchStateBadge state={state} decidedBy={decidedBy} />}
          detail={`${list.title} · score ${Math.round(score)}`}
        >
          <Link to="/entity/$id" params={{ id: String(entityId) }} search={{ match: id }} variant="name">
            <PersonName name={party.names[0]?.text ?? matchedName} isCut />
          </Link>
        </Item>
      ))}
    </Group>
  );
}

function LinkedArticles({ articles }: { articles: Linked['articles'] }) {
  return (
    <Group title="Articles" query={articles} total={articles.data?.length} none="No adverse media found." isOpen>
      {articles.data?.map(({ id, title, source, publishedAt, ...judged }) => (
        <Item
          key={id}
          trailing={<SeverityBadge severity={levelText(judged)} />}
          detail={
            <>
              {source} · <DateText value={publishedAt} isFocusable={false} />
            </>
          }
        >
          <Link to="/articles/$id" params={{ id: String(id) }} variant="name">
            <PersonName name={title} isCut />
          </Link>
        </Item>
      ))}
    </Group>
  );
}

/** Up to this many matches or articles are shown expanded; alerts mostly repeat them. */
const FEW = 3;

function LinkedAlerts({ alerts }: { alerts: Linked['alerts'] }) {
  return (
    <Group title="Alerts" query={alerts} total={alerts.data?.total} none="No alerts.">
      {alerts.data?.rows.map(({ id, alertType, severity, content, createdAt }) => (
        <Item
          key={id}
          trailing={<SeverityBadge severity={severity} />}
          detail={
            <>
              <AlertContent content={content} /> · <RelativeTime value={createdAt} isFocusable={false} />
            </>
          }
        >
          <Link to="/alerts" search={{ alert: id }} variant="name">
            {alertTypeText(alertType)}
          </Link>
        </Item>
      ))}
    </Group>
  );
}

interface GroupProps {
  title: string;
  query: Query & { isError: boolean };
  total: number | undefined;
  /** The text if there are none. */
  none: string;
  /** Whether it is expanded at first if there are few. */
  isOpen?: boolean;
  children: ReactNode;
}

function Group({ title, query, total, none, isOpen = false, children }: GroupProps) {
  if (total === 0) {
    return (
      <div className="flex min-h-9 items-baseline gap-2 px-2 py-2 text-13 text-muted">
        <h4 className="font-medium">{title}</h4>
        <p className="min-w-0">{none}</p>
      </div>
    );
  }
  return (
    <Disclosure
      title={title}
      count={total}
      level={4}
      defaultExpanded={query.isError || (isOpen && total !== undefined && total <= FEW)}
    >
      <QueryError query={query} />
      {total !== undefined && (
        <ul aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-1.5">
          {children}
        </ul>
      )}
    </Disclosure>
  );
}

interface ItemProps {
  trailing: ReactNode;
  detail: ReactNode;
  /** The link. */
  children: ReactNode;
}

function Item({ trailing, detail, children }: ItemProps) {
  return (
    <li className="flex items-start justify-between gap-3 text-13">
      <div className="min-w-0 flex-1 wrap-anywhere">
        {children}
        <p className="line-clamp-2 text-12 text-muted">{detail}</p>
      </div>
      {trailing}
    </li>
  );
}
