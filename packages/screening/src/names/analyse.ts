/** The single entry point to both customs of reading names. */
import { analyseOrganisation } from './organisations/analyse-organisation.ts';
import { analysePerson } from './people/analyse-person.ts';
import type { NameCustom, NameReading } from './name-token.ts';
import { repairedText } from './repaired-text.ts';
import { soleTraderReadings } from './organisations/sole-traders.ts';
import type { PartyType } from '../party.ts';

/** Which custom a type of party follows. */
export const customOf = (type: PartyType): NameCustom => (type === 'person' ? 'person' : 'organisation');

/** The readings of a name; empty if it has no readable letter or digit. Pure and deterministic. */
export function analyse(text: string, custom: NameCustom): NameReading[] {
  const repaired = repairedText(text);
  const readings = custom === 'person' ? analysePerson(repaired) : readOrganisation(repaired);
  return readings.filter((reading) => reading.tokens.length > 0);
}

/** Initials of a sole trader belong to a person, so none of them is a company word. */
function readOrganisation(text: string): NameReading[] {
  const asPerson = soleTraderReadings(text);
  const hasInitials = asPerson.some(({ tokens }) => tokens.some(({ kind }) => kind === 'initial'));
  return hasInitials ? asPerson : [...analyseOrganisation(text), ...asPerson];
}
