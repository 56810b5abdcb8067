import { focusRing } from '@tamis/ui/focus-ring';
import { Link } from '@tanstack/react-router';

interface SwitchLineProps {
  text: string;
  action: string;
  /** The other tab; undefined for the first. */
  tab?: 'register';
}

/** The link to the other tab, below a form. */
export function SwitchLine({ text, action, tab }: SwitchLineProps) {
  return (
    <p className="mt-4 text-13 text-muted">
      {text}{' '}
      <Link
        to="/auth"
        search={{ tab }}
        replace
        className={`${focusRing} rounded-sm font-medium text-accent underline-offset-3 hover:underline`}
      >
        {action}
      </Link>
    </p>
  );
}
