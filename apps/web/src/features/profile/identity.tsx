import type { Entity } from '@tamis/api/entities/schema';
import type { Match } from '@tamis/api/screening/schema';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { Fact, Facts } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import Pencil from 'lucide-react/icons/pencil';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { EntityTypeLabel } from '../shared/entity-type.tsx';
import { confirmingLists, knownNames } from './known-names.ts';
import { matchesOfEntity } from '../shared/matches-of-entity.ts';

interface IdentityProps {
  entity: Entity;
  onEdit: () => void;
}

/** What is known about the entity, each fact only if present, with its sources. */
export function Identity({ entity, onEdit }: IdentityProps) {
  const mayWrite = useMay('entities.write');
  const { data } = trpc.matches.list.useQuery(matchesOfEntity(entity.id));
  const matches = data?.rows ?? [];
  const { type, country, countryName, additionalInfo, flags } = entity;
  const { birthDate, position, founded, industry } = additionalInfo;
  return (
    <Panel
      title="Identity"
      actions={
        mayWrite && (
          <Button variant="ghost" size="sm" icon={<Pencil aria-hidden />} onPress={onEdit} className="no-print">
            Edit
          </Button>
        )
      }
    >
      <Facts columns={3} className="p-4">
        <Fact label="Type" source="Declared">
          <EntityTypeLabel type={type} />
        </Fact>
        <Fact label="Country" source={sourceText(matches, 'country', countryName === country ? '' : ` as ${country}`)}>
          {countryName}
        </Fact>
        {birthDate && (
          <Fact label="Birth date" source={sourceText(matches, 'date')}>
            <DateText value={birthDate} />
          </Fact>
        )}
        {position && (
          <Fact label="Position" source="Declared">
            <bdi dir="auto">{position}</bdi>
          </Fact>
        )}
        {founded && (
          <Fact label="Founded" source={sourceText(matches, 'date')}>
            <DateText value={founded} />
          </Fact>
        )}
        {industry && (
          <Fact label="Industry" source="Declared">
            <bdi dir="auto">{industry}</bdi>
          </Fact>
        )}
        {flags.reasons.length > 0 && (
          <Fact label="Reasons for the flags" layout="wide">
            {flags.reasons.map((reason) => (
              <span key={reason} className="block">
                <bdi dir="auto">{reason}</bdi>
              </span>
            ))}
          </Fact>
        )}
      </Facts>
      <Names entity={entity} matches={matches} />
    </Panel>
  );
}

/** 'Declared, OFAC, EU', 'Declared as BY' */
const sourceText = (matches: readonly Match[], field: 'country' | 'date', as = '') =>
  [`Declared${as}`, ...confirmingLists(matches, field)].join(', ');

/** The names of the listed parties that the entity was confirmed as. */
function Names({ entity, matches }: { entity: Entity; matches: readonly Match[] }) {
  const names = knownNames(entity, matches);
  if (names.length < 2) return null;
  return (
    <>
      <h3 className="border-t border-hairline px-4 pt-3 text-12 text-muted">Names</h3>
      <ul className="grid gap-x-8 px-4 pt-1 pb-3 sm:grid-cols-2">
        {names.map(({ text, kind, sources }) => (
          <li key={text} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-2 py-1">
            <PersonName name={text} />
            <small className="text-12 text-muted">
              {kind} · {sources.join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
