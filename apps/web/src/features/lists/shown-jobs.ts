/** What the page of lists asks for of the server's jobs: the newest. */
export const SHOWN_JOBS = { limit: 8 };
