/** The role of a shared word in an organisation's name: it states the kind of body, adorns it, or states its trade. */
import type { NameToken } from '../name-token.ts';

const conceptsOf = (source: string): ReadonlySet<string> => new Set(source.split(' ').map((concept) => `@${concept}`));

/** Words for the kind of body, which the press and the lists vary freely (Haqqani Network, Haqqani Group). */
const bodies = conceptsOf(
  'group holding concern corporation_group organization institution network union association society consortium syndicate foundation fund charity movement front party pmc company board committee council office department',
);
/** Words that praise, place or date a company and have no counterpart. */
const adornments = conceptsOf(
  'international global overseas general national state public private municipal provincial regional city central center united associated new premier main universal special advanced modern integrated innovation joint_venture venture cooperation strategic independent professional social economic named democratic human republic',
);

/** Whether the word says 'bank'. */
export const isBank = ({ forms: [idea] }: NameToken): boolean => idea === '@bank';
/** Whether the word says that the name is a branch's, whose party is the company itself. */
export const isBranch = ({ forms: [idea] }: NameToken): boolean => idea === '@branch';

/** Words for specific kinds of works, where another name only says 'works'. */
const kindsOfWorks = conceptsOf(
  'shipyard refinery smelter foundry forging rolling_mill brewery distillery bakery sawmill slaughterhouse aviation_repair_plant armored_repair_plant workshop',
);
/** Whether the word says that the body is a works (zavod), or even what kind of works (shipyard). */
export const isWorks = ({ kind, forms: [idea = ''] }: NameToken): boolean => kind === 'generic' && idea === '@factory';
export const isKindOfWorks = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && kindsOfWorks.has(idea);

/**
 * Bodies of states, parties, armed groups, charities and sciences, which are known by their letters more often than
 * companies are.
 */
const publicBodies = conceptsOf(
  'ministry agency directorate committee commission council authority administration bureau office front movement party army armed_forces brigade militia corps guard liberation resistance revolutionary police intelligence federation union league parliament court organization institution foundation charity association society university institute academy technical_university technical_institute national state',
);
/** Whether the word names such a body. */
export const isPublicBody = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && publicBodies.has(idea);

/** What every state has of its own, and what its bodies are called. */
const ofEachState = conceptsOf(
  'ministry police armed_forces airforce security government parliament court customs electoral central national state federal',
);
/** Whether the word does not show which state's body it is: each has a ministry of the interior. */
export const isStateWord = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && ofEachState.has(idea);

/** Whether the word states the kind of body. */
export const isBodyWord = ({ kind, forms: [idea = ''] }: NameToken): boolean => kind === 'generic' && bodies.has(idea);

/** Whether the word states a trade: two different trades mean two companies. */
export const isTradeWord = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && !bodies.has(idea) && !adornments.has(idea);

/** Trades that translators and companies confuse: a difference between them does not mean another company. */
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

/** Whether two trades are as close as translations of each other. */
export const areNearTrades = ({ forms: [one = ''] }: NameToken, { forms: [other = ''] }: NameToken): boolean =>
  nearTrades.some((trades) => trades.has(one) && trades.has(other));

/** The members of a body: a place or party may have one body for each group. */
const members = conceptsOf('youth women children students workers farmers veterans disabled teachers');
/** Whether the word states the members. */
export const isOfMembers = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && members.has(idea);

/** Whether the word says that the company heads its group. */
export const isHeadOfGroup = ({ kind, forms: [idea] }: NameToken): boolean => kind === 'generic' && idea === '@holding';

/** Words that a company's everyday name leaves out, since they describe what it does anyway. */
const dailyOmitted = conceptsOf(
  'technology electronics engineering industry production manufacturing factory systems solutions service trading commercial digital it software research institute development design products machinery equipment university ministry',
);

/** Whether a trade is typical of subsidiaries: Kamaz Insurance is not Kamaz. */
export const isTradeOfSubsidiary = (token: NameToken): boolean =>
  isTradeWord(token) && !dailyOmitted.has(token.forms[0] ?? '');

/** Trades of a street, which companies and bodies of lists do not have, besides clubs that play. */
const localTrades = conceptsOf(
  'football sports club bakery restaurant confectionery kindergarten school clinic dental veterinary optician hairdressing tailoring laundry landscaping flowers books fitness church furniture photography toys law',
);
/** Whether the word states such a trade: Al Shabaab Football Club is not Al-Shabaab, Rahat Bakery not Rahat Ltd. */
export const isLocalTrade = ({ kind, forms: [idea = ''] }: NameToken): boolean =>
  kind === 'generic' && localTrades.has(idea);

/** Whether a different word of this kind means another body, in a name without an own word: Royal Bank of Scotland. */
export const isDistinctive = (token: NameToken): boolean =>
  token.kind === 'generic' && !isBodyWord(token) && !saysLittle(token.forms[0] ?? '') && token.bits >= MIN_TELLING_BITS;
const saysLittle = (idea: string): boolean =>
  idea === '@general' || (dailyOmitted.has(idea) && idea !== '@development');
/** The style of a state carries no information. */
const MIN_TELLING_BITS = 1.5;

/** Trades that coined names reveal: Gazprom is gas, Sberbank a bank. */
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

/** Whether a coined name reveals a trade other than the ones next to it: Gazprom Neft, Sberbank Leasing. */
export function revealsOtherTrade(brand: string, trades: readonly NameToken[]): boolean {
  const own = tradesInBrands.filter(([pattern]) => pattern.test(brand)).flatMap(([, ideas]) => ideas);
  return own.length > 0 && !trades.some(({ forms }) => own.some((idea) => forms.includes(idea)));
}

/** English synonyms that are not interchangeable in names: Global Trading is not World Trading. */
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

/** Whether two words of one idea are different English words, which distinguish companies of shared words only. */
export const areSynonyms = ({ text: one }: NameToken, { text: other }: NameToken): boolean =>
  one.slice(0, alikeLetters) !== other.slice(0, alikeLetters) &&
  synonyms.some((words) => words.has(one) && words.has(other));
/** Trading and trade, eastern and east count as one word. */
const alikeLetters = 4;
