import type { ListStatus } from '@tamis/api/watchlists/schema';
import { DateText } from '@tamis/ui/date-text';
import { RelativeTime } from '@tamis/ui/relative-time';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import type { ReactNode } from 'react';
import { acronymsIn } from '../shared/acronyms.ts';
import { numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { ListState } from '../shared/list-state.tsx';

interface ListColumn {
  label: string;
  width?: number;
  kind?: 'number' | 'badge';
  cell: (list: ListStatus) => ReactNode;
}

const count = (label: string, width: number, of: (list: ListStatus) => number): ListColumn => ({
  label,
  width,
  kind: 'number',
  cell: (list) => (list.version === null ? '' : numberText(of(list))),
});

export const LIST_COLUMNS: ListColumn[] = [
  { label: 'List', cell: (list) => <ListName list={list} /> },
  { label: 'Version', width: 76, cell: ({ number }) => number ?? '' },
  {
    label: 'Published',
    width: 124,
    cell: ({ publishedAt }) => publishedAt && <DateText value={publishedAt} isFocusable={false} />,
  },
  {
    label: 'Imported',
    width: 104,
    cell: ({ importedAt }) => importedAt && <RelativeTime value={importedAt} short isFocusable={false} />,
  },
  {
    label: 'Checked',
    width: 104,
    cell: ({ checkedAt }) => checkedAt && <RelativeTime value={checkedAt} short isFocusable={false} />,
  },
  count('Parties', 84, ({ parties }) => parties),
  count('Added', 76, ({ added }) => added),
  count('Changed', 84, ({ changed }) => changed),
  count('Removed', 88, ({ removed }) => removed),
  { label: 'State', width: 148, kind: 'badge', cell: (list) => <ListState list={list} /> },
];

export function ListsTable({ lists, openList }: { lists: readonly ListStatus[]; openList: string | undefined }) {
  return (
    <Table aria-label="Lists" minWidth={1_020}>
      <TableHeader>
        {LIST_COLUMNS.map(({ label, width, kind }) => (
          <Column key={label} isRowHeader={label === 'List'} width={width} align={kind === 'number' ? 'end' : 'start'}>
            {label}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={lists} dependencies={[openList]}>
        {(list) => (
          <Row id={list.list}>
            {LIST_COLUMNS.map(({ label, kind, cell }) => (
              <Cell
                key={label}
                align={kind === 'number' ? 'end' : 'start'}
                className={list.list === openList ? 'bg-selected' : undefined}
              >
                {cell(list) || <span className="text-muted">–</span>}
              </Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

/** Leads to the history of its versions, below. */
function ListName({ list: { list, title } }: { list: ListStatus }) {
  return (
    <Link to="/lists" search={{ list }} resetScroll={false} variant="name">
      <span title={acronymsIn(title)} className="whitespace-normal">
        {title}
      </span>
    </Link>
  );
}
