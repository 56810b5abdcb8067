import type { Match } from '@tamis/api/screening/schema';
import { toast } from '@tamis/ui/toast';

/** A key or click that comes sooner is the second of a double press: nobody has seen the next match yet. */
const DOUBLE_STROKE_MS = 300;
/** By then a key that was meant for the last match has been pressed, and the user has seen that another match is open. */
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
    /** Another match is open. A user who goes to a match has seen it in the queue. */
    noteOpened: () => {
      if (isNextAwaited) silentUntil = Date.now() + DOUBLE_STROKE_MS;
      isNextAwaited = false;
    },
    /** Another match opens by itself, without the user's action. */
    noteReplaced: () => {
      warnsUntil = Date.now() + NOTICED_AFTER_MS;
    },
    /** Decides on the match, unless it may not have been noticed yet. */
    whenNoticed: ({ entityName }: Match, decide: () => void) => {
      const now = Date.now();
      // No toast: it would replace the one of the last decision, with its Undo.
      if (now < silentUntil) return;
      if (now >= warnsUntil) decide();
      else toast({ title: 'Nothing decided', description: `${entityName} has only just opened.`, tone: 'warning' });
    },
  };
}
