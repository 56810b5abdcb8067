import type { Entity } from '@tamis/api/entities/schema';
import { SkeletonTable } from '@tamis/ui/skeleton-table';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@tamis/ui/table';
import { useNavigate } from '@tanstack/react-router';
import { type EntityColumn, useEntityColumns } from './entity-columns.tsx';
import { sortDescriptorOf, sortOf } from './entity-sort.ts';
import { useEntitiesView } from './use-entities-view.ts';

interface EntitiesTableProps {
  rows: readonly Entity[];
  selected: ReadonlySet<number>;
  onSelect: (ids: ReadonlySet<number>) => void;
}

export function EntitiesTable({ rows, selected, onSelect }: EntitiesTableProps) {
  const { view, change } = useEntitiesView();
  const navigate = useNavigate();
  const columns = useEntityColumns();
  const named = Map.groupBy(rows, ({ name }) => name);
  return (
    <Table
      aria-label="Entities"
      selectionMode="multiple"
      selectionBehavior="toggle"
      selectedKeys={selected}
      onSelectionChange={(keys) => onSelect(new Set(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(Number)))}
      sortDescriptor={sortDescriptorOf(view.sort)}
      onSortChange={(descriptor) => change({ sort: sortOf(descriptor) })}
      onRowAction={(id) => void navigate({ to: '/entity/$id', params: { id: String(id) } })}
    >
      <TableHeader columns={columns}>
        {(column) => (
          <Column
            id={column.id}
            isRowHeader={column.id === 'name'}
            allowsSorting={column.isSortable}
            align={column.align}
            width={column.width}
          >
            {column.label}
          </Column>
        )}
      </TableHeader>
      <TableBody items={rows} dependencies={[columns, rows]}>
        {(entity) => (
          <Row id={entity.id} columns={columns}>
            {(column) => (
              <Cell align={column.align} muted={column.isMuted} strong={column.id === 'name'}>
                {column.cell(entity, { isNamesake: (named.get(entity.name)?.length ?? 0) > 1 })}
              </Cell>
            )}
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

export function EntitiesTableSkeleton() {
  const columns = useEntityColumns();
  return <SkeletonTable label="Loading entities" columns={[SELECTION, ...columns.map(skeletonOf)]} />;
}

/** The column of check boxes. */
const SELECTION = { label: '', width: 40 };

const skeletonOf = ({ id, label, width, align }: EntityColumn) => ({
  label,
  width,
  kind: id === 'riskScore' || id === 'flags' ? ('badge' as const) : align === 'end' ? ('number' as const) : undefined,
});
