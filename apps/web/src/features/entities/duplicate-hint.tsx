import { NewEntity } from '@tamis/api/entities/schema';
import type { FoundEntity } from '@tamis/api/search/schema';
import * as v from 'valibot';
import { trpc } from '../../trpc.ts';
import { EntityLink } from '../shared/entity-link.tsx';
import { identityText } from '../shared/identity-text.ts';
import { useSettled } from '../shared/use-settled.ts';
import type { EntityForm } from './entity-form-values.ts';

/** Shorter names are found in too many others. */
const SHORTEST = 4;

/** The search score of the same name, in any order and script. */
const SAME = 100;

/** The least search score of another spelling of the whole name. */
const NEAR = 85;

type Typed = Pick<EntityForm, 'name' | 'type' | 'birthDate' | 'founded'>;

/** Warns below the name that an entity with this name, or nearly this name, exists. It can be saved all the same. */
export function DuplicateHint({ typed, exceptId }: { typed: Typed; exceptId?: number }) {
  const asked = useSettled(typed.name.trim());
  const found = trpc.search.entities.useQuery(
    { q: asked, limit: 5 },
    { enabled: asked.length >= SHORTEST && v.is(NewEntity.entries.name, asked) },
  );
  const others = found.data?.rows.filter(({ id }) => id !== exceptId) ?? [];
  const twin = others.find(({ name, score }) => score === SAME || sameName(name, asked));
  const like = twin ?? others.find((other) => isLike(other, typed));
  return (
    <output className="block">
      {like && (
        <p className="mt-1 text-13 wrap-anywhere text-med-fg">
          {twin ? 'Already in the list' : 'Similar name in the list'}:{' '}
          <EntityLink id={like.id} name={like.name} variant="accent" />, {identityText(like)}
        </p>
      )}
    </output>
  );
}

const sameName = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** Whether it may be the same: of the same type, spelled alike, and without another date; the same date makes up for more. */
function isLike({ name, type, score, reason, additionalInfo }: FoundEntity, typed: Typed): boolean {
  if (type !== typed.type) return false;
  const date = additionalInfo.birthDate ?? additionalInfo.founded;
  const typedDate = type === 'person' ? typed.birthDate : type === 'company' ? typed.founded : '';
  const isDated = Boolean(date) && typedDate.trim() !== '';
  if (isDated) return date === typedDate.trim();
  const isWhole = wordCount(name) === wordCount(typed.name);
  return isWhole && score >= NEAR && (reason === 'spelling' || reason === 'transliterated');
}

const wordCount = (name: string) => name.trim().split(/\s+/u).length;
