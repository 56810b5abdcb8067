import { type Services, systemCtx } from '@tamis/api/context';
import { INDEXED_FIELDS } from '@tamis/api/entities/indexed-entities';
import type { PartyText } from '@tamis/api/watchlists/party-text';
import { partyTexts } from '@tamis/api/watchlists/segments';
import { findsCustomersFrom } from '@tamis/screening';
import { FEW_ENTITIES } from './screen-pool.ts';

/**
 * Parties of each list in the rehearsal: every thread gets some hundred names in many scripts, after which it runs at
 * full speed.
 */
const OF_EACH_LIST = 400;

/**
 * Rehearses an update of the lists in force after a server has started, and discards the result. A new thread needs
 * some three seconds of processor time to warm up, so the first update need not wait for it. Does nothing if there are
 * so few entities that they are searched in the main thread.
 */
export async function warmThreads(services: Services): Promise<void> {
  const names = await services.entityIndex.current();
  const count = names.indexes.reduce((sum, { partyCount }) => sum + partyCount, 0);
  if (!services.findEntities || count <= FEW_ENTITIES) return;
  const ctx = systemCtx(services);
  const { lists, threshold } = await services.index.current();
  if (!findsCustomersFrom(threshold)) return;
  const parties: PartyText[] = [];
  for (const list of lists) parties.push(...(await firstParties(partyTexts(ctx, list), OF_EACH_LIST)));
  await services.findEntities(names, parties, { threshold, fields: INDEXED_FIELDS });
}

async function firstParties(pages: AsyncIterable<readonly PartyText[]>, count: number): Promise<PartyText[]> {
  const parties: PartyText[] = [];
  for await (const page of pages) {
    parties.push(...page);
    if (parties.length >= count) break;
  }
  return parties.slice(0, count);
}
