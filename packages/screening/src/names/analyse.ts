/** One door to both customs of reading names. */
import { analyseOrganisation } from './analyse-organisation.ts';
import { analysePerson } from './analyse-person.ts';
import type { NameCustom, NameReading } from './name-token.ts';
import { repairedText } from './repaired-text.ts';
import type { PartyType } from '../party.ts';

/** Which custom a type of party follows. */
export const customOf = (type: PartyType): NameCustom => (type === 'person' ? 'person' : 'organisation');

/** The readings of a name, empty when no letter or digit of it can be read. Pure and deterministic. */
export function analyse(text: string, custom: NameCustom): NameReading[] {
  const repaired = repairedText(text);
  const readings = custom === 'person' ? analysePerson(repaired) : analyseOrganisation(repaired);
  return readings.filter((reading) => reading.tokens.length > 0);
}
