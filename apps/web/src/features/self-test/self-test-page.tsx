import type { SelfTests } from '@tamis/api/self-test/schema';
import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { PageHeader } from '@tamis/ui/page-header';
import { Panel } from '@tamis/ui/panel';
import { SkeletonText } from '@tamis/ui/skeleton';
import { getRouteApi } from '@tanstack/react-router';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Printer from 'lucide-react/icons/printer';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { JobProgress } from '../shared/job-progress.tsx';
import { isRunning } from '../shared/job-words.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { BackLink } from '../shared/links.ts';
import { LoadError } from '../shared/load-error.tsx';
import { SelfTestResult } from './self-test-result.tsx';
import { TestHistory } from './test-history.tsx';

const route = getRouteApi('/_app/self-test');

/**
 * How well changed names are found, and how many customers raise an alert, measured with the institution's own lists
 * and customers.
 */
export function SelfTestPage() {
  const chosen = route.useSearch().test;
  const tests = trpc.selfTests.list.useQuery();
  const shown = tests.data?.tests.find(({ id }) => id === chosen) ?? tests.data?.tests[0];
  return (
    <>
      <PageHeader
        title="Self-test"
        back={<BackLink to="/lists">Back to Lists</BackLink>}
        lead="Are listed names still found when they are spelled differently, and how many of your customers raise an alert?"
        actions={
          <>
            {shown && (
              <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
                Print
              </Button>
            )}
            {tests.data && tests.data.tests.length > 0 && <RunButton job={tests.data.job} />}
          </>
        }
      />
      <div className="grid gap-5">
        {tests.isPending && (
          <Panel padded>
            <SkeletonText lines={8} />
          </Panel>
        )}
        {tests.isError && (
          <Panel>
            <LoadError
              title="The self-tests could not be loaded"
              error={tests.error}
              onRetry={() => void tests.refetch()}
            />
          </Panel>
        )}
        {tests.data?.job && <UnderWay job={tests.data.job} />}
        {tests.data?.tests.length === 0 && !isRunning(tests.data.job) && <NoTest job={tests.data.job} />}
        {shown && <SelfTestResult summary={shown} />}
        {tests.data && tests.data.tests.length > 1 && <TestHistory tests={tests.data.tests} shown={shown?.id} />}
      </div>
    </>
  );
}

function RunButton({ job }: Pick<SelfTests, 'job'>) {
  const invalidate = useInvalidate();
  const navigate = route.useNavigate();
  const run = trpc.selfTests.run.useMutation({
    onSuccess: () => invalidate('self-test'),
    onError: toastFailure('Failed to start the self-test'),
  });
  if (!useMay('selfTests.run')) return null;
  return (
    <Button
      variant="primary"
      icon={<FlaskConical aria-hidden />}
      isPending={run.isPending || isRunning(job)}
      pendingLabel="Testing..."
      onPress={() => run.mutate(undefined, { onSuccess: () => void navigate({ search: {} }) })}
    >
      Run self-test
    </Button>
  );
}

/** A test that is running, or why the last one failed. */
function UnderWay({ job }: { job: NonNullable<SelfTests['job']> }) {
  if (job.state === 'failed') {
    return (
      <Banner tone="error" title="The last self-test failed">
        {job.error}
      </Banner>
    );
  }
  return (
    <Panel padded>
      <JobProgress job={job} />
    </Panel>
  );
}

function NoTest({ job }: Pick<SelfTests, 'job'>) {
  const mayRun = useMay('selfTests.run');
  return (
    <Panel>
      <EmptyState icon={<FlaskConical />} title="No self-test yet" actions={mayRun && <RunButton job={job} />}>
        A self-test takes names from the lists in force, changes them as they often arrive changed, and checks whether
        they are found. Then it screens your own customers.{' '}
        {mayRun ? 'It stores no match and raises no alert.' : 'An administrator can run one.'}
      </EmptyState>
    </Panel>
  );
}
