import { entity } from '@tamis/db/schema';
import { RISK_HIGH, RISK_MEDIUM, type RiskLevel } from '@tamis/screening/risk/bands';
import { type SQL, between, gte, lt } from 'drizzle-orm';

/** The risk bands as conditions on an entity's score. */
export const IN_RISK_BAND: Record<RiskLevel, SQL> = {
  high: gte(entity.riskScore, RISK_HIGH),
  medium: between(entity.riskScore, RISK_MEDIUM, RISK_HIGH - 1),
  low: lt(entity.riskScore, RISK_MEDIUM),
};
