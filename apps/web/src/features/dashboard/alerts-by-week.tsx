import type { DashboardPlots } from '@tamis/api/dashboard/schema';
import { type BarColumn, Bars } from '@tamis/ui/bars';
import { formatDate } from '@tamis/ui/dates';
import { Panel } from '@tamis/ui/panel';
import { countText, shortNumberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { SkeletonLines } from './panel-states.tsx';

type Week = DashboardPlots['alerts'][number];

const LEVELS = ['high', 'medium', 'low'] as const;
/** The height, in pixels, of the fullest week. */
const HEIGHT = 64;

const totalOf = ({ high, medium, low }: Week) => high + medium + low;

/** The alerts of the last twelve weeks, each week a bar stacked by severity. */
export function AlertsByWeek({ weeks }: { weeks: readonly Week[] | undefined }) {
  const actions = <Link to="/alerts">View alerts</Link>;
  if (!weeks) {
    return (
      <Panel title="Alerts by week" actions={actions}>
        <SkeletonLines label="Loading the alerts by week" />
      </Panel>
    );
  }
  return (
    <Panel title="Alerts by week" actions={actions}>
      <Bars
        label="Alerts by week"
        height={HEIGHT}
        isStacked
        className="gap-1 px-4 pt-4 pb-3"
        columns={weeks.map((week, at) => columnOf(week, at % 4 === 3))}
      />
    </Panel>
  );
}

function columnOf(week: Week, isNamed: boolean): BarColumn {
  const total = totalOf(week);
  // Weeks start on Monday in UTC, whatever the user's time zone.
  const day = formatDate(week.week.slice(0, 10), 'short');
  return {
    key: week.week,
    spoken: `Week of ${day}: ${countText(total, 'alert', 'alerts')}, ${week.high} high, ${week.medium} medium, ${week.low} low`,
    figure: total > 0 && shortNumberText(total),
    name: isNamed && <span className="absolute end-0 whitespace-nowrap">{day}</span>,
    bars: LEVELS.map((level) => ({ value: week[level], tone: level })),
  };
}
