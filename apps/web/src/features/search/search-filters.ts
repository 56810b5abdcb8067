import type { Entity, EntityType } from '@tamis/api/entities/schema';
import { bandOf } from '@tamis/ui/risk';

export interface SearchView {
  q?: string;
  type?: EntityType;
  risk?: 'high' | 'medium' | 'low';
  country?: string;
  /** Whether Advanced Filters is open. */
  filters?: boolean;
}

export const isFiltered = ({ type, risk, country }: SearchView): boolean =>
  type !== undefined || risk !== undefined || Boolean(country?.trim());

export const NO_FILTERS: SearchView = { type: undefined, risk: undefined, country: undefined };

/** The entities that pass every filter; the country is part of its name in any case. */
export function filterEntities(entities: readonly Entity[], { type, risk, country }: SearchView): Entity[] {
  const part = country?.trim().toLowerCase() ?? '';
  return entities.filter(
    (entity) =>
      (type === undefined || entity.type === type) &&
      (risk === undefined || bandOf(entity.riskScore) === risk) &&
      entity.country.toLowerCase().includes(part),
  );
}

/** '1 result found', '5 results found (filtered)' */
export const countOfResults = (count: number, filtered: boolean): string =>
  `${count} ${count === 1 ? 'result' : 'results'} found${filtered ? ' (filtered)' : ''}`;
