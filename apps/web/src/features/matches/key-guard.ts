import type { Match } from '@tamis/api/screening/schema';
import { toast } from '@tamis/ui/toast';

/** A key or click that comes sooner is the second half of a double stroke: nobody has seen the next match yet. */
const DOUBLE_STROKE_MS = 300;
/** A key that was on its way is down by then, and the person has seen that another match is open. */
const NOTICED_AFTER_MS = 1_000;

/** Decides without the guard, where no match opens by itself. */
export const atOnce = (decide: () => void) => decide();

/** Keeps a key that was meant for one match from deciding the next one, which has only just opened. */
export function createKeyGuard() {
  let silentUntil = -Infinity;
  let warnsUntil = -Infinity;
  let isNextAwaited = false;
  return {
    noteDecided: () => {
      silentUntil = Date.now() + DOUBLE_STROKE_MS;
      isNextAwaited = true;
    },
    /** Another match is open. A person who goes to a match has seen it in the queue. */
    noteOpened: () => {
      if (isNextAwaited) silentUntil = Date.now() + DOUBLE_STROKE_MS;
      isNextAwaited = false;
    },
    /** Another match opens by itself, which nobody has asked for. */
    noteReplaced: () => {
      warnsUntil = Date.now() + NOTICED_AFTER_MS;
    },
    /** Decides on the match, unless it may not have been noticed yet. */
    whenNoticed: ({ entityName }: Match, decide: () => void) => {
      const now = Date.now();
      // Without a word: a toast would replace the one of the last decision, with its Undo.
      if (now < silentUntil) return;
      if (now >= warnsUntil) decide();
      else toast({ title: 'Nothing decided', description: `${entityName} has only just opened.`, tone: 'warning' });
    },
  };
}
