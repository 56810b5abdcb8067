import { type ComponentProps, memo, useDeferredValue } from 'react';
import { type CollectionRenderer, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';

type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;

/** How a table draws its rows. One for all, so that no table is built anew each time that what is around it is drawn. */
export const rowsInPieces: CollectionRenderer = {
  ...DefaultCollectionRenderer,
  CollectionBranch: (props) =>
    props.parent.type === 'tablebody' ? (
      <RowsInPieces {...props} />
    ) : (
      <DefaultCollectionRenderer.CollectionBranch {...props} />
    ),
};

/** Enough to begin to read. */
const FIRST_ROWS = 8;

/**
 * The library draws a table in one piece, which nothing can interrupt. The first rows are drawn so; those below them
 * follow in steps between which the browser can answer, and until then their room is kept.
 */
function RowsInPieces({ collection, parent }: BranchProps) {
  const rows = [...(collection.getChildren?.(parent.key) ?? [])];
  const drawn = useDeferredValue(rows.length, FIRST_ROWS);
  const missing = rows.length - drawn;
  return (
    <>
      {rows.slice(0, drawn).map((row) => (
        <DrawnRow key={row.key} row={row} />
      ))}
      {missing > 0 && <tr aria-hidden style={{ height: `calc(${missing} * var(--row-height))` }} />}
    </>
  );
}

/** Drawn anew only when the row is another. */
const DrawnRow = memo(({ row }: { row: BranchProps['parent'] }) => row.render?.(row));
DrawnRow.displayName = 'DrawnRow';
