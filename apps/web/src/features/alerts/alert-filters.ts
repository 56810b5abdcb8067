import { AlertFilter } from '@tamis/api/alerts/view-schema';
import * as v from 'valibot';

/** The filter options, in order. */
export const ALERT_FILTERS: readonly { id: AlertFilter; label: string }[] = [
  { id: 'all', label: 'All Alerts' },
  { id: 'unread', label: 'Unread' },
  { id: 'high', label: 'High Severity' },
  { id: 'medium', label: 'Medium Severity' },
  { id: 'low', label: 'Low Severity' },
  { id: 'sanction', label: 'Sanctions' },
  { id: 'adverse_media', label: 'Adverse Media' },
  { id: 'risk_score_change', label: 'Risk Score Changes' },
];

/** The filter for a menu key; undefined for the default. */
export function filterFrom(key: unknown): AlertFilter | undefined {
  const result = v.safeParse(AlertFilter, key);
  return result.success && result.output !== 'all' ? result.output : undefined;
}
