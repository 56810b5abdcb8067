/**
 * Words of law and crime in a harmless sense: anything within one of these phrases means neither an offence nor a
 * verdict. Hand-written, by actual subject.
 */
import type { PhraseTable } from '../phrases.ts';

/** What somebody wants: 'wanted to sing', 'wanted more'; not 'wanted for', 'wanted by'. */
const WISHES = ['to', 'a', 'an', 'the', 'it', 'more', 'them', 'him', 'her', 'us', 'me', 'you', 'people', 'his', 'their', 'its', 'our', 'something'].map(
  (what) => `wanted ${what}`,
);

/** What a player, a song or a guest steals. */
const APPLAUSE = ['steal', 'steals', 'stole', 'stealing'].flatMap((verb) =>
  ['show', 'limelight', 'spotlight', 'scene', 'points', 'win', 'headlines', 'hearts'].flatMap((what) => [`${verb} ${what}`, `${verb} the ${what}`]).concat([`${verb} a point`, `${verb} a march`, `${verb} a win`, `${verb} my heart`]),
);

/** What a player is robbed of. */
const TROPHIES = ['gold', 'silver', 'victory', 'glory', 'a win', 'the win', 'a goal', 'a point', 'a medal', 'a title', 'the title', 'a place', 'his place', 'her place'].map(
  (what) => `robbed of ${what}`,
);

export const PLAIN_PHRASES = {
  wishes: WISHES,
  money: [
    'will pay for', 'must pay for', 'to pay for', 'will pay tribute', 'to pay tribute', 'to pay attention', 'to pay dividends', 'will pay a dividend', 'free of charge', 'extra charge', 'extra charges', 'delivery charges', 'service charges',
    'parking charges', 'roaming charges', 'charged a fee', 'charges a fee', 'recovered from insurers', 'recovered from its insurers', 'recovered from the insurer', 'recovered from surgery', 'recovered from injury', 'recovered from illness',
    'fine dining', 'fine wine*', 'fine art*', 'fine weather', 'fine form', 'fine print', 'cleared deposits', 'deposits had cleared', 'deposits cleared', 'cheque cleared', 'cheques cleared', 'payment cleared', 'payments cleared',
  ],
  batteries: ['between charges', 'per charge', 'single charge', 'one charge', 'full charge', 'fully charged', 'emotionally charged', 'highly charged', 'charged with leading', 'charged with overseeing', 'charged with ensuring'],
  enquiries: [
    'searched online', 'searched the internet', 'searched the web', 'searched for', 'searched in vain', 'questioned whether', 'questioned why', 'questioned how', 'questioned the need', 'space probe*', 'trial run*', 'trial period', 'free trial*',
    'field trial*', 'clinical trial*', 'drug trial*', 'time trial*', 'sea trials', 'trial and error', 'trial is unlikely',
  ],
  entrances: [
    'admitted as', 'admitted to hospital', 'admitted to the hospital', 'admitted to intensive', 'admitted to the bar', 'admitted to university', 'admitted into', 'admitted in evidence', 'admitted free', 'cleared customs', 'clears customs', 'cleared the way', 'clears the way',
    'cleared for takeoff', 'cleared for landing', 'cleared land', 'cleared the land', 'cleared the road', 'cleared snow', 'cleared the snow', 'cleared the debris', 'settled in', 'settles in', 'settled down',
  ],
  words: ['resigned as auditor*', 'auditor resigned', 'auditors resigned', 'resigned after spotting', 'resigned after finding', 'resigned after discovering', 'designated driver', 'designated area*', 'designated player', 'first sentence', 'opening sentence', 'critics verdict', 'delivered the verdict*', 'delivered the unanimous verdict*', 'forgive*', 'forgiving', 'forgave', 'forget*', 'forgot*'],
  things: [
    'frozen food*', 'frozen pea*', 'frozen lake', 'chocolate bars', 'gold bars', 'wine bars', 'bars and restaurants', 'captured on camera', 'captured the mood', 'captured the imagination', 'cardiac arrest', 'captive audience', 'captive breeding', 'crooked house', 'crooked street', 'crooked smile',
    'crooked teeth', 'crooked spire', 'poached egg*', 'poached salmon', 'poached pear*', 'forged ahead', 'forged links', 'forged ties', 'forging links', 'forging ahead', 'hand forged', 'killer whale*', 'weed killer', 'life hack*', 'suspension bridge',
  ],
  play: [
    ...APPLAUSE, ...TROPHIES, 'killer pass', 'killer ball', 'killer blow', 'killer instinct', 'killer touch', 'killer punch', 'killer app', 'killer argument', 'daylight robbery', 'highway robbery', 'punished every', 'punished the mistake*', 'punished mistake*', 'punished errors', 'punished the defence',
    'murdered us', 'murdered them', 'killed us', 'killing the game', 'guilty pleasure*', 'guilty as sin', 'partner in crime', 'partners in crime', 'got away with murder', 'murder mystery', 'crime writer*', 'crime novel*', 'crime fiction', 'crime drama*', 'crime thriller*',
    'cheat day', 'cheat meal', 'cheated death', 'cheats death', 'cheat death', 'shooting star*', 'shooting guard', 'beaten finalist*', 'beaten track', 'unbeaten', 'robber baron*', 'assault on the title', 'assault on the summit', 'assault course',
    'robó el show', 'roba el show', 'robó la escena', 'roba la escena', 'robó el protagonismo', 'robó todas las miradas', 'robó los aplausos', 'robó todos los aplausos', 'mata de risa', 'golpe de efecto', 'golpe franco', 'golpe de calor',
    'rouba a cena', 'roubou a cena', 'roubar a cena', 'rouba o show', 'roubou o show', 'golpe de sorte', 'golpe de mestre', 'vole la vedette', 'volé la vedette', 'voler la vedette', 'crime parfait',
    'stiehlt die show', 'stahl die show', 'die show gestohlen', 'ruba la scena', 'rubato la scena', 'rubare la scena', 'delitto perfetto', 'украл шоу', 'украла шоу', 'украл* сердц*', 'вкра* серц*',
  ],
  goods: ['vol direct', 'vols directs', 'vol de nuit', 'vol retour', 'en vol', 'vols internationaux', 'waren ausgeliefert', 'werden ausgeliefert', 'ausgeliefert werden', 'presa hidroeléctrica'],
} as const satisfies PhraseTable<string>;

/**
 * Single legal words that as often mean something else. If an article has no other one and no offence, there is no
 * case: 'a verdict on the menu', 'the first lenses will be delivered'.
 */
export const AMBIGUOUS: ReadonlySet<string> = new Set(
  [
    'wanted trial trials charges charged searched punished punishment cleared clears admitted admits admitting sentence',
    'sentences designated designates captured hunted verdict verdicts warrant warrants penalty penalties hiding supervised',
    'ausgeliefert ausgelieferte amende presa presas',
  ]
    .join(' ')
    .split(' '),
);
