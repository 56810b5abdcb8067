import type { Report } from '@tamis/api/reports/schema';
import { Badge } from '@tamis/ui/badge';
import { CopyButton } from '@tamis/ui/copy-button';
import { DateText } from '@tamis/ui/date-text';
import { PersonName } from '@tamis/ui/person-name';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import { Link } from '@tamis/ui/link';
import { EntityLink } from '../shared/entity-link.tsx';

export const REPORT_COLUMNS = [
  { label: 'Report', width: 128 },
  { label: 'Entity' },
  { label: 'Format', width: 88, kind: 'badge' as const },
  { label: 'Created', width: 204 },
  { label: 'By', width: 168 },
  { label: 'SHA-256', width: 176 },
];

/** Below this width the last columns would not be visible beside the sidebar. */
export const TOO_NARROW = '(max-width: 1265px)';

export function ReportsTable({ reports }: { reports: readonly Report[] }) {
  return (
    <Table aria-label="Completed Reports" minWidth={960}>
      <TableHeader>
        {REPORT_COLUMNS.map(({ label, width }) => (
          <Column key={label} width={width} isRowHeader={label === 'Entity'}>
            {label}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={reports}>
        {(report) => (
          <Row>
            <Cell>
              <ReportFileLink id={report.id} />
            </Cell>
            <Cell>
              <EntityLink id={report.entity.id} name={report.entity.name} isCut />
            </Cell>
            <Cell>
              <Badge tone="outline">{report.format.toUpperCase()}</Badge>
            </Cell>
            <Cell>
              <DateText value={report.createdAt} variant="datetime" isFocusable={false} />
            </Cell>
            <Cell muted>
              <PersonName name={report.createdBy ?? 'System'} isCut />
            </Cell>
            <Cell>
              <Sha256 value={report.sha256} />
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

/** The reports as items, for screens where the table does not fit. */
export function ReportItems({ reports }: { reports: readonly Report[] }) {
  return (
    <ul aria-label="Completed Reports" className="divide-y divide-hairline">
      {reports.map(({ id, entity, format, createdAt, createdBy, sha256 }) => (
        <li key={id} className="grid gap-1 px-4 py-3 text-13">
          <div className="flex items-start justify-between gap-3">
            <EntityLink id={entity.id} name={entity.name} className="wrap-anywhere" />
            <Badge tone="outline">{format.toUpperCase()}</Badge>
          </div>
          <p className="text-muted">
            <ReportFileLink id={id} />, <DateText value={createdAt} variant="datetime" isFocusable={false} />, by{' '}
            <PersonName name={createdBy ?? 'System'} />
          </p>
          <Sha256 value={sha256} />
        </li>
      ))}
    </ul>
  );
}

/** Opens the same bytes that were handed out. */
function ReportFileLink({ id }: { id: number }) {
  return (
    <Link href={`/api/reports/${id}/file`} target="_blank" rel="noreferrer">
      Report {id}
    </Link>
  );
}

function Sha256({ value }: { value: string }) {
  return (
    <span className="flex items-center gap-1 font-mono text-12">
      {`${value.slice(0, 6)}…${value.slice(-4)}`}
      <CopyButton value={value} label="Copy SHA-256" />
    </span>
  );
}
