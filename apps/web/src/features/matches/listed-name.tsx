import type { Match } from '@tamis/api/screening/schema';
import { PersonName } from '@tamis/ui/person-name';
import { matchedAlias, primaryName } from '../party/party-words.ts';

/** The listed party, and the name that was compared if it is another one: 'Malang WAZIR, as Muhammad ALI'. */
export function ListedName({ match }: { match: Match }) {
  const alias = matchedAlias(match);
  return (
    <>
      <PersonName name={primaryName(match)} />
      {alias !== undefined && (
        <span className="font-normal">
          , as <PersonName name={alias} />
        </span>
      )}
    </>
  );
}
