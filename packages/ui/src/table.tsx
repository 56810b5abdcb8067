import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type ReactNode, useLayoutEffect, useReducer } from 'react';
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import {
  Cell as RACCell,
  type CellProps as RACCellProps,
  Collection,
  Column as RACColumn,
  type ColumnProps as RACColumnProps,
  type ColumnRenderProps,
  Row as RACRow,
  type RowProps as RACRowProps,
  Table as RACTable,
  TableBody,
  TableHeader as RACTableHeader,
  type TableHeaderProps as RACTableHeaderProps,
  type TableProps as RACTableProps,
  useTableOptions,
} from 'react-aria-components/Table';
import { Checkbox } from './checkbox.tsx';
import { rowsInPieces } from './rows-in-pieces.tsx';
import { cellStyles, columnStyles, rowStyles, tableStyles } from './table-styles.ts';

interface TableProps extends Omit<RACTableProps, 'className'> {
  'aria-label': string;
  density?: 'default' | 'compact';
  /** Below this width, in px, the table scrolls sideways. */
  minWidth?: number;
}

/** Columns keep their widths, and texts that do not fit are truncated. The header sticks to the page, below `--sticky-top`. */
export function Table({ density = 'default', minWidth, ...props }: TableProps) {
  useDrawnBeforePaint();
  return (
    <div className="max-xl:relative max-xl:overflow-x-auto max-xl:[--sticky-top:0px]">
      <CollectionRendererContext value={rowsInPieces}>
        <RACTable {...props} data-density={density} className={tableStyles} style={{ minWidth }} />
      </CollectionRendererContext>
    </div>
  );
}

/**
 * The library collects a table's content in a passive effect. After a transition, that runs when the table has already been
 * painted without rows and header, so everything below it would jump. Rendering once more before the paint forces it.
 */
function useDrawnBeforePaint() {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(drawAgain, [drawAgain]);
}

/** Adds the check box that selects all rows, if several can be selected. */
export function TableHeader<T extends object>({
  columns,
  children,
  ...props
}: Omit<RACTableHeaderProps<T>, 'className'>) {
  const { selectionBehavior, selectionMode } = useTableOptions();
  return (
    <RACTableHeader {...props}>
      {selectionBehavior === 'toggle' && (
        <RACColumn width={40} className={columnStyles({ className: 'w-10 pe-0' })} style={{ width: 40 }}>
          {selectionMode === 'multiple' && <Checkbox slot="selection" className="no-print" />}
        </RACColumn>
      )}
      <Collection items={columns}>{children}</Collection>
    </RACTableHeader>
  );
}

interface ColumnProps extends Omit<RACColumnProps, 'className' | 'children' | 'width'> {
  children?: ReactNode;
  align?: 'start' | 'end';
  width?: number | string;
}

export function Column({ align, width, children, ...props }: ColumnProps) {
  return (
    <RACColumn {...props} className={columnStyles({ align })} style={{ width }}>
      {(state) => (
        // The sort icon is placed so that it does not push the label away from the edge to which the cells align.
        <span
          className={`flex items-center gap-1 ${align === 'end' ? 'flex-row-reverse' : ''} ${state.sortDirection ? 'text-text' : ''}`}
        >
          {children}
          {state.allowsSorting && <SortMark {...state} />}
        </span>
      )}
    </RACColumn>
  );
}

function SortMark({ sortDirection, isHovered, isFocusVisible }: ColumnRenderProps) {
  if (sortDirection === 'ascending') return <ArrowUp aria-hidden size={12} />;
  if (sortDirection === 'descending') return <ArrowDown aria-hidden size={12} />;
  return <ChevronsUpDown aria-hidden size={12} className={isHovered || isFocusVisible ? '' : 'opacity-0'} />;
}

/** A row is not a link: give it `onAction`, and put a real link in the name's cell. */
export function Row<T extends object>({ columns, children, ...props }: Omit<RACRowProps<T>, 'className'>) {
  const { selectionBehavior } = useTableOptions();
  return (
    <RACRow {...props} className={rowStyles()}>
      {selectionBehavior === 'toggle' && (
        <RACCell className={cellStyles({ className: 'pe-0' })}>
          <Checkbox slot="selection" className="no-print" />
        </RACCell>
      )}
      <Collection items={columns}>{children}</Collection>
    </RACRow>
  );
}

interface CellProps extends Omit<RACCellProps, 'className' | 'children'> {
  children?: ReactNode;
  align?: 'start' | 'end';
  muted?: boolean;
  strong?: boolean;
  className?: string;
}

export function Cell({ align, muted, strong, className, ...props }: CellProps) {
  return <RACCell {...props} className={cellStyles({ align, muted, strong, className })} />;
}

/** Below the rows, inside the panel: holds the pagination. */
export function TableFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-3 border-t border-hairline px-4 py-2 text-13 text-muted">
      {children}
    </div>
  );
}

export { TableBody };
