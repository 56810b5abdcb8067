/** Phrases around an offence that change its meaning. */
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
  /** The article explains, sells or regulates; it does not report a deed. */
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
  /** Before the name: somebody harmed it. */
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
  /** After its subject, who suffered the deed. */
  suffers: [
    'fell victim', 'falls victim', 'fallen victim', 'became a victim', 'became victims', 'was the victim', 'were the victims', 'were victims', 'was a victim', 'fell for', 'fell prey', 'lost money', 'lost savings', 'lost his savings', 'lost her savings', 'lost their savings', 'lost millions',
    'loses millions', 'were scammed', 'were hacked', 'hit by hackers', 'hit by fraudsters', 'hit by a cyberattack', 'robbed of', 'defrauded of', 'cheated of', 'cheated out of', 'was impersonated', 'name was used', 'names were used', 'identity was used', 'identity was stolen', 'suplantaron la identidad', 'usaram o nome', 'usurpé le nom', 'usato il nome', 'held hostage', 'held captive', 'taken hostage', 'held for ransom', 'freed after',
    'fue víctima', 'fueron víctimas', 'sufrió un', 'sufrió una estafa', 'cayó en la trampa', 'foi vítima', 'foram vítimas', 'caiu no golpe', 'caiu em golpe', 'sofreu um', 'a été victime', 'ont été victimes', 'été la cible', 'wurde opfer', 'wurden opfer', 'fiel auf', 'è stato vittima', 'è stata vittima', 'è rimasto vittima',
    'è rimasta vittima', 'caduta nella trappola', 'caduto nella trappola', 'стал жертвой', 'стала жертвой', 'стали жертвами', 'став жертвою', 'стала жертвою', 'وقع ضحية', 'وقعت ضحية',
  ],
  /** After its subject, who goes to court against another. */
  sues: [
    'filed suit', 'files suit', 'filed a suit', 'filed a lawsuit', 'files lawsuit', 'filed a complaint', 'filed a claim', 'brought the case', 'brought a case', 'brought the complaint', 'made the complaint', 'wins case', 'won case', 'won a case', 'wins lawsuit', 'won the lawsuit', 'wins suit', 'brought the action', 'begun legal action', 'began legal action', 'begins legal action', 'launched legal action', 'launches legal action', 'taking legal action',
    'taken legal action', 'took legal action', 'started legal proceedings', 'begun legal proceedings', 'is suing', 'are suing', 'seeking an injunction', 'sought an injunction', 'asking for an injunction', 'seeking damages', 'won damages', 'wins damages', 'been awarded damages', 'took its supplier to court', 'sues', 'sued him', 'sued her', 'sued them', 'had sued', 'sued the', 'sued its', 'sued a',
    'presentó una demanda', 'interpuso una demanda', 'presentó una querella', 'interpuso una querella', 'se querella', 'presentó una denuncia', 'interpuso una denuncia', 'entrou com ação', 'moveu ação', 'move ação', 'registrou queixa', 'prestou queixa', 'porte plainte', 'porté plainte', 'portent plainte', 'dépose plainte', 'déposé plainte',
    'a assigné', 'reicht klage', 'reichte klage', 'hat klage', 'erstattet anzeige', 'erstattete anzeige', 'hat anzeige', 'stellte strafanzeige', 'fa causa', 'fatto causa', 'sporge denuncia', 'sporto denuncia', 'presentato denuncia', 'presentato un esposto', 'подал в суд', 'подала в суд', 'подали в суд', 'подал иск', 'подала иск', 'подали иск',
    'обратился в полицию', 'обратилась в полицию', 'подав позов', 'подала позов', 'رفعت دعوى', 'رفع دعوى', '提起诉讼', '提起訴訟',
  ],
  /** After its subject, who helps against the deed, or fights it. */
  helps: [
    'called the customs', 'called customs', 'alerted customs', 'raised the alarm', 'raises alarm', 'raised alarm', 'sounded the alarm', 'called the police', 'called police', 'went to the police', 'went to police', 'contacted police', 'contacted the police', 'tipped off', 'blew the whistle', 'became suspicious', 'grew suspicious', 'reported it', 'reported the', 'reported them', 'handed inspectors',
    'handed investigators', 'handed detectives', 'gave evidence for', 'gave evidence against', 'giving evidence for', 'giving evidence against', 'busted', 'cracked a', 'cracked the', 'smashed a', 'smashed the', 'led raids', 'led raid', 'led the raid', 'led the raids', 'led the hunt', 'led the investigation', 'led inquiries', 'led investigations', 'led the inquiry', 'leading the hunt', 'leading the investigation', 'leads the hunt', 'hunts', 'hunted down',
    'traced', 'recovered the', 'exposed a', 'exposed the', 'exposed how', 'exposed fraud', 'exposed corruption', 'exposed bribery', 'unmasked', 'trains staff', 'trains bank', 'teaches staff', 'specialises in fraud', 'specialises in tracing', 'specialises in', 'investigates fraud', 'commended', 'commends', 'hailed', 'hails', 'deplored', 'vowed to', 'pledged to', 'to urge', 'to press for',
    'dirigió la investigación', 'desmontó', 'destapó', 'desarticuló', 'alertó a', 'avisó a', 'logró la condena', 'comandou a', 'desmantelou', 'desarticulou', 'alertou a', 'dirigé l\'enquête', 'démantelé', 'alerté la', 'alerté les', 'hat verhindert', 'haben verhindert', 'verhindert betrug', 'verhinderte', 'vereitelt', 'vereitelte', 'evitó una', 'impidió una', 'frustró', 'evitou um', 'evitou o', 'impediu', 'empêché', 'déjoué', 'déjoue', 'sventato', 'sventa', 'предотвратил', 'предотвратила', 'запобіг', 'запобігла', 'leitete die ermittlungen', 'leitet die ermittlungen', 'deckte auf', 'alarmierte die', 'smantellato', 'coordinato le indagini',
    'allertato i', 'раскрыл', 'раскрыла', 'разоблачил', 'разоблачила', 'возглавлял расследование', 'возглавляла расследование', 'сообщил в полицию', 'сообщила в полицию', 'викрив', 'викрила', 'повідомив поліцію', 'повідомила поліцію',
  ],
  /** Before the name: it helped, or is quoted. */
  helpers: [
    'tip off from', 'tip from', 'tip off by', 'tipped off by', 'alerted by', 'reported by', 'thanks to', 'information from', 'evidence from', 'flagged by', 'uncovered by', 'exposed by', 'discovered by', 'noticed by', 'spotted by', 'complaint by', 'complaint from', 'complaints from', 'forecast from', 'forecast by', 'report by', 'report from',
    'survey by', 'survey from', 'study by', 'study from', 'figures from', 'data from', 'analysis by', 'analysis from', 'researchers at', 'scientists at', 'analysts at', 'lawyers at', 'lawyers for', 'hired', 'hires', 'has hired', 'on behalf of', 'in cooperation with', 'devised by', 'developed by',
    'gracias a', 'aviso de', 'denuncia de', 'alerta de', 'informe de', 'segundo estudo da', 'graças a', 'denúncia de', 'relatório da', 'grâce à', 'alerté par', 'signalé par', 'rapport de', 'étude de', 'dank', 'hinweis von', 'studie von', 'gemeldet von', 'grazie a', 'segnalazione di', 'rapporto di', 'благодаря', 'по данным', 'по заявлению', 'завдяки', 'за даними', 'وفقا', 'بحسب',
  ],
  negates: [
    'no longer', 'no longer be', 'cannot', 'cannot be', 'not', 'no', 'never', 'without', "n't", 'nor', 'neither', 'denies', 'denied', 'denying', "didn't", "hasn't",
    "wasn't", "isn't", "weren't", 'nobody',
  ],
} as const satisfies PhraseTable<string>;

/** A name with one of these words is nearly always the accuser, the judge or the source, and seldom the accused. */
export const PUBLIC_BODY_WORDS: ReadonlySet<string> = new Set([
  'authority', 'commission', 'ministry', 'government', 'govt', 'treasury', 'police', 'department', 'agency', 'office',
  'court', 'parliament', 'congress', 'nations', 'un', 'imf', 'monetary', 'reserve', 'federal', 'army', 'council', 'board',
  'bureau', 'interpol', 'fbi', 'europol', 'association', 'transparency', 'enforcement', 'committee', 'regulator', 'tax',
]);
