import { bandOf, BAND_SOLID, HIGH_FROM, MEDIUM_FROM, scoreText } from './risk.ts';
import { RiskBadge } from './risk-badge.tsx';

const CENTRE = { x: 110, y: 108 };
const RADIUS = 88;
const TICK_RADIUS = 104;
/** Half the gap at a band's border, in points of the score; it is one degree of the arc. */
const HALF_GAP = 100 / 180;

const SEGMENTS = [
  { from: 0, to: MEDIUM_FROM - HALF_GAP },
  { from: MEDIUM_FROM + HALF_GAP, to: HIGH_FROM - HALF_GAP },
  { from: HIGH_FROM + HALF_GAP, to: 100 },
];

function pointAt(score: number, radius: number) {
  const angle = (Math.PI * score) / 100;
  return { x: CENTRE.x - radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
}

function arc(from: number, to: number) {
  const [start, end] = [pointAt(from, RADIUS), pointAt(to, RADIUS)];
  return `M${start.x.toFixed(2)},${start.y.toFixed(2)} A${RADIUS} ${RADIUS} 0 0 1 ${end.x.toFixed(2)},${end.y.toFixed(2)}`;
}

interface GaugeProps {
  /** 0 to 100. */
  score: number;
  width?: number;
  /** The label that screen readers say before the value. */
  label?: string;
}

/** A semicircle from 0 to 100 with gaps where a band begins. Its value text is '78, High Risk'. */
export function Gauge({ score, width = 240, label }: GaugeProps) {
  const value = Math.min(100, Math.max(0, score));
  const text = label ? `${label}: ${scoreText(score)}` : scoreText(score);
  return (
    <div className="flex flex-col items-center" style={{ width }}>
      <svg role="img" aria-label={text} viewBox="0 0 220 134" width={width} className="block tabular">
        <g fill="none" strokeWidth={12} stroke="var(--neutral-bg)">
          {SEGMENTS.map(({ from, to }) => (
            <path key={from} d={arc(from, to)} />
          ))}
        </g>
        <g fill="none" strokeWidth={12} stroke={BAND_SOLID[bandOf(score)]}>
          {SEGMENTS.filter(({ from }) => value > from).map(({ from, to }) => (
            <path key={from} d={arc(from, Math.min(to, value))} />
          ))}
        </g>
        <g fontSize={11} fill="var(--muted)" textAnchor="middle">
          <Tick score={MEDIUM_FROM} />
          <Tick score={HIGH_FROM} />
          <text x={22} y={126}>
            0
          </text>
          <text x={198} y={126}>
            100
          </text>
        </g>
        <text
          x={110}
          y={100}
          textAnchor="middle"
          fontSize={44}
          fontWeight={600}
          letterSpacing={-1.4}
          fill="var(--text)"
        >
          {score}
        </text>
      </svg>
      <span aria-hidden className="-mt-[18px]">
        <RiskBadge score={score} size="lg" />
      </span>
    </div>
  );
}

function Tick({ score }: { score: number }) {
  const { x, y } = pointAt(score, TICK_RADIUS);
  return (
    <text x={x.toFixed(2)} y={(y + 3).toFixed(2)}>
      {score}
    </text>
  );
}
