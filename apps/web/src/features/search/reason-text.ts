import type { FoundEntity } from '@tamis/api/search/schema';

/** Why a name is among the results. */
export const REASON_TEXTS: Readonly<Record<FoundEntity['reason'], string>> = {
  name: 'As written',
  beginning: 'Beginning of a word',
  inside: 'Letters inside a word',
  spelling: 'Similar spelling',
  transliterated: 'Transliterated',
  alias: 'Alias',
  identifier: 'Identifier agrees',
};
