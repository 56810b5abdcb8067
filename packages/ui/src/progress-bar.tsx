import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as RACProgressBar } from 'react-aria-components/ProgressBar';

interface ProgressBarProps {
  label?: ReactNode;
  'aria-label'?: string;
  /** 0 to 100; without it the bar only shows that something is running. */
  value?: number;
  /** Replaces '62 %'. */
  valueLabel?: string;
  className?: string;
}

export function ProgressBar({ label, value, valueLabel, className = '', ...props }: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  const figure = isIndeterminate ? valueLabel : (valueLabel ?? `${Math.round(value)} %`);
  return (
    <RACProgressBar
      aria-label={props['aria-label']}
      value={value}
      isIndeterminate={isIndeterminate}
      valueLabel={figure}
      className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 text-13 tabular ${className}`}
    >
      {({ percentage }) => (
        <>
          {label && <Label className="font-medium">{label}</Label>}
          {label && <span className="font-medium">{figure}</span>}
          <span className="picture relative col-span-full h-1.5 overflow-hidden rounded-bar bg-neutral-bg">
            <span
              className={`absolute inset-y-0 start-0 rounded-bar bg-accent ${isIndeterminate ? 'animate-[indeterminate_1.2s_linear_infinite]' : 'transition-[width] duration-300 ease-linear'}`}
              style={{ width: isIndeterminate ? '40%' : `${percentage}%` }}
            />
          </span>
        </>
      )}
    </RACProgressBar>
  );
}
