import { errorText } from './error-text.ts';

/**
 * The text shown if a field has no suggestions. A failed search says so: 'none found' would make the user go on without
 * the entity they were looking for.
 */
export function noSuggestion({ isFetching, error }: { isFetching: boolean; error: unknown }, none: string): string {
  if (isFetching) return 'Searching…';
  return error ? `The search failed: change the name to search again. ${errorText(error)}` : none;
}
