/** The query input for the newest jobs on the lists page. */
export const SHOWN_JOBS = { limit: 8 };
