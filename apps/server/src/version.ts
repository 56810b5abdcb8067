import manifest from '../package.json' with { type: 'json' };

/** This program's version. */
export const VERSION: string = manifest.version;
