import { NewEntity } from '@tamis/api/entities/schema';
import * as v from 'valibot';
import { trpc } from '../../trpc.ts';

/** Warns below the field that a country is unknown, as an upload does. It can be saved all the same. */
export function CountryHint({ country }: { country: string }) {
  const asked = country.trim();
  const known = trpc.entities.isCountryKnown.useQuery(
    { country: asked },
    { enabled: v.is(NewEntity.entries.country, asked) },
  );
  return (
    <output className="block">
      {known.data === false && (
        <p className="mt-1 text-13 text-med-fg">
          This country is not known: it is not compared, and its risk counts as a middle value.
        </p>
      )}
    </output>
  );
}
