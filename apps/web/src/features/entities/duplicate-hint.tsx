import { NewEntity } from '@tamis/api/entities/schema';
import * as v from 'valibot';
import { trpc } from '../../trpc.ts';
import { EntityLink } from '../shared/entity-link.tsx';
import { identityText } from '../shared/identity-text.ts';
import { useSettled } from '../shared/use-settled.ts';

/** Shorter names are found in too many others. */
const SHORTEST = 4;

/** The search score of the same name, in any order and script. */
const SAME = 100;

/** Warns below the field that an entity with this name exists. It can be saved all the same. */
export function DuplicateHint({ name, exceptId }: { name: string; exceptId?: number }) {
  const asked = useSettled(name.trim());
  const found = trpc.search.entities.useQuery(
    { q: asked, limit: 5 },
    { enabled: asked.length >= SHORTEST && v.is(NewEntity.entries.name, asked) },
  );
  const twin = found.data?.rows.find(
    ({ id, name, score }) => id !== exceptId && (score === SAME || sameName(name, asked)),
  );
  return (
    <output className="block">
      {twin && (
        <p className="mt-1 text-13 wrap-anywhere text-med-fg">
          Already in the list: <EntityLink id={twin.id} name={twin.name} variant="accent" />, {identityText(twin)}
        </p>
      )}
    </output>
  );
}

const sameName = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;
