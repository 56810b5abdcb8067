import { useSyncExternalStore } from 'react';

export type ToastVariant = 'default' | 'destructive';
export type ToastTone = 'success' | 'warning' | 'info';

export interface RecentNotification {
  id: string;
  title: string;
  description?: string;
  variant: ToastVariant;
  tone: ToastTone;
  /** When it was shown, in milliseconds. */
  at: number;
}

/** Removal delay after dismissal. */
export const KEPT_MS = 1_000_000;

let kept: readonly RecentNotification[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly RecentNotification[]) {
  kept = next;
  for (const listener of listeners) listener();
}

/** Newest first; each is removed `KEPT_MS` after its toast disappeared. */
export function keepNotification(notification: RecentNotification): void {
  replace([notification, ...kept.filter(({ id }) => id !== notification.id)]);
  setTimeout(() => replace(kept.filter(({ id }) => id !== notification.id)), KEPT_MS);
}

/** One user's notifications must not be visible to the next user who signs in. */
export const forgetNotifications = (): void => replace([]);

export function useRecentNotifications(): readonly RecentNotification[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept,
  );
}
