import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactElement, ReactNode } from 'react';
import { variants } from './variants.ts';

type Tone = 'info' | 'warning' | 'error' | 'neutral' | 'success';

const banner = variants({
  base: 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel px-4 py-3.5 text-14',
  variants: {
    tone: {
      info: 'bg-info-bg text-info-fg',
      warning: 'bg-med-bg text-med-fg',
      error: 'bg-high-bg text-high-fg',
      neutral: 'bg-sunken text-text',
      success: 'bg-low-bg text-low-fg',
    },
  },
});

const ICONS: Record<Tone, ReactElement> = {
  info: <Info aria-hidden size={16} />,
  warning: <TriangleAlert aria-hidden size={16} />,
  error: <CircleAlert aria-hidden size={16} />,
  neutral: <Info aria-hidden size={16} />,
  success: <CircleCheck aria-hidden size={16} />,
};

interface BannerProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether screen readers announce it when it appears. */
  live?: boolean;
  className?: string;
}

/** A lasting state, such as a refused file. Use a toast for what passes. */
export function Banner({ tone = 'info', title, children, action, live = false, className }: BannerProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div role={live ? role : undefined} className={banner({ tone, className })}>
      <span className="mt-0.5 self-start">{ICONS[tone]}</span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
