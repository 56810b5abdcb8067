import { pageInput } from '../shared/paging.ts';

/** The questions that the panels of the profile and its loader ask alike, apart from the panels: the loader needs no more. */

export const alertsOfEntity = (entityId: number) => ({ entityId, limit: 5 });

export const casesOfEntity = (entityId: number) => ({ entityId, limit: 5 });

export const trailOfEntity = (entityId: number) => ({ entityId, limit: 8 });

/** Searches that a page of the panel holds. */
export const SCREENINGS = 5;

export const screeningsOf = (entityId: number, page?: number) => ({ entityId, ...pageInput(page, SCREENINGS) });
