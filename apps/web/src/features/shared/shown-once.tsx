import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { CopyButton } from '@tamis/ui/copy-button';
import { useState } from 'react';

interface ShownOnceProps {
  /** The name of the secret: 'key'. */
  what: string;
  value: string;
  /** Why it cannot be seen again. */
  children: string;
}

/** A secret that is shown only once, with a copy button. */
export function ShownOnce({ what, value, children }: ShownOnceProps) {
  return (
    <>
      <Banner tone="warning" title={`Copy the ${what} now.`} live>
        {children}
      </Banner>
      <div className="mt-4 flex items-start gap-2 rounded-md border bg-sunken py-2 ps-3 pe-2">
        <code className="min-w-0 flex-1 py-0.5 font-mono text-12 leading-5 break-all">{value}</code>
        <CopyButton value={value} label={`Copy ${what}`} />
      </div>
    </>
  );
}

/**
 * The secret that a dialog has created. It is shown until the dialog closes, in whatever way, and forgotten then.
 * `footer` is for that time.
 */
export function useShownOnce<T>(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  const [made, setMade] = useState<T | null>(null);
  if (!isOpen && made !== null) setMade(null);
  const footer =
    made === null ? null : (
      <Button variant="primary" onPress={() => onOpenChange(false)}>
        Done
      </Button>
    );
  return { made, setMade, footer };
}
