import type { SelfTest, SelfTestSummary } from '@tamis/api/self-test/schema';
import { DateText } from '@tamis/ui/date-text';
import { Fact, Facts } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { SkeletonText } from '@tamis/ui/skeleton';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { LoadError } from '../shared/load-error.tsx';
import { ChangedNames } from './changed-names.tsx';
import { MissedNames } from './missed-names.tsx';
import { percentText, shareOf } from './percent-text.ts';
import { ThresholdBars } from './threshold-bars.tsx';

/** One test: its result in a sentence, what was tested, both effects of the threshold, and what was missed. */
export function SelfTestResult({ summary }: { summary: SelfTestSummary }) {
  const test = trpc.selfTests.get.useQuery({ id: summary.id });
  return (
    <>
      <Panel padded>
        <p className="mb-4 text-16 text-balance">{sentence(summary)}</p>
        <Facts columns={3}>
          <Fact label="Tested">
            <DateText value={summary.at} variant="datetime" />
          </Fact>
          <Fact label="By">
            <PersonName name={summary.by} />
          </Fact>
          <Fact label="Engine">{summary.engineVersion}</Fact>
          <Fact label="Threshold in force">{summary.threshold}</Fact>
          <Fact label="Seed" source="Draws the same names again while the lists are the same">
            {test.data?.seed}
          </Fact>
          <Fact label="Lists" layout="wide">
            <span className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {summary.lists.map(({ list, parties, importedAt }) => (
                <span key={list}>
                  {list}: {countText(parties, 'party', 'parties')}, imported{' '}
                  <DateText value={importedAt} isFocusable={false} />
                </span>
              ))}
            </span>
          </Fact>
        </Facts>
      </Panel>
      {test.isPending && (
        <Panel padded>
          <SkeletonText lines={8} />
        </Panel>
      )}
      {test.isError && (
        <Panel>
          <LoadError error={test.error} onRetry={() => void test.refetch()} />
        </Panel>
      )}
      {test.data && <Details test={test.data} />}
    </>
  );
}

function Details({ test }: { test: SelfTest }) {
  const { thresholds, names, threshold, asked, customers } = test;
  const found = thresholds.map((_, at) => names.reduce((sum, one) => sum + (one.found[at] ?? 0), 0));
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <ThresholdBars
          title="Changed names found"
          what="of the changed names are found"
          thresholds={thresholds}
          shares={found.map((count) => shareOf(count, asked))}
          inForce={threshold}
          full={1}
        >
          Percent of {numberText(asked)} changed names. A lower threshold finds more of them.
        </ThresholdBars>
        <ThresholdBars
          title="Customers who raise an alert"
          what="of the customers raise an alert"
          thresholds={thresholds}
          shares={test.alertingAt.map((count) => shareOf(count, customers))}
          inForce={threshold}
        >
          {customers === 0
            ? 'There are no customers yet.'
            : `Percent of ${countText(customers, 'customer', 'customers')} without a confirmed match. A higher threshold spares more of them.`}
        </ThresholdBars>
      </div>
      <ChangedNames test={test} />
      <MissedNames test={test} />
    </>
  );
}

function sentence({ asked, found, customers, alerting }: SelfTestSummary): string {
  const names = `${numberText(found)} of ${numberText(asked)} changed names were found (${percentText(shareOf(found, asked))}).`;
  if (customers === 0) return `${names} There were no customers to screen.`;
  const share = percentText(shareOf(alerting, customers));
  return `${names} Of ${countText(customers, 'customer', 'customers')} without a confirmed match, ${numberText(alerting)} would raise an alert (${share}).`;
}
