import type { EntityTab } from '@tamis/api/entities/view-schema';

/** The tabs of the entity list, in the order of the specification. */
export const ENTITY_TABS = [
  { id: 'all', label: 'All Entities' },
  { id: 'high', label: 'High Risk' },
  { id: 'medium', label: 'Medium Risk' },
  { id: 'low', label: 'Low Risk' },
  { id: 'pep', label: 'PEP' },
  { id: 'sanctioned', label: 'Sanctioned' },
] as const satisfies readonly { id: EntityTab; label: string }[];

/** 'No {filter} entities found.'; All Entities is not a filter. */
export function emptyText(tab: EntityTab): string {
  const label = ENTITY_TABS.find(({ id }) => id === tab)?.label;
  return tab === 'all' || !label ? 'No entities found.' : `No ${label} entities found.`;
}
