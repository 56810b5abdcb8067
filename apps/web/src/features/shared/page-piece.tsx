import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

/** The number of pieces in which a page replaces the frame, so that a slow browser can respond in between. */
const PIECES = 3;

/** How many pieces of the page are rendered; later pages are rendered as a whole. */
const PiecesDrawn = createContext(PIECES);

interface PageInPiecesProps {
  children: ReactNode;
  /** Called once the whole page is rendered. */
  onWhole: () => void;
}

export function PageInPieces({ children, onWhole }: PageInPiecesProps) {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < PIECES) startTransition(() => setDrawn(drawn + 1));
  }, [drawn]);
  useLayoutEffect(() => {
    if (drawn === PIECES) onWhole();
  }, [drawn, onWhole]);
  return <PiecesDrawn value={drawn}>{children}</PiecesDrawn>;
}

/** Whether this piece may be rendered yet. */
export const useIsDrawn = (piece: 2 | 3) => useContext(PiecesDrawn) >= piece;

interface PagePieceProps {
  is: 2 | 3;
  children: ReactNode;
}

/** A part of a page that is rendered later. Only parts of the same or a later piece may be below it. */
export function PagePiece({ is, children }: PagePieceProps) {
  return useIsDrawn(is) && children;
}
