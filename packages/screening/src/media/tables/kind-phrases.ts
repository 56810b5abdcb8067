/**
 * Words that show the kind of an article that does not report a case, but uses crime as a figure of speech, as a story,
 * or as somebody's work. Closed fields of words; one of them means little, several of one field much.
 */
import type { PhraseTable } from '../phrases.ts';

export const KIND_PHRASES = {
  sport: [
    'skier*', 'skiing', 'biathlon*', 'kilometres', 'metres', 'sprint*', 'sprinter*', 'finished second', 'finished third', 'finish line', 'photo finish', 'personal best', 'climb', 'touchdown*', 'pitcher', 'inning', 'overtime', 'quarterback*', 'fourth title', 'third title', 'second title', 'champion', 'champions', 'to win', 'late win', 'scoring', 'snooker', 'frames', 'derby', 'opponent', 'goalkeeper', 'striker', 'midfielder', 'winger', 'defender', 'fullback', 'quarterback', 'scored', 'scorer', 'goals', 'league', 'cup', 'match', 'matches', 'innings', 'wicket*',
    'batsman', 'bowler', 'spinner', 'tournament', 'championship*', 'semi final*', 'quarter final*', 'coach', 'rugby', 'football', 'cricket', 'darts',
    'chess', 'tennis', 'boxing', 'golf', 'hockey', 'basketball', 'cycling', 'first leg', 'second leg', 'round', 'half time', 'extra time', 'season', 'clean sheet', 'scrum*', 'hat trick', 'kick off',
    'referee', 'knockout', 'title fight', 'playoff*', 'marathon', 'runner up', 'winner', 'podium', 'lap', 'stoppage time', 'substitute', 'squad', 'team mate*', 'teammate*', 'premiership', 'grand slam', 'world cup', 'olympic*', 'equaliser', 'penalty shootout',
    'bundesliga', 'spieltag', 'tor', 'mannschaft', 'partido', 'gol', 'goleador', 'delantero', 'portero', 'jogo', 'artilheiro', 'campeonato', 'torneio', 'but', 'gardien', 'championnat', 'partita', 'attaccante', 'portiere', 'матч*', 'гол', 'вратар*', 'чемпионат*', 'турнир*', 'турнір*', 'مباراة', 'هدف', 'الدوري', '比赛', '比賽', '进球', '球队', '球隊', '联赛', '决赛',
  ],
  arts: [
    'film', 'films', 'movie', 'novel', 'novels', 'thriller', 'album', 'charts', 'box office', 'premiere*', 'exhibition', 'artwork*', 'sculptor*', 'artist', 'artists', 'unveiled', 'museum', 'gallery', 'opera', 'sequel', 'bestseller', 'episode*', 'tv series', 'drama', 'documentary', 'jury prize',
    'whodunnit', 'theatre', 'playwright', 'screenplay', 'plot', 'heroine', 'villain', 'audience', 'starring', 'stars as', 'plays a', 'will play', 'to play', 'filming', 'true story', 'part drama', 'audience', 'directed by', 'director', 'actor', 'actress', 'soundtrack', 'fiction', 'fictional', 'chapter', 'author', 'festival', 'curator', 'paintings', 'painting', 'sculpture*', 'review',
    'streaming', 'crime writer', 'video game', 'gamers', 'players', 'studio', 'soap opera', 'comedy', 'musical', 'archives', 'century', 'centuries', 'medieval', 'historian',
    'krimiautor*', 'krimi', 'lesung', 'roman', 'regisseur*', 'ausstellung', 'película', 'novela', 'director de cine', 'exposición', 'filme', 'romance', 'diretor', 'exposição', 'roman policier', 'réalisateur', 'exposition', 'romanzo', 'regista', 'mostra', 'фильм*', 'роман*', 'режиссер*', 'выставк*', 'фільм*', 'вистав*', 'فيلم', 'رواية', 'معرض', '电影', '電影', '小说', '小說', '导演', '導演', '展览', '展覽',
  ],
  markets: [
    'shares', 'share price', 'dividend', 'profit', 'profits', 'forecast*', 'analysts', 'takeover', 'premium', 'quarterly', 'earnings', 'revenue', 'turnover', 'ounce', 'stock market', 'bond', 'bonds', 'gold', 'silver', 'dollar', 'broker', 'price target', 'outlook',
    'guidance', 'traders', 'shareholders', 'completion is expected', 'fourth quarter', 'third quarter', 'second quarter', 'first quarter', 'interim results', 'order book', 'ipo', 'merger', 'listing', 'spin off', 'bid', 'upgrade', 'downgrade', 'rally', 'sell off', 'market share', 'margin', 'margins',
    'aktie*', 'umsatz', 'gewinn', 'quartal', 'acciones', 'beneficios', 'dividendo', 'ações', 'lucro', 'bénéfice', "chiffre d'affaires", 'azioni', 'utile', 'акции', 'прибыль', 'выручк*', 'акції', 'прибуток', 'أسهم', 'أرباح', '股价', '股價', '利润', '盈利', '财报',
  ],
  honours: [
    'award', 'awards', 'awarded', 'prize', 'prizes', 'medal', 'medals', 'honoured', 'honored', 'honour', 'honours', 'ceremony', 'of the year', 'laureate', 'trophy', 'tribute', 'dedicated', 'recognised for', 'nominated', 'wins', 'won',
    'charity', 'fundraiser', 'fundraising', 'survivors', 'raises', 'donated', 'volunteers', 'ambassador', 'runners', 'appointed', 'appoints', 'appointment', 'hires', 'hired', 'joins', 'to head', 'to lead', 'succeeds', 'new head', 'replaces', 'retires', 'reward', 'elected', 'election', 'turnout', 'candidate', 'next mayor',
    'premio', 'premian', 'premiado', 'premiada', 'galardón', 'nombrado', 'nombrada', 'prêmio', 'premiado', 'nomeado', 'nomeada', 'prix', 'récompensé', 'nommé', 'nommée', 'preis', 'ausgezeichnet', 'geehrt', 'ernannt', 'nominato', 'nominata', 'premiato', 'премия', 'премию', 'награ*', 'назначен*', 'премію', 'нагород*', 'призначен*', 'جائزة', 'تكريم', 'تعيين', '获奖', '獲獎', '颁奖', '任命', '奖', '創新', '创新', '年度', '荣获', '表彰', '榮獲',
  ],
  calamity: [
    'claimed responsibility', 'death toll', 'gunmen', 'attackers', 'bystanders', 'rockets', 'missiles', 'explosion', 'blast', 'shelling', 'air strike', 'airstrike*', 'soldiers', 'troops',
    'storm', 'hurricane', 'flood*', 'earthquake', 'weather', 'meteorologist*', 'forecasters', 'inquest', 'misadventure', 'accidental death', 'accident', 'avalanche', 'wildfire*', 'derailed', 'capsized', 'runway', 'flights', 'ferry', 'sailings', 'rescue', 'rescuers', 'natural causes', 'crash', 'collision',
    'unwetter', 'sturm', 'tormenta', 'terremoto', 'tempestade', 'tempête', 'tempesta', 'шторм*', 'землетряс*', 'زلزال', 'عاصفة', '地震', '台风', '颱風', '洪水',
  ],
  life: [
    'wedding', 'wed', 'married', 'honeymoon', 'bride', 'groom', 'couple', 'gossip', 'romance', 'engaged', 'birthday', 'recipe', 'restaurant', 'café', 'cafe', 'coffee', 'bakery', 'menu', 'chef', 'brewery', 'winery', 'hotel', 'boutique', 'opens', 'opening', 'opened', 'customers', 'launches', 'launch', 'unveils',
    'blend', 'brand', 'fans', 'gamers', 'players', 'contest', 'competition', 'hackathon', 'patent', 'inventor', 'puppies', 'garden*', 'holiday', 'tourists', 'visitors', 'tours', 'booked out', 'whale*', 'wildlife', 'safari', 'birds', 'zoo', 'aquarium', 'beach', 'cruise', 'wine', 'beer', 'cheese', 'cocktail*', 'perfume', 'fashion', 'catwalk', 'recall*',
    'hochzeit', 'eröffnet', 'boda', 'inaugura', 'casamento', 'mariage', 'ouvre', 'matrimonio', 'свадьб*', 'открыл*', 'زفاف', 'افتتاح', '婚礼', '开业',
  ],
  science: [
    'drug trial', 'clinical trial*', 'phase', 'placebo', 'vaccine*', 'tumour*', 'tumor*', 'dose', 'doses', 'patients', 'study', 'treatment', 'therapy', 'disease*', 'symptoms', 'cancer', 'asthma', 'cure', 'gene', 'genes', 'cells', 'virus', 'immune', 'researchers', 'scientists', 'laboratory', 'professor', 'university', 'journal', 'telescope', 'species', 'fossil*', 'experiment*', 'side effects',
    'studie', 'forscher*', 'estudio', 'científicos', 'estudo', 'pacientes', 'étude', 'chercheurs', 'studio clinico', 'ricercatori', 'исследование', 'ученые', 'дослідження', 'دراسة', '研究', '临床', '患者', '疫苗',
  ],
  debate: [
    'explainer', 'what is', 'how to', 'guide', 'tips', 'poll', 'survey', 'voters', 'respondents', 'new law', 'bill', 'bills', 'committee', 'panel', 'senate', 'lawmakers', 'legislation', 'amendment', 'new rules', 'rules', 'must do', 'textbook', 'lecture', 'seminar', 'conference', 'webinar', 'comes into force', 'come into force', 'took effect',
    'criminals', 'fraudsters', 'scammers', 'launderers', 'thieves', 'hackers', 'employers', 'hotline', 'training', 'helpline', 'awareness', 'podcast', 'experts', 'warns of', 'beware', 'avoid', 'protect yourself', 'statistics', 'figures show', 'percent of', 'per cent of', 'sample', 'think tank', 'you', 'your', 'we', 'our', 'secrets', 'prevention', 'worldwide', 'around the world', 'developing countries', 'crackdown', 'proposals', 'debates', 'framework', 'often', 'typically', 'usually', 'many people', 'most people', 'society', 'global', 'annual report', 'transparency', 'accountability', 'attitudes', 'methodology', 'interviewees', 'sponsor', 'opponent', 'property rights', 'international day', 'world leaders', 'condemn', 'condemned', 'mourn*', 'interview', 'questions and answers', 'q a', 'what to know', 'lessons', 'best practice*', 'red flags', 'signs of', 'could be used', 'is on the rise', 'on the rise', 'according to a study', 'study finds', 'report finds', 'in brief', 'key points',
    'gesetz', 'umfrage', 'encuesta', 'ley', 'pesquisa', 'lei', 'sondage', 'loi', 'sondaggio', 'legge', 'опрос', 'закон', 'опитування', 'استطلاع', 'قانون', '调查显示', '法案', '民调', '新规',
  ],
} as const satisfies PhraseTable<string>;

