/** The parties of a published list in the form in which they are stored, so that a thread can read them. */
import { plainText } from '@tamis/db/plain-text';
import type { ListedParty, PartyType } from '@tamis/screening';
import type { Hasher } from '../hasher.ts';
import { COMPARED_FIELDS } from './party-changes.ts';
import { type ListSummary, type ReadListOptions, readList } from './read-list.ts';

/** A listed party as text, with the hashes that distinguish its versions. */
export interface PartyToStore {
  sourceRef: string;
  type: PartyType;
  primaryName: string;
  json: string;
  /** Hash of the whole record, and of the part that screening compares. */
  contentHash: string;
  matchHash: string;
}

export interface PartyBatch {
  parties: PartyToStore[];
  /** Unreadable records by id; the reason begins with the line of the file, if it has lines. */
  rejects: { ref: string; reason: string }[];
}

export type ReadPartiesOptions = Pick<ReadListOptions, 'expected' | 'kind'> & {
  onBatch: (batch: PartyBatch) => Promise<void>;
};

/** Reads a published list as `readList` does. */
export type ReadParties = (stream: ReadableStream<Uint8Array>, options: ReadPartiesOptions) => Promise<ListSummary>;

/** Reads in this thread, in turns with other requests. */
export function partyReader(createHash: () => Hasher): ReadParties {
  return (stream, { onBatch, ...options }) =>
    readList(stream, {
      ...options,
      createHash,
      onBatch: ({ parties, rejects }) =>
        onBatch({
          parties: parties.map((party) => partyToStore(createHash, party)),
          rejects: rejects.map(({ ref, line, reason }) => ({
            ref,
            reason: line === undefined ? reason : `Line ${line}: ${reason}`,
          })),
        }),
    });
}

/** A listed party in the form that is stored: as plain text, with its hashes. */
export function partyToStore(createHash: () => Hasher, given: ListedParty): PartyToStore {
  const text = JSON.stringify(given);
  const json = plainText(text);
  // A publisher's JSON may hold what is no character; the party is then what can be stored of it, everywhere.
  const party = json === text ? given : (JSON.parse(json) as ListedParty);
  const { sourceRef, type, names } = party;
  const hashOf = (text: string) => createHash().update(text).hex().slice(0, 32);
  return {
    sourceRef,
    type,
    primaryName: names[0]?.text ?? sourceRef,
    json,
    contentHash: hashOf(json),
    matchHash: hashOf(JSON.stringify(COMPARED_FIELDS.map((field) => party[field]))),
  };
}
