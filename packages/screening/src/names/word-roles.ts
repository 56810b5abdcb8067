/** What a shared word of an organisation's name does there: says what kind of body it is, adorns it, or tells its trade. */
import type { NameToken } from './name-token.ts';

const conceptsOf = (source: string): ReadonlySet<string> => new Set(source.split(' ').map((concept) => `@${concept}`));

/** What a body calls itself besides its name; the press and the lists choose freely among them (Haqqani Network, Haqqani Group). */
const bodies = conceptsOf(
  'group holding concern corporation_group organization institution network union association society consortium syndicate foundation fund charity movement front party pmc company board committee council office department',
);
/** Words that praise, place or date a company and are exchanged for nothing. */
const adornments = conceptsOf(
  'international global overseas general national state public private municipal provincial regional city central center united associated new premier main universal special advanced modern integrated innovation joint_venture venture cooperation strategic independent professional social economic named democratic human republic',
);

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
  'research institute scientific laboratory university academy college education school design_bureau',
].map((line) => conceptsOf(line));

/** Whether a trade is told by a word that is as near as a translation to that of the other. */
export const areNearTrades = ({ forms: [one = ''] }: NameToken, { forms: [other = ''] }: NameToken): boolean =>
  nearTrades.some((trades) => trades.has(one) && trades.has(other));

/** Words that a company's daily name leaves out, as they are of what it does anyhow. */
const dailyOmitted = conceptsOf(
  'technology electronics engineering industry production manufacturing factory systems solutions service trading commercial digital it software research institute development design products machinery equipment university ministry',
);

/** Whether a trade is one that companies of a group are called by: Kamaz Insurance is not Kamaz. */
export const isTradeOfDaughter = (token: NameToken): boolean =>
  isTradeWord(token) && !dailyOmitted.has(token.forms[0] ?? '');
