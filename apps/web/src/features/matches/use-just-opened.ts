import { useEffect, useEffectEvent, useRef } from 'react';

/** Nobody has seen a match sooner: what is pressed until then is the second half of a double stroke, or of a double click. */
const SEEN_AFTER_MS = 300;

/** Tells a decision on the match that opens after a decision from a stroke that was still meant for the one before. */
export function useJustOpened(openId: number | undefined) {
  const decidedAt = useRef(-Infinity);
  const openedAt = useRef(-Infinity);
  const isNextAwaited = useRef(false);
  const opened = useEffectEvent((_id: number | undefined) => {
    // Whoever goes to a match has seen it in the queue.
    if (isNextAwaited.current) openedAt.current = Date.now();
    isNextAwaited.current = false;
  });
  useEffect(() => opened(openId), [openId]);
  return {
    isUnseen: () => Date.now() - Math.max(decidedAt.current, openedAt.current) < SEEN_AFTER_MS,
    noteDecided: () => {
      decidedAt.current = Date.now();
      isNextAwaited.current = true;
    },
  };
}
