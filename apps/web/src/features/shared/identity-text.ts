import type { Entity } from '@tamis/api/entities/schema';
import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import { formatDate } from '@tamis/ui/dates';

type Identified = Pick<Entity, 'id' | 'type' | 'countryName' | 'additionalInfo'>;

/** What distinguishes namesakes: 'Person, Russia, born Jan 2, 1968 · ID 186'. */
export function identityText({ id, type, countryName, additionalInfo: { birthDate, founded } }: Identified): string {
  const since = birthDate ? `, born ${unbroken(birthDate)}` : founded ? `, founded ${unbroken(founded)}` : '';
  return `${ENTITY_TYPE_TEXTS[type]}, ${countryName}${since}\u{a0}·\u{a0}ID\u{a0}${id}`;
}

/** A date stays on one line, and so does what follows it. */
const unbroken = (day: string) => formatDate(day).replaceAll(' ', '\u{a0}');
