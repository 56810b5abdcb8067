/** Builders for the engine's input: a test states only what it is about. */
import type { ListedParty, PartyName, Subject } from '../src/party.ts';

/** A strong primary name. */
export function aName(text: string, overrides: Partial<PartyName> = {}): PartyName {
  return { text, kind: 'primary', strength: 'strong', ...overrides };
}

/** A listed party; a `name` is short for one strong primary name. */
export function aParty({
  name = 'Nomen Nescio',
  ...overrides
}: Partial<ListedParty> & { name?: string } = {}): ListedParty {
  return {
    sourceRef: 'REF-1',
    type: 'person',
    names: [aName(name)],
    dates: [],
    countries: [],
    birthPlaces: [],
    identifiers: [],
    addresses: [],
    programmes: [],
    positions: [],
    ...overrides,
  };
}

/** A subject; a `name` is short for one name. */
export function aSubject({ name = 'Nomen Nescio', ...overrides }: Partial<Subject> & { name?: string } = {}): Subject {
  return { names: [name], ...overrides };
}

/** A full date on a list. */
export const aDate = (iso: string): ListedParty['dates'][number] => ({ from: iso, to: iso });

/** A nationality by code. */
export const aNationality = (code: string): ListedParty['countries'][number] => ({
  code,
  text: code,
  role: 'nationality',
});
