/** The FollowTheMoney schemata that can be screened. All others only describe these. */
import type { Fields } from './json-value.ts';
import type { PartyType } from '../party.ts';

export interface Entity {
  id: string;
  schema: string;
  /** The name that the publisher displays. */
  caption: string;
  properties: Fields;
  isTarget: boolean;
}

export const partyTypes: Readonly<Record<string, PartyType>> = {
  Person: 'person',
  Company: 'company',
  Organization: 'company',
  LegalEntity: 'company',
  PublicBody: 'company',
  Vessel: 'vessel',
  Airplane: 'aircraft',
  CryptoWallet: 'wallet',
};

/** A page where a person can read the record. */
export function entityPage(id: string): string {
  return `https://www.opensanctions.org/entities/${encodeURIComponent(id)}/`;
}

/** The exposed relative is not named here, and the risk of their office weighs less. */
export const RELATIVE_POSITION = 'Relative or close associate of a politically exposed person';
