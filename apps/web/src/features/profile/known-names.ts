import type { Entity } from '@tamis/api/entities/schema';
import type { Match } from '@tamis/api/screening/schema';
import { nameKindText } from '../party/party-words.ts';
import { capitalised } from '../shared/wording.ts';

interface KnownName {
  text: string;
  /** 'Primary name', 'Weak alias' */
  kind: string;
  sources: string[];
}

const confirmed = (matches: readonly Match[]) => matches.filter(({ state }) => state === 'confirmed');

/** The lists whose confirmed party agrees in a field: they confirm the declared fact. */
export function confirmingLists(matches: readonly Match[], field: 'country' | 'date'): string[] {
  const agreeing = confirmed(matches).filter(({ fields }) =>
    fields.some((one) => one.field === field && one.verdict === 'match'),
  );
  return [...new Set(agreeing.map(({ list }) => list.code))];
}

/** The declared name, then those of the confirmed parties. The same spelling appears once, with all its sources. */
export function knownNames(entity: Entity, matches: readonly Match[]): KnownName[] {
  const names = new Map<string, KnownName>([
    [entity.name, { text: entity.name, kind: 'Primary name', sources: ['Declared'] }],
  ]);
  for (const { party, list } of confirmed(matches)) {
    for (const name of party.names) {
      const known = names.get(name.text);
      if (!known)
        names.set(name.text, { text: name.text, kind: capitalised(nameKindText(name)), sources: [list.code] });
      else if (!known.sources.includes(list.code)) known.sources.push(list.code);
    }
  }
  return [...names.values()];
}
