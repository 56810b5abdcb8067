import { fileAge, oldText } from '@tamis/api/watchlists/old-file';
import Clock from 'lucide-react/icons/clock';
import { HealthMark } from './health-mark.tsx';

/** Says that a list was searched in a file so old that its publisher must have had a newer one. */
export function OldFile({ days }: { days: number }) {
  return (
    <HealthMark icon={Clock} look="text-med-fg">
      The file was {oldText(days)}
    </HealthMark>
  );
}

/** The lists that are searched in old files, the oldest first; nothing if there are none. */
export function OldFiles({ lists }: { lists: readonly { code: string; oldDays: number | null }[] }) {
  const old = lists
    .flatMap(({ code, oldDays }) => (oldDays === null ? [] : [{ code, days: oldDays }]))
    .toSorted((one, other) => other.days - one.days);
  const [first] = old;
  if (!first) return null;
  return (
    <HealthMark icon={Clock} look="text-med-fg">
      {old.length === 1
        ? `${first.code}: the file is ${oldText(first.days)}`
        : `Old files: ${old.map(({ code, days }) => `${code} ${fileAge(days)}`).join(', ')}`}
    </HealthMark>
  );
}
