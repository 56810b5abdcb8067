import { type Services, systemCtx } from '@tamis/api/context';
import { INDEXED_FIELDS } from '@tamis/api/entities/indexed-entities';
import type { IndexSet } from '@tamis/api/screening/index-store';
import { screenOptions } from '@tamis/api/screening/screen-entities';
import type { PartyText } from '@tamis/api/watchlists/party-text';
import { partyTexts } from '@tamis/api/watchlists/segments';
import { type ListedParty, type Subject, findsCustomersFrom } from '@tamis/screening';
import { FEW, FEW_CUSTOMERS, type ScreenPool } from './screen-pool.ts';

/** Parties asked of each list: every thread meets some hundred names of many scripts, from which on it works at full speed. */
const OF_EACH_LIST = 400;

/**
 * Rehearses a file of customers and an update of the lists in force once a server has started, and forgets what comes of
 * them. A thread that has just begun takes some three seconds of the processor to learn the engine; so the first file and the
 * first update that come in need not wait for it. Where lists or customers are so few that they are asked on the spot, no
 * thread is started.
 */
export async function warmThreads(services: Services, rehearse: ScreenPool['rehearse']): Promise<void> {
  const ctx = systemCtx(services);
  const set = await services.index.current();
  const parties: PartyText[] = [];
  for (const list of set.lists) parties.push(...(await firstParties(partyTexts(ctx, list), OF_EACH_LIST)));
  const strangers = strangersOf(parties);
  if (strangers.length > FEW) await rehearse(set, strangers, screenOptions(set));
  await rehearseUpdate(services, set, parties);
}

/** People and companies who are on no list: each is called by the first word of a listed name and the last word of the next. */
export function strangersOf(parties: readonly PartyText[]): Subject[] {
  const listed = parties.map(({ json }) => JSON.parse(json) as ListedParty);
  return listed.map(({ type, names, dates, countries }, at) => {
    const next = listed[(at + 1) % listed.length];
    return {
      names: [`${wordsOf(names).at(0)} ${wordsOf(next?.names).at(-1)}`],
      type,
      dates: dates.slice(0, 1).map(({ from }) => from),
      countries: countries.slice(0, 1).map(({ text }) => text),
    };
  });
}

const wordsOf = (names: ListedParty['names'] = []): string[] => (names[0]?.text ?? '').split(' ');

async function rehearseUpdate(services: Services, { threshold }: IndexSet, parties: PartyText[]): Promise<void> {
  const customers = await services.entityIndex.current();
  const count = customers.indexes.reduce((sum, { partyCount }) => sum + partyCount, 0);
  if (count <= FEW_CUSTOMERS || !findsCustomersFrom(threshold)) return;
  await services.findCustomers?.(customers, parties, { threshold, fields: INDEXED_FIELDS });
}

async function firstParties(pages: AsyncIterable<readonly PartyText[]>, count: number): Promise<PartyText[]> {
  const parties: PartyText[] = [];
  for await (const page of pages) {
    parties.push(...page);
    if (parties.length >= count) break;
  }
  return parties.slice(0, count);
}
