import { Button } from '@tamis/ui/button';
import { Banner } from '@tamis/ui/banner';

/** Says that a form began with what was typed before and not sent, and begins anew when asked to. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      tone="neutral"
      className="mb-4"
      live
      action={
        <Button size="sm" onPress={onDiscard}>
          Start over
        </Button>
      }
    >
      What you typed before was kept.
    </Banner>
  );
}
