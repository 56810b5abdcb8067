import type { Match, QueueRow as Row } from '@tamis/api/screening/schema';
import { Checkbox } from '@tamis/ui/checkbox';
import { formatDate } from '@tamis/ui/dates';
import { KeyHint } from '@tamis/ui/kbd';
import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { usePieces } from '@tamis/ui/use-pieces';
import { Link } from '@tanstack/react-router';
import { memo, useLayoutEffect, useRef } from 'react';
import { acronymsIn } from '../shared/acronyms.ts';
import { LineError } from '../shared/query-error.tsx';
import { PAGE_SIZE } from '../shared/paging.ts';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { matchedAlias, primaryName } from '../party/party-words.ts';
import { LastDecision } from './last-decision.tsx';
import { proposalText, proposerText } from './proposal-words.ts';
import { customerText, listCodes } from './queue-row.ts';
import type { Decisions } from './use-decisions.ts';
import { useMatchesView } from './use-matches-view.ts';
import type { Queue } from './use-queue.ts';

/** As many as most windows show. */
const AT_ONCE = 10;
/** The height of a row without an alias, in px; the class of the row repeats it. */
const ROW_HEIGHT = 73;

interface MatchesQueueProps {
  queue: Queue;
  decisions: Decisions;
  /** The id of the open match, beside or behind the queue. */
  reviewId: string;
}

/** The matches in the order of the view. The open one is tinted, and several can be selected to be decided together. */
export function MatchesQueue({ queue, decisions, reviewId }: MatchesQueueProps) {
  const { view, change } = useMatchesView();
  const { rows, open, selection, total } = queue;
  const drawn = usePieces(rows.length, AT_ONCE);
  const list = useOpenInSight(queue, drawn);
  return (
    <Panel className="lg:sticky lg:top-[72px] lg:flex lg:max-h-[calc(100dvh-156px)] lg:flex-col">
      {open !== undefined && (
        <SkipLink to={reviewId} className="absolute z-10 m-2 opacity-0 not-focus:pointer-events-none focus:opacity-100">
          Skip to the comparison
        </SkipLink>
      )}
      <ul ref={list} aria-label="Queue" className="divide-y divide-hairline lg:overflow-y-auto">
        {rows.slice(0, drawn).map((match, at) => (
          <QueueRow
            key={match.id}
            match={match}
            isFurther={view.order === 'customer' && rows[at - 1]?.entityId === match.entityId}
            isOpen={match.id === open?.id}
            isBesideOpen={open !== undefined}
            isSelected={selection.has(match)}
            isStateSaid={match.state === (view.state ?? 'pending')}
            onToggle={queue.isSelectable(match) ? selection.toggle : undefined}
          />
        ))}
        {drawn < rows.length && <li aria-hidden style={{ height: (rows.length - drawn) * ROW_HEIGHT }} />}
      </ul>
      <LastDecision queue={queue} decisions={decisions} />
      {queue.matches.isError && (
        <div className="border-t px-4 py-2">
          <LineError error={queue.matches.error} onRetry={() => void queue.matches.refetch()} />
        </div>
      )}
      {total > PAGE_SIZE && (
        <div className="border-t px-4 py-2">
          <Pagination
            page={view.page ?? 1}
            pageSize={PAGE_SIZE}
            total={total}
            onPageChange={(page) => change({ page: page === 1 ? undefined : page, match: undefined })}
          />
        </div>
      )}
      <div className="hidden flex-wrap gap-x-2 gap-y-1 border-t px-3 py-2 lg:flex xl:gap-x-3 xl:px-4">
        <KeyHint keys={['J', 'K']}>move</KeyHint>
        {rows.some(queue.isSelectable) && <KeyHint keys={['X']}>select</KeyHint>}
        <KeyHint keys={['?']}>all keys</KeyHint>
      </div>
    </Panel>
  );
}

/** Keeps the open match in sight of a user who moves through the queue by keyboard. */
function useOpenInSight({ rows, open }: Queue, drawn: number) {
  const list = useRef<HTMLUListElement>(null);
  // The first match is in sight when the list appears: scrolling to it would cost another layout.
  const inSight = useRef(rows[0]?.id);
  const isDrawn = rows.findIndex(({ id }) => id === open?.id) < drawn;
  useLayoutEffect(() => {
    if (!isDrawn) return;
    const row = list.current?.querySelector('[aria-current=true]');
    if (list.current && row && open?.id !== inSight.current) scrollWithin(list.current, row);
    inSight.current = open?.id;
  }, [open?.id, isDrawn]);
  return list;
}

