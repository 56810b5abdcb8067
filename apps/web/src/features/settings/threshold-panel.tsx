import type { ThresholdSetting } from '@tamis/api/settings/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { SkeletonText } from '@tamis/ui/skeleton';
import { trpc } from '../../trpc.ts';
import { Link } from '../shared/links.ts';
import { QueryError } from '../shared/query-error.tsx';
import { useDialog } from '../shared/use-dialog.ts';
import { SettingHistory } from './setting-history.tsx';
import { SettingJob } from './setting-job.tsx';
import { ThresholdSheet } from './threshold-sheet.tsx';
import { meaningText } from './threshold-words.ts';

/** The score from which a hit waits for a decision, what that means, since when and why. */
export function ThresholdPanel() {
  const setting = trpc.settings.threshold.useQuery();
  const { data } = setting;
  return (
    <Panel
      title="Screening Threshold"
      meta={data && <Badge tone={data.version === 0 ? 'neutral' : 'info'}>{data.threshold} of 100</Badge>}
      padded={!setting.isLoadingError}
    >
      <QueryError title="The threshold could not be loaded" query={setting} />
      {setting.isPending && <SkeletonText lines={4} />}
      {data && <Threshold setting={data} />}
    </Panel>
  );
}

function Threshold({ setting }: { setting: ThresholdSetting }) {
  const { meaning, engine, history, job } = setting;
  const [isOpen, setOpen] = useDialog('threshold');
  return (
    <>
      <p className="text-13 text-muted">
        A name that scores at or over it is a possible match that waits for a decision.
      </p>
      <p className="mt-3 text-13">{meaningText(meaning)}</p>
      <p className="mt-1 text-12 text-muted">
        Measured with engine {engine} on four published lists and random names. The{' '}
        <Link to="/self-test">self-test</Link> measures it on your own customers.
      </p>
      <SettingJob job={job} stopped="Some entities have not been screened with this threshold yet." />
      <SettingHistory versions={history}>
        {(version, before) => `${before?.threshold ?? setting.default} → ${version.threshold}`}
      </SettingHistory>
      <Button className="mt-4" onPress={() => setOpen(true)}>
        Change threshold
      </Button>
      <ThresholdSheet setting={setting} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
