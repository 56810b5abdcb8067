/** Datasets as yente names them: each list in force, and collections of lists. */
import type { NameIndex } from '@tamis/screening';
import { beginningOf } from '@tamis/screening/beginning-of';
import type { Ctx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { type IndexSet, type SearchedList, indexesFor } from '../screening/index-store.ts';
import { requireLists } from '../screening/require-lists.ts';
import { toIso } from '../wire.ts';
import type { Catalog, Dataset } from './answer-schema.ts';
import { TOPIC_OF_KIND } from './ftm.ts';
import type { MatchOptions } from './schema.ts';

interface Collection {
  name: string;
  title: string;
  includes: (list: SearchedList) => boolean;
}

const COLLECTIONS: readonly Collection[] = [
  { name: 'default', title: 'All lists in force', includes: () => true },
  { name: 'sanctions', title: 'Sanctions lists', includes: ({ kind }) => kind === 'sanctions' },
  { name: 'peps', title: 'Politically exposed persons', includes: ({ kind }) => kind === 'pep' },
];

/** The datasets that may be named: all lists together, by kind, and each by itself. */
export async function catalog(ctx: Ctx): Promise<Catalog> {
  const { lists } = await ctx.index.current();
  const datasets: Dataset[] = [
    ...COLLECTIONS.map(({ name, title, includes }) => {
      const children = lists.filter(includes);
      return {
        name,
        title,
        children: children.map(({ code }) => code.toLowerCase()),
        entity_count: children.reduce((sum, { parties }) => sum + parties, 0),
        load: true,
      };
    }),
    ...lists.map(({ code, title, versionId, parties, importedAt }) => ({
      name: code.toLowerCase(),
      title,
      version: String(versionId),
      updated_at: toIso(importedAt),
      entity_count: parties,
      load: true,
    })),
  ];
  return { datasets, current: datasets.map(({ name }) => name), outdated: [], index_stale: false };
}

type DatasetOptions = Pick<MatchOptions, 'include_dataset' | 'exclude_dataset' | 'topics'>;

/** The indexes of the lists that a dataset and the options name. Throws if there are none, instead of finding nothing. */
export function indexesOf(set: IndexSet, dataset: string, options: DatasetOptions): NameIndex[] {
  const { lists } = requireLists(set);
  const inDataset = membersOf(dataset, lists);
  const included = new Set(options.include_dataset.flatMap((name) => membersOf(name, lists)));
  const excluded = new Set(options.exclude_dataset.flatMap((name) => membersOf(name, lists)));
  const chosen = lists.filter(
    (list) =>
      inDataset.includes(list) &&
      (options.include_dataset.length === 0 || included.has(list)) &&
      !excluded.has(list) &&
      (options.topics.length === 0 || options.topics.includes(TOPIC_OF_KIND[list.kind])),
  );
  if (chosen.length === 0) {
    throw new Conflict(
      `No list in force belongs to '${beginningOf(dataset, 100)}' and to what the options ask for, so nothing would be searched. See /catalog.`,
    );
  }
  return indexesFor(set, chosen);
}

function membersOf(dataset: string, lists: readonly SearchedList[]): SearchedList[] {
  const name = dataset.toLowerCase();
  const collection = COLLECTIONS.find((one) => one.name === name);
  if (collection) return lists.filter(collection.includes);
  const members = lists.filter(({ code }) => code.toLowerCase() === name);
  if (members.length === 0) throw new NotFound(`No such dataset: ${beginningOf(dataset, 100)}. See /catalog.`);
  return members;
}
