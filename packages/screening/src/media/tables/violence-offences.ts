/** Organised crime, violence against people and their property, and crime by computer. */
import type { PhraseTable } from '../phrases.ts';

export const VIOLENCE_OFFENCES = {
  organised_crime: [
    'organised crime', 'organized crime', 'mafia', 'mafios*', 'mobster*', 'mob figures', 'mob boss*', 'camorra',
    'cosa nostra', 'ndrangheta', 'yakuza', 'triad', 'triads', 'cartel', 'cartels', 'crime boss', 'crime gang',
    'crime syndicate*', 'criminal organi*', 'criminal group*', 'criminal gang*', 'racketeering', 'gangster*',
    'gangland', 'kingpin*', 'transnational criminal', 'crime family', 'clan boss', 'underboss', 'crime ring',
    'gang leader*', 'gang boss*', 'street gang', 'gang member*', 'underworld', 'crime lord', 'crime groups',
    'conspiracy', 'conspir*', 'loan shark*', 'illegal loans', 'crime network*', 'crime figure*', 'crime bosses', 'mob',
    'mobsters', 'godfather', 'drug lords', 'bratva', 'vory', 'thief in law', 'thieves in law', 'hells angels',
    'outlaw motorcycle', 'bikie*', 'racketeer*', 'illegal gambling', 'gambling ring', 'gang', 'gangs', 'crime cartel',
    'criminal network*', 'criminal enterprise*', 'criminal conspiracy', 'jalisco', 'sinaloa', 'zetas',
    'mara salvatrucha',
  ],
  violent_crime: [
    'murder*', 'manslaughter', 'homicide', 'killing', 'killer', 'assassinat*', 'kidnap*', 'abduct*', 'hostage*',
    'robber*', 'robbed', 'armed robbery', 'assault*', 'shooting', 'bombing', 'arson', 'beatings', 'violence against',
    'thug*', 'stabb*', 'shot dead', 'gunned down', 'beaten', 'beating', 'domestic violence', 'stabbing',
    'murderer*', 'poison*', 'lynch*', 'hit and run', 'shooter', 'gunman',
    'massacred',
  ],
  sexual_offences: [
    'rape', 'raped', 'rapist', 'sexual assault*', 'sexually assault*', 'sexual abuse', 'sexual misconduct',
    'sexual harassment', 'sex abuse', 'child abuse', 'child porn*', 'paedophil*', 'pedophil*', 'sexual exploitation',
    'indecent', 'molest*', 'sex offender', 'sex offences', 'sex crime*', 'sex attack*', 'sexual predator', 'groped',
    'groping', 'sex with minor*', 'underage', 'rapes', 'sex scandal', 'revenge porn', 'harassment',
  ],
  theft_and_extortion: [
    'theft', 'stole', 'stolen', 'steal', 'stealing', 'burglar*', 'extort*', 'blackmail*', 'loot', 'looting',
    'intimidat*', 'land grab*', 'obstruction of justice', 'perjury', 'witness tampering', 'lied to', 'bribing witness',
    'life of crime', 'into crime', 'criminality', 'street crime', 'criminal charges', 'criminal case*', 'thief',
    'thieves', 'heist', 'pocketing', 'carjack*', 'shoplift*', 'fake cheques', 'stolen money', 'bullion', 'burgl*',
    'looted', 'loan sharking', 'protection money', 'ransom', 'coercion', 'threatened to',
  ],
  cybercrime: [
    'cybercrim*', 'cyber crime', 'hacker', 'hacking', 'hacked', 'hacks', 'malware', 'ransomware', 'phishing', 'botnet',
    'data theft', 'credit card trafficking', 'darknet', 'dark web', 'cyber attack*', 'cyberattack*',
    'computer intrusion', 'hack', 'hackers', 'cyber fraud', 'crypto scam*', 'bitcoin scam*', 'sim swap*', 'dark net',
    'silk road', 'online scam*', 'identity thief', 'data breach',
  ],
} as const satisfies PhraseTable<string>;
