import type CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';

interface HealthMarkProps {
  icon: typeof CircleCheck;
  look: 'text-muted' | 'text-low-fg' | 'text-med-fg' | 'text-high-fg';
  className?: string;
  children: ReactNode;
}

/** The health of something, as icon and word. */
export function HealthMark({ icon: Icon, look, className = '', children }: HealthMarkProps) {
  return (
    <span className={`inline-flex items-center align-top gap-1.5 font-medium ${look} ${className}`}>
      <Icon aria-hidden size={14} className="shrink-0" />
      {children}
    </span>
  );
}
