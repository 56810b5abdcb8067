import { EntityForm } from './entity-form-values.ts';
import * as v from 'valibot';
import { trpc } from '../../trpc.ts';

/** Warns below the field that a date is unreadable or in the future. It can be saved all the same. */
export function DateHint({ date }: { date: string }) {
  const asked = date.trim();
  const read = trpc.entities.isDateRead.useQuery(
    { date: asked },
    { enabled: asked !== '' && v.is(EntityForm.entries.birthDate, asked) },
  );
  return (
    <output className="block">
      {read.data === false && (
        <p className="mt-1 text-13 text-med-fg">This date cannot be read: it is stored as it is, and not compared.</p>
      )}
      {isAhead(asked) && <p className="mt-1 text-13 text-med-fg">This date is in the future: check it.</p>}
    </output>
  );
}

/** ISO dates sort as text. */
const isAhead = (date: string) =>
  /^\d{4}(?:-\d\d){0,2}$/u.test(date) && date > new Date().toISOString().slice(0, date.length);
