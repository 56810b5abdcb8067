import { type ComponentProps, memo } from 'react';
import { type CollectionRenderer, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { usePieces } from './use-pieces.ts';

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

/**
 * The library draws a table in one piece, which nothing can interrupt. So its rows follow it in pieces, and until then
 * their room is kept.
 */
function RowsInPieces({ collection, parent }: BranchProps) {
  const rows = [...(collection.getChildren?.(parent.key) ?? [])];
  const drawn = usePieces(rows.length);
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
