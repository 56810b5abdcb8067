import { Link } from '@tamis/ui/link';

export interface SwitchLineProps {
  text: string;
  action: string;
  onPress: () => void;
}

/** Below a form: the way to the other tab. */
export function SwitchLine({ text, action, onPress }: SwitchLineProps) {
  return (
    <p className="mt-4 text-13 text-muted">
      {text} <Link onPress={onPress}>{action}</Link>
    </p>
  );
}
