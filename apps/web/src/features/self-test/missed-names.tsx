import type { MissedName, SelfTest } from '@tamis/api/self-test/schema';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import Download from 'lucide-react/icons/download';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { useSaveCsv } from '../shared/use-save-csv.ts';
import { missedRows } from './missed-csv.ts';

/** The changed names whose party scored below the threshold. */
export function MissedNames({ test }: { test: SelfTest }) {
  const isNarrow = useMedia(NARROW);
  const save = useSaveCsv();
  const { missed, threshold, id } = test;
  return (
    <Panel
      title="Missed names"
      meta={missed.length > 0 && 'The first five of each change'}
      actions={
        missed.length > 0 && (
          <Button
            size="sm"
            className="no-print"
            icon={<Download aria-hidden />}
            isPending={save.isPending}
            onPress={() => save.mutate({ name: `self-test-${id}-missed.csv`, rows: () => missedRows(missed) })}
          >
            Export CSV
          </Button>
        )
      }
    >
      {missed.length === 0 && <p className="px-4 py-3 text-13 text-muted">Every changed name was found.</p>}
      {missed.length > 0 &&
        (isNarrow ? <Items missed={missed} /> : <MissedTable missed={missed} threshold={threshold} />)}
    </Panel>
  );
}

const scoreText = ({ score }: MissedName) => score?.toFixed(1) ?? 'Not found';

function MissedTable({ missed, threshold }: { missed: readonly MissedName[]; threshold: number }) {
  return (
    <Table aria-label="Missed names" density="compact">
      <TableHeader>
        <Column isRowHeader>Asked for</Column>
        <Column>Listed as</Column>
        <Column width={104}>List</Column>
        <Column width={208}>Change</Column>
        <Column width={112} align="end">{`Score, of ${threshold}`}</Column>
      </TableHeader>
      <TableBody items={missed.map((row, at) => ({ ...row, id: at }))}>
        {(row) => (
          <Row>
            <Cell>
              <PersonName name={row.asked} isCut />
            </Cell>
            <Cell>
              <PersonName name={row.listed} isCut />
            </Cell>
            <Cell muted>{row.list}</Cell>
            <Cell muted className="first-letter:uppercase">
              {row.change}
            </Cell>
            <Cell muted align="end">
              {scoreText(row)}
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

/** The names as items, for a narrow screen. */
function Items({ missed }: { missed: readonly MissedName[] }) {
  return (
    <ul aria-label="Missed names" className="divide-y divide-hairline">
      {missed.map((row) => (
        <li key={`${row.change} ${row.asked}`} className="grid gap-0.5 px-4 py-3 text-13">
          <b className="font-medium wrap-anywhere">
            <PersonName name={row.asked} />
          </b>
          <span className="wrap-anywhere text-muted">
            <PersonName name={row.listed} />, {row.list}
          </span>
          <span className="text-muted">
            {row.change}: {scoreText(row)}
          </span>
        </li>
      ))}
    </ul>
  );
}
