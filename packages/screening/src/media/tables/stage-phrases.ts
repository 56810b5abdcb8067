import type { PhraseTable } from '../phrases.ts';

/** The phrases that show a stage. If there are several, see `stageOf`. */
export const STAGE_PHRASES = {
  convicted: [
    'convict*', 'conviction', 'found guilty', 'finds guilty', 'guilty', 'pleaded guilty', 'pleads guilty',
    'plead guilty', 'guilty plea', 'plea deal', 'sentenced', 'sentencing', 'sentence', 'jailed', 'imprison*',
    'in prison', 'to prison', 'from prison', 'prison term', 'years in jail', 'behind bars', 'admitting', 'admitted',
    'admits', 'prison sentence', 'in jail', 'serve his sentence', 'inmate', 'prison camp', 'disgraced', 'prisoner*',
    'prisons', 'confess*', 'pled guilty', 'life sentence', 'life in prison', 'death sentence', 'years imprisonment',
    'probation', 'parole', 'incarcerat*', 'convict',
  ],
  fined: [
    'fined', 'fines', 'penalt*', 'ordered to pay', 'ordered to repay', 'ordered to forfeit', 'censured',
    'banned', 'prohibition order', 'revokes', 'revoked', 'licence suspended', 'suspended', 'suspends', 'struck off',
    'disbarred', 'debarred', 'forfeit*', 'confiscat*', 'reprimand*', 'punished', 'punishment', 'lien', 'will pay',
    'to pay', 'agreed to pay', 'agrees to pay', 'sacks', 'fires', 'fired', 'expels', 'expelled', 'bars', 'barred',
    'stripped of', 'dismissed from',
  ],
  sanctioned: [
    'designated', 'designates', 'designation*', 'blacklist*', 'sanctioned', 'sanctions on', 'sanctions against',
    'imposes sanctions', 'imposed sanctions', 'slaps sanctions', 'new sanctions', 'treasury targets',
    'targeted sanctions', 'assets frozen', 'were frozen', 'frozen', 'sanctions list', 'ofac', 'sanctions committee',
    'kingpin act', 'subject to measures', 'sanctions individuals', 'us sanctions', 's sanctions',
  ],
  settled: [
    'settle', 'settles', 'settled', 'settlement*', 'to resolve', 'deferred prosecution', 'non prosecution agreement',
    'consent order',
  ],
  charged: [
    'charged', 'pleaded not guilty', 'pleads not guilty', 'criminal charge*', 'charges', 'indict*', 'arraign*', 'arrest', 'arrested', 'arrests',
    'detained', 'captured', 'on trial', 'stand trial', 'trial', 'prosecuted', 'prosecutes', 'prosecution', 'extradit*',
    'wanted', 'fugitive*', 'warrant*', 'chargesheet*', 'charge sheet', 'custody', 'bail', 'before court', 'in court',
    'verdict*', 'enforcement action*', 'litigation release', 'seized', 'seizes', 'defendant*', 'unsealed', 'unsealing',
    'court heard', 'fled', 'most wanted', 'files charges', 'haul* to court', 'on the run', 'impeach*', 'faces charges',
    'facing charges', 'faces trial', 'face trial', 'apprehended', 'nabbed', 'remanded', 'interpol notice', 'interpol warrant', 'red notice',
    'class action', 'on charges', 'hunted', 'manhunt', 'faces extradition', 'taken into custody',
    'police raid*',
  ],
  investigated: [
    'investigat*', 'probe', 'probes', 'probed', 'inquiry', 'raid*', 'subpoena*', 'questioned', 'under scrutiny',
    'face scrutiny', 'summon*', 'appears before', 'appeared before', 'under scanner', 'grand jury', 'whistleblower*',
    'red flag', 'explain how he', 'steps down over', 'steps down amid', 'forced to resign', 'resigns amid', 'quits',
    'damning report', 'inquiry hears', 'inquiry heard', 'inquiry finds', 'inquiry found', 'tribunal hears', 'tribunal heard', 'tribunal told', 'panel hears', 'panel heard', 'tells panel', 'tells inquiry', 'commission heard', 'review finds', 'review found', 'review has found', 'watchdog finds', 'watchdog found', 'watchdog has found', 'watchdog says', 'regulator finds', 'regulator found', 'regulator has found', 'commissioner found', 'commissioner has found', 'tribunal found', 'tribunal has found', 'jury found', 'auditors found', 'suit says', 'lawsuit says', 'union says',
    'audit finds', 'audit found', 'searches at', 'referred to the police', 'referred to police', 'standards commissioner',
  ],
  suspected: [
    'alleg*', 'accus*', 'suspect*', 'implicat*', 'linked to', 'links to', 'ties to', 'tied to', 'embroiled', 'scandal',
    'scandals', 'leak', 'leaks', 'leaked', 'exposed', 'exposes', 'lawsuit*', 'sue', 'sues', 'sued', 'suing',
    'complaint', 'under fire', 'embattled', 'controversial', 'plagued', 'notorious', 'uncovered', 'revealed', 'reveals',
    'reveal', 'blamed', 'role in', 'involvement in', 'complicit', 'allowed criminals', 'supervised', 'mastermind*',
    'leader of', 'head of the', 'hit with', 'guilty party', 'faces allegations', 'exposé', 'shady', 'questions over',
    'denies wrongdoing', 'class action', 'whistleblower claims', 'file* suit',
    'hiding', 'used by criminals', 'money man behind',
  ],
  acquitted: [
    'acquit*', 'cleared of', 'found not guilty', 'not guilty verdict', 'exonerat*', 'found innocent', 'overturn*', 'quash*', 'was cleared',
    'wrongly accused',
  ],
  dropped: [
    'charges dropped', 'dropped charges', 'drops charges', 'dropped a', 'drop charges', 'case dismissed',
    'charges dismissed', 'dismisses charges', 'dismissed the case', 'dismissed the charges', 'dismisses third',
    'no charges', 'not charged', 'case closed', 'closed the case', 'withdrew the', 'delisted', 'removes three',
    'removed from the list', 'no evidence of', 'without charge',
  ],
} as const satisfies PhraseTable<string>;
