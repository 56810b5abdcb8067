import { AlertFilter } from '@tamis/api/alerts/view-schema';
import * as v from 'valibot';

/** The choices of the filter in their order. */
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

/** The filter that a key of the menu stands for; undefined for the one that needs no saying. */
export function filterFrom(key: unknown): AlertFilter | undefined {
  const result = v.safeParse(AlertFilter, key);
  return result.success && result.output !== 'all' ? result.output : undefined;
}
