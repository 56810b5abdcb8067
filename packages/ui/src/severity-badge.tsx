import { Badge } from './badge.tsx';
import { RiskBadge } from './risk-badge.tsx';

/** The severity of an alert, or the level of an article. An unknown word is shown as it is. */
export function SeverityBadge({ severity }: { severity: string }) {
  if (severity === 'high' || severity === 'medium' || severity === 'low') return <RiskBadge level={severity} short />;
  return <Badge>{severity}</Badge>;
}
