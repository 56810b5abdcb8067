import type { FoundEntity } from '@tamis/api/search/schema';

/** Why a name is among the results, where it does not show by itself. */
export const REASON_TEXTS: Readonly<Record<FoundEntity['reason'], string | null>> = {
  name: null,
  beginning: null,
  inside: 'Letters inside a word',
  spelling: 'Similar spelling',
  transliterated: 'Transliterated',
  alias: 'Alias',
};
