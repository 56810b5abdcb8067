import type { Entity } from '@tamis/api/entities/schema';
import type { Match } from '@tamis/api/screening/schema';
import { nameKindText } from '../party/party-words.ts';
import { capitalised } from '../shared/wording.ts';
import { isConfirmedNow } from './list-rows.ts';

interface KnownName {
  text: string;
  /** 'Primary name', 'Weak alias' */
  kind: string;
  sources: string[];
}

/** The lists whose confirmed party agrees in a field: they confirm the declared fact, as long as they list the party. */
export function confirmingLists(matches: readonly Match[], field: 'country' | 'date'): string[] {
  const agreeing = matches
    .filter(isConfirmedNow)
    .filter(({ fields }) => fields.some((one) => one.field === field && one.verdict === 'match'));
  return [...new Set(agreeing.map(({ list }) => list.code))];
}

/** The declared name, then those of the confirmed parties that are still listed. The same spelling appears once, with all its sources. */
export function knownNames(entity: Entity, matches: readonly Match[]): KnownName[] {
  const names = new Map<string, KnownName>([
    [entity.name, { text: entity.name, kind: 'Primary name', sources: ['Declared'] }],
  ]);
  for (const { party, list } of matches.filter(isConfirmedNow)) {
    for (const name of party.names) {
      const known = names.get(name.text);
      if (!known)
        names.set(name.text, { text: name.text, kind: capitalised(nameKindText(name)), sources: [list.code] });
      else if (!known.sources.includes(list.code)) known.sources.push(list.code);
    }
  }
  return [...names.values()];
}
