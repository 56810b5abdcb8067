import { Bars } from '../src/bars.tsx';
import { Gauge } from '../src/gauge.tsx';
import { Panel } from '../src/panel.tsx';
import { PercentBar } from '../src/percent-bar.tsx';
import { bandOf } from '../src/risk.ts';
import { ScoreStack } from '../src/score-stack.tsx';
import { Section } from './section.tsx';

const parts = [
  { id: 'sanctions', label: 'Sanctions', points: 58 },
  { id: 'media', label: 'Adverse media', points: 12 },
  { id: 'political', label: 'Political exposure', points: 5 },
  { id: 'country', label: 'Country', points: 3 },
];

const columns = [4, 18, 31, 25, 12, 9, 3, 0, 2, 1].map((count, at) => ({
  key: at,
  spoken: `${at * 10} to ${at === 9 ? 100 : at * 10 + 9}: ${count}`,
  figure: count,
  name: at * 10,
  bars: [{ value: count, tone: bandOf(at * 10) }],
}));

export function Figures() {
  return (
    <>
      <Section title="Gauge" span={8}>
        <Panel padded>
          <div className="grid justify-items-center gap-6 sm:grid-cols-3">
            <Gauge score={28} />
            <Gauge score={55} />
            <Gauge score={78} />
          </div>
        </Panel>
      </Section>
      <Section title="What makes up the score">
        <Panel title="Risk score" meta="Assessed 2 h ago" padded>
          <ScoreStack parts={parts} />
          <PercentBar label="Sanctions risk" value={100} />
          <PercentBar label="Political exposure" value={60} />
          <PercentBar label="Country risk" value={12} />
        </Panel>
      </Section>
      <Section title="Bars">
        <Panel title="Entities by score" padded>
          <Bars label="Entities by score" height={76} columns={columns} />
        </Panel>
      </Section>
    </>
  );
}
