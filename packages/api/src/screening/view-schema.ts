/** What an address of the matches page may say, apart from the rest: the entry of the web app needs no more. */
import * as v from 'valibot';

export const MatchState = v.picklist(['pending', 'proposed', 'confirmed', 'dismissed']);
export type MatchState = v.InferOutput<typeof MatchState>;

export const MatchOrder = v.picklist(['score', 'newest', 'oldest', 'decided', 'customer']);
export type MatchOrder = v.InferOutput<typeof MatchOrder>;
