import type { SelfTestSummary } from '@tamis/api/self-test/schema';
import { DateText } from '@tamis/ui/date-text';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { Link } from '../shared/links.ts';
import { percentText, shareOf } from './percent-text.ts';

/** Earlier tests, so that a new engine, list or threshold can be compared with the one before. */
export function TestHistory({ tests, shown }: { tests: readonly SelfTestSummary[]; shown: number | undefined }) {
  return (
    <Panel title="Tests" count={tests.length} className="no-print">
      <ul className="divide-y divide-hairline">
        {tests.map(({ id, at, by, engineVersion, threshold, asked, found, customers, alerting }) => (
          <li
            key={id}
            aria-current={id === shown ? 'true' : undefined}
            className="grid gap-x-4 gap-y-0.5 px-4 py-3 text-13 aria-[current]:bg-selected sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <span className="min-w-0">
              <Link to="/self-test" search={{ test: id }}>
                <DateText value={at} variant="datetime" isFocusable={false} />
              </Link>{' '}
              <span className="text-muted">
                by <PersonName name={by} />, {engineVersion} at {threshold}
              </span>
            </span>
            <span className="tabular">
              <b className="font-semibold">{percentText(shareOf(found, asked))}</b>{' '}
              <span className="text-muted">found</span>
            </span>
            <span className="tabular">
              <b className="font-semibold">{percentText(shareOf(alerting, customers))}</b>{' '}
              <span className="text-muted">of customers raise an alert</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
