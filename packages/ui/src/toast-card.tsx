import X from 'lucide-react/icons/x';
import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { NotificationMark } from './notification-mark.tsx';
import type { ToastTone, ToastVariant } from './recent-notifications.ts';

/** A toast closes after this time; the clock stops while it is hovered or focused. */
const SHOWN_MS = 5000;
/** A swipe to the right by this many pixels closes it. */
const SWIPE_PX = 50;

export interface ToastContent {
  title: string;
  description?: string;
  variant: ToastVariant;
  tone: ToastTone;
  icon?: ReactElement;
  action?: { label: string; shortcut?: string; onAction: () => void };
}

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
  return (
    <div
      ref={ref}
      role={variant === 'destructive' ? 'alert' : 'status'}
      className="flex w-full touch-pan-y items-start gap-3 rounded-panel bg-surface py-3.5 ps-4 pe-3 font-sans text-14 text-text shadow-overlay select-none min-[601px]:w-[360px]"
      style={{ transform: distance > 0 ? `translateX(${distance}px)` : undefined, opacity: 1 - distance / 300 }}
      {...handlers}
    >
      <NotificationMark variant={variant} tone={tone} icon={icon} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <div className="font-semibold">{title}</div>
        {description && <div className="text-13 text-muted">{description}</div>}
      </div>
      {action && (
        <Button
          size="sm"
          // No taller than the title's line, so that the two are level where there is no description.
          className="-my-1 self-center pointer-coarse:-my-2.5"
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
        className="-my-1 pointer-coarse:-my-2.5"
      />
    </div>
  );
}

/** Closes after its time, but not while the pointer or the focus is in the toast area. */
function useCloseAfter(ref: { current: HTMLElement | null }, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    const area = ref.current?.closest<HTMLElement>('[data-sonner-toaster]') ?? ref.current;
    if (!area) return undefined;
    const countdown = heldCountdown(SHOWN_MS, () => close.current());
    const held = { hover: area.matches(':hover'), focus: area.contains(document.activeElement) };
    const holdOrGo = () => (held.hover || held.focus ? countdown.hold() : countdown.go());
    const stop = new AbortController();
    const listen = (type: string, by: keyof typeof held, isHeld: boolean) =>
      area.addEventListener(
        type,
        () => {
          held[by] = isHeld;
          holdOrGo();
        },
        { signal: stop.signal },
      );
    listen('mouseenter', 'hover', true);
    listen('mouseleave', 'hover', false);
    listen('focusin', 'focus', true);
    listen('focusout', 'focus', false);
    holdOrGo();
    return () => {
      stop.abort();
      countdown.hold();
    };
  }, [ref]);
}

/** Counts down to `onEnd`; while held, it keeps the remaining time. */
function heldCountdown(ms: number, onEnd: () => void) {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    go: () => {
      if (timer !== undefined) return;
      since = Date.now();
      timer = setTimeout(onEnd, Math.max(0, left));
    },
    hold: () => {
      if (timer === undefined) return;
      left -= Date.now() - since;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Follows the pointer to the right, and counts as swiped when it was moved far enough; buttons in it still work. */
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
