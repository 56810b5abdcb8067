import type { DashboardPlots } from '@tamis/api/dashboard/schema';
import { Panel } from '@tamis/ui/panel';
import { format, parseISO } from 'date-fns';
import { countText, shortNumberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { SkeletonLines } from './panel-states.tsx';

type Week = DashboardPlots['alerts'][number];

const LEVELS = [
  { level: 'high', fill: 'bg-high-solid' },
  { level: 'medium', fill: 'bg-med-solid' },
  { level: 'low', fill: 'bg-low-solid' },
] as const;
/** Bars of this many pixels stand for the fullest week. */
const HEIGHT = 64;

const totalOf = ({ high, medium, low }: Week) => high + medium + low;

/** The alerts of the last twelve weeks, each a bar of its severities, the newest with its number. */
export function AlertsByWeek({ weeks }: { weeks: readonly Week[] | undefined }) {
  const actions = <Link to="/alerts">View alerts</Link>;
  if (!weeks) {
    return (
      <Panel title="Alerts by week" actions={actions}>
        <SkeletonLines label="Loading the alerts by week" />
      </Panel>
    );
  }
  const most = Math.max(1, ...weeks.map(totalOf));
  return (
    <Panel title="Alerts by week" actions={actions}>
      <ol aria-label="Alerts by week" className="grid grid-cols-12 gap-1 px-4 pt-4 pb-3 tabular">
        {weeks.map((week, at) => (
          <WeekBar key={week.week} week={week} scale={HEIGHT / most} isNamed={at % 4 === 3} />
        ))}
      </ol>
    </Panel>
  );
}

function WeekBar({ week, scale, isNamed }: { week: Week; scale: number; isNamed: boolean }) {
  const total = totalOf(week);
  const day = format(parseISO(week.week), 'MMM d');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-end text-12">
      <span className="sr-only">
        {`Week of ${day}: ${countText(total, 'alert', 'alerts')}, ${week.high} high, ${week.medium} medium, ${week.low} low`}
      </span>
      <span aria-hidden className="mb-1 text-center">
        {total > 0 && shortNumberText(total)}
      </span>
      <span aria-hidden className="picture flex flex-col gap-px overflow-clip rounded-t-sm">
        {total === 0 && <span className="h-px bg-border" />}
        {LEVELS.map(
          ({ level, fill }) =>
            week[level] > 0 && (
              <span key={level} style={{ height: Math.max(2, week[level] * scale) }} className={fill} />
            ),
        )}
      </span>
      <span aria-hidden className="mt-1.5 flex h-4 justify-end whitespace-nowrap text-muted">
        {isNamed && <span>{day}</span>}
      </span>
    </li>
  );
}
