/** Function words that show whom an accusation means; closed classes, in lower case. */

/** Verbs that accuse their own subject in any voice: who pleads, admits or faces is the accused. */
export const OF_ITS_SUBJECT: ReadonlySet<string> = new Set(
  [
    'pleaded pleads plead pled admits admitted admitting confess confesses confessed faces facing settles settled denies',
    'secretly did does done vigorously defend protested protests maintains maintained hidden secret niega nega negou nie nient nega отрицает заперечує вину провину denied denying deny rejects rejected disputes disputed contests contested refuted refutes appeared appears fled settle escaped absconded resigned resigns quits agreed agrees must will ordered forced',
    'acepta aceptó admitió confesó enfrenta negó admitiu confessou nega avoue avoué reconnaît nie gestand gesteht',
    'bestreitet patteggia ammette признал признала признался призналась визнав визнала',
  ]
    .join(' ')
    .split(' '),
);

/** The subject is accused, but a lawyer or spokesman denies for another. */
export const DENYING: ReadonlySet<string> = new Set(
  [
    'denied denies deny denying rejected rejects disputes disputed contests contested refuted refutes vigorously defend',
    'niega negó nega negou nie nient conteste contestent weist wies bestreitet respinge respinto отрицает вину заперечує провину',
  ]
    .join(' ')
    .split(' '),
);

/** After a legal noun they lead to the accused: 'charges against', 'trial of', 'penalty on'. */
export const AIMED_ON: ReadonlySet<string> = new Set(
  [
    'against of on into to upon de du des contra contre gegen von vom a al del à au do da di d l delle dell dello della',
    'на против над проти щодо в отношении',
  ]
    .join(' ')
    .split(' '),
);

/** They end the object of a verb: the reason, the place or the agent follows. */
export const TARGET_ENDS: ReadonlySet<string> = new Set(
  [
    'with over in for by on of after at from when because that who which whose where while but as to amid following says',
    'said say under before until unless although though near during if than',
    'por para tras en con que según cuando quien após com em que quando pour après dans en par avec qui que selon',
    'wegen nach in im mit durch weil dass der per dopo in con che quando за по после в с который которая за після у',
  ]
    .join(' ')
    .split(' '),
);

/** They link two names to one fate. */
export const TARGET_LINKS: ReadonlySet<string> = new Set('and y e et und i и і та & his her its their including'.split(' '));

/** Right after a name they mean that the name accuses; elsewhere most of them are nouns. */
export const ACCUSING_VERBS: ReadonlySet<string> = new Set(
  [
    'charges accuses fines sues investigates arrests sanctions designates prosecutes suspends bars bans jails convicts',
    'seizes probes raids alleges blacklists indicts extradites expels fires sacks reprimands censures',
  ]
    .join(' ')
    .split(' '),
);

/** Between a subject and its verb. */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  [
    'has have had having will would may might could must can also now then never not again still just today yesterday',
    'who which that and but to allegedly later once he she they it did does do himself herself twice already soon',
    'se le lo la ha han había haber se-ha também já não a-déjà hat haben hatte sich nicht ne pas n ont avait',
    'бы не уже ранее также',
  ]
    .join(' ')
    .split(' '),
);

/** Before an unnamed object of a verb: 'arrested a man', 'jailed three officers'. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the his her its their this that these those two three four five six seven eight nine ten dozens several many more another some'.split(
    ' ',
  ),
);

/** What happens to them happens to nobody. */
export const NOBODY: ReadonlySet<string> = new Set('nobody none no anyone anybody everyone everybody'.split(' '));

/** In Romance languages they lead to the object of a verb, whatever stands between. */
export const OBJECT_LEADS: ReadonlySet<string> = new Set('a al à au ao'.split(' '));

/** 'The trial', 'the charges': with 'the', but not a person. */
export const LAW_WORDS: ReadonlySet<string> = new Set(
  [
    'trial charges charge case sentence verdict investigation inquiry panel tribunal jury prosecution defence law bill',
    'act review report study survey scheme fraud scam theft hearing appeal city state country union industry sector',
    'market committee attack robbery raid operation names two three four five',
  ]
    .join(' ')
    .split(' '),
);

/** Their subject accuses; the accused, if named, follows. */
export const ACCUSERS_VERBS: ReadonlySet<string> = new Set(
  'alleges alleging accuses accusing accuse claims sues acusan acusa denuncian accuse wirft обвинил обвинила обвинили'.split(' '),
);

/** Verbs whose subject receives a verdict: 'faces a trial', 'got a suspended sentence'. */
export const TAKES: ReadonlySet<string> = new Set(
  'face faces facing faced get gets got receive receives received serve serves serving served await awaits awaiting given handed has had under avoid avoids after amid in on'.split(
    ' ',
  ),
);
