import type { Subject } from '@tamis/screening';
import type { Hasher } from '../hasher.ts';
import { type Warning, warningOf } from '../screening/asked-subject.ts';
import { comparedDates } from '../screening/compared-dates.ts';
import type { EntityRow } from '@tamis/db/schema';

/** The fields of an entity that screening looks at. */
export type ScreenedFields = Pick<EntityRow, 'name' | 'type' | 'country' | 'birthDate' | 'founded'>;

/** An entity as the engine compares it. */
export function entitySubject(entity: ScreenedFields): Subject {
  const date = entity.type === 'company' ? entity.founded : entity.birthDate;
  const dates = comparedDates(date ? [date] : []);
  return { names: [entity.name], type: entity.type, countries: [entity.country], dates };
}

/** What of an entity is not compared, and why: its certificates say so. */
export function entityWarning(entity: ScreenedFields, now: number): Warning {
  const { name, type, country, birthDate, founded } = entity;
  const [field, date] = type === 'company' ? ['founded', founded] : ['birthDate', birthDate];
  return warningOf({ names: [name], countries: [country] }, date ? { [field]: [date] } : {}, now);
}

/** Changes whenever what screening looks at changes. */
export function matchHashOf(createHash: () => Hasher, entity: ScreenedFields): string {
  return createHash()
    .update(JSON.stringify(entitySubject(entity)))
    .hex()
    .slice(0, 32);
}
