import type { DashboardPlots } from '@tamis/api/dashboard/schema';
import { Bars } from '@tamis/ui/bars';
import { Panel } from '@tamis/ui/panel';
import { type Band, bandOf, BAND_SHORT } from '@tamis/ui/risk';
import { RiskGlyph } from '@tamis/ui/risk-badge';
import { countText, numberText, shortNumberText } from '../shared/counts.ts';
import { SkeletonLines } from './panel-states.tsx';

const INKS: Record<Band, string> = { high: 'text-high-fg', medium: 'text-med-fg', low: 'text-low-fg' };
/** The height, in pixels, of the tallest bar. */
const HEIGHT = 76;

/** The number of entities by score; bands are shown by colour, icon and word. */
export function RiskDistribution({ risk }: { risk: DashboardPlots['risk'] | undefined }) {
  if (!risk) {
    return (
      <Panel title="Risk distribution">
        <SkeletonLines label="Loading the distribution" />
      </Panel>
    );
  }
  const total = risk.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Risk distribution" meta={`${countText(total, 'entity', 'entities')} by score`}>
      <Bars
        label="Entities by score"
        height={HEIGHT}
        className="gap-[3px] px-4 pt-4"
        columns={risk.map(({ from, count }) => ({
          key: from,
          spoken: `${from} to ${from === 90 ? 100 : from + 9}: ${countText(count, 'entity', 'entities')}`,
          figure: <span className={count === 0 ? 'text-muted' : ''}>{shortNumberText(count)}</span>,
          name: from,
          bars: [{ value: count, tone: bandOf(from) }],
        }))}
      />
      <ul className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-hairline px-4 py-3 text-13">
        {(['low', 'medium', 'high'] as const).map((band) => (
          <li key={band} className={`flex items-center gap-1.5 ${INKS[band]}`}>
            <RiskGlyph band={band} />
            <b className="font-semibold tabular">{numberText(countOf(risk, band))}</b> {BAND_SHORT[band]}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const countOf = (risk: DashboardPlots['risk'], band: Band) =>
  risk.filter(({ from }) => bandOf(from) === band).reduce((sum, { count }) => sum + count, 0);
