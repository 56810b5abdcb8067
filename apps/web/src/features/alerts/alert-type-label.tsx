import Activity from 'lucide-react/icons/activity';
import Bell from 'lucide-react/icons/bell';
import Newspaper from 'lucide-react/icons/newspaper';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { alertTypeText } from '../shared/alert-words.ts';

const ICONS: Record<string, typeof Bell> = {
  sanction: ShieldAlert,
  adverse_media: Newspaper,
  risk_score_change: Activity,
};

/** The type of an alert, as icon and word. */
export function AlertTypeLabel({ type }: { type: string }) {
  const Icon = ICONS[type] ?? Bell;
  return (
    <span className="flex items-center gap-2 text-13 font-medium whitespace-nowrap text-muted">
      <Icon aria-hidden size={16} />
      {alertTypeText(type)}
    </span>
  );
}