/** Unlike `scrollIntoView`, does not scroll the page, which would put the head of the comparison under the top bar. */
function scrollWithin(list: Element, row: Element) {
  const scroll = () => {
    const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
    list.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
  };
  scroll();
  // The rows around it get their true height when they are drawn.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

interface QueueRowProps {
  match: Row;
  /** Whether the entity is that of the row above, so that the name is not repeated. */
  isFurther: boolean;
  isOpen: boolean;
  /** Whether a match is open beside the queue. On a phone none is: opening one there is a step in the history. */
  isBesideOpen: boolean;
  isSelected: boolean;
  /** Whether it is in the state that the filter names. */
  isStateSaid: boolean;
  /** Undefined where there is nothing to decide. */
  onToggle?: (match: Match) => void;
}

/** Rendered again only when its match changes: a decision changes two rows of fifty. */
const QueueRow = memo(
  ({ match, isFurther, isOpen, isBesideOpen, isSelected, isStateSaid, onToggle }: QueueRowProps) => (
    <li
      className={`drawn-near relative grid [--content-height:73px] ${isOpen ? 'bg-accent-soft' : ''} ${isFurther ? 'border-t-transparent' : ''}`}
    >
      {onToggle && (
        <Checkbox
          aria-label={`Select ${match.entityName}`}
          isSelected={isSelected}
          onChange={() => onToggle(match)}
          className="no-print absolute start-3 top-2 hidden lg:block"
        />
      )}
      <QueueItem
        match={match}
        isFurther={isFurther}
        isOpen={isOpen}
        isBesideOpen={isBesideOpen}
        isStateSaid={isStateSaid}
        isBelowCheckbox={onToggle !== undefined}
      />
    </li>
  ),
);
QueueRow.displayName = 'QueueRow';

/** A longer name may be cut: what distinguishes it from others is shown below it. */
const LONG = 48;

interface QueueItemProps extends Pick<
  QueueRowProps,
  'match' | 'isFurther' | 'isOpen' | 'isBesideOpen' | 'isStateSaid'
> {
  isBelowCheckbox: boolean;
}

function QueueItem({ match, isFurther, isOpen, isBesideOpen, isStateSaid, isBelowCheckbox }: QueueItemProps) {
  const { id, entityName, score, state, decidedBy, decidedAt, proposal } = match;
  const alias = matchedAlias(match);
  const codes = listCodes(match);
  const scoreText = (
    <b className="font-semibold tabular">
      <span className="sr-only">Score </span>
      {Math.round(score)}
    </b>
  );
  const listsText = (
    <span title={acronymsIn(codes)} className="ms-auto text-end">
      {codes}
    </span>
  );
  return (
    <Link
      to="/matches"
      search={(before) => ({ ...before, match: id })}
      replace={isBesideOpen}
      // Beside the queue the review does not scroll; on a phone it is a page, and starts at its top.
      resetScroll={!isBesideOpen}
      aria-current={isOpen ? 'true' : undefined}
      // Also below the check box, so that the whole row is tinted.
      className={`grid min-w-0 px-4 py-2.5 -outline-offset-2 hover:bg-hover ${isBelowCheckbox ? 'lg:ps-9' : ''}`}
    >
      <span className={isFurther ? 'sr-only' : 'grid min-w-0'}>
        <span className="flex min-w-0 items-baseline justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <PersonName name={entityName} className={`font-medium ${entityName.length > LONG ? 'line-clamp-2' : ''}`} />
          </span>{' '}
          {!isFurther && scoreText}
        </span>{' '}
        <span className="flex flex-wrap justify-between gap-x-3 text-12 text-muted">
          {customerText(match)} {!isFurther && listsText}
        </span>
      </span>{' '}
      <span className="flex min-w-0 items-baseline justify-between gap-2 text-12 text-muted">
        <PersonName name={primaryName(match)} className="line-clamp-2 flex-1 wrap-anywhere" />{' '}
        {isFurther && (
          <>
            {listsText} <span className="text-14 text-text">{scoreText}</span>
          </>
        )}
      </span>
      {alias !== undefined && (
        <span className="flex min-w-0 gap-1 text-12 text-muted">
          as <PersonName name={alias} className="min-w-0 truncate" isCut />
        </span>
      )}
      {proposal && (
        <span className="mt-1 grid text-12 wrap-anywhere text-muted">
          <span className="line-clamp-3 text-text">{proposalText(proposal)}</span> {proposerText(proposal)}
        </span>
      )}
      {(!isStateSaid || (decidedAt && !proposal)) && (
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-muted">
          {!isStateSaid && <MatchStateBadge state={state} decidedBy={decidedBy} />}
          {decidedAt && !proposal && (
            <span className="wrap-anywhere">
              {decidedBy ?? 'The system'}, {formatDate(decidedAt)}
            </span>
          )}
        </span>
      )}
    </Link>
  );
}
