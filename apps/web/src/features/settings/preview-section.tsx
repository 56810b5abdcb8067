import { Skeleton } from '@tamis/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadError } from '../shared/load-error.tsx';

interface PreviewSectionProps<Preview> {
  /** The text while nothing has changed. */
  hint: string;
  isChanged: boolean;
  preview: { data: Preview | undefined; error: unknown; isPending: boolean; refetch: () => Promise<unknown> };
  children: (preview: Preview) => ReactNode;
}

/** What a change of a setting would do, updated while it is made. */
export function PreviewSection<Preview>({ hint, isChanged, preview, children }: PreviewSectionProps<Preview>) {
  const { data, error, isPending, refetch } = preview;
  return (
    <section aria-labelledby="preview" className="rounded-panel border border-border p-4 text-13">
      <h3 id="preview" className="text-14 font-semibold">
        Preview
      </h3>
      {!isChanged && <p className="mt-1 text-muted">{hint} Nothing is saved yet.</p>}
      {isChanged && error !== null && <LoadError error={error} onRetry={() => void refetch()} />}
      {isChanged && isPending && <Skeleton width="70%" className="mt-2" />}
      {isChanged && data !== undefined && children(data)}
    </section>
  );
}
