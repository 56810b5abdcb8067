import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';

/** Shown while there is no connection. Afterwards it offers to load what may have changed. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  const queryClient = useQueryClient();
  const router = useRouter();
  if (!isOnline && !wasOffline) setWasOffline(true);
  if (!wasOffline) return null;
  const refresh = () => {
    setWasOffline(false);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    void router.invalidate();
  };
  return (
    <div className="no-print sticky top-(--sticky-top) z-10 mb-4">
      {isOnline ? (
        <Banner
          tone="info"
          title="You are online again."
          live
          action={
            <Button size="sm" onPress={refresh}>
              Refresh
            </Button>
          }
        >
          Refresh to see what has changed.
        </Banner>
      ) : (
        <Banner tone="warning" title="You are offline." live>
          What is shown may be out of date, and changes cannot be saved. Check your connection.
        </Banner>
      )}
    </div>
  );
}

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
