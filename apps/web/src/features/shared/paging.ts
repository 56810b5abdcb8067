/** Tables page by 50. */
export const PAGE_SIZE = 50;
export const PAGE_SIZES = [25, 50, 100];

/** The `limit` and `offset` of a page, counted from 1. */
export function pageInput(page = 1, size = PAGE_SIZE) {
  return { limit: size, offset: (page - 1) * size };
}
