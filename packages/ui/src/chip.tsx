import X from 'lucide-react/icons/x';
import { Button } from 'react-aria-components/Button';
import { focusRing } from './focus-ring.ts';

interface ChipProps {
  label: string;
  value: string;
  onRemove?: () => void;
}

/** An active filter, 'Type Person', with a remove button. */
export function Chip({ label, value, onRemove }: ChipProps) {
  return (
    <span className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-md border border-border bg-surface ps-2.5 pe-2.5 text-13 whitespace-nowrap has-[button]:pe-0.5 pointer-coarse:h-10">
      <span className="text-muted">{label}</span>
      <b className="min-w-0 truncate font-medium" title={value}>
        <bdi dir="auto">{value}</bdi>
      </b>
      {onRemove && (
        <Button
          aria-label={`Remove filter ${label} ${value}`}
          onPress={onRemove}
          className={`${focusRing} grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-text pressed:bg-active pointer-coarse:size-9`}
        >
          <X aria-hidden size={14} />
        </Button>
      )}
    </span>
  );
}
