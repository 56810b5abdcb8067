import type { ListedParty } from '@tamis/screening';
import { countryName } from '@tamis/screening/lists/countries';
import type { PartyIdentity } from './certificate-schema.ts';

/**
 * What distinguishes a party from its namesakes. Its nationalities come first, before countries of residence and birth.
 */
export function identityOf(record: Pick<ListedParty, 'type' | 'countries' | 'dates'> | undefined): PartyIdentity {
  if (!record) return { countries: [], dates: [] };
  const { type, countries, dates } = record;
  const [own, others] = [true, false].map((isOwn) => countries.filter(({ role }) => OWN.has(role) === isOwn));
  const names = [...(own ?? []), ...(others ?? [])].map(({ code, text }) => (code === '' ? text : countryName(code)));
  return { type, countries: [...new Set(names)], dates };
}

const OWN: ReadonlySet<string> = new Set(['nationality', 'registration', 'flag']);
