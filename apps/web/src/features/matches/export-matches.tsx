import { IconButton } from '@tamis/ui/icon-button';
import Download from 'lucide-react/icons/download';
import { trpc } from '../../trpc.ts';
import { everyRow } from '../shared/every-row.ts';
import { useSaveCsv } from '../shared/use-save-csv.ts';
import { matchRows } from './matches-csv.ts';
import { matchesInput } from './matches-input.ts';
import { useMatchesView } from './use-matches-view.ts';

/** A match comes with the whole record of its party, so few are loaded at once. */
const MATCHES_AT_ONCE = 200;

/** The matches of the view, all pages, as a CSV file: what was decided, by whom, when and why. */
export function ExportMatches() {
  const { view } = useMatchesView();
  const { client } = trpc.useUtils();
  const save = useSaveCsv();
  const rows = async () => {
    const asked = matchesInput(view);
    return matchRows(await everyRow(MATCHES_AT_ONCE, (page) => client.matches.list.query({ ...asked, ...page })));
  };
  return (
    <IconButton
      variant="outline"
      aria-label="Export CSV"
      icon={<Download aria-hidden />}
      isPending={save.isPending}
      onPress={() =>
        save.mutate({
          name: `matches-${view.state ?? 'waiting'}.csv`,
          rows,
          recorded: { what: 'match', filter: matchesInput(view) },
        })
      }
    />
  );
}
