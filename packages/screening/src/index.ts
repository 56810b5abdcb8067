/**
 * The engine's public interface. `compare` scores one pair, `buildIndex` makes the segment of a list, `screen` finds
 * the listed parties that a subject may be. Pure functions: no I/O, no clock, no host.
 */
export * from './party.ts';
export { buildIndex, buildIndexInSteps, partiesPerStep } from './candidates/build-index.ts';
export type { IndexedParty } from './candidates/build-index.ts';
export { IndexFormatError, openIndex, partiesOf } from './candidates/open-index.ts';
export type { MergedBytes } from './candidates/open-index.ts';
export type { NameIndex } from './candidates/segment.ts';
export { loadTables } from './load-tables.ts';
export { mergeIndexes, mergeIndexesInSteps } from './candidates/merged-index.ts';
export { MAX_SUBJECT_NAMES } from './candidates/question.ts';
export { createBatchScreener, createScreener, screen, screenInSteps } from './candidates/screen.ts';
export { createCustomerFinder, findsCustomersFrom } from './candidates/find-customers.ts';
export type { FinderOptions } from './candidates/find-customers.ts';
export { findByIdentifier } from './candidates/find-by-identifier.ts';
export { findIdsInSteps, findNames, findNamesInSteps } from './candidates/find-names.ts';
export type { FoundBy, FoundName } from './candidates/find-names.ts';
export type { Hit, ScreenOptions, Screening } from './candidates/screen.ts';
export { compare, compareAll } from './matching/compare.ts';
export { DEFAULT_THRESHOLD } from './matching/threshold.ts';
export type { Comparison, Evidence } from './matching/evidence.ts';
export { ENGINE_VERSION } from './version.ts';
