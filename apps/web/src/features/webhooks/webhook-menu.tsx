import type { Webhook } from '@tamis/api/webhooks/schema';
import { MenuItem, MenuSeparator } from '@tamis/ui/menu';
import KeyRound from 'lucide-react/icons/key-round';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import ScrollText from 'lucide-react/icons/scroll-text';
import Send from 'lucide-react/icons/send';
import SkipForward from 'lucide-react/icons/skip-forward';
import Trash2 from 'lucide-react/icons/trash-2';
import { ActionsMenu } from '../shared/actions-menu.tsx';
import { type WebhookActions, nameOf } from './use-webhook-actions.ts';

/** The actions that ask for a confirmation. */
export type Asked = 'secret' | 'skip' | 'remove';

interface WebhookMenuProps {
  webhook: Webhook;
  actions: WebhookActions;
  onShow: () => void;
  onChange: () => void;
  onAsk: (what: Asked) => void;
}

export function WebhookMenu({ webhook, actions, onShow, onChange, onAsk }: WebhookMenuProps) {
  const { id, isPaused, waiting } = webhook;
  const pause = () => actions.change.mutate({ webhookId: id, change: { isPaused: !isPaused } });
  return (
    <ActionsMenu of={nameOf(webhook)} disabledKeys={waiting === 0 ? ['skip'] : []}>
      <MenuItem id="show" icon={<ScrollText aria-hidden />} onAction={onShow}>
        Deliveries
      </MenuItem>
      <MenuItem id="test" icon={<Send aria-hidden />} onAction={() => actions.test.mutate({ id })}>
        Send a test
      </MenuItem>
      <MenuItem id="pause" icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />} onAction={pause}>
        {isPaused ? 'Resume' : 'Pause'}
      </MenuItem>
      <MenuItem id="skip" icon={<SkipForward aria-hidden />} onAction={() => onAsk('skip')}>
        Skip waiting messages
      </MenuItem>
      <MenuItem id="change" icon={<Pencil aria-hidden />} onAction={onChange}>
        Change
      </MenuItem>
      <MenuItem id="secret" icon={<KeyRound aria-hidden />} onAction={() => onAsk('secret')}>
        New secret
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="remove" tone="danger" icon={<Trash2 aria-hidden />} onAction={() => onAsk('remove')}>
        Remove
      </MenuItem>
    </ActionsMenu>
  );
}
