import { errorText } from './error-text.ts';

/**
 * What stands where a field has nothing to suggest. A search that failed is told: as 'there is none' it would have a
 * person go on without whom they looked for.
 */
export function noSuggestion({ isFetching, error }: { isFetching: boolean; error: unknown }, none: string): string {
  if (isFetching) return 'Searching…';
  return error ? `The search failed: change the name to search again. ${errorText(error)}` : none;
}
