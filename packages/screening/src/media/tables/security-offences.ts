/** Offences against peace and security, and standing on a sanctions list. */
import type { PhraseTable } from '../phrases.ts';

export const SECURITY_OFFENCES = {
  terrorism: [
    'terroris*', 'terror', 'al qaeda', 'al qaida', "al qa'ida", 'isis', 'isil', 'islamic state', 'daesh', 'hezbollah',
    'hizballah', 'hamas', 'boko haram', 'al shabaab', 'taliban', 'jihad*', 'extremist group', 'bomb plot*',
    'bomb attack*', 'eta suspects', 'ira members', 'ira member', 'militant*', 'separatist militia', 'insurgent*',
    'hizbollah', 'revolutionary guard*', 'quds force', 'irgc', 'al nusra', 'nusra front', 'ltte', 'farc', 'eln', 'pkk',
    'red brigades', 'bomber*', 'bomb maker', 'suicide attack*', 'foreign fighter*', 'radical cleric', 'hate preacher',
    'extremist*',
  ],
  sanctions: [
    'sanctions evasion', 'evading sanctions', 'evade sanctions', 'sanctions violations', 'violating sanctions',
    'sanctions busting', 'breach of sanctions', 'export controls', 'specially designated', 'sanctions on',
    'sanctions against', 'slaps sanctions', 'imposes sanctions', 'imposed sanctions', 'financial sanctions',
    'economic sanctions', 'new sanctions', 'targeted sanctions', 'sanctions list', 'kingpin act', 'sanctioned',
    'blacklist*', 'us sanctions', 'ofac', 'executive order', 'asset freeze', 'travel ban', 'subject to measures',
    'treasury designates', 'treasury targets', 'sanctions committee', 'global magnitsky', 'under sanctions',
    'sanctions for', 'subject to sanctions', 'eu sanctions', 'un sanctions', 'sdn list', 'sanctions breach*',
    'iran sanctions', 'sanctions case', 'sanctioned entities', 'sanctions list*', 'terror list', 'terrorism list',
    'frozen assets', 'froze assets', 'visa ban*', 'designated by', 'designated as', 'designated terrorist',
    'designated under',
  ],
  arms: [
    'arms trafficking', 'arms dealer*', 'arms smuggl*', 'gun running', 'weapons trafficking', 'illegal weapons',
    'weapons smuggl*', 'chemical weapons', 'proliferation', 'arms embargo', 'illegal arms', 'arms deal*',
    'weapons deal*', 'weapons program*', 'missile program*', 'ballistic missile*', 'weapons of mass destruction',
    'nuclear smuggling', 'gun smuggl*', 'illegal firearms', 'firearms offences',
  ],
  war_crimes: [
    'war crime*', 'crimes against humanity', 'genocide', 'massacre*', 'tortur*', 'human rights abuse*',
    'human rights violations', 'extrajudicial', 'ethnic cleansing', 'atrocit*', 'warlord*', 'paramilitary',
    'death squad*', 'repression', 'persecut*', 'brutal crackdown', 'mass grave*', 'militia leader', 'dictator*',
    'forced disappearance*', 'war criminal*', 'genocidal',
  ],
  espionage: [
    'espionage', 'spying', 'spy network', 'treason', 'coup plot', 'black operations', 'election meddling',
    'secretive lobbying', 'illegal lobbying', 'foreign agent', 'spy', 'spies', 'spied', 'double agent', 'state secrets',
    'coup', 'sedition', 'spy ring', 'spyware',
  ],
} as const satisfies PhraseTable<string>;
