/** Reads lists in tests: fixtures, whole results, refusals. */
import { createHash as nodeHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Reject } from '@tamis/screening/lists/list-format';
import type { ListedParty } from '@tamis/screening/party';
import type { Hasher } from '../src/hasher.ts';
import { ListRefused } from '../src/watchlists/list-refused.ts';
import { readList, type ListSummary, type ReadListOptions } from '../src/watchlists/read-list.ts';

export function createHash(): Hasher {
  const hash = nodeHash('sha256');
  const hasher: Hasher = {
    update: (data) => {
      hash.update(data);
      return hasher;
    },
    hex: () => hash.digest('hex'),
  };
  return hasher;
}

export interface Reading {
  summary: ListSummary;
  parties: ListedParty[];
  rejects: Reject[];
}

/** A file as text, as bytes, or as the chunks it arrives in. */
type Content = string | Uint8Array | Uint8Array[];
type Limits = Partial<Omit<ReadListOptions, 'createHash' | 'onBatch'>>;

export function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  const rest = chunks.values();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = rest.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

export function read(content: Content, limits: Limits = {}): Promise<Reading> {
  return readTogether([content], limits);
}

/** Reads the files of one list. */
export async function readTogether(contents: readonly Content[], limits: Limits = {}): Promise<Reading> {
  const streams = contents.map((content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return streamOf(Array.isArray(bytes) ? bytes : [bytes]);
  });
  const parties: ListedParty[] = [];
  const rejects: Reject[] = [];
  const onBatch: ReadListOptions['onBatch'] = (batch) => {
    parties.push(...batch.parties);
    rejects.push(...batch.rejects);
  };
  const summary = await readList(streams, { createHash, onBatch, ...limits });
  return { summary, parties, rejects };
}

/** The sentence with which a file is refused. Fails when it is read, or when anything else is thrown. */
export async function refusal(content: Content, limits?: Limits): Promise<string> {
  const outcome = await read(content, limits).then(
    () => 'The file was read.',
    (error: unknown) => error,
  );
  if (outcome instanceof ListRefused) return outcome.message;
  throw new Error('The file was not refused.', { cause: outcome });
}

/** Small files of invented parties in the real formats. */
export const fixtures = [
  'ofac-sdn',
  'ofac-consolidated',
  'ofac-advanced',
  'eu-1-1',
  'uk-sanctions-list',
  'un-consolidated',
  'seco',
] as const;
/** The same that are no XML. */
export const otherFixtures = [
  'uk-sanctions-list.csv',
  'eu-1-1.csv',
  'ofac-sdn.csv',
  'targets.simple.csv',
  'every-politician.csv',
  'own-list.csv',
  'entities.ftm.json',
  'targets.nested.json',
  'world-bank.json',
  'us-congress.yaml',
  'us-executive.yaml',
] as const;
/** Tables that are read together with ofac-sdn.csv. */
export const ofacTables = ['ofac-alt.csv', 'ofac-add.csv', 'ofac-comments.csv'] as const;
export type Fixture = (typeof fixtures)[number] | (typeof otherFixtures)[number] | (typeof ofacTables)[number];

export function fixture(name: Fixture): Uint8Array {
  return readFileSync(new URL(`fixtures/lists/${name.includes('.') ? name : `${name}.xml`}`, import.meta.url));
}

export function byRef({ parties }: Reading): Map<string, ListedParty> {
  return new Map(parties.map((party) => [party.sourceRef, party]));
}

export async function partiesOf(name: Fixture): Promise<Map<string, ListedParty>> {
  return byRef(await read(fixture(name)));
}

/** An SDN.XML of these records. */
export function sdn(records: string, count?: number): string {
  const declared = count === undefined ? '' : `<Record_Count>${count}</Record_Count>`;
  const header = `<publshInformation><Publish_Date>05/03/2024</Publish_Date>${declared}</publshInformation>`;
  return `<?xml version="1.0"?><sdnList xmlns="http://tempuri.org/sdnList.xsd">${header}${records}</sdnList>`;
}

/** A record of an SDN.XML. */
export function entry(uid: string, name: string, programme = 'DEMO'): string {
  const programmes = `<programList><program>${programme}</program></programList>`;
  return `<sdnEntry><uid>${uid}</uid><lastName>${name}</lastName><sdnType>Entity</sdnType>${programmes}</sdnEntry>`;
}
