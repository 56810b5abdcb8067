import type { ListedParty } from '@tamis/screening';
import type { Ctx } from '../src/context.ts';
import { importList, importParties } from '../src/watchlists/import.ts';
import { partyToStore } from '../src/watchlists/read-parties.ts';
import type { KnownList } from '../src/watchlists/registry.ts';
import { KNOWN_LISTS } from '../src/watchlists/registry.ts';
import { ListRefused } from '../src/watchlists/list-refused.ts';
import type { ImportResult } from '../src/watchlists/schema.ts';

/** A listed person with a strong name and a date of birth. */
export function aListedParty(given: Partial<ListedParty> & { name?: string } = {}): ListedParty {
  const { name = 'Rustam Idrisovich Halvani', ...rest } = given;
  return {
    sourceRef: name,
    type: 'person',
    names: [{ text: name, kind: 'primary', strength: 'strong' }],
    dates: [{ from: '1968-03-14', to: '1968-03-14' }],
    countries: [{ code: 'UZ', text: 'Uzbekistan', role: 'nationality' }],
    birthPlaces: [],
    identifiers: [],
    addresses: [],
    programmes: ['DEMO'],
    positions: [],
    ...rest,
  };
}

/** The same, and three others. */
export const rustam = aListedParty();
export const anna = aListedParty({ name: 'Anna Petrova Zhuravleva' });
export const boris = aListedParty({ name: 'Boris Karlovich Ostrovsky' });
export const clara = aListedParty({ name: 'Clara Mendizabal Urrutia' });

/** Imports a published file, as somebody who has it would. */
export const importFile = (
  ctx: Ctx,
  list: string,
  bytes: Uint8Array,
  options: { acceptShrink?: boolean; source?: string } = {},
) => importList(ctx, { list, stream: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(), ...options });

/** Imports these parties as the file of a list; `fails` is a file that breaks off at its end. */
export function aList(
  ctx: Ctx,
  parties: readonly ListedParty[],
  options: {
    list?: Partial<KnownList>;
    acceptShrink?: boolean;
    publishedAt?: string;
    /** The address that the file was fetched from. */
    source?: string;
    rejected?: number;
    fails?: boolean;
  } = {},
): Promise<ImportResult> {
  const ofac = KNOWN_LISTS[0] as KnownList;
  const { acceptShrink, source } = options;
  return importParties(ctx, { ...ofac, ...options.list }, { acceptShrink, ...(source && { source }) }, async (take) => {
    await take(parties.map((party) => partyToStore(ctx.createHash, party)));
    if (options.fails) throw new ListRefused('truncated', 'The file breaks off.');
    return {
      format: 'test',
      sha256: ctx.createHash().update(JSON.stringify(parties)).hex(),
      bytes: 1,
      publishedAt: options.publishedAt,
      parties: parties.length,
      names: parties.flatMap((party) => party.names).length,
      rejected: options.rejected ?? 0,
      rejects: [],
    };
  });
}
