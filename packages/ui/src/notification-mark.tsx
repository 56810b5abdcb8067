import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactElement } from 'react';
import type { ToastTone, ToastVariant } from './recent-notifications.ts';

const MARKS: Record<ToastTone, ReactElement> = {
  success: <CircleCheck size={16} className="text-low-solid" />,
  warning: <TriangleAlert size={16} className="text-med-solid" />,
  info: <Info size={16} className="text-muted" />,
};

interface NotificationMarkProps {
  variant: ToastVariant;
  tone: ToastTone;
  /** Replaces the tone's own icon. */
  icon?: ReactElement;
}

/** The icon before the text of a toast, in the toast and among recent notifications. */
export function NotificationMark({ variant, tone, icon }: NotificationMarkProps) {
  return (
    <span aria-hidden className="mt-0.5 shrink-0">
      {variant === 'destructive' ? <CircleX size={16} className="text-high-solid" /> : (icon ?? MARKS[tone])}
    </span>
  );
}
