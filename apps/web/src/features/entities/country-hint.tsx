import { trpc } from '../../trpc.ts';

/** Says below the field that a country is not known, as an upload warns; adding goes on all the same. */
export function CountryHint({ country }: { country: string }) {
  const asked = country.trim();
  const known = trpc.entities.isCountryKnown.useQuery({ country: asked }, { enabled: asked.length >= 2 });
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
