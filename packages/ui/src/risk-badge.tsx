import { Badge } from './badge.tsx';
import { type Band, bandOf, BAND_SHORT, BAND_TEXTS } from './risk.ts';

/** ▲ High, ◆ Medium, ● Low: distinguishable without colour. */
const GLYPHS: Record<Band, string> = {
  high: 'M4.5 .6 8.7 8.2H.3Z',
  medium: 'M4.5 .2 8.8 4.5 4.5 8.8 .2 4.5Z',
  low: 'M4.5 .8a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4Z',
};

export function RiskGlyph({ band }: { band: Band }) {
  return (
    <svg aria-hidden width={9} height={9} viewBox="0 0 9 9" fill="currentColor">
      <path d={GLYPHS[band]} />
    </svg>
  );
}

interface RiskBadgeProps {
  /** 0 to 100; determines the band. */
  score?: number | null;
  level?: Band;
  /** 'High' instead of 'High Risk', if the column header says the rest. */
  short?: boolean;
  size?: 'sm' | 'lg';
}

/** The band in words; nothing if neither a score nor a level is known. */
export function RiskBadge({ score, level, short = false, size }: RiskBadgeProps) {
  const band = level ?? (typeof score === 'number' ? bandOf(score) : undefined);
  if (!band) return null;
  return (
    <Badge tone={band} size={size} icon={<RiskGlyph band={band} />}>
      {(short ? BAND_SHORT : BAND_TEXTS)[band]}
    </Badge>
  );
}

/** For table cells: the score, 28 px wide so that digits line up, then its badge. */
export function RiskScore({ score }: { score: number }) {
  return (
    <span className="flex items-center gap-2">
      <b className="w-7 shrink-0 text-end font-semibold tabular">{score}</b>
      <RiskBadge score={score} short />
    </span>
  );
}
