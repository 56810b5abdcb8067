import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useRef } from 'react';

interface FieldMessage {
  /** The `name` or id of the input. */
  field: string;
  message: string;
}

/** After a rejected submission: repeats every message as a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors }: { errors: FieldMessage[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) ref.current?.focus();
  }, [any]);
  if (!any) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-panel bg-high-bg p-3 text-13 text-high-fg">
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden size={16} />
        Check these fields
      </p>
      <ul className="mt-1 ms-6 grid gap-1">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <button
              type="button"
              className="rounded-sm text-start underline underline-offset-3"
              onClick={() => focusField(ref.current, field)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(summary: HTMLElement | null, field: string) {
  const scope = summary?.closest('form') ?? document;
  const target = scope.querySelector(`[name="${CSS.escape(field)}"]`) ?? document.getElementById(field);
  if (target instanceof HTMLElement) target.focus();
}
