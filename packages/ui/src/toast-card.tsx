import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import type { ToastTone, ToastVariant } from './recent-notifications.ts';

/** Closes on its own after this; waits while hovered or focused. */
const SHOWN_MS = 5000;
/** Swiped right by this many pixels, it goes. */
const SWIPE_PX = 50;

export interface ToastContent {
  title: string;
  description?: string;
  variant: ToastVariant;
  tone: ToastTone;
  icon?: ReactElement;
  action?: { label: string; shortcut?: string; onAction: () => void };
}

const marks: Record<ToastTone, ReactElement> = {
  success: <CircleCheck size={16} className="text-low-solid" />,
  warning: <TriangleAlert size={16} className="text-med-solid" />,
  info: <Info size={16} className="text-muted" />,
};

export function ToastCard({
  title,
  description,
  variant,
  tone,
  icon,
  action,
  onClose,
}: ToastContent & { onClose: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useCloseAfter(ref, onClose);
  const { distance, handlers } = useSwipeRight(onClose);
  const mark = variant === 'destructive' ? <CircleX size={16} className="text-high-solid" /> : (icon ?? marks[tone]);
  return (
    <div
      ref={ref}
      role={variant === 'destructive' ? 'alert' : 'status'}
      className="flex w-full touch-pan-y items-start gap-3 rounded-panel bg-surface py-3.5 ps-4 pe-3 font-sans text-14 text-text shadow-overlay select-none min-[601px]:w-[360px]"
      style={{ transform: distance > 0 ? `translateX(${distance}px)` : undefined, opacity: 1 - distance / 300 }}
      {...handlers}
    >
      <span aria-hidden className="mt-0.5">
        {mark}
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <div className="font-semibold">{title}</div>
        {description && <div className="text-13 text-muted">{description}</div>}
      </div>
      {action && (
        <Button
          size="sm"
          className="self-center"
          onPress={() => {
            action.onAction();
            onClose();
          }}
        >
          {action.label}
          {action.shortcut && <Kbd>{action.shortcut}</Kbd>}
        </Button>
      )}
      <IconButton
        size="sm"
        tooltip={false}
        aria-label="Close"
        icon={<X aria-hidden />}
        onPress={onClose}
        className="-mt-1"
      />
    </div>
  );
}

/** Counts down, and stands still while the pointer or the focus is in the toast area. */
function useCloseAfter(ref: { current: HTMLElement | null }, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    const area = ref.current?.closest<HTMLElement>('[data-sonner-toaster]') ?? ref.current;
    if (!area) return undefined;
    let left = SHOWN_MS;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const held = { hover: area.matches(':hover'), focus: area.contains(document.activeElement) };
    const update = () => {
      if (held.hover || held.focus) {
        if (timer !== undefined) left -= Date.now() - since;
        clearTimeout(timer);
        timer = undefined;
      } else if (timer === undefined) {
        since = Date.now();
        timer = setTimeout(() => close.current(), Math.max(0, left));
      }
    };
    const hold = (by: keyof typeof held, value: boolean) => () => {
      held[by] = value;
      update();
    };
    const stop = new AbortController();
    const listen = (type: string, listener: () => void) =>
      area.addEventListener(type, listener, { signal: stop.signal });
    listen('mouseenter', hold('hover', true));
    listen('mouseleave', hold('hover', false));
    listen('focusin', hold('focus', true));
    listen('focusout', hold('focus', false));
    update();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [ref]);
}

function useSwipeRight(onSwiped: () => void) {
  const [distance, setDistance] = useState(0);
  const start = useRef<number | null>(null);
  const end = () => {
    start.current = null;
    setDistance(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) setDistance(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null && event.clientX - start.current >= SWIPE_PX) onSwiped();
      else end();
      start.current = null;
    },
    onPointerCancel: end,
  };
  return { distance, handlers };
}
