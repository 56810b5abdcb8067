import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { Link } from '../shared/links.ts';

/** For administrators: the webhooks that are paused, and why. */
export function WebhookNotices() {
  const webhooks = trpc.webhooks.list.useQuery(undefined, { enabled: useMay('webhooks.read') });
  if (webhooks.isError) {
    return (
      <Banner
        tone="error"
        className="mb-5"
        title="The webhooks could not be loaded"
        action={<Button onPress={() => void webhooks.refetch()}>Retry</Button>}
      >
        One of them may be paused.
      </Banner>
    );
  }
  return webhooks.data
    ?.filter(({ pausedReason }) => pausedReason !== null)
    .map(({ id, description, url, pausedReason }) => {
      const name = description || new URL(url).host;
      return (
        <Banner
          key={id}
          tone="warning"
          className="mb-5"
          title={`Webhook paused: ${name}`}
          action={
            <Link to="/admin" search={{ tab: 'settings', webhook: id }} aria-label={`View ${name}`}>
              View
            </Link>
          }
        >
          {pausedReason}
        </Banner>
      );
    });
}
