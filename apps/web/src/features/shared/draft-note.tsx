import { Button } from '@tamis/ui/button';
import { Banner } from '@tamis/ui/banner';

/** Says that the form was filled in from a draft, with a button to start over. */
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
