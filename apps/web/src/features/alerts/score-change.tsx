import { scoreChangeIn } from '@tamis/api/alerts/alert-text';
import { RiskScore } from '@tamis/ui/risk-badge';
import ArrowRight from 'lucide-react/icons/arrow-right';

/** The scores before and after, with their bands; nothing if the text does not contain two scores. */
export function ScoreChange({ content }: { content: string }) {
  const change = scoreChangeIn(content);
  if (!change) return null;
  return (
    <span aria-hidden className="mt-0.5 flex w-fit items-center gap-2 text-13 font-normal [&_b]:w-auto">
      <RiskScore score={change.before} />
      <ArrowRight size={14} className="text-muted rtl:-scale-x-100" />
      <RiskScore score={change.after} />
    </span>
  );
}
