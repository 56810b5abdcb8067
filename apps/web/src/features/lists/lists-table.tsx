import type { ListStatus } from '@tamis/api/watchlists/schema';
import { DateText } from '@tamis/ui/date-text';
import { RelativeTime } from '@tamis/ui/relative-time';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { acronymsIn } from '../shared/acronyms.ts';
import { numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { ListState } from '../shared/list-state.tsx';
import { useMedia } from '../shared/use-media.ts';

interface ListColumn {
  label: string;
  width?: number;
  kind?: 'number' | 'badge';
  /** Whether it is left out of a narrow window; the panel below shows the same. */
  takesRoom?: boolean;
  cell: (list: ListStatus) => ReactNode;
}

const count = (label: string, width: number, of: (list: ListStatus) => number): ListColumn => ({
  label,
  width,
  kind: 'number',
  cell: (list) => (list.version === null ? '' : numberText(of(list))),
});

const COLUMNS: ListColumn[] = [
  { label: 'List', cell: (list) => <ListName list={list} /> },
  { label: 'Version', width: 72, cell: ({ number }) => number ?? '' },
  {
    label: 'Published',
    width: 112,
    cell: ({ publishedAt }) => publishedAt && <DateText value={publishedAt} isFocusable={false} />,
  },
  {
    label: 'Imported',
    // '59 minutes ago'
    width: 122,
    cell: ({ importedAt }) => importedAt && <RelativeTime value={importedAt} isFocusable={false} />,
  },
  {
    label: 'Checked',
    width: 122,
    takesRoom: true,
    cell: ({ checkedAt }) => checkedAt && <RelativeTime value={checkedAt} isFocusable={false} />,
  },
  count('Parties', 80, ({ parties }) => parties),
  count('Added', 76, ({ added }) => added),
  count('Changed', 80, ({ changed }) => changed),
  count('Removed', 80, ({ removed }) => removed),
  { label: 'State', width: 148, kind: 'badge', cell: (list) => <ListState list={list} /> },
];

export function useListColumns(): ListColumn[] {
  const hasRoom = useMedia('(min-width: 1344px)');
  return useMemo(() => COLUMNS.filter(({ takesRoom }) => !takesRoom || hasRoom), [hasRoom]);
}

export function ListsTable({ lists, openList }: { lists: readonly ListStatus[]; openList: string | undefined }) {
  const columns = useListColumns();
  const navigate = useNavigate();
  return (
    <Table
      aria-label="Lists"
      onRowAction={(list) => void navigate({ to: '/lists', search: { list: String(list) }, resetScroll: false })}
    >
      <TableHeader>
        {columns.map(({ label, width, kind }) => (
          <Column key={label} isRowHeader={label === 'List'} width={width} align={kind === 'number' ? 'end' : 'start'}>
            {label}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={lists} dependencies={[openList, columns]}>
        {(list) => (
          <Row id={list.list}>
            {columns.map(({ label, kind, cell }) => (
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

/** Links to the version history below. */
function ListName({ list: { list, title } }: { list: ListStatus }) {
  return (
    <Link to="/lists" search={{ list }} resetScroll={false} variant="name">
      <span title={acronymsIn(title)} className="whitespace-normal">
        {title}
      </span>
    </Link>
  );
}
