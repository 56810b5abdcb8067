import { Banner } from '@tamis/ui/banner';

/** Why nobody is signed in, without the status, above the button that was pressed: the toast that says it is gone in a moment. */
export function FormFailure({ text }: { text: string }) {
  return (
    <Banner tone="error" live>
      <p className="text-13 wrap-anywhere">{text.replace(/^\d{3}: /u, '')}</p>
    </Banner>
  );
}