/** Nobody is known to have done it. */
export const UNKNOWN_OFFENDER: readonly string[] = [
  'not been traced', 'not been identified', 'not been caught', 'not yet been identified', 'not yet been caught', 'no leads', 'no arrests', 'no one has been arrested', 'nobody has been arrested', 'no one was arrested', 'no group claimed', 'no suspect', 'no suspects', 'unknown person',
  'unknown persons', 'unknown attackers', 'unknown hackers', 'unknown assailants', 'unidentified attackers', 'unidentified gunmen', 'unidentified hackers', 'at large', 'appealed for witnesses', 'appeal for witnesses', 'may not be published', 'may not be named', 'cannot be named', 'still free', 'remain unidentified', 'remains unidentified', 'were not identified',
  'unbekannte täter', 'unbekannten', 'unbekannte', 'täter unbekannt', 'desconocidos', 'sin detenidos', 'desconhecidos', 'suspeitos fugiram', 'inconnus', 'auteurs inconnus', 'ignoti', 'неизвестные', 'невідомі', 'مجهولون', 'مجهولين', '身份不明', '在逃', '不明身份',
];

/** A claim is denied as untrue. */
export const REFUTED: readonly string[] = [
  'no breach', 'no truth', 'no finding', 'no wrongdoing', 'found nothing wrong', 'nothing wrong with', 'matter closed', 'false alarm', 'mistaken identity', 'unfounded', 'baseless', 'groundless', 'correction', 'clarification', 'we apologise', 'we apologize', 'police apologised', 'police apologized', 'police apologise', 'newspaper apologised', 'newspaper apologises', 'retracted', 'retraction', 'fake news', 'false rumour', 'false rumor', 'false claim', 'false claims', 'debunk*', 'was untrue', 'is untrue', 'were untrue', 'are untrue',
  'misadventure', 'natural causes', 'accidental', 'found none', 'none was', 'by mistake', 'by error', 'wrongly', 'wrong man', 'wrong address', 'did not commit', 'was legal', 'acted properly', 'acted lawfully', 'no evidence', 'nothing to suggest', 'no irregularit*', 'given a clean bill', 'hoax', 'dismissed the complaint', 'complaint dismissed', 'closed without', 'were dropped', 'ruled out', 'turned out to be',
  'falschmeldung', 'irrtümlich', 'entwarnung', 'unbedenklich', 'haltlos', 'infundado', 'infundada', 'por error', 'desmiente', 'falso rumor', 'infundada', 'desmente', 'por engano', 'sans fondement', 'par erreur', 'démenti', 'infondata', 'infondate', 'smentisce', 'per errore', 'опроверг*', 'ошибочно', 'спростув*', 'помилково', 'شائعة', 'نفي', '谣言', '謠言', '辟谣', '误会', '不实', '不實',
];
