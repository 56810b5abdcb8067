export * from './accounts.ts';
export * from './entities.ts';
export * from './watchlists.ts';
export * from './screening.ts';
export * from './ownership.ts';
export * from './work.ts';
export * from './system.ts';
export * from './self-test.ts';
