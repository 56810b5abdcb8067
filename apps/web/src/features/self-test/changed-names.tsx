import type { SelfTest } from '@tamis/api/self-test/schema';
import { Panel } from '@tamis/ui/panel';
import { numberText } from '../shared/counts.ts';
import { percentText, shareOf } from './percent-text.ts';

const TITLES = { person: 'People', company: 'Companies' } as const;

/** How many names were found, by kind of change, at the threshold in force. */
export function ChangedNames({ test }: { test: SelfTest }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <ByChange test={test} type="person" />
      <ByChange test={test} type="company" />
    </div>
  );
}

function ByChange({ test, type }: { test: SelfTest; type: keyof typeof TITLES }) {
  const at = test.thresholds.indexOf(test.threshold);
  const rows = test.names.filter((row) => row.type === type);
  return (
    <Panel title={`${TITLES[type]}, by change`} meta={`Found at ${test.threshold}`}>
      {rows.length === 0 && (
        <p className="px-4 py-3 text-13 text-muted">The lists contain no {type === 'person' ? 'person' : 'company'}.</p>
      )}
      <ul className="grid gap-1 px-4 py-3" aria-label={`${TITLES[type]} found, by change`}>
        {rows.map(({ change, asked, found }) => {
          const share = shareOf(found[at] ?? 0, asked);
          return (
            <li
              key={change}
              className="grid min-h-7 grid-cols-[minmax(0,176px)_1fr_auto_84px] items-center gap-x-3 text-13 tabular"
            >
              <span className="first-letter:uppercase">{change}</span>
              <span aria-hidden className="picture h-1.5 overflow-hidden rounded-bar bg-neutral-bg">
                <span className="block h-full rounded-bar bg-accent" style={{ width: `${share * 100}%` }} />
              </span>
              <b className="w-14 text-end font-semibold">{percentText(share)}</b>
              <span className="text-end text-muted">
                {numberText(found[at] ?? 0)} of {numberText(asked)}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
