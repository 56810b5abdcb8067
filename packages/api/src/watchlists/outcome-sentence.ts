import { counted } from '../counted.ts';
import type { ImportResult } from './schema.ts';
import type { SyncResult } from './sync.ts';

/** The result of a sync or an import, in a sentence for a terminal or a page. */
export function outcomeSentence(list: string, result: SyncResult | ImportResult): string {
  if (result.outcome === 'not-modified') return `${list}: the publisher's file has not changed.`;
  const { number, parties, names, added, changed, removed, publishedAt, rejected, rejects, notes, reason } = result;
  if (result.outcome === 'unchanged') return `${list}: this is the file in force, version ${number}.`;
  if (result.outcome === 'staged') return `${list} version ${number} waits for an administrator. ${reason ?? ''}`;
  const published = publishedAt === null ? '' : `, published ${publishedAt}`;
  const bad = rejected === 0 ? '' : ` ${counted(rejected, 'record')} could not be read: ${rejects[0]?.reason}`;
  return `${list} version ${number}${published}: ${counted(parties, 'party', 'parties')} with ${counted(names, 'name')} (${added} added, ${changed} changed, ${removed} removed).${[bad, ...notes.map((note) => ` ${note}`)].join('')}`;
}
