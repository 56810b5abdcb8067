/**
 * The offences an article is read for: the categories of predicate offences to money laundering that the FATF designates
 * (FATF Recommendations, general glossary, 'designated categories of offences'), money laundering itself, and what
 * institutions ask for besides: standing on a sanctions list, crimes of war, breaches of a regulator's rules.
 */
import { MONEY_OFFENCES } from './tables/money-offences.ts';
import { SECURITY_OFFENCES } from './tables/security-offences.ts';
import { TRAFFICKING_OFFENCES } from './tables/trafficking-offences.ts';
import { VIOLENCE_OFFENCES } from './tables/violence-offences.ts';

export const OFFENCES = { ...MONEY_OFFENCES, ...SECURITY_OFFENCES, ...TRAFFICKING_OFFENCES, ...VIOLENCE_OFFENCES };

export type Offence = keyof typeof OFFENCES;
