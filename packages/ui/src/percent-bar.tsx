import { Label } from 'react-aria-components/Label';
import { Meter } from 'react-aria-components/Meter';
import { bandOf, BAND_SOLID } from './risk.ts';

interface PercentBarProps {
  label: string;
  /** 0 to 100. */
  value: number;
  /** `band` uses the colour of the value's risk band. */
  tone?: 'band' | 'high' | 'medium' | 'low' | 'accent';
}

/** A percentage with its label and figure: 'Country risk … 62 %'. */
export function PercentBar({ label, value, tone = 'band' }: PercentBarProps) {
  const colour = tone === 'accent' ? 'var(--accent)' : BAND_SOLID[tone === 'band' ? bandOf(value) : tone];
  return (
    <Meter
      value={value}
      valueLabel={`${value} %`}
      className="grid min-h-7 grid-cols-[132px_1fr_44px] items-center gap-3 text-13 tabular"
    >
      {({ percentage }) => (
        <>
          <Label>{label}</Label>
          <span className="picture relative h-1.5 overflow-hidden rounded-bar bg-neutral-bg">
            <span
              className="absolute inset-y-0 start-0 rounded-bar"
              style={{ width: `${percentage}%`, background: colour }}
            />
          </span>
          <b className="text-end font-semibold">{value} %</b>
        </>
      )}
    </Meter>
  );
}
