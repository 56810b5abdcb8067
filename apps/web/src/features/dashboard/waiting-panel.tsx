import type { DashboardPlots } from '@tamis/api/dashboard/schema';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { Skeleton } from '@tamis/ui/skeleton';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { countText, numberText } from '../shared/counts.ts';
import { ButtonLink, Link } from '../shared/links.ts';
import { useDecisionsLeft } from '../shared/use-decisions-left.ts';

type Waiting = DashboardPlots['waiting'];

const FILLS = ['bg-accent', 'bg-accent/60', 'bg-accent/30'];

/** How many matches wait, how close they are, and the age of the oldest. Nothing if none waits. */
export function WaitingPanel({ waiting }: { waiting: Waiting | undefined }) {
  const decisions = useDecisionsLeft();
  if (!waiting) return <WaitingSkeleton />;
  const total = waiting.bands.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 && waiting.secondPerson === 0) return null;
  return (
    <Panel>
      <div className={SHAPE}>
        <b className="text-32 font-semibold tabular">{numberText(total)}</b>
        <h2 className="min-w-0 flex-1 basis-36 font-semibold">
          {total === 1 ? 'match waits' : 'matches wait'} for {decisionsText(total, decisions)}
        </h2>
        <ButtonLink to="/matches" size="lg" className="no-print max-sm:order-last">
          Start review
          <ArrowRight aria-hidden className="rtl:-scale-x-100" />
        </ButtonLink>
        <div aria-hidden className="picture flex h-2 basis-full gap-0.5 overflow-clip rounded-sm">
          {waiting.bands.map(
            ({ from, count }, at) => count > 0 && <span key={from} style={{ flexGrow: count }} className={FILLS[at]} />,
          )}
        </div>
        <p className="-mt-1 flex basis-full flex-wrap gap-x-4 text-13 text-muted tabular">
          {waiting.bands.map(
            ({ from, count }, at) =>
              count > 0 && (
                <span key={from}>
                  <b className="font-semibold text-text">{numberText(count)}</b> {bandText(waiting.bands, at)}
                </span>
              ),
          )}
          {waiting.secondPerson > 0 && (
            <Link to="/matches" search={{ state: 'proposed' }}>
              {countText(waiting.secondPerson, 'more waits', 'more wait')} for a second person
            </Link>
          )}
          {waiting.oldestAt && (
            <span className="sm:ms-auto">
              Oldest <RelativeTime value={waiting.oldestAt} isFocusable={false} />
            </span>
          )}
        </p>
      </div>
    </Panel>
  );
}

/**
 * The number, the sentence and the link to the queue on one line; below them, over the whole width, how close the
 * matches are.
 */
const SHAPE = 'flex flex-wrap items-center gap-3 px-4 py-4';

/** The shape of the panel, so that nothing below it moves. */
function WaitingSkeleton() {
  return (
    <Panel>
      <div aria-busy className={SHAPE}>
        <output className="sr-only">Loading the waiting matches</output>
        <Skeleton kind="block" width={28} height={40} />
        <span className="min-w-0 flex-1 basis-36">
          <Skeleton width={184} />
        </span>
        <span className="max-sm:order-last">
          <Skeleton kind="block" width={138} height={40} />
        </span>
        <span className="basis-full">
          <Skeleton height={8} />
        </span>
        <span className="-mt-1 flex h-5 basis-full items-center">
          <Skeleton width="72%" />
        </span>
      </div>
    </Panel>
  );
}

/** A party on several lists is several matches but one decision, and the queue counts decisions. */
const decisionsText = (matches: number, decisions = matches): string =>
  decisions < matches ? countText(decisions, 'decision', 'decisions') : 'a decision';

/** 'at 90 and above', 'from 80 to 89', 'below 80'. */
function bandText(bands: Waiting['bands'], at: number): string {
  const [from, above] = [bands[at]?.from ?? 0, bands[at - 1]?.from];
  if (above === undefined) return `at ${from} and above`;
  return from === 0 ? `below ${above}` : `from ${from} to ${above - 1}`;
}
