import type { EndCause, Topic } from '@tamis/api/live/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { checkSession, useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { listenToChanges } from './change-stream.ts';

/** The shortest time between two refreshes of what is on screen. */
const SPACING_MS = 1_500;
/** The delay while the user's own change is being sent: what it affects is not loaded before. */
const WHILE_CHANGING_MS = 200;

/** Keeps the screen up to date: when something changes elsewhere, what shows it is loaded again. */
export function useLiveChanges() {
  const { pending } = useUser();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const router = useRouter();
  const invalidate = useInvalidate();
  const isChanging = useEffectEvent(() => queryClient.isMutating() > 0);
  const refresh = useEffectEvent((topics: Topic[]) => void invalidate(...topics));
  const askWho = useEffectEvent((because?: EndCause) => void checkSession({ client, queryClient, router }, because));
  useEffect(() => {
    if (pending) return undefined;
    const changed = gatherTopics(refresh, isChanging);
    const stop = listenToChanges({ onChange: changed.add, onEnd: askWho });
    return () => {
      stop();
      changed.forget();
    };
  }, [pending]);
}

/**
 * Collects topics until the window is visible, no own change is being sent, and the last refresh is long enough ago.
 */
function gatherTopics(refresh: (topics: Topic[]) => void, isChanging: () => boolean) {
  const waiting = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -SPACING_MS;
  const after = (ms: number) => {
    timer ??= setTimeout(flush, ms);
  };
  const flush = () => {
    timer = undefined;
    if (waiting.size === 0 || document.hidden) return;
    if (isChanging()) {
      after(WHILE_CHANGING_MS);
      return;
    }
    last = performance.now();
    refresh([...waiting]);
    waiting.clear();
  };
  const whenSeen = () => after(0);
  document.addEventListener('visibilitychange', whenSeen);
  return {
    add: (topics: readonly Topic[]) => {
      for (const topic of topics) waiting.add(topic);
      after(Math.max(0, last + SPACING_MS - performance.now()));
    },
    forget: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    },
  };
}
