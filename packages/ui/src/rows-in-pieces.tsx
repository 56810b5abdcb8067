import { type ComponentProps, memo } from 'react';
import { type CollectionRenderer, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { usePieces } from './use-pieces.ts';

type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;

/** How a table renders its rows. One shared object, so that a table is not rebuilt each time its surroundings render. */
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
 * The library renders a table in one piece that cannot be interrupted. So its rows follow in pieces, and their space is
 * reserved until then.
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

/** Renders again only if the row changes. */
const DrawnRow = memo(({ row }: { row: BranchProps['parent'] }) => row.render?.(row));
DrawnRow.displayName = 'DrawnRow';
