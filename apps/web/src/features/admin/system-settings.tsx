import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { FeedsPanel } from '../feeds/feeds-panel.tsx';
import { RiskWeightsPanel } from '../settings/risk-weights-panel.tsx';
import { ThresholdPanel } from '../settings/threshold-panel.tsx';
import { WebhooksPanel } from '../webhooks/webhooks-panel.tsx';
import { ApiKeysPanel } from './api-keys-panel.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { FourEyesPanel } from './four-eyes-panel.tsx';
import { useAdminView } from '../shared/use-admin-view.ts';

type Tone = 'low' | 'medium' | 'neutral';
type StatusLine = readonly [name: string, state: string, tone: Tone];

const API_CONFIGURATION: readonly StatusLine[] = [
  ['AI API', 'Connected', 'low'],
  ['Sanctions Database', 'Pending', 'medium'],
  ['News Feed API', 'Not Connected', 'neutral'],
];
const SYSTEM_STATUS: readonly StatusLine[] = [
  ['Database', 'Online', 'low'],
  ['AI Services', 'Online', 'low'],
  ['Notification System', 'Online', 'low'],
];

/** The texts of the specified cards never change; the current state is shown under Diagnostics. */
export function SystemSettings() {
  const { change } = useAdminView();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <StatusCard title="API Configuration" lines={API_CONFIGURATION} />
        <FourEyesPanel />
        <RiskWeightsPanel />
        <Panel title="Audit Logs" padded>
          <p className="text-13 text-muted">
            Every change with who made it and when, in a chain in which no entry can be altered or removed unnoticed.
          </p>
          <Button className="mt-4" onPress={() => change({ audit: true, page: undefined })}>
            View Audit Logs
          </Button>
        </Panel>
      </div>
      <div className="grid gap-5">
        <StatusCard title="System Status" lines={SYSTEM_STATUS} />
        <Diagnostics />
        <ThresholdPanel />
      </div>
      <div className="grid min-w-0 gap-5 lg:col-span-2">
        <FeedsPanel />
        <ApiKeysPanel />
        <WebhooksPanel />
      </div>
    </div>
  );
}

function StatusCard({ title, lines }: { title: string; lines: readonly StatusLine[] }) {
  return (
    <Panel title={title}>
      <dl className="divide-y divide-hairline">
        {lines.map(([name, state, tone]) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-3 px-4 text-13">
            <dt>{name}</dt>
            <dd>
              <Badge tone={tone}>{state}</Badge>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
