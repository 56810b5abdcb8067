import type { RiskWeightsSetting } from '@tamis/api/settings/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { PercentBar } from '@tamis/ui/percent-bar';
import { SkeletonText } from '@tamis/ui/skeleton';
import { trpc } from '../../trpc.ts';
import { QueryError } from '../shared/query-error.tsx';
import { useDialog } from '../shared/use-dialog.ts';
import { RiskWeightsSheet } from './risk-weights-sheet.tsx';
import { SettingHistory } from './setting-history.tsx';
import { SettingJob } from './setting-job.tsx';
import { changesText, FACTORS, meaningOf } from './weights-words.ts';

/** How much each risk factor counts, since when and why. */
export function RiskWeightsPanel() {
  const setting = trpc.settings.riskWeights.useQuery();
  const { data } = setting;
  return (
    <Panel
      title="Risk Weights"
      meta={data && <Badge tone="neutral">{data.version === 0 ? 'Defaults' : `Version ${data.version}`}</Badge>}
      padded={!setting.isLoadingError}
    >
      <QueryError title="The weights could not be loaded" query={setting} />
      {setting.isPending && <SkeletonText lines={6} />}
      {data && <Weights setting={data} />}
    </Panel>
  );
}

function Weights({ setting }: { setting: RiskWeightsSetting }) {
  const { weights, defaults, history, job } = setting;
  const [isOpen, setOpen] = useDialog('weights');
  return (
    <>
      <p className="text-13 text-muted">
        Four scores make the risk score of an entity, each with its weight. Further bad evidence never lowers it, and a
        sanctioned party reaches 100 whatever the others say.
      </p>
      <div className="mt-3 grid gap-1.5">
        {FACTORS.map((factor) => (
          <div key={factor.id}>
            <PercentBar label={factor.label} value={weights[factor.id]} tone="accent" />
            <p className="text-12 text-muted">{meaningOf(factor, weights[factor.id])}</p>
          </div>
        ))}
      </div>
      <SettingJob job={job} stopped="Some scores still use the previous weights." />
      <SettingHistory versions={history}>
        {(version, before) => changesText(before?.weights ?? defaults, version.weights)}
      </SettingHistory>
      <Button className="mt-4" onPress={() => setOpen(true)}>
        Change weights
      </Button>
      <RiskWeightsSheet setting={setting} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
