import { article, articleEntity } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import { RULES } from '../ai/model.ts';
import type { Level } from '../wire.ts';

/** What the local rules found in an article that they could read, if they found no offence and no legal stage. */
export const NOTHING_ADVERSE = 'Nothing adverse';

type Judged = Pick<typeof article.$inferSelect, 'riskLevel' | 'riskLevelBy' | 'findings'>;

/**
 * Whether an article counts against a party of which it says this. One in which the local rules found nothing is stored and
 * shown, but it raises no alert and adds nothing to the risk. A level that a person or a model gave always counts.
 */
export const isAdverse = ({ riskLevel, riskLevelBy, findings }: Judged): boolean =>
  riskLevel !== 'low' || riskLevelBy !== RULES || findings !== NOTHING_ADVERSE;

const isFoundHarmless = sql`${article.riskLevelBy} = ${RULES} and coalesce(${article.findings}, '') = ${NOTHING_ADVERSE}`;

/** In a query: what an article says of the party that it is linked to. */
export const levelOfParty = sql<Level>`coalesce(${articleEntity.riskLevel}, ${article.riskLevel})`;

/** `isAdverse` in a query of articles. */
export const isAdverseArticle = sql`not (${article.riskLevel} = 'low' and ${isFoundHarmless})`;
/** `isAdverse` in a query of articles with the parties that they are linked to. */
export const isAdverseToParty = sql`not (${levelOfParty} = 'low' and ${isFoundHarmless})`;
