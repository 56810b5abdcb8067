import { pageInput } from '../shared/paging.ts';

/**
 * The query inputs that the profile's panels and its loader share. They have their own file because the loader needs
 * nothing else.
 */

export const alertsOfEntity = (entityId: number) => ({ entityId, limit: 5 });

export const casesOfEntity = (entityId: number) => ({ entityId, limit: 5 });

export const trailOfEntity = (entityId: number) => ({ entityId, limit: 8 });

/** Screenings per page of the panel. */
export const SCREENINGS = 5;

export const screeningsOf = (entityId: number, page?: number) => ({ entityId, ...pageInput(page, SCREENINGS) });
