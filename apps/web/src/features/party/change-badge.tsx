import type { ChangeKind } from '@tamis/api/watchlists/schema';
import { Badge } from '@tamis/ui/badge';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';

const ICONS = { added: Plus, changed: Pencil, removed: Minus };
export const CHANGE_WORDS: Record<ChangeKind, string> = { added: 'Added', changed: 'Changed', removed: 'Removed' };

/** Neutral, because a new sanction is no good news and a removed one no risk. */
export function ChangeBadge({ kind }: { kind: ChangeKind }) {
  const Icon = ICONS[kind];
  return <Badge icon={<Icon aria-hidden size={12} />}>{CHANGE_WORDS[kind]}</Badge>;
}
