import { Banner } from '@tamis/ui/banner';

/** Why nobody is signed in, above the button that was pressed: the toast that says it too is gone in a moment. */
export function FormFailure({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Banner tone="error" live>
      <p className="text-13 wrap-anywhere">{reason}</p>
    </Banner>
  );
}
