/** Conditions on entities, for the list and for the search. */
import { entity } from '@tamis/db/schema';
import { countriesCalled } from '@tamis/screening/lists/countries';
import { RISK_HIGH, RISK_MEDIUM, type RiskLevel } from '@tamis/screening/risk/bands';
import { type SQL, between, gte, inArray, lt, or } from 'drizzle-orm';
import { containsText } from '../like-pattern.ts';

/** The risk bands as conditions on an entity's score. */
export const IN_RISK_BAND: Record<RiskLevel, SQL> = {
  high: gte(entity.riskScore, RISK_HIGH),
  medium: between(entity.riskScore, RISK_MEDIUM, RISK_HIGH - 1),
  low: lt(entity.riskScore, RISK_MEDIUM),
};

/**
 * A part of the country, as it is shown or as it was given: 'russia' finds an entity that came with 'RU' or 'Россия', and so
 * does what it came with. The beginning of any other name of the country finds it as well: 'turk', 'Deutschland'.
 */
export const countryHas = (text: string): SQL | undefined =>
  or(
    containsText(entity.countryName, text),
    containsText(entity.country, text),
    inArray(entity.countryName, countriesCalled(text)),
  );
