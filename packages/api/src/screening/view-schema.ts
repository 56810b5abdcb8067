/** What an address of the matches page may say, apart from the rest: the entry of the web app needs no more. */
import * as v from 'valibot';

export const MatchState = v.picklist(['pending', 'proposed', 'confirmed', 'dismissed']);
export type MatchState = v.InferOutput<typeof MatchState>;

/** The states of what nobody has decided yet: a match waits for a decision, or a proposed one for a second person's. */
export const WAITING_STATES = ['pending', 'proposed'] as const satisfies readonly MatchState[];

export const isWaiting = ({ state }: { state: MatchState }): boolean =>
  WAITING_STATES.some((waiting) => waiting === state);

/** Whether a match says something of the entity: it is confirmed, and its party was not taken off the list since. */
export const standsConfirmed = ({ state, delistedAt }: { state: MatchState; delistedAt: string | null }): boolean =>
  state === 'confirmed' && delistedAt === null;

/**
 * The day of the latest list version that no longer has a party which the entity is confirmed to be; null for none. When
 * the party left the list is not known: its publisher may have issued versions that were never imported.
 */
export const lastDelisting = (
  matches: readonly { state: MatchState; delistedVersionDay: string | null }[],
): string | null =>
  matches
    .flatMap(({ state, delistedVersionDay }) => (state === 'confirmed' ? (delistedVersionDay ?? []) : []))
    .toSorted()
    .at(-1) ?? null;

export const MatchOrder = v.picklist(['score', 'newest', 'oldest', 'decided', 'customer']);
export type MatchOrder = v.InferOutput<typeof MatchOrder>;

/** The reasons an analyst chooses from when dismissing, in the order of their number keys. */
export const DISMISS_REASONS = [
  'Date of birth differs',
  'Name only',
  'Nationality differs',
  'Different type',
  'Cleared before',
] as const;
