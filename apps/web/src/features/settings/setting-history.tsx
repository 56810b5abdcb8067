import type { Changed } from '@tamis/api/settings/schema';
import { DateText } from '@tamis/ui/date-text';
import { Disclosure } from '@tamis/ui/disclosure';
import type { ReactNode } from 'react';

interface SettingHistoryProps<T extends Changed & { version: number }> {
  /** Newest first. */
  versions: readonly T[];
  /** What the version changed. */
  children: (version: T, before: T | undefined) => ReactNode;
}

/** The last change, with its author and reason; earlier ones on demand. */
export function SettingHistory<T extends Changed & { version: number }>(props: SettingHistoryProps<T>) {
  const { versions, children } = props;
  const [last] = versions;
  if (!last) return null;
  return (
    <>
      <p className="mt-3 text-13 wrap-anywhere text-muted">
        Version {last.version}, changed by {last.by} on <DateText value={last.at} />: {last.reason}
      </p>
      <Disclosure title="History" count={versions.length} className="mt-1 -ms-2">
        <ol className="grid gap-3 text-13" aria-label="Versions">
          {versions.map((version, at) => (
            <li key={version.version} className="wrap-anywhere">
              <p>
                <b className="font-medium">Version {version.version}</b>{' '}
                <span className="text-muted">
                  by {version.by} on <DateText value={version.at} isFocusable={false} />
                </span>
              </p>
              <p>{children(version, versions[at + 1])}</p>
              <p className="text-muted">{version.reason}</p>
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
