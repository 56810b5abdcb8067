import { Banner } from '@tamis/ui/banner';

/**
 * Why signing in failed, without the status code, above the pressed button: the toast with the full text soon
 * disappears.
 */
export function FormFailure({ text }: { text: string }) {
  return (
    <Banner tone="error" live>
      <p className="text-13 wrap-anywhere">{text.replace(/^\d{3}: /u, '')}</p>
    </Banner>
  );
}
