import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

/** In how many pieces a page takes the place of the frame, so that a slow browser can answer in between. */
const PIECES = 3;

/** How many pieces of the page are drawn by now; later on a page is drawn as a whole. */
const PiecesDrawn = createContext(PIECES);

interface PageInPiecesProps {
  children: ReactNode;
  /** Once all of the page is there. */
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

/** Whether the piece with this number may be drawn. */
export const useIsDrawn = (piece: 2 | 3) => useContext(PiecesDrawn) >= piece;

interface PagePieceProps {
  is: 2 | 3;
  children: ReactNode;
}

/** A part of a page that follows what is drawn first. Nothing stands below it but what comes with it or later. */
export function PagePiece({ is, children }: PagePieceProps) {
  return useIsDrawn(is) && children;
}
