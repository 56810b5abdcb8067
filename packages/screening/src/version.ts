/** Bumped whenever a score may change; stored with every screening and every index. */
export const ENGINE_VERSION: string = 'tamis-42';
