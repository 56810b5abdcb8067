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
