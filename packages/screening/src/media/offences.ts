/**
 * The offences that an article is checked for: the FATF's designated predicate offences to money laundering (FATF
 * Recommendations, general glossary, 'designated categories of offences'), money laundering itself, and further ones
 * that institutions ask for: being on a sanctions list, war crimes, breaches of regulations.
 */
import type { PhraseTable } from './phrases.ts';
import { FOREIGN_OFFENCES } from './tables/foreign-offences.ts';
import { MONEY_OFFENCES } from './tables/money-offences.ts';
import { SECURITY_OFFENCES } from './tables/security-offences.ts';
import { TRAFFICKING_OFFENCES } from './tables/trafficking-offences.ts';
import { VIOLENCE_OFFENCES } from './tables/violence-offences.ts';

const ENGLISH = { ...MONEY_OFFENCES, ...SECURITY_OFFENCES, ...TRAFFICKING_OFFENCES, ...VIOLENCE_OFFENCES };

export type Offence = keyof typeof ENGLISH;

const foreign: Partial<Record<Offence, readonly string[]>> = FOREIGN_OFFENCES;

const inAllLanguages = Object.entries<readonly string[]>(ENGLISH).map(
  // The keys of a table are its meanings.
  ([offence, phrases]) => [offence, [...phrases, ...(foreign[offence as Offence] ?? [])]] as const,
);

/** The phrases of every offence in all supported languages. */
export const OFFENCES = Object.fromEntries(inAllLanguages) as unknown as PhraseTable<Offence>;
