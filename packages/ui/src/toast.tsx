import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import { useBottomBarReach } from './bottom-bar.ts';
import {
  forgetNotifications,
  keepNotification,
  type RecentNotification,
  type ToastTone,
  type ToastVariant,
} from './recent-notifications.ts';
import { ToastCard, type ToastContent } from './toast-card.tsx';

export interface ToastOptions extends Pick<ToastContent, 'title' | 'description' | 'icon' | 'action'> {
  variant?: ToastVariant;
  /** The icon of a default toast. */
  tone?: ToastTone;
}

interface Shown {
  notification: RecentNotification;
  /** The library's id: a new toast takes over the id of the one that it replaces. */
  slot: string;
}

let shown: Shown | undefined;
let made = 0;

/** At most one is visible; a new one replaces it. Texts only, never markup. */
export function toast({
  icon,
  action,
  variant = 'default',
  tone = 'success',
  title,
  description,
}: ToastOptions): string {
  made += 1;
  const id = `toast-${made}`;
  const slot = shown?.slot ?? id;
  if (shown) keepNotification(shown.notification);
  shown = { notification: { id, title, description, variant, tone, at: Date.now() }, slot };
  const content = { title, description, variant, tone, icon, action };
  sonner.custom(() => <ToastCard key={id} {...content} onClose={() => close(id)} />, { id: slot, duration: Infinity });
  return id;
}

/** Closes this toast if it is still shown, because its message is outdated. */
export function closeToast(id: string | undefined): void {
  if (id !== undefined) close(id);
}

function close(id: string) {
  if (shown?.notification.id !== id) return;
  keepNotification(shown.notification);
  sonner.dismiss(shown.slot);
  shown = undefined;
}

/** Removes what is shown and what was shown before: none of it is for the next person at this screen. */
export function forgetToasts(): void {
  if (shown) sonner.dismiss(shown.slot);
  shown = undefined;
  forgetNotifications();
}

function dismissToast(): void {
  if (shown) close(shown.notification.id);
}

const HOTKEY = ['F8'];
const NO_SWIPE: [] = [];
const GAP = 24;
const MOBILE_GAP = 16;

/** Render it once at the root, before any overlay. F8 focuses it, Escape closes the toast. */
export function Toaster() {
  const bar = useBottomBarReach();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !belongsElsewhere(event.target)) dismissToast();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={1}
      hotkey={HOTKEY}
      swipeDirections={NO_SWIPE}
      offset={{ bottom: GAP + bar, right: GAP }}
      mobileOffset={{ bottom: MOBILE_GAP + bar, right: MOBILE_GAP, left: MOBILE_GAP }}
      className="z-50!"
    />
  );
}

/** In a field or an overlay, Escape has its own meaning. */
const belongsElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]') !== null;
