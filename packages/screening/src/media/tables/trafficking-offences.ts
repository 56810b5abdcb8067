/** Illegal trade: drugs, people, goods, wildlife. */
import type { PhraseTable } from '../phrases.ts';

export const TRAFFICKING_OFFENCES = {
  drug_trafficking: [
    'drug traffick*', 'drugs traffick*', 'narcotic*', 'drug cartel*', 'drug lord*', 'drug baron*', 'drug kingpin*',
    'drug deal*', 'drug smuggl*', 'drugs smuggl*', 'drug ring', 'drug gang*', 'drug case', 'drug money',
    'drug charges', 'drugs charges', 'drug profits', 'cocaine', 'heroin', 'methamphetamine', 'fentanyl', 'opioid*',
    'narco*', 'traffick* drugs', 'drugs offences', 'drug offences', 'drug transport', 'drug problems', 'cannabis',
    'selling drugs', 'drug dealer*', 'drugs ring', 'drugs gang', 'drugs gangs', 'drug traffickers', 'drugs haul',
    'drug haul', 'drug bust', 'drug seizure', 'drugs plot', 'drug plot', 'meth', 'marijuana', 'ecstasy',
    'drug offense*', 'drug crime*', 'drug conspiracy', 'drug network*', 'drug empire', 'crack cocaine',
    'supply of drugs', 'supplying drugs', 'drug organization*', 'drug charge',
  ],
  human_trafficking: [
    'human traffick*', 'people traffick*', 'people smuggl*', 'migrant smuggl*', 'sex traffick*', 'modern slavery',
    'forced labour', 'forced labor', 'slave labour', 'child labour', 'traffick* women', 'prostitution ring',
    'trafficking victims', 'slave', 'slavery', 'slaves', 'sweatshop*', 'debt bondage', 'pimp', 'pimping', 'brothel*',
    'smuggled migrants', 'sexual slavery', 'below the minimum wage', 'less than the minimum wage', 'wage theft', 'underpaid workers', 'underpaying workers', 'labour abuse*', 'locked in during',
  ],
  smuggling: [
    'smuggl*', 'traffick*', 'contraband', 'stolen goods', 'illicit goods', 'looted antiquities', 'black market',
    'money stashed', 'stashed in',
  ],
  environmental_crime: [
    'environmental crime*', 'illegal logging', 'illegal fishing', 'illegal mining', 'wildlife traffick*', 'ivory',
    'toxic waste', 'illegal dumping', 'poach*', 'oil spill', 'emissions cheating', 'deforestation', 'illegal waste',
    'pollution', 'polluted', 'polluting', 'toxic', 'illegal timber', 'emissions scandal', 'emissions test*',
    'dieselgate', 'contaminat*', 'dam collapse',
  ],
} as const satisfies PhraseTable<string>;
