import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Delayed } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SpinnerProps {
  size?: number;
  /** The text for assistive technology; without it the spinner is decoration beside a text. */
  label?: string;
}

export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle aria-hidden size={size} className="animate-spin" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

/** Fills the page while there is nothing to show yet, such as while the session loads. */
export function PageSpinner() {
  return (
    <div className="grid min-h-[60vh] place-items-center text-muted">
      <Delayed>
        <Spinner size={24} label="Loading" />
      </Delayed>
    </div>
  );
}
