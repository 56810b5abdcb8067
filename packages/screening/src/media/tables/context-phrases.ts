/** What stands around an offence and changes what it means. */
import type { PhraseTable } from '../phrases.ts';

export const CONTEXT_PHRASES = {
  /** Before an offence: it is fought or explained, not committed. */
  fights: [
    'anti', 'antimoney', 'counter', 'countering', 'combat*', 'fight', 'fights', 'fighting', 'fought', 'battle',
    'battling', 'prevent*', 'tackl*', 'detect*', 'curb*', 'crack down on', 'cracks down on', 'crackdown on', 'against',
    'stop', 'stopping', 'protect*', 'reduce*', 'reducing', 'stamp out', 'clamp down on', 'risk of',
    'risks of', 'threat of', 'awareness', 'war on', 'spot', 'spotting', 'identify*', 'warns of', 'warning over',
    'types of', 'address', 'addressing', 'beat', 'beating', 'eradicat*', 'condemn*', 'victims of', 'undermining',
    'understanding', 'prohibit*', 'criminali*', 'root out', 'commission on', 'definition of', 'confront*', 'report on',
    'state of', 'claims of', 'incidence of', 'baseless', 'impact of',
    'levels of', 'perception*', 'cost of', 'problem of', 'legal', 'deter', 'deal with', 'dealing with', 'respond to',
    'response to', 'guard against', 'safeguard*', 'monitor*', 'mitigat*', 'minimi*', 'avoid', 'avoiding', 'hunt for',
    'pursuit of', 'training on', 'guide to', 'exposure to', 'vulnerab*', 'resilien*', 'educat*', 'uncover*',
    'scourge of', 'discuss*', 'debate', 'debating', 'theory of', 'concern about', 'concerns about', 'issue of',
    'issues of', 'perceptions of', 'perceive*', 'scale of', 'extent of', 'spread of', 'forms of', 'kind of', 'study of',
    'history of', 'causes of', 'analysis of', 'fear of', 'fears of', 'eliminat*', 'halt', 'halting', 'expose',
    'exposing', 'outlaw*',
    'lucha contra', 'combate a', 'combater', 'prevención', 'lutte contre', 'lutter contre', 'prévention', 'bekämpf*', 'kampf gegen',
    'lotta alla', 'contrasto al', 'борьб*', 'противодейств*', 'боротьб*', 'протиді*', 'مكافحة', '反', '打击', '打擊', '防范', '预防', '防止',
  ],
  /** After an offence: the name of a remedy, a law or an office. */
  remedies: [
    'prevention', 'detection', 'protection', 'fighter*', 'fight', 'expert*', 'act', 'bill', 'law', 'laws',
    'legislation', 'regulation*', 'rule', 'rules', 'commission', 'unit', 'agency', 'bureau', 'office', 'branch',
    'programme', 'program', 'measure*', 'compliance', 'risk', 'risks', 'threat*', 'crackdown', 'control*', 'management',
    'awareness', 'tool', 'tools', 'software', 'solution*', 'strategy', 'initiative*', 'drive', 'prosecutor',
    'research*', 'perception*', 'index', 'convention', 'efforts', 'system', 'systems', 'team', 'red', 'squad',
    'directive', 'watchdog', 'attack', 'attacks', 'predictor', 'content', 'month', 'statistics', 'policy', 'trends',
    'claims', 'claim', 'level', 'chief', 'investigator', 'body', 'requirements', 'obligations', 'expertise',
    'insurance', 'day', 'work', 'screening', 'monitoring', 'experts', 'training', 'education', 'guide', 'handbook',
    'toolkit', 'indicators', 'typologies', 'red flags', 'exposure', 'resilience', 'costs', 'losses', 'taskforce',
    'task force', 'specialist*', 'lawyer*', 'analyst*', 'consultant*', 'practice', 'framework', 'standards', 'guidance',
    'reform*', 'conference', 'summit', 'campaign', 'report', 'study', 'survey', 'stats', 'agenda', 'treaty', 'minister',
    'czar', 'tsar', 'court', 'courts', 'police', 'division', 'department', 'section', 'academy', 'centre', 'center',
    'services', 'checks', 'rates', 'reduction', 'response', 'and compliance', 'enforcement', 'bodies', 'authorities',
    'authority', 'defense', 'defence', 'intelligence', 'officer', 'policies', 'law enforcement', 'helpline',
  ],
  /** The article explains, sells or governs; it reports no deed. */
  talk: [
    'should', 'must', 'needs to', 'need to', 'needs', 'how', 'why', 'pledge*', 'proposal*', 'proposed', 'proposes', 'plans',
    'tougher', 'rules', 'law', 'laws', 'drive', 'webcast', 'podcast', 'app', 'appoints', 'appointed', 'debate*', 'framework',
    'act', 'fight', 'fighting', 'combat', 'combating', 'tackle', 'tackling', 'prevent', 'preventing', 'detect', 'fuels', 'breeds', 'remains',
    'fintech*', 'startup*', 'series a', 'series b', 'series c', 'seed round', 'seed', 'raises', 'raised', 'funding',
    'platform', 'software', 'machine learning', 'artificial intelligence', 'ai', 'blockchain', 'tool', 'tools',
    'solution*', 'technology', 'technologies', 'launches', 'launched', 'unveils', 'introduces', 'implements',
    'partnership', 'partner*', 'biometric*', 'webinar*', 'conference', 'summit', 'initiative*', 'programme', 'strategy',
    'strategies', 'bill', 'legislation', 'draft', 'guidance', 'guidelines', 'how to', 'what is', 'definition', 'survey',
    'experts', 'expert', 'analysis', 'reaffirm*', 'commit*', 'reform*', 'policy', 'policies', 'speech', 'undp', 'un',
    'research*', 'international day', 'transparency international', 'opinion', 'compliance', 'best practice*',
    'lessons', 'cooperation', 'transparency', 'accountability', 'awareness', 'integrity', 'challenges', 'tips',
    'prevention', 'detection', 'professor', 'economist', 'study', 'report says', 'new law', 'government', 'election',
    'votes', 'systemic', 'citizens', 'regulator*', 'publication*',
  ],
  /** Before the name: somebody did it harm. */
  harms: [
    'defraud*', 'robbed', 'robbing', 'rob', 'cheated', 'cheating', 'hacked', 'hacking', 'scammed', 'bilked', 'bilking',
    'swindled', 'stole from', 'stolen from', 'stealing from', 'embezzled from', 'attack on', 'attacked', 'extorted',
    'blackmailed', 'kidnapped', 'impersonat*', 'murder of', 'killing of', 'murdered', 'duped', 'fraud against',
    'theft from', 'crimes against', 'shooting of', 'kidnapping of', 'death of', 'stabbing of', 'assault on', 'rape of',
    'abduction of', 'robbery of', 'assassination of', 'poisoning of', 'disappearance of', 'torture of', 'extortion of',
    'bullying of', 'harassment of', 'abuse of', 'stalking of', 'raid on', 'cyberattack on', 'attack against', 'targeting',
    'asesinato de', 'muerte de', 'secuestro de', 'meurtre de', 'assassinat de', 'mord an', 'ermordung von', 'überfall auf',
    'assassinato de', 'morte de', 'omicidio di', 'morte di', 'убийство', 'убийстве', 'вбивство', 'вбивстві', 'مقتل', 'اغتيال',
  ],
  /** After the name: it suffered the deed. */
  suffers: [
    'robbed of', 'defrauded of', 'cheated of', 'cheated out of', 'hit by hackers', 'hit by fraudsters', 'loses millions',
    'lost millions', 'falls victim', 'was impersonated', 'were scammed', 'were hacked', 'customers lost',
    'was hacked', 'was robbed', 'was defrauded', 'was scammed', 'was cheated', 'was attacked', 'was kidnapped',
    'was murdered', 'were robbed', 'were defrauded', 'victim of', 'victims of', 'fell victim', 'lost money',
    'was targeted', 'seriously wounded', 'was stabbed', 'was shot', 'was blackmailed', 'targeted by',
  ],
  /** Right before the name: it is quoted. */
  quotes: ['said', 'says', 'according to', 'writes', 'wrote', 'told', 'tells', 'argues', 'warns', 'explains', 'adds'],
  /** Right after the name: it accuses or judges. */
  accuses: [
    'charges', 'accuses', 'accused', 'fines', 'fined', 'sues', 'sued', 'investigates', 'is investigating', 'arrests',
    'arrested', 'sanctions', 'designates', 'designated', 'imposes', 'imposed', 'issues', 'issued', 'orders', 'ordered',
    'seizes', 'seized', 'revokes', 'revoked', 'suspends', 'prosecutes', 'secures', 'reports', 'calls', 'forms',
  ],
  /** After the name: it tells, helps or sells. */
  tells: [
    'warns', 'warned', 'says', 'said', 'told', 'urges', 'urged', 'called', 'criticises', 'criticizes', 'condemns',
    'condemned', 'launches', 'launched', 'raises', 'raised', 'unveils', 'introduces', 'announces', 'announced',
    'reported', 'appointed', 'writes', 'wrote', 'explains', 'testifies', 'defends', 'denounced', 'proposes', 'partners',
    'uncovers', 'exposes', 'reveals', 'to fight', 'to combat', 'commits', 'reaffirms', 'renewed', 'reaffirmed',
  ],
  negates: [
    'not', 'no', 'never', 'without', "n't", 'nor', 'neither', 'denies', 'denied', 'denying', "didn't", "hasn't",
    "wasn't", "isn't", "weren't", 'nobody',
  ],
} as const satisfies PhraseTable<string>;

/** A name with one of these words is nearly always the accuser, the judge or the source, and seldom the accused. */
export const PUBLIC_BODY_WORDS: ReadonlySet<string> = new Set([
  'authority', 'commission', 'ministry', 'government', 'govt', 'treasury', 'police', 'department', 'agency', 'office',
  'court', 'parliament', 'congress', 'nations', 'un', 'imf', 'monetary', 'reserve', 'federal', 'army', 'council', 'board',
  'bureau', 'interpol', 'fbi', 'europol', 'association', 'transparency', 'enforcement', 'committee', 'regulator', 'tax',
]);

/** After a verb in -ed they make the name the accused: 'Brown charged with', 'Bank fined for'. */
export const ACCUSED_PREPOSITIONS: ReadonlySet<string> = new Set([
  'with', 'over', 'in', 'for', 'by', 'on', 'of', 'after', 'at',
]);
