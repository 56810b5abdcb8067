/** What a shared word of an organisation's name does there: says what kind of body it is, adorns it, or tells its trade. */
import type { NameToken } from '../name-token.ts';

const conceptsOf = (source: string): ReadonlySet<string> => new Set(source.split(' ').map((concept) => `@${concept}`));

/** What a body calls itself besides its name; the press and the lists choose freely among them (Haqqani Network, Haqqani Group). */
const bodies = conceptsOf(
  'group holding concern corporation_group organization institution network union association society consortium syndicate foundation fund charity movement front party pmc company board committee council office department',
);
/** Words that praise, place or date a company and are exchanged for nothing. */
const adornments = conceptsOf(
  'international global overseas general national state public private municipal provincial regional city central center united associated new premier main universal special advanced modern integrated innovation joint_venture venture cooperation strategic independent professional social economic named democratic human republic',
);

/** What a works is called in full where another name only says that it is one. */
const kindsOfWorks = conceptsOf(
  'shipyard refinery smelter foundry forging rolling_mill brewery distillery bakery sawmill slaughterhouse aviation_repair_plant armored_repair_plant workshop',
);
/** Whether the word says that the body is a works, and whether it says of what kind: zavod, shipyard. */
export const isWorks = ({ kind, forms: [idea = ''] }: NameToken): boolean => kind === 'generic' && idea === '@factory';
export const isKindOfWorks = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && kindsOfWorks.has(idea);

/** What bodies of states, parties, armed groups, charities and sciences are, which are called by their letters more than companies are. */
const publicBodies = conceptsOf(
  'ministry agency directorate committee commission council authority administration bureau office front movement party army armed_forces brigade militia corps guard liberation resistance revolutionary police intelligence federation union league parliament court organization institution foundation charity association society university institute academy technical_university technical_institute national state',
);
/** Whether the word says so. */
export const isPublicBody = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && publicBodies.has(idea);

/** Whether the word says what kind of body has the name. */
export const isBodyWord = ({ kind, forms: [idea = ''] }: NameToken): boolean => kind === 'generic' && bodies.has(idea);

/** Whether the word says what the body does: companies of two trades are two companies. */
export const isTradeWord = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && !bodies.has(idea) && !adornments.has(idea);

/** Trades that translators, and companies themselves, take for each other: another one of them is no sign of another company. */
const nearTrades = [
  'shipping lines shipmanagement cargo transport logistics tanker port warehouse',
  'construction contracting engineering real_estate properties housing architecture design infrastructure',
  'oil gas petrochemical chemical energy fuel refinery oilfield offshore_drilling exploration pipeline power electric',
  'airlines aviation aircraft aerospace helicopter drones',
  'trading trading_house commercial export import impex supply distribution sales wholesale retail procurement',
  'technology electronics electric it software computer digital data communications mobile systems microelectronics radio automation robotics',
  'finance capital investment credit securities fund money exchange bank leasing',
  'metal steel iron metallurgical mining minerals copper aluminium gold coal',
  'medical pharmaceutical health hospital clinic biotech',
  'industry factory production manufacturing machinery mechanical heavy_industries equipment complex tools machine_tools',
  'tourism hotel',
  'media television press news publishing broadcasting newspaper internet film entertainment radio',
  'arms defense military missile ammunition army armed_forces intelligence police',
  'food agro farm livestock fishing beverage grain',
  'research institute scientific laboratory technical_university university academy college education school design_bureau',
].map((line) => conceptsOf(line));

/** Whether a trade is told by a word that is as near as a translation to that of the other. */
export const areNearTrades = ({ forms: [one = ''] }: NameToken, { forms: [other = ''] }: NameToken): boolean =>
  nearTrades.some((trades) => trades.has(one) && trades.has(other));

/** Whom a body is for: one place or party has a body for each. */
const members = conceptsOf('youth women children students workers farmers veterans disabled teachers');
/** Whether the word says so. */
export const tellsMembers = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && members.has(idea);

/** Words that a company's daily name leaves out, as they are of what it does anyhow. */
const dailyOmitted = conceptsOf(
  'technology electronics engineering industry production manufacturing factory systems solutions service trading commercial digital it software research institute development design products machinery equipment university ministry',
);

/** Whether a trade is one that companies of a group are called by: Kamaz Insurance is not Kamaz. */
export const isTradeOfDaughter = (token: NameToken): boolean =>
  isTradeWord(token) && !dailyOmitted.has(token.forms[0] ?? '');

/** Whether another such word makes another body of a name that has no word of its own: Royal Bank of Scotland. */
export const tellsShared = (token: NameToken): boolean =>
  token.kind === 'generic' && !isBodyWord(token) && !saysLittle(token.forms[0] ?? '') && token.bits >= leastTelling;
const saysLittle = (idea: string): boolean =>
  idea === '@general' || (dailyOmitted.has(idea) && idea !== '@development');
/** What a state calls itself tells nothing. */
const leastTelling = 1.5;

/** What coined names tell of their trade: Gazprom is of gas, Sberbank a bank. */
const tradesInBrands: readonly [RegExp, readonly string[]][] = [
  [/bank$/, ['@bank']],
  [/ne(?:f|ph)t/, ['@oil']],
  [/^ga[sz](?!i)|ga[sz]$/, ['@gas']],
  [/prom$/, ['@industry']],
  [/ma(?:sh|š)$/, ['@machinery']],
  [/stro[yij]/, ['@construction']],
  [/energo|energy$/, ['@energy', '@power', '@electric']],
  [/avia/, ['@airlines', '@aviation', '@aircraft']],
  [/^air|air$/, ['@airlines', '@aviation']],
  [/flot$/, ['@shipping', '@lines', '@navy', '@fleet', '@airlines']],
  [/tele[ck]om$/, ['@communications']],
  [/k?h?im$|chem$/, ['@chemical']],
  [/stal$|steel$/, ['@steel']],
  [/torg$|trade$/, ['@trading']],
  [/trans/, ['@transport']],
  [/atom/, ['@nuclear']],
  [/oil$|petro/, ['@oil']],
  [/pharm/, ['@pharmaceutical']],
];

/** Whether a coined name tells of a trade, and not of these, which stand beside it: Gazprom Neft, Sberbank Leasing. */
export function tellsOtherTrade(brand: string, trades: readonly NameToken[]): boolean {
  const own = tradesInBrands.filter(([pattern]) => pattern.test(brand)).flatMap(([, ideas]) => ideas);
  return own.length > 0 && !trades.some(({ forms }) => own.some((idea) => forms.includes(idea)));
}

/** English words of one idea of which a company bears one: Global Trading is not World Trading. */
const synonyms = [
  'global|world|worldwide',
  'oil|petroleum',
  'eastern|east|oriental|orient',
  'western|west|occidental',
  'shipping|navigation|maritime|marine',
  'overseas|foreign',
  'construction|building|builders',
  'trading|trade|commerce',
  'communications|telecom|telecommunications|telecommunication',
  'insurance|assurance',
  'tourism|travel|tours',
  'automotive|auto|motor|motors',
  'university of technology|institute of technology|technical university|technological university|technological institute|polytechnic university|polytechnic institute',
].map((line) => new Set(line.split('|')));

/** Whether two words of one idea are two English words, of which a company of shared words only bears one. */
export const areSynonyms = ({ text: one }: NameToken, { text: other }: NameToken): boolean =>
  one.slice(0, alikeLetters) !== other.slice(0, alikeLetters) &&
  synonyms.some((words) => words.has(one) && words.has(other));
/** Trading and trade, eastern and east are one word. */
const alikeLetters = 4;
