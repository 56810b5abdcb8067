import type { Permission } from '@tamis/api/permissions';
import { DISMISS_REASONS } from '@tamis/api/screening/view-schema';

export interface Shortcut {
  /** One key, two in a row ('g d'), or a key with Ctrl or ⌘ ('mod+k'). */
  keys: string;
  does: string;
  group: 'Everywhere' | 'Go to' | 'Matches' | 'Lists of items' | 'Cases';
  /** The permission that it requires. */
  needs?: Permission;
}

/** Each number dismisses with the reason at that place. */
const dismissBecause = (place: number): Shortcut => ({
  keys: String(place),
  does: `Dismiss: ${DISMISS_REASONS[place - 1]?.toLowerCase()}`,
  group: 'Matches',
  needs: 'matches.decide',
});

/** All shortcuts. Only these can be bound, and the dialog that `?` opens lists them. */
export const SHORTCUTS = {
  commands: { keys: 'mod+k', does: 'Search and commands', group: 'Everywhere' },
  search: { keys: '/', does: 'Search box', group: 'Everywhere' },
  shortcuts: { keys: '?', does: 'These shortcuts', group: 'Everywhere' },

  goDashboard: { keys: 'g d', does: 'Dashboard', group: 'Go to' },
  goEntities: { keys: 'g e', does: 'Entities', group: 'Go to' },
  goMatches: { keys: 'g m', does: 'Matches', group: 'Go to' },
  goAlerts: { keys: 'g a', does: 'Alerts', group: 'Go to' },
  goCases: { keys: 'g c', does: 'Cases', group: 'Go to' },
  goLists: { keys: 'g l', does: 'Lists', group: 'Go to' },
  goReports: { keys: 'g r', does: 'Reports', group: 'Go to' },

  next: { keys: 'j', does: 'Next', group: 'Lists of items' },
  previous: { keys: 'k', does: 'Previous', group: 'Lists of items' },

  comment: { keys: 'mod+Enter', does: 'Send the comment', group: 'Cases', needs: 'cases.write' },

  confirm: { keys: 'c', does: 'Confirm the match', group: 'Matches', needs: 'matches.decide' },
  dismissBecause1: dismissBecause(1),
  dismissBecause2: dismissBecause(2),
  dismissBecause3: dismissBecause(3),
  dismissBecause4: dismissBecause(4),
  dismissBecause5: dismissBecause(5),
  ownReason: {
    keys: String(DISMISS_REASONS.length + 1),
    does: 'Dismiss for a reason of your own',
    group: 'Matches',
    needs: 'matches.decide',
  },
  dismiss: {
    keys: 'd',
    does: 'Choose a reason and add a note, Enter dismisses',
    group: 'Matches',
    needs: 'matches.decide',
  },
  note: { keys: 'n', does: 'Note', group: 'Matches', needs: 'matches.decide' },
  dismissNow: { keys: 'Enter', does: 'Dismiss with the chosen reason', group: 'Matches', needs: 'matches.decide' },
  cancel: { keys: 'Escape', does: 'Back without dismissing', group: 'Matches', needs: 'matches.decide' },
  approve: { keys: 'a', does: 'Approve what somebody else proposed', group: 'Matches', needs: 'matches.decide' },
  giveBack: { keys: 'r', does: 'Return it with a note', group: 'Matches', needs: 'matches.decide' },
  undo: { keys: 'u', does: 'Undo the last decision', group: 'Matches', needs: 'matches.decide' },
  openCase: { keys: 'e', does: 'Open a case on what was confirmed last', group: 'Matches', needs: 'matches.decide' },
  skip: { keys: 's', does: 'Skip for now', group: 'Matches' },
  openProfile: { keys: 'o', does: 'Open the profile', group: 'Matches' },
  select: { keys: 'x', does: 'Select or unselect', group: 'Matches', needs: 'matches.decide' },
  sameParty: {
    keys: 'p',
    does: 'Decide the same party on other lists, too',
    group: 'Matches',
    needs: 'matches.decide',
  },
  selectAlike: { keys: 'l', does: 'Select similar hits', group: 'Matches', needs: 'matches.decide' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof SHORTCUTS;

/** The key caps of a shortcut on this keyboard: 'mod+k' is ⌘ K on a Mac, Ctrl K elsewhere. */
export function keyCaps(id: ShortcutId): string[] {
  const isMac = /mac|iphone|ipad/iu.test(navigator.userAgent);
  return SHORTCUTS[id].keys.split(/[ +]/u).map((key) => {
    if (key === 'mod') return isMac ? '⌘' : 'Ctrl';
    if (key === 'Enter') return '↵';
    if (key === 'Escape') return 'esc';
    return key.toUpperCase();
  });
}
